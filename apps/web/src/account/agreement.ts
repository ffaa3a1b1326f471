/** Whether this browser has agreed to be told something by the server (Push API). */
import { signal } from '@preact/signals';
import { allowNotices, notices } from '../online/your-turn.ts';
import { askAccount, askToBeTold, isBusy } from './account.ts';

export const canAgree = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && notices.peek() !== null;

/** Null until that is known. */
export const hasAgreed = signal<boolean | null>(null);

const current = async (): Promise<PushSubscription | null> => {
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.getSubscription();
};

export async function lookForAgreement(): Promise<void> {
  hasAgreed.value = (await current()) !== null;
}

/** Whoever says no is asked nothing more: the browser remembers that. */
export async function agree(key: string): Promise<void> {
  isBusy.value = true;
  try {
    await allowNotices();
    if (notices.peek() !== 'granted') return;
    // One from before may be made for another server.
    await (await current())?.unsubscribe();
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = '', keys = {} } = made.toJSON();
    const { p256dh = '', auth = '' } = keys;
    askToBeTold({ do: 'push', subscription: { endpoint, p256dh, auth } });
    hasAgreed.value = true;
  } catch {
    // There is no push service within reach.
    hasAgreed.value = false;
  } finally {
    isBusy.value = false;
  }
}

export async function disagree(): Promise<void> {
  await (await current())?.unsubscribe();
  hasAgreed.value = false;
  askAccount({ do: 'push', subscription: null });
}
