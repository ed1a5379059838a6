// Finds out the time zone for zone.js.
self.postMessage(Intl.DateTimeFormat().resolvedOptions().timeZone);
