// The bar of a drill: Enter presses its main button, and an answered page starts at its verdict.
import { plain, typing } from "./shortcuts.js";

const PRESSED_BY_ENTER = "a, button, summary, input:not([type=checkbox], [type=radio])";

class DrillBar extends HTMLElement {
  connectedCallback() {
    this.listen = (event) => this.press(event);
    document.addEventListener("keydown", this.listen);
    this.focusVerdict();
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.listen);
  }

  press(event) {
    if (event.key !== "Enter" || !plain(event) || typing(event)) return;
    if (event.target.closest?.(PRESSED_BY_ENTER)) return;
    const main = this.querySelector(".button--primary");
    if (!main) return;
    event.preventDefault();
    main.click();
  }

  focusVerdict() {
    document.getElementById("say")?.focus({ preventScroll: true });
  }
}

customElements.define("drill-bar", DrillBar);
