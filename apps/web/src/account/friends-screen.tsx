/** The reader's friends: who has asked, who is there, and which of their tables the reader may come to. */
import type { FriendInfo, Listed } from '@deadlight/host';
import { useEffect } from 'preact/hooks';
import { aboutGames, loadAbout } from '../lobby/about-games.ts';
import { OFFERED } from '../lobby/games.ts';
import { connected, enterLobby, findServer, say, server } from '../online/line.ts';
import { hashOf } from '../route.ts';
import { useVoice } from '../text/voice.ts';
import { askAccount, connectAccount, friends } from './account.ts';
import { useDates } from './dates.ts';
import { Tool } from './tool.tsx';
import './account.css';

connectAccount(say);

function Table({ table }: { readonly table: Listed }) {
  const voice = useVoice();
  const { id, game, state, free, spectators, taken, seats } = table;
  const name = aboutGames.value[game]?.name ?? game;
  return (
    <p>
      {name} · <span class="dim">{voice.say('online.taken', { taken, seats, state })}</span>{' '}
      {(free > 0 || spectators) && (
        <a href={hashOf({ at: 'online', id })}>
          {voice.say(state === 'open' ? 'online.join' : 'online.watch')}
          <span class="for-ears">: {name}</span>
        </a>
      )}
    </p>
  );
}

function Line({ friend }: { readonly friend: FriendInfo }) {
  const voice = useVoice();
  const date = useDates();
  const { id, name, since, is, online, page, tables } = friend;
  return (
    <li>
      <div>
        <p>
          {page === null ? <b>{name}</b> : <a href={hashOf({ at: 'player', id: page })}>{name}</a>}{' '}
          <span class="dim">
            {online
              ? voice.say('friends.online')
              : voice.say('friends.since', { since: date(since) })}
          </span>
        </p>
        {tables.map((table) => (
          <Table key={table.id} table={table} />
        ))}
      </div>
      <span class="account-tools">
        {is === 'asks' && (
          <Tool main ask={() => askAccount({ do: 'accept', id })}>
            {voice.say('friends.accept')}
            <span class="for-ears"> {name}</span>
          </Tool>
        )}
        <Tool ask={() => askAccount({ do: 'unfriend', id })}>
          {voice.say(`friends.end.${is}`)}
          <span class="for-ears"> {name}</span>
        </Tool>
      </span>
    </li>
  );
}

function List({ title, of }: { readonly title: string; readonly of: readonly FriendInfo[] }) {
  if (of.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="account-list">
        {of.map((friend) => (
          <Line key={friend.id} friend={friend} />
        ))}
      </ul>
    </section>
  );
}

export function FriendsScreen() {
  const voice = useVoice();
  useEffect(() => {
    void findServer().then(enterLobby);
    return loadAbout(OFFERED.map(({ id }) => id));
  }, []);
  useEffect(() => {
    if (connected.value) askAccount({ do: 'friends' });
  }, [connected.value]);
  const told = friends.value;
  const those = (is: FriendInfo['is']): readonly FriendInfo[] =>
    (told?.friends ?? []).filter((one) => one.is === is);
  return (
    <main class="account" aria-busy={server.value === true && told === null}>
      <p>
        <a href="#/">{voice.say('end.lobby')}</a>
      </p>
      <h1>{voice.say('friends.title')}</h1>
      <p>{voice.say('friends.about')}</p>
      {server.value === false && <p>{voice.say('online.noServer')}</p>}
      {told !== null && (
        <>
          <List title={voice.say('friends.asks')} of={those('asks')} />
          {those('friend').length === 0 && <p class="dim">{voice.say('friends.none')}</p>}
          <List title={voice.say('friends.title')} of={those('friend')} />
          <List title={voice.say('friends.asked')} of={those('asked')} />
          <label class="account-tick">
            <input
              type="checkbox"
              checked={told.showsOnline}
              disabled={!connected.value}
              onChange={(event) =>
                askAccount({ do: 'show-online', on: event.currentTarget.checked })
              }
            />
            {voice.say('friends.showOnline')}
          </label>
        </>
      )}
    </main>
  );
}
