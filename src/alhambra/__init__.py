"""The two games of the Alhambra family, exact and fast, for people and for programs."""

__version__ = "0.1.0"
