// Whether a key press is meant for the page: single letters can be switched off in the settings,
// and never count while somebody types or holds a modifier.

const TYPED_INTO = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

export const allowed = () => document.documentElement.dataset.shortcuts !== "off";

export const typing = (event) => event.target.closest?.(TYPED_INTO) !== null;

export const plain = (event) =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !event.repeat;
