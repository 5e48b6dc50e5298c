"""How fast the engines are on this machine; `alhambra bench` runs it."""
