// A field for an amount below or above zero: phones show figures without a minus, so a key turns it.
const MINUS = "\u2212";
const SIGN = /^\s*[+\-\u2212\u2013]\s*/;

class SignedField extends HTMLElement {
  connectedCallback() {
    this.field = this.querySelector("input");
    const key = this.querySelector("[data-turn]");
    if (!key) return;
    if (!this.field.inputMode) this.field.inputMode = "numeric"; // halves want a point
    key.addEventListener("click", () => this.turn());
  }

  turn() {
    const text = this.field.value.trim();
    const below = /^[-\u2212\u2013]/.test(text);
    this.field.value = (below ? "" : MINUS) + text.replace(SIGN, "");
    this.field.dispatchEvent(new Event("input", { bubbles: true }));
    this.field.focus();
  }
}

customElements.define("signed-field", SignedField);
