/** Tables to which friends invite the reader. */
import type { Invitation } from '@deadlight/host';
import { Icon } from '../icons/icon.tsx';
import { aboutGames } from '../lobby/about-games.ts';
import { OFFERED } from '../lobby/games.ts';
import { hashOf } from '../route.ts';
import { useVoice } from '../text/voice.ts';
import { say } from './line.ts';
import { invitations } from './mine.ts';
import './my-table.css';

const themeOf = (game: string): string => OFFERED.find(({ id }) => id === game)?.theme ?? 'ship';

function decline({ table }: Invitation): void {
  say({ say: 'account', ask: { do: 'decline', table } });
  invitations.value = invitations.peek().filter((one) => one.table !== table);
}

export function Invitations() {
  const voice = useVoice();
  if (invitations.value.length === 0) return null;
  return (
    <ul class="my-tables">
      {invitations.value.map((one) => {
        const { table, game, by } = one;
        const name = aboutGames.value[game]?.name ?? game;
        const said = voice.say('friends.invites', { who: by, known: by === '' ? 'no' : 'yes' });
        return (
          <li key={table} class="my-table themed" data-game={themeOf(game)} data-waits>
            <Icon name={themeOf(game)} />
            <span class="my-table-about">
              <b>{name}</b>
              <span>{said}</span>
            </span>
            <button type="button" class="quiet" onClick={() => decline(one)}>
              {voice.say('friends.decline')}
              <span class="for-ears">: {name}</span>
            </button>
            <a class="primary" href={hashOf({ at: 'online', id: table })}>
              {voice.say('mine.go')}
              <span class="for-ears">: {name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
