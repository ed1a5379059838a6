// A button that hands a line and its address to the system's sheet for sharing, where there is one.
class ShareText extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector("[data-text]");
    if (!navigator.share || !button) return;
    this.hidden = false;
    button.addEventListener("click", () => this.share(button));
  }

  async share(button) {
    try {
      await navigator.share({ text: button.dataset.text, url: button.dataset.url });
    } catch (error) {
      if (error.name !== "AbortError") throw error; // the sheet was closed, and nothing was shared
    }
  }
}

customElements.define("share-text", ShareText);
