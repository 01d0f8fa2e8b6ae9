// SPDX-License-Identifier: MIT
// @ts-check

// Caches the app, so that it opens without a network. Except for the page, all file names contain a hash of the content.

const NAME = "{{cache}}";
const FILES = {{files}};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const scope = NAME.slice(0, NAME.lastIndexOf(" "));
  event.waitUntil(caches.keys().then((names) => Promise.all(
    names.filter((name) => name.startsWith(scope + " ") && name !== NAME).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const kept = () => caches.match(event.request, { ignoreSearch: event.request.mode === "navigate" });
  // The page is requested from the server if there is a network. The files to which it refers never change.
  event.respondWith(event.request.mode === "navigate"
    ? fetch(event.request).catch(async () => await kept() ?? Response.error())
    : kept().then((found) => found ?? fetch(event.request)));
});
