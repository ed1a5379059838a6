// Keeps the shell of the site, the pages of reference as they were last seen, and nothing else.
// SITE, written before this: version, files (of the shell), page (to answer without a connection),
// waysOut (forms after which nobody may find what was kept), erasing (the form after which nothing is left).
const SHELL = `fanwise-shell-${SITE.version}`;
const PAGES = "fanwise-pages";
const PACKET = "fanwise-packet";
const PARTS = "/offline/parts/"; // as the script of that page names them, with the owner behind
const ANSWERS = "/offline/answers-given/";
const MOST_PAGES = 120;
const KEPT = /^\/(?:[a-z]+(?:-\d{4})?\/(?:fans|sheet|cards|articles|points)|glossary|editions)(?:\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll([...SITE.files, SITE.page])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetFormerShells().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === "POST") {
    // Who is there and what they set stands on every page: nothing of before is shown again.
    if (/^\/(?:account|settings|student|card|join)(?:\/|$)/.test(url.pathname)) event.waitUntil(forget(url.pathname));
    return;
  }
  if (request.method !== "GET") return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromShell(request));
  else if (request.mode === "navigate") event.respondWith(fromSite(event, url));
});

async function fromShell(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

// The site itself as long as it can be reached, for a page speaks one language to one visitor.
async function fromSite(event, url) {
  try {
    const response = await fetch(event.request);
    if (url.pathname === SITE.page || KEPT.test(url.pathname)) event.waitUntil(keep(url, response.clone()));
    if (url.pathname !== SITE.page) event.waitUntil(keepPage());
    return response;
  } catch (error) {
    const shell = await caches.open(SHELL);
    const pages = await caches.open(PAGES);
    // One visitor has one language at a time: whoever chooses another has no page of before.
    const kept = (await pages.match(url.href, { ignoreVary: true })) ?? (await pages.match(url.href, { ignoreSearch: true, ignoreVary: true }));
    const page = kept ?? (await shell.match(SITE.page, { ignoreVary: true }));
    if (page) return page;
    throw error;
  }
}

async function keep(url, response) {
  const kept = response.ok && response.type === "basic" && !response.redirected;
  if (!kept || /no-store/.test(response.headers.get("Cache-Control") ?? "")) return;
  if (url.pathname === SITE.page) {
    await (await caches.open(SHELL)).put(SITE.page, response);
    return;
  }
  const pages = await caches.open(PAGES);
  await pages.delete(url.href); // what is put anew stands last: the first are the oldest
  await pages.put(url.href, response);
  const all = await pages.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_PAGES)).map((old) => pages.delete(old)));
}

// The page of questions names who is signed in and speaks one language: forgotten, it is kept anew.
async function keepPage() {
  const shell = await caches.open(SHELL);
  if (!(await shell.match(SITE.page, { ignoreVary: true }))) await shell.add(SITE.page);
}

async function forget(path) {
  await caches.delete(PAGES);
  await (await caches.open(SHELL)).delete(SITE.page, { ignoreVary: true });
  if (path === SITE.erasing) await caches.delete(PACKET);
  else if (SITE.waysOut.includes(path)) await forgetQuestions();
}

// Answers that are not handed in wait for whoever gave them: without the questions they tell nobody anything.
async function forgetQuestions() {
  const packet = await caches.open(PACKET);
  for (const { url } of await packet.keys()) {
    const owner = new URL(url).pathname.split(PARTS)[1];
    if (!owner) continue;
    const answers = await packet.match(ANSWERS + owner);
    const given = Object.entries(answers ? await answers.json() : {});
    const unsent = given.filter(([, each]) => Object.values(each).some(({ taken }) => !taken));
    if (unsent.length) await packet.put(PARTS + owner, new Response(JSON.stringify(unsent.map(([token]) => ({ token, questions: [] })))));
    else await Promise.all([PARTS, ANSWERS].map((kind) => packet.delete(kind + owner)));
  }
  if (!(await packet.keys()).length) await caches.delete(PACKET);
}

async function forgetFormerShells() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("fanwise-shell-") && name !== SHELL).map((name) => caches.delete(name)));
}
