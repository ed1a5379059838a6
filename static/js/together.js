// A lesson together: the page hears when the class goes on and shows how it stands. Where nothing can be
// heard (a proxy that holds lines back, a lost net) it asks each second instead.
import { allowed, plain, typing } from "./shortcuts.js";

const DEAF = 5000; // milliseconds after which a page that heard nothing asks by itself
const AGAIN = 1000;
const PATIENCE = 10000; // milliseconds after which the bars are asked for again

class LessonTogether extends HTMLElement {
  connectedCallback() {
    if ("over" in this.dataset) return;
    this.listen();
    this.form = this.querySelector("form");
    this.form?.addEventListener("submit", (event) => this.send(event));
    addEventListener("pagehide", () => this.source?.close());
    addEventListener("pageshow", (event) => event.persisted && location.reload());
    document.addEventListener("visibilitychange", () => document.hidden || this.ask());
    const left = this.closest("body").querySelector("time-left");
    if (left) setTimeout(() => this.again(), (Number(left.dataset.seconds) + 2.5) * 1000);
  }

  listen() {
    this.source = new EventSource(this.dataset.events);
    this.source.onmessage = (event) => this.hear(event.data);
    this.source.onerror = () => {
      if (this.source.readyState === EventSource.CLOSED) this.poll();
    };
    setTimeout(() => this.heard || this.poll(), DEAF);
  }

  poll() {
    this.source.close();
    this.timer ??= setInterval(() => this.ask(), AGAIN);
  }

  async ask() {
    try {
      const answer = await fetch(`${this.dataset.events}?once`);
      if (answer.ok) this.hear((await answer.text()).split("data: ")[1].trim());
    } catch {
      // the next time
    }
  }

  hear(line) {
    this.heard = true;
    const [version, members] = line.split(" ");
    if (version !== this.dataset.version) return this.again();
    if (line === this.line) return;
    const first = this.line === undefined;
    this.line = line;
    const here = this.querySelector("[data-members]");
    if (here && members) here.textContent = members;
    else if (this.dataset.answers && !first) this.refresh();
  }

  again() {
    if (this.sending) return;
    this.source?.close();
    if (!navigator.onLine) return addEventListener("online", () => this.again(), { once: true });
    // A class does not ask all at once. An answer that is on its way by then shows what comes after it.
    setTimeout(() => this.sending || location.reload(), this.dataset.answers ? 0 : Math.random() * 300);
  }

  // The bars: while they are fetched, further answers wait for one more fetch.
  async refresh() {
    if (this.fetching) return (this.more = true);
    this.fetching = true;
    try {
      const answer = await fetch(this.dataset.answers, { signal: AbortSignal.timeout?.(PATIENCE) });
      if (answer.status >= 500) throw new Error(answer.statusText);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.querySelector("[data-answers]");
      if (answer.ok && fresh) this.querySelector("[data-answers]")?.replaceChildren(...fresh.childNodes);
    } catch {
      this.more = true;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
    this.fetching = false;
    if (this.more) {
      this.more = false;
      this.refresh();
    }
  }

  // An answer is sent until it is acknowledged; the site keeps it once, however often it arrives.
  async send(event) {
    event.preventDefault();
    if (this.sending) return;
    this.sending = true;
    const body = new URLSearchParams(new FormData(this.form, event.submitter));
    event.submitter?.setAttribute("aria-pressed", "true");
    this.say(this.dataset.sending);
    for (;;) {
      try {
        const answer = await fetch(this.form.action, { method: "POST", body });
        if (answer.status < 500) return await this.show(answer);
      } catch {
        this.say(this.dataset.lost);
      }
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }

  async show(answer) {
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    this.sending = false;
    if (this.source.readyState === EventSource.CLOSED && !this.timer) this.listen();
    if (answer.ok) return this.become(page);
    this.say(page.querySelector("main [role=alert]")?.textContent ?? "");
    if (answer.status === 422) return this.ask();
    setTimeout(() => this.again(), 4000);
  }

  // The page that an answer leads to is there already: a class need not ask for it once more.
  become(page) {
    const fresh = page.querySelector("lesson-together");
    if (!fresh || fresh.dataset.version !== this.dataset.version) return this.again();
    this.replaceChildren(...fresh.childNodes);
    this.form = null;
    document.title = page.title;
    document.querySelector("main").focus();
    scrollTo(0, 0);
  }

  say(words) {
    const place = this.querySelector("[data-net]");
    place.textContent = words;
    place.hidden = !words;
  }
}

customElements.define("lesson-together", LessonTogether);

// The teacher goes on by the keys of a presenter, too.
document.addEventListener("keydown", (event) => {
  const onward = document.querySelector("[data-onward]");
  if (!onward || !["ArrowRight", "PageDown", " "].includes(event.key)) return;
  if (event.defaultPrevented || !plain(event) || typing(event) || !allowed()) return;
  if (event.key === " " && event.target.closest("a, button, summary, input")) return;
  event.preventDefault();
  onward.click();
});
