/** Calls the player who is asked and does not look: by the title of the page, a sound, and a notice where that is allowed. */
import { effect, signal } from '@preact/signals';
import { callSign } from '../ears/titles.ts';
import { live, moment } from '../link.ts';
import { route } from '../route.ts';
import { hear } from '../sound/playing.ts';
import { voice } from '../text/voice.ts';

const TITLE = 'Deadlight';

/** Whether notices are allowed; null where the browser has none. */
export const notices = signal<NotificationPermission | null>(
  typeof Notification === 'undefined' ? null : Notification.permission,
);

export async function allowNotices(): Promise<void> {
  notices.value = await Notification.requestPermission();
}

export function startCalling(): void {
  let called = -1;
  effect(() => {
    const now = live.value ?? moment.value;
    const asked = route.value.at === 'online' && now !== null && now.view.question !== null;
    const turn = voice.value?.say('online.yourTurn') ?? '';
    callSign.value = asked ? turn : null;
    if (now === null) called = -1;
    if (!asked || now.number === called) return;
    // Several questions in a row are one turn.
    const isTurn = called < 0 || now.number > called + 1;
    called = now.number;
    if (isTurn || document.hidden) hear('turn');
    if (document.hidden && notices.peek() === 'granted')
      new Notification(TITLE, { body: turn, tag: now.id });
  });
}
