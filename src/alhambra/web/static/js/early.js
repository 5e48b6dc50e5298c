// Runs before anything is drawn, so that a dark page does not flash up light.
try {
  document.documentElement.dataset.theme = localStorage.getItem("theme") || "auto";
} catch (_) {
  document.documentElement.dataset.theme = "auto";
}
