/** One of the reader's own tables: who sits there, whose turn it is, since when, and how much time is left. */
import { allSeats } from '@deadlight/engine';
import type { MyTable } from '@deadlight/host';
import { Icon } from '../icons/icon.tsx';
import { aboutGames } from '../lobby/about-games.ts';
import { OFFERED } from '../lobby/games.ts';
import { hashOf } from '../route.ts';
import { useVoice } from '../text/voice.ts';
import { sayDue } from './say-due.ts';
import { saySpan } from './say-span.ts';
import './my-table.css';

/** What is shorter than that needs no word. */
const MINUTE = 60_000;

const themeOf = (game: string): string => OFFERED.find(({ id }) => id === game)?.theme ?? 'ship';

/** What the table waits for, in words. */
function useTold({ state, asked, mine, waits, waited, left, due, names }: MyTable): string[] {
  const voice = useVoice();
  if (state === 'over') return [voice.say('mine.over')];
  if (state === 'open') return [voice.say(waits ? 'mine.getReady' : 'mine.open')];
  if (asked.length === 0) return [voice.say('mine.goesOn')];
  const others = asked.filter((seat) => !mine.includes(seat)).map((seat) => names[seat] ?? '');
  return [
    waits ? voice.say('mine.you') : voice.say('mine.others', { names: others.join(', ') }),
    waited === null || waited < MINUTE
      ? null
      : voice.say('mine.since', { span: saySpan(voice, waited) }),
    left === null ? null : voice.say('mine.left', { span: saySpan(voice, left) }),
    due === null ? null : voice.say('mine.due', { time: sayDue(voice, due) }),
  ].filter((part) => part !== null);
}

export function MyTableLine({ table }: { readonly table: MyTable }) {
  const voice = useVoice();
  const { id, game, names, programs, mine, waits } = table;
  const people = allSeats(names.length)
    .filter((seat) => names[seat] !== null && !mine.includes(seat))
    .map((seat) =>
      programs.includes(seat)
        ? voice.say('onlineTable.programNamed', { name: names[seat] ?? '' })
        : names[seat],
    );
  const name = aboutGames.value[game]?.name ?? game;
  return (
    <li class="my-table themed" data-game={themeOf(game)} data-waits={waits || undefined}>
      <Icon name={themeOf(game)} />
      <span class="my-table-about">
        <b>{table.whatIf ? `${name} · ${voice.say('together.tag')}` : name}</b>
        <span>
          {people.length > 0
            ? voice.say('mine.with', { names: people.join(', ') })
            : voice.say(table.state === 'open' ? 'mine.alone' : 'mine.withBots')}
        </span>
        <span class="my-table-state">{useTold(table).join(' · ')}</span>
      </span>
      <a class={waits ? 'primary' : 'plain'} href={hashOf({ at: 'online', id })}>
        {voice.say(table.state === 'over' ? 'mine.look' : 'mine.go')}
        <span class="for-ears">: {name}</span>
      </a>
    </li>
  );
}
