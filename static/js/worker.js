// Lets the browser keep the site for when there is no connection. Without it everything else works.
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/worker.js").catch(() => {});
