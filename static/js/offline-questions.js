// Questions that are taken along: fetched as a packet, answered without a connection, handed in
// later. An answer stays until the site has taken it; sent twice it counts once, because each
// question of a packet has the name of its showing.
//
// Several tabs share what is kept. The questions of a part never change; the answers to all parts
// stand beside them and are read anew, under a lock, by whoever adds one.
//
// Several people share a browser: each has what is kept under a name of their own. Of others only the
// answers stay that are not handed in, and they wait until those others are back.
const CACHE = "fanwise-packet";
const PARTS = "/offline/parts/"; // and the name of whose they are; worker.js knows these, too
const ANSWERS = "/offline/answers-given/";
const SHELLS = "fanwise-shell-";
const MARKS = { right: "✓" };

class OfflineQuestions extends HTMLElement {
  async connectedCallback() {
    if (!("caches" in window)) return;
    this.hidden = false;
    this.place = this.querySelector("[data-place]");
    this.bar = this.querySelector("[data-bar]");
    this.next = this.querySelector("[data-next]");
    this.querySelector("[data-fetch]").addEventListener("click", () => this.take());
    this.place.addEventListener("click", (event) => {
      const pressed = event.target.closest("button[name=answer]");
      if (pressed) this.answer(pressed.value);
    });
    this.next.addEventListener("click", () => this.show(true));
    this.parts = [];
    this.given = {};
    this.others = new BroadcastChannel(CACHE);
    this.others.addEventListener("message", () => this.hear());
    window.addEventListener("online", () => this.handIn());
    const own = this.dataset.owners.split(" ");
    this.owner = own[0];
    await alone(() => settle(own));
    await this.load();
    this.show();
    await this.handIn();
  }

  disconnectedCallback() {
    this.others?.close();
  }

  async load() {
    this.parts = await read(PARTS + this.owner, []);
    this.given = await read(ANSWERS + this.owner, {});
  }

  // Another tab has taken questions along or answered one; a verdict that is read here stays.
  async hear() {
    await this.load();
    const isOpen = this.at && this.open().some(({ part, number }) => part.token === this.at.part.token && number === this.at.number);
    if (this.bar.hidden && !isOpen) this.show();
    else this.tell();
  }

  async take() {
    this.say(this.dataset.loading);
    await this.handIn();
    const parts = [];
    let failed = "";
    while (!failed && parts.length < Number(this.dataset.parts)) {
      const part = await fetched(this.dataset.take).catch(() => ({ message: this.dataset.failed }));
      if (part.questions) {
        await this.belongTo(part.owner);
        parts.push({ token: part.token, questions: part.questions });
      } else failed = part.message;
    }
    if (parts.length) {
      await this.keepParts(parts);
      this.show(true);
    }
    if (failed) this.say(failed);
  }

  // Who was not known to the site before is now: the page that is kept for later shall say so.
  async belongTo(owner) {
    if (this.owner) return;
    this.owner = owner;
    const shells = (await caches.keys()).filter((name) => name.startsWith(SHELLS));
    await Promise.all(shells.map(async (name) => (await caches.open(name)).add(this.dataset.page)));
  }

  // Beside new parts only those are kept that have an answer to hand in.
  async keepParts(parts) {
    await alone(async () => {
      await this.load();
      this.parts = [...this.parts.filter((part) => this.waiting(part).length), ...parts];
      this.given = Object.fromEntries(this.parts.map(({ token }) => [token, this.given[token] ?? {}]));
      await write(PARTS + this.owner, this.parts);
      await write(ANSWERS + this.owner, this.given);
    });
    this.others.postMessage("parts");
  }

  show(focus = false) {
    this.at = this.open()[0];
    this.bar.hidden = true;
    this.place.replaceChildren(...(this.at ? nodes(this.at.part.questions[this.at.number].html) : []));
    if (focus) this.place.querySelector("h2")?.focus();
    this.tell();
  }

  async answer(value) {
    const { part, number } = this.at ?? {};
    if (!part || this.isAnswered(this.at)) return;
    this.given[part.token] = { ...this.given[part.token], [number]: { value } }; // a second press is none
    if (await this.keepAnswer(part, number, value)) {
      this.tellVerdict(part.questions[number], value);
      await this.handIn();
    } else {
      // Another tab has answered it, or has put other questions in the place of these.
      await this.load();
      this.show(true);
    }
  }

  async keepAnswer(part, number, value) {
    const isFirst = await alone(async () => {
      this.given = await read(ANSWERS + this.owner, {});
      const answers = this.given[part.token];
      if (!answers || number in answers) return false;
      answers[number] = { value, taken: false };
      await write(ANSWERS + this.owner, this.given);
      return true;
    });
    if (isFirst) this.others.postMessage("answer");
    return isFirst;
  }

  tellVerdict({ said, explained }, value) {
    for (const button of this.place.querySelectorAll("button[name=answer]")) {
      button.disabled = true;
      if (button.value === value) button.setAttribute("aria-pressed", "true");
      if (MARKS[said[button.value]?.sign]) button.append(` ${MARKS[said[button.value].sign]}`);
    }
    const verdict = document.createElement("div");
    verdict.id = "said";
    verdict.className = `verdict verdict--${said[value].sign}`;
    verdict.append(...nodes(said[value].html));
    const account = document.createElement("div");
    account.className = "explain stack";
    account.append(...nodes(explained));
    this.place.append(verdict, account);
    this.bar.hidden = false;
    this.next.focus({ preventScroll: true });
    verdict.scrollIntoView({ block: "nearest" });
    this.tell();
  }

  // One tab at a time, and what the site refuses for good is not sent for ever.
  async handIn() {
    if (!navigator.onLine) return;
    await navigator.locks.request(`${CACHE}-sending`, async () => {
      this.given = await read(ANSWERS + this.owner, {});
      for (const part of this.parts.filter((each) => this.waiting(each).length)) {
        if (!(await this.send(part))) return;
      }
    });
    this.tell();
  }

  async send(part) {
    const sent = this.waiting(part);
    try {
      const body = new URLSearchParams({ token: part.token, csrf_token: await this.formToken() });
      for (const number of sent) body.set(`answer-${number}`, this.given[part.token][number].value);
      const response = await fetch(this.dataset.send, { method: "POST", body });
      if (!response.ok && ![410, 422].includes(response.status)) return false;
    } catch {
      return false; // no connection after all: the next time
    }
    await alone(async () => {
      this.given = await read(ANSWERS + this.owner, {});
      for (const number of sent) if (this.given[part.token]?.[number]) this.given[part.token][number].taken = true;
      await write(ANSWERS + this.owner, this.given);
    });
    return true;
  }

  async formToken() {
    const response = await fetch(this.dataset.page);
    return parsed(await response.text()).querySelector("main [name=csrf_token]").value;
  }

  isAnswered({ part, number }) {
    return number in (this.given[part.token] ?? {});
  }

  waiting(part) {
    return unsent(this.given[part.token]);
  }

  open() {
    return this.parts.flatMap((part) => part.questions.map((_question, number) => ({ part, number }))).filter((each) => !this.isAnswered(each));
  }

  tell() {
    const { left, waiting: sent, done } = this.dataset;
    const open = this.open().length;
    const unsent = this.parts.reduce((sum, part) => sum + this.waiting(part).length, 0);
    const words = open ? [`${left}: ${open}`] : this.parts.length ? [done] : [];
    this.say([...words, ...(unsent ? [`${sent}: ${unsent}`] : [])].join(" · "));
  }

  say(words) {
    this.querySelector("[data-status]").textContent = words;
  }
}

// What was kept under former names of whoever is here joins what is kept under the first; of anybody
// else the questions go.
async function settle([owner, ...former]) {
  const names = (await (await caches.open(CACHE)).keys()).map(({ url }) => new URL(url).pathname.split(PARTS)[1]);
  for (const name of names.filter((each) => each && each !== owner)) {
    const given = await read(ANSWERS + name, {});
    const parts = (await read(PARTS + name, [])).filter(({ token }) => unsent(given[token]).length);
    if (former.includes(name)) {
      await write(PARTS + owner, [...(await read(PARTS + owner, [])), ...parts]);
      await write(ANSWERS + owner, { ...given, ...(await read(ANSWERS + owner, {})) });
    }
    if (parts.length && !former.includes(name)) await write(PARTS + name, parts.map(({ token }) => ({ token, questions: [] })));
    else await forget(name);
  }
}

async function forget(name) {
  const kept = await caches.open(CACHE);
  await Promise.all([PARTS, ANSWERS].map((kind) => kept.delete(kind + name)));
}

function unsent(answers = {}) {
  return Object.keys(answers).filter((number) => !answers[number].taken);
}

// A part of a packet, or the message of the site why there is none.
async function fetched(address) {
  const response = await fetch(address, { headers: { Accept: "application/json" } });
  return response.json();
}

function parsed(html) {
  return new DOMParser().parseFromString(html, "text/html");
}

// A part of a page as the site wrote it.
function nodes(html) {
  return [...parsed(html).body.childNodes];
}

function alone(work) {
  return navigator.locks.request(CACHE, work);
}

async function read(key, otherwise) {
  const kept = await (await caches.open(CACHE)).match(key);
  return kept ? kept.json() : otherwise;
}

async function write(key, value) {
  await (await caches.open(CACHE)).put(key, new Response(JSON.stringify(value), { headers: { "Content-Type": "application/json" } }));
}

customElements.define("offline-questions", OfflineQuestions);
