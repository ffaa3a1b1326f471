/** Tables with people who are somewhere else: those that are open, and a new one. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { levels } from '../link.ts';
import { aboutGames } from '../lobby/about-games.ts';
import { ChoiceField, seatChoices } from '../lobby/choice-field.tsx';
import { OFFERED } from '../lobby/games.ts';
import { usualLevel } from '../lobby/start.ts';
import { go } from '../route.ts';
import { useVoice } from '../text/voice.ts';
import { connected, enterLobby, findServer, openTable, server, tables } from './line.ts';
import './online-lobby.css';

function NewTable() {
  const voice = useVoice();
  const game = useSignal(OFFERED[0]!);
  const seats = useSignal(OFFERED[0]!.seats.usual);
  const listed = useSignal(true);
  const spectators = useSignal(true);
  const bots = useSignal(usualLevel());
  return (
    <form
      class="online-lobby-new"
      onSubmit={(event) => {
        event.preventDefault();
        openTable({
          game: game.peek().id,
          seats: seats.peek(),
          options: {},
          listed: listed.peek(),
          spectators: spectators.peek(),
          hints: true,
          bots: bots.peek(),
        });
      }}
    >
      <ChoiceField
        label={voice.say('online.game')}
        value={game.value.id}
        choices={OFFERED.map(({ id }) => ({ value: id, label: aboutGames.value[id]?.name ?? id }))}
        onChoose={(chosen) => {
          game.value = OFFERED.find(({ id }) => id === chosen)!;
          seats.value = game.value.seats.usual;
        }}
      />
      <ChoiceField
        label={voice.say('lobby.seats')}
        value={String(seats.value)}
        choices={seatChoices(game.value.seats)}
        onChoose={(count) => {
          seats.value = Number(count);
        }}
      />
      <ChoiceField
        label={voice.say('online.bots')}
        value={bots.value}
        choices={levels.value.map((level) => ({
          value: level,
          label: voice.say('lobby.bot', { level }),
        }))}
        onChoose={(level) => {
          bots.value = level;
        }}
      />
      <label class="online-lobby-tick">
        <input
          type="checkbox"
          checked={listed.value}
          onChange={(event) => {
            listed.value = event.currentTarget.checked;
          }}
        />
        {voice.say('online.listed')}
      </label>
      <label class="online-lobby-tick">
        <input
          type="checkbox"
          checked={spectators.value}
          onChange={(event) => {
            spectators.value = event.currentTarget.checked;
          }}
        />
        {voice.say('online.spectators')}
      </label>
      <button type="submit" class="primary" disabled={!connected.value}>
        {voice.say('online.open')}
      </button>
    </form>
  );
}

function Tables() {
  const voice = useVoice();
  const list = tables.value ?? [];
  if (list.length === 0) return <p class="dim">{voice.say('online.none')}</p>;
  return (
    <ul class="online-lobby-tables">
      {list.map(({ id, game, names, seats, state, taken }) => (
        <li key={id}>
          <span class="online-lobby-about">
            <b>{aboutGames.value[game]?.name ?? game}</b>{' '}
            <span>{voice.say('online.taken', { taken, seats, state })}</span>{' '}
            <span class="dim">{names.join(', ')}</span>
          </span>
          <button type="button" class="plain" onClick={() => go({ at: 'online', id })}>
            <Icon name="play" /> {voice.say(state === 'open' ? 'online.join' : 'online.watch')}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function OnlineLobby() {
  const voice = useVoice();
  useEffect(() => {
    void findServer().then(enterLobby);
  }, []);
  return (
    <section class="online-lobby" aria-labelledby="online-title">
      <h2 id="online-title">{voice.say('online.title')}</h2>
      {server.value === false && <p class="dim">{voice.say('online.noServer')}</p>}
      {server.value === true && (
        <>
          <Tables />
          <NewTable />
        </>
      )}
    </section>
  );
}
