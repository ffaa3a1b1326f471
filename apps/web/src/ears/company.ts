/** Who comes, is ready, is gone or writes at an online table: told by the one announcer. */
import type { SeatInfo, TableInfo } from '@deadlight/host';
import { effect } from '@preact/signals';
import { lines } from '../online/chat.ts';
import { info } from '../online/line.ts';
import { paused } from '../online/times.ts';
import { voice } from '../text/voice.ts';
import { announce } from './announcer.ts';
import { isWarned, ownTime, sayTime } from './clocks.ts';

/** What has changed for a person at a seat, as the name of a text. */
function changeOf(before: SeatInfo, now: SeatInfo): string | null {
  if (now.mine) return null;
  const wasHere = before.kind === 'person';
  const isHere = now.kind === 'person';
  if (!wasHere && isHere) return 'joined';
  if (wasHere && !isHere) return 'left';
  if (!isHere) return null;
  if (before.ready !== now.ready) return now.ready ? 'ready' : 'notReady';
  if (before.presence !== now.presence) {
    if (now.presence === 'gone') return 'away';
    if (before.presence === 'gone') return 'back';
  }
  return null;
}

interface Change {
  readonly text: string;
  readonly name: string;
  readonly program: boolean;
}

export function changesAt(before: TableInfo, now: TableInfo): Change[] {
  if (before.id !== now.id) return [];
  return now.seats.flatMap((seat, at) => {
    const then = before.seats[at];
    const change = then === undefined ? null : changeOf(then, seat);
    const { name, program } = change === 'left' ? then! : seat;
    return change === null ? [] : [{ text: `ears.${change}`, name, program }];
  });
}

export function startCompany(): () => void {
  let before: TableInfo | null = null;
  let read = lines.peek().length;
  let left: number | null = null;
  let rested: boolean | null = null;
  const ends = [
    effect(() => {
      const [now, said] = [info.value, voice.value];
      if (now !== null && before !== null && said !== null)
        announce(
          ...changesAt(before, now).map(({ text, name, program }) =>
            said.say(text, {
              name: program ? said.say('onlineTable.programNamed', { name }) : name,
            }),
          ),
        );
      before = now;
    }),
    effect(() => {
      const [now, said] = [paused.value, voice.value];
      if (said !== null && rested !== null && rested !== now)
        announce(said.say(now ? 'ears.paused' : 'ears.continued'));
      rested = now;
    }),
    effect(() => {
      const [now, said] = [ownTime(), voice.value];
      if (said !== null && now !== null && isWarned(left, now))
        announce(said.say('ears.timeLeft', { time: sayTime(said, now) }));
      left = now;
    }),
    effect(() => {
      const [all, said] = [lines.value, voice.value];
      const fresh = all.slice(read).filter(({ mine }) => !mine);
      read = all.length;
      if (said === null) return;
      announce(
        ...fresh.map(({ name, what }) =>
          said.say('ears.chat', {
            name: name === '' ? said.say('onlineTable.spectator') : name,
            text: 'text' in what ? what.text : said.say(`onlineTable.phrase.${what.phrase}`),
          }),
        ),
      );
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
