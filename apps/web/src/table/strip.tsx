/** The strip at the top: the round, whose turn it is, and how far the tracks are. */
import { openGuide } from '../guide/coach.ts';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import { go } from '../route.ts';
import { openRules } from '../rules/rules-drawer.tsx';
import { openSettings } from '../settings/settings-dialog.tsx';
import { useVoice } from '../text/voice.ts';
import { useScene } from './current.ts';
import { openKeys } from './keys-dialog.tsx';
import type { Track } from './scene.ts';
import { LaidSpaces } from './spaces.tsx';
import { Unsaved } from './unsaved.tsx';
import './strip.css';

const Spaces = ({ track }: { readonly track: Track }) => (
  <span class="strip-spaces" aria-hidden="true">
    {Array.from({ length: track.spaces }, (_, space) => (
      <i
        key={space}
        data-tone={track.special[space]}
        data-at={space === track.at || undefined}
        data-past={space < track.at || undefined}
      />
    ))}
  </span>
);

const TrackView = ({ track }: { readonly track: Track }) => (
  <div class="strip-track" data-tone={track.tone} data-track={track.id}>
    <Icon name={track.icon} />
    <span class="strip-track-body">
      <span class="strip-track-name">
        {track.name} <b>{track.says}</b>
      </span>
      {track.laid === undefined ? <Spaces track={track} /> : <LaidSpaces track={track} />}
    </span>
  </div>
);

const Order = () => {
  const voice = useVoice();
  const people = useScene((now) => now.people);
  return (
    <ol class="strip-order" aria-label={voice.say('table.order')}>
      {people.map((person) => (
        <li
          key={person.id}
          data-turn={person.turn || undefined}
          data-passed={person.passed || undefined}
          data-gone={person.gone || undefined}
          title={person.name}
        >
          <Token shape={person.shape} colour={person.colour} icon={person.icon} />
          <span class="for-ears">
            {voice.say('table.orderOf', {
              name: person.name,
              state: person.gone
                ? 'gone'
                : person.turn
                  ? 'turn'
                  : person.passed
                    ? 'passed'
                    : 'waits',
            })}
          </span>
        </li>
      ))}
    </ol>
  );
};

export function Strip() {
  const voice = useVoice();
  const { round, turn, tracks } = useScene(({ round, turn, tracks }) => ({ round, turn, tracks }));
  const tool = (icon: string, text: string, onClick: () => void) => (
    <button
      type="button"
      class="tool"
      title={voice.say(text)}
      aria-label={voice.say(text)}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <header class="strip">
      <h1 class="for-ears">{voice.say('game.name')}</h1>
      {tool('home', 'table.leave', () => go({ at: 'lobby' }))}
      <div class="strip-round">
        <strong>{round}</strong>
        <span>{turn}</span>
      </div>
      <Order />
      <div class="strip-tracks">
        {tracks.map((track) => (
          <TrackView key={track.id} track={track} />
        ))}
      </div>
      <Unsaved />
      <span class="strip-tools">
        {tool('guide', 'guide.title', () => void openGuide())}
        {tool('rules', 'table.rules', () => openRules(null))}
        {tool('keys', 'table.keys', openKeys)}
        {tool('settings', 'table.settings', openSettings)}
      </span>
    </header>
  );
}
