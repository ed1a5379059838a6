// A few answers: A to D, or 1 to 9, presses one of them.
import { allowed, plain, typing } from "./shortcuts.js";

class ChoiceKeys extends HTMLElement {
  connectedCallback() {
    this.listen = (event) => this.press(event);
    document.addEventListener("keydown", this.listen);
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.listen);
  }

  press(event) {
    if (!allowed() || !plain(event) || typing(event)) return;
    const buttons = [...this.querySelectorAll("[data-key]")];
    const pressed = event.key.toLowerCase();
    const chosen = buttons.find((button) => button.dataset.key === pressed) ?? buttons[pressed - 1];
    if (!chosen) return;
    event.preventDefault();
    chosen.click();
  }
}

customElements.define("choice-keys", ChoiceKeys);
