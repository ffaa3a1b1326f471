/** Games to go on with. */
import { MAX_LENGTH } from '@deadlight/engine';

import type { Kept } from '@deadlight/host';
import { useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { kept, tell } from '../link.ts';
import { go } from '../route.ts';
import { language } from '../settings/settings.ts';
import { exportGame } from '../share/export-game.tsx';
import { forgetNotes } from '../table/notebook.ts';
import { useVoice } from '../text/voice.ts';
import { aboutGames } from './about-games.ts';
import './kept-game.css';

const MAX_GAMES_SHOWN = 12;

/** Stored data may be damaged; that must not hide the other games. */
export const isSound = ({ game, players, at }: Kept): boolean =>
  typeof game === 'string' && Array.isArray(players) && Number.isFinite(at);

/** All that can be done with a damaged game. */
const Damaged = ({ id }: { readonly id: string }) => {
  const voice = useVoice();
  return (
    <li class="kept-game">
      <span class="kept-game-about">{voice.say('lobby.damaged')}</span>
      <Forget id={id} name={voice.say('lobby.damaged')} />
    </li>
  );
};

const Forget = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const voice = useVoice();
  return (
    <button
      type="button"
      class="tool"
      title={voice.say('lobby.forget')}
      aria-label={`${voice.say('lobby.forget')}: ${name}`}
      onClick={() => {
        forgetNotes(id);
        tell({ say: 'forget', id });
      }}
    >
      <Icon name="trash" />
    </button>
  );
};

const KeptGame = ({ game }: { readonly game: Kept }) => {
  const voice = useVoice();
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  const name = aboutGames.value[game.game]?.name ?? game.game;
  const said = voice.say('lobby.keptGame', {
    players: game.players.length,
    round: game.round,
    over: game.over ? 'yes' : 'no',
  });
  return (
    <li class="kept-game">
      <span class="kept-game-about">
        <b>{name}</b> <span>{said}</span>
        <time dateTime={new Date(game.at).toISOString()}>{when.format(game.at)}</time>
      </span>
      <button
        type="button"
        class="plain"
        onClick={() =>
          go(
            game.over
              ? { at: 'replay', of: { from: 'kept', id: game.id } }
              : { at: 'table', id: game.id },
          )
        }
      >
        <Icon name="play" /> {voice.say(game.over ? 'lobby.watch' : 'lobby.resume')}
      </button>
      {game.over && (
        <button
          type="button"
          class="tool"
          title={voice.say('checking.title')}
          aria-label={`${voice.say('checking.title')}: ${name}`}
          onClick={() => go({ at: 'check', of: { from: 'kept', id: game.id } })}
        >
          <Icon name="check" />
        </button>
      )}
      <button
        type="button"
        class="tool"
        title={voice.say('end.export')}
        aria-label={`${voice.say('end.export')}: ${name}`}
        onClick={() => exportGame(game.id, game.over)}
      >
        <Icon name="file" />
      </button>
      <Forget id={game.id} name={name} />
    </li>
  );
};

/** One character more than a record may have is enough for the host to refuse it. */
const headOf = (file: File): Promise<string> => file.slice(0, MAX_LENGTH.record + 1).text();

function Import() {
  const voice = useVoice();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".deadlight,text/plain"
        hidden
        aria-label={voice.say('lobby.import')}
        onChange={async (event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) tell({ say: 'import', text: await headOf(file) });
          if (input.current !== null) input.current.value = '';
        }}
      />
      <button type="button" class="plain" onClick={() => input.current?.click()}>
        <Icon name="file" /> {voice.say('lobby.import')}
      </button>
    </>
  );
}

export function KeptGames() {
  const voice = useVoice();
  const games = kept.value ?? [];
  return (
    <section class="kept-games" aria-labelledby="kept-title" aria-busy={kept.value === null}>
      <h2 id="kept-title">{voice.say('lobby.kept')}</h2>
      {games.length === 0 ? (
        <p class="dim">{voice.say('lobby.noneKept')}</p>
      ) : (
        <ul>
          {games
            .slice(0, MAX_GAMES_SHOWN)
            .map((game) =>
              isSound(game) ? (
                <KeptGame key={game.id} game={game} />
              ) : (
                <Damaged key={game.id} id={game.id} />
              ),
            )}
        </ul>
      )}
      <Import />
    </section>
  );
}
