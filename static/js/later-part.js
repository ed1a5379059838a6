// A part of the page that takes a moment to work out comes once the page is there, or within a fold once
// that is opened. Its link leads to a page of its own, for who has no script or no luck.

const pages = new Map(); // by language and address: several parts may come from one page

const read = async (address, language) => {
  const answer = await fetch(address, { headers: { "Accept-Language": language } });
  if (!answer.ok) throw new Error(answer.status);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
};

class LaterPart extends HTMLElement {
  connectedCallback() {
    const fold = this.closest("details");
    if (!fold || fold.open) this.load();
    else fold.addEventListener("toggle", () => this.load(), { once: true });
  }

  async load() {
    const [address] = this.querySelector("a").href.split("#");
    const { lang } = document.documentElement;
    const asked = `${lang} ${address}`;
    try {
      if (!pages.has(asked)) pages.set(asked, read(address, lang));
      const part = (await pages.get(asked)).getElementById(this.getAttribute("part"));
      if (!part) throw new Error("no such part");
      this.replaceChildren(document.importNode(part, true)); // the page keeps its own for who asks again
    } catch {
      pages.delete(asked); // the link stays
    }
  }
}

customElements.define("later-part", LaterPart);
