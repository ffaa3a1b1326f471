/**
 * The part of the service worker that is called by a push service. What it reads is what `Pushed` in
 * `apps/server/src/notices/push-out.ts` says.
 */
export const PUSH_WORKER = `
// The newest about a table takes the place of the one before: they are shown in the order in which they came.
let last = Promise.resolve();
self.addEventListener('push', (event) => {
  const { body, tag, place, waiting } = event.data.json();
  const shown = last.then(() => self.registration.showNotification('Deadlight', {
    body, tag, renotify: true, icon: 'icon.svg', data: { place },
  }));
  last = shown.catch(() => {});
  const badge = navigator.setAppBadge?.(waiting).catch(() => {});
  event.waitUntil(Promise.all([shown, badge]));
});
const open = async (place) => {
  const { scope } = self.registration;
  const to = new URL('#/' + place, scope).href;
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = all.filter(({ url }) => url.startsWith(scope));
  const page = pages.find(({ url }) => url === to) ?? pages[0];
  if (page === undefined) return self.clients.openWindow(to);
  page.postMessage({ open: place });
  return page.focus();
};
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.place));
});
`;
