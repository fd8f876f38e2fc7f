// Only browsers without module scripts run this file: they are too old for the page.
document.addEventListener("DOMContentLoaded", function () {
  document.getElementById("splash-unsupported").hidden = false;
});
