/** What a push service delivers, as the service worker of the app takes it. */
import type { CDPSession, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';

useBrowser();

const origin = (): string => new URL(inject('address')).origin;

/** Once the service worker is there, delivers to it what the server would have sent. */
async function delivery(page: Page): Promise<(told: object) => Promise<void>> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (told) => {
    const data = JSON.stringify(told);
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: origin(), registrationId, data });
  };
}

const shown = (page: Page): Promise<{ body: string; tag: string }[]> =>
  page.evaluate(async () => {
    const { getNotifications } = await navigator.serviceWorker.ready.then((worker) => ({
      getNotifications: () => worker.getNotifications(),
    }));
    return (await getNotifications()).map(({ body, tag }) => ({ body, tag }));
  });

it('shows what it is told, the newest about each table, and opens its place when it is touched', async () => {
  const page = await visit({ serviceWorkers: 'allow', permissions: ['notifications'] });
  const deliver = await delivery(page);
  await deliver({ body: 'It is your turn.', tag: 'a', place: 'tables', waiting: 1 });
  await expect.poll(() => shown(page)).toEqual([{ body: 'It is your turn.', tag: 'a' }]);
  await deliver({ body: 'It is still your turn.', tag: 'a', place: 'tables', waiting: 1 });
  await expect.poll(() => shown(page)).toEqual([{ body: 'It is still your turn.', tag: 'a' }]);
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(async () => {
    const self = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await self.registration.getNotifications();
    const touch = new self.NotificationEvent('notificationclick', { notification });
    // Only a real touch keeps the worker awake, and may bring a page to the front.
    const waitUntil = (done: Promise<unknown>): void => void done.catch(() => {});
    dispatchEvent(Object.assign(touch, { waitUntil }));
  });
  await page.waitForURL(/#\/tables$/);
  await expect.poll(() => shown(page)).toEqual([]);
});

it('is told where it can be told, and why not where it cannot', async () => {
  const page = await visit({ serviceWorkers: 'allow', permissions: ['notifications'] });
  await page.evaluate(() => {
    location.hash = '#/account';
  });
  const section = page.locator('section', { hasText: 'When it is your turn' });
  await section.getByRole('button', { name: 'Notify me on this device' }).waitFor();
  // Here is no push service: the browser agrees with one that the test plays.
  await page.evaluate(() => {
    const key = (bytes: number): string =>
      btoa(String.fromCharCode(4, ...new Uint8Array(bytes - 1))).replace(/=+$/, '');
    const made = { toJSON: () => ({ endpoint: 'x', keys: { p256dh: key(65), auth: key(16) } }) };
    PushManager.prototype.subscribe = async () => made as unknown as PushSubscription;
  });
  await section.getByRole('button', { name: 'Notify me on this device' }).click();
  // That is no address, and the server says so.
  await page.getByRole('alert').waitFor();
});
