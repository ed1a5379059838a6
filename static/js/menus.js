// Menus of the masthead close when one presses Escape or goes elsewhere.

const open = () => document.querySelectorAll("details.menu[open]");

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of open()) {
    menu.open = false;
    if (menu.contains(document.activeElement)) menu.querySelector("summary").focus();
  }
});

for (const kind of ["pointerdown", "focusin"]) {
  document.addEventListener(kind, (event) => {
    for (const menu of open()) if (!menu.contains(event.target)) menu.open = false;
  });
}
