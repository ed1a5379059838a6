// A button that copies the text in its data-copy and says so. Hidden where nothing can be copied.
const SAID_FOR = 2000; // milliseconds

class CopyText extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector("[data-copy]");
    this.hidden = !navigator.clipboard || !button;
    if (this.hidden) return;
    this.status = document.createElement("span");
    this.status.setAttribute("role", "status");
    this.status.className = "small";
    this.append(this.status);
    button.addEventListener("click", () => this.copy(button));
  }

  async copy(button) {
    await navigator.clipboard.writeText(button.dataset.copy);
    this.status.textContent = button.dataset.done;
    setTimeout(() => { this.status.textContent = ""; }, SAID_FOR);
  }
}

customElements.define("copy-text", CopyText);
