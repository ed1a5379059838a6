// Questions that are taken along: fetched as a packet, answered without a connection, handed in
// later. What was answered stays with the packet until the site has taken it; sent twice it counts
// once, because each question of a packet has the name of its showing.
const CACHE = "fanwise-packet";
const KEY = "/offline/packet";

class OfflineQuestions extends HTMLElement {
  async connectedCallback() {
    if (!("caches" in window)) return;
    this.hidden = false;
    this.place = this.querySelector("[data-place]");
    this.next = this.querySelector("[data-next]");
    this.querySelector("[data-fetch]").addEventListener("click", () => this.take());
    this.place.addEventListener("click", (event) => {
      const pressed = event.target.closest("button[name=answer]");
      if (pressed) this.answer(pressed.value);
    });
    this.next.addEventListener("click", () => this.show(true));
    this.packet = await read();
    window.addEventListener("online", () => this.handIn());
    this.show();
    await this.handIn();
  }

  async take() {
    this.say(this.dataset.loading);
    await this.handIn();
    try {
      const parts = [];
      for (let number = 0; number < Number(this.dataset.parts); number += 1) {
        const response = await fetch(this.dataset.take);
        if (!response.ok) throw new Error(response.statusText);
        parts.push({ ...(await response.json()), answers: {}, taken: {} });
      }
      this.packet = { parts: [...this.packet.parts.filter((part) => waiting(part).length), ...parts] };
      await write(this.packet);
      this.show(true);
    } catch {
      this.say(this.dataset.failed);
    }
  }

  show(focus = false) {
    this.at = this.open()[0];
    this.next.hidden = true;
    this.place.replaceChildren(...(this.at ? nodes(this.at.part.questions[this.at.number].html) : []));
    if (focus) this.place.querySelector("h2")?.focus();
    this.tell();
  }

  async answer(value) {
    const { part, number } = this.at ?? {};
    if (!part || number in part.answers) return;
    part.answers[number] = value;
    await write(this.packet);
    const said = part.questions[number].said;
    for (const button of this.place.querySelectorAll("button[name=answer]")) {
      button.disabled = true;
      if (button.value === value) button.setAttribute("aria-pressed", "true");
      if (said[button.value]?.sign === "right") button.append(" ✓");
    }
    const verdict = document.createElement("div");
    verdict.className = `verdict verdict--${said[value].sign}`;
    verdict.append(...nodes(said[value].html));
    this.place.append(verdict);
    this.next.hidden = false;
    this.next.focus();
    this.tell();
    await this.handIn();
  }

  // One at a time, and what the site refuses for good is not sent for ever.
  async handIn() {
    if (this.sending || !navigator.onLine) return;
    this.sending = true;
    try {
      for (const part of this.packet.parts.filter((each) => waiting(each).length)) {
        const sent = waiting(part);
        const body = new URLSearchParams({ token: part.token, csrf_token: await this.formToken() });
        for (const number of sent) body.set(`answer-${number}`, part.answers[number]);
        const response = await fetch(this.dataset.send, { method: "POST", body });
        if (!response.ok && ![410, 422].includes(response.status)) break;
        for (const number of sent) part.taken[number] = true;
        await write(this.packet);
      }
    } catch {
      // No connection after all: the next time.
    } finally {
      this.sending = false;
      this.tell();
    }
  }

  async formToken() {
    const response = await fetch(this.dataset.page);
    return parsed(await response.text()).querySelector("main [name=csrf_token]").value;
  }

  open() {
    return this.packet.parts.flatMap((part) =>
      part.questions.map((_question, number) => ({ part, number })).filter(({ number }) => !(number in part.answers)));
  }

  tell() {
    const { left, waiting: sent, done } = this.dataset;
    const open = this.open().length;
    const unsent = this.packet.parts.reduce((sum, part) => sum + waiting(part).length, 0);
    const words = open ? [`${left}: ${open}`] : this.packet.parts.length ? [done] : [];
    this.say([...words, ...(unsent ? [`${sent}: ${unsent}`] : [])].join(" · "));
  }

  say(words) {
    this.querySelector("[data-status]").textContent = words;
  }
}

function parsed(html) {
  return new DOMParser().parseFromString(html, "text/html");
}

// A part of a page as the site wrote it.
function nodes(html) {
  return [...parsed(html).body.childNodes];
}

function waiting(part) {
  return Object.keys(part.answers).filter((number) => !(number in part.taken));
}

async function read() {
  const kept = await (await caches.open(CACHE)).match(KEY);
  return kept ? kept.json() : { parts: [] };
}

async function write(packet) {
  await (await caches.open(CACHE)).put(KEY, new Response(JSON.stringify(packet), { headers: { "Content-Type": "application/json" } }));
}

customElements.define("offline-questions", OfflineQuestions);
