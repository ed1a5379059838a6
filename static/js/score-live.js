// Scores the hand of a form while it is entered, by the same page that the form would open.
import { read } from "./typed-hand.js";

const PAUSE = 200; // milliseconds without a change
const ENOUGH = 13; // tiles that can be answered: what they wait for
const PARTS = "#live-hand, #live-result, #live-bar, [id$='-error']";
const OURS = ["to", "light"]; // fields that say nothing about the hand

const tiles = (form) => {
  const hand = read(form.elements.hand.value);
  return hand.standing.length + 3 * hand.melds.length + (hand.win ? 1 : 0);
};

// The answer comes to the reader, who may stand far above it on a phone.
const bring = (result) => {
  document.getElementById("res").focus({ preventScroll: true });
  const { top } = result.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) result.scrollIntoView();
};

class LiveScore {
  constructor(form) {
    this.form = form;
    form.addEventListener("input", (event) => {
      if (event.target.form === form && !OURS.includes(event.target.name)) this.soon();
    });
    form.addEventListener("submit", (event) => this.send(event));
  }

  // The page need not open anew; it does where the answer cannot be fetched.
  async send(event) {
    event.preventDefault();
    clearTimeout(this.timer);
    this.asking?.abort();
    if (tiles(this.form) >= ENOUGH && (await this.ask())) bring(document.getElementById("live-result"));
    else this.form.submit();
  }

  soon() {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.stale();
    this.timer = setTimeout(() => this.ask(), PAUSE);
  }

  // What was answered belongs to another hand now.
  stale() {
    for (const shown of this.form.querySelectorAll("[data-answered-hand]")) shown.hidden = true;
    document.getElementById("typed-hand").closest(".felt").hidden = false;
    document.getElementById("live-result").setAttribute("aria-busy", "true");
  }

  // Whether there is an answer, or a later question in its place.
  async ask() {
    const address = new URL(this.form.action);
    if (tiles(this.form) >= ENOUGH) address.search = this.query();
    this.asking = new AbortController();
    try {
      const answer = await fetch(address, { signal: this.asking.signal });
      if (answer.ok) this.show(await answer.text(), address);
      return answer.ok;
    } catch (error) {
      return error.name === "AbortError";
    }
  }

  query() {
    const fields = new URLSearchParams(new FormData(this.form));
    for (const name of OURS) fields.delete(name);
    for (const [name, value] of [...fields]) if (!value) fields.delete(name);
    return fields.toString();
  }

  show(page, address) {
    const answered = new DOMParser().parseFromString(page, "text/html");
    const typed = document.getElementById("typed-hand");
    const before = [...typed.childNodes];
    for (const part of this.form.querySelectorAll(PARTS)) {
      part.replaceChildren(...answered.getElementById(part.id).childNodes);
    }
    document.getElementById("typed-hand").replaceChildren(...before);
    document.getElementById("live-result").removeAttribute("aria-busy");
    const field = this.form.elements.hand;
    field.toggleAttribute("aria-invalid", false);
    if (answered.querySelector("#hand[aria-invalid]")) field.setAttribute("aria-invalid", "true");
    if (!document.querySelector("[data-answered-hand]")) document.getElementById("typed-hand").closest(".felt").hidden = false;
    // settings chosen from here on lead back to this hand
    const back = answered.querySelector("[name=back]")?.value;
    if (back) for (const kept of document.querySelectorAll("[name=back]")) kept.value = back;
    history.replaceState(null, "", address);
  }
}

for (const form of document.querySelectorAll("form[data-live]")) new LiveScore(form);
