/** Shows what bots do long enough to be followed, and big events as announcements. */

import type { Moment } from '@deadlight/host';
import { signal } from '@preact/signals';
import { moment, table, tell } from '../link.ts';
import { paceTime } from '../settings/settings.ts';
import { sheets } from '../table/current.ts';
import type { Announcement } from '../table/scene.ts';
import { voice } from '../text/voice.ts';

/** What is announced now, and what is to come. */
export const announcements = signal<readonly Announcement[]>([]);
export const waiting = signal(false);

/** A moment's announcement stays longer than a plain move. */
const GREAT = 2;
/** More than these in one moment would be a slide show; the log has them all. */
const MOST = 3;

let timer: ReturnType<typeof setTimeout> | undefined;
let skipping = false;

function announcementsOf({ lines, view, whole }: Moment): Announcement[] {
  const [game, said] = [table.peek(), voice.peek()];
  if (whole || game === null || said === null) return [];
  return lines
    .flatMap((line) => game.announcementOf(line, view, said, sheets.peek()) ?? [])
    .slice(-MOST);
}

const goOn = (skip: boolean): void => {
  waiting.value = false;
  if (moment.peek()?.paused === true) tell({ say: 'shown', skip });
};

function step(): void {
  const [, ...rest] = announcements.peek();
  announcements.value = rest;
  if (rest.length > 0) timer = setTimeout(step, paceTime() * GREAT);
  else goOn(false);
}

/** Ends what is announced; with bots to move, goes on to the next own decision. */
export function skip(): void {
  clearTimeout(timer);
  announcements.value = [];
  skipping = moment.peek()?.paused === true;
  goOn(true);
}

/** Takes away one announcement. */
export function dismiss(): void {
  clearTimeout(timer);
  step();
}

export function startPacing(): void {
  moment.subscribe((now) => {
    clearTimeout(timer);
    if (now === null) {
      announcements.value = [];
      return;
    }
    if (!now.paused) skipping = false;
    const time = paceTime();
    if (time === 0 || skipping) {
      announcements.value = [];
      goOn(true);
      return;
    }
    const great = announcementsOf(now);
    announcements.value = great;
    waiting.value = now.paused;
    if (great.length > 0) timer = setTimeout(step, time * GREAT);
    else if (now.paused) timer = setTimeout(() => goOn(false), time);
  });
}
