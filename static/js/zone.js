// Tells the server the visitor's time zone, so that days and times are the visitor's own. To find it out
// takes a phone a tenth of a second, so a thread beside the page does it, once while a tab is open.
const YEAR = 31536000; // seconds
const KEY = "zone-told";

function isTold() {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false; // storage is switched off
  }
}

function tell(zone) {
  const said = `zone=${encodeURIComponent(zone)}`;
  if (zone && !document.cookie.split("; ").includes(said)) {
    document.cookie = `${said}; path=/; max-age=${YEAR}; samesite=lax`;
  }
  try {
    sessionStorage.setItem(KEY, "");
  } catch {
    // It is found out again on the next page.
  }
}

if (!isTold() || !/(?:^|; )zone=/.test(document.cookie)) {
  const thread = new Worker(new URL("./zone-thread.js", import.meta.url));
  thread.addEventListener("message", ({ data }) => {
    tell(data);
    thread.terminate();
  });
}
