// Whether a key press is meant for the page: single letters can be switched off in the settings,
// and never count while somebody types or holds a modifier. What names a key as its shortcut is
// pressed by it, also where it stands in a closed menu.

const TYPED_INTO = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

export const allowed = () => document.documentElement.dataset.shortcuts !== "off";

export const typing = (event) => event.target.closest?.(TYPED_INTO) !== null;

export const plain = (event) =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !event.repeat;

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || !allowed() || !plain(event) || typing(event)) return;
  const pressed = event.key.toLowerCase();
  const named = [...document.querySelectorAll("[aria-keyshortcuts]")];
  const meant = named.find((each) => each.getAttribute("aria-keyshortcuts") === pressed);
  if (!meant) return;
  event.preventDefault();
  meant.click();
});
