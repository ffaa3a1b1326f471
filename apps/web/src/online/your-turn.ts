/** Calls whoever is asked and does not look: by the title of the page, and by a notice where that is allowed. */
import { signal } from '@preact/signals';
import { moment } from '../link.ts';
import { route } from '../route.ts';
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
  moment.subscribe((now) => {
    const asked = route.peek().at === 'online' && now !== null && now.view.question !== null;
    const turn = voice.peek()?.say('online.yourTurn') ?? '';
    document.title = asked ? `● ${turn} · ${TITLE}` : TITLE;
    if (!asked || now.number === called) return;
    called = now.number;
    if (document.hidden && notices.peek() === 'granted')
      new Notification(TITLE, { body: turn, tag: now.id });
  });
}
