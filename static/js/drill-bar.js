// The bar of a drill: Enter presses its main button, the left arrow goes a step back, and an
// answered page starts at its verdict. A rack that was tried lets one go on.
import { plain, typing } from "./shortcuts.js";

const MOVED_BY_ARROWS = "input, select, textarea, summary, button, a, label, [contenteditable], [tabindex='0']";
const PRESSED_BY_ENTER = "a, button, summary, input:not([type=checkbox], [type=radio])";

class DrillBar extends HTMLElement {
  connectedCallback() {
    this.listen = (event) => this.press(event);
    document.addEventListener("keydown", this.listen);
    this.go = (event) => event.target.closest("live-hand") && this.letOn();
    document.addEventListener("change", this.go);
    this.focusVerdict();
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.listen);
    document.removeEventListener("change", this.go);
  }

  press(event) {
    if (event.key === "ArrowLeft") return this.goBack(event);
    if (event.key !== "Enter" || !plain(event) || typing(event)) return;
    if (event.target.closest?.(PRESSED_BY_ENTER)) return;
    const main = this.querySelector(".button--primary");
    if (!main) return;
    event.preventDefault();
    main.click();
    if ("first" in main.dataset) this.focusRack(main.hash);
  }

  focusRack(hash) {
    document.querySelector(hash)?.querySelector("input:not([type=hidden])")?.focus();
  }

  goBack(event) {
    if (event.defaultPrevented || event.shiftKey || !plain(event)) return;
    if (event.target.closest?.(MOVED_BY_ARROWS)) return;
    this.querySelector("[rel=prev]")?.click();
  }

  letOn() {
    this.querySelector("[data-first]")?.remove();
    this.querySelector("[data-onward]")?.classList.add("button--primary");
  }

  focusVerdict() {
    document.getElementById("say")?.focus({ preventScroll: true });
  }
}

customElements.define("drill-bar", DrillBar);
