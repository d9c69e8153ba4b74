// The former site at this domain may have left a service worker in visitors' browsers that would show its pages forever.
// This one takes its place, deletes what it kept, shows the new page, and removes itself.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
