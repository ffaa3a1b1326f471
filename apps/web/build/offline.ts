/** Writes the service worker: once opened, the app can be played without a network. */
import type { Plugin } from 'vite';
import { PUSH_WORKER } from './push-worker.ts';

/**
 * Cached when the app is first opened; named after what is in it. A new build waits until no page of the
 * old one is open: it never takes away the files of an open page.
 */
const serviceWorker = (name: string, files: readonly string[]): string => `
const NAME = ${JSON.stringify(name)};
const FILES = ${JSON.stringify(files)};
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((hit) => hit ?? fetch(event.request)));
});
${PUSH_WORKER}`;

export const offline = (): Plugin => ({
  name: 'deadlight-offline',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    // No level of the app thinks with a critic, so nobody need fetch one beforehand.
    const built = Object.keys(bundle).filter(
      (file) => file !== 'index.html' && !file.includes('.critic'),
    );
    const files = ['./', ...built.sort(), 'icon.svg', 'deadlight.webmanifest'];
    const name = `deadlight-${files.join('').length}-${hash(files.join('\n'))}`;
    this.emitFile({ type: 'asset', fileName: 'offline.js', source: serviceWorker(name, files) });
  },
});

/** File names carry the hash of what is in them; this one is of the names. */
function hash(text: string): string {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619);
  return (sum >>> 0).toString(36);
}
