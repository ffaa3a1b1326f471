/** The strip at the top: the round, whose turn it is, and how far the tracks are. */
import { hasGuide } from '@deadlight/games/guide';
import { explained, ofTrack } from '../explain/explanation.ts';
import { openGuide } from '../guide/coach.ts';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import { browserGame } from '../link.ts';
import { leaveTable } from '../online/leave-table.ts';
import { openRules } from '../rules/reading.ts';
import { soundHere, toggleSound } from '../settings/settings.ts';
import { openSettings } from '../settings/settings-dialog.tsx';
import { useVoice } from '../text/voice.ts';
import { scene, useScene } from './current.ts';
import { openKeys } from './keys-dialog.tsx';
import type { Track } from './scene.ts';
import { withSitter } from './sitter.ts';
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

export const TrackView = ({ track }: { readonly track: Track }) => (
  <div
    class="strip-track"
    data-tone={track.tone}
    data-track={track.id}
    {...explained(() => ofTrack(scene.peek()?.theme ?? '', track))}
  >
    <Icon name={track.icon} />
    <span class="strip-track-body">
      <span class="strip-track-name">
        <span>{track.name}</span> <b>{track.says}</b>
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
          title={withSitter(person.name, person.seat)}
        >
          <Token shape={person.shape} colour={person.colour} icon={person.icon} />
          <span class="for-ears">
            {voice.say('table.orderOf', {
              name: withSitter(person.name, person.seat),
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
      data-tool={icon}
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
      {tool('home', 'table.leave', leaveTable)}
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
        {hasGuide(browserGame.value!.app.vocabulary.id) &&
          tool('guide', 'guide.title', () => void openGuide())}
        {tool('rules', 'table.rules', () => openRules(null))}
        {tool('keys', 'table.keys', openKeys)}
        {tool(
          soundHere().value === 'on' ? 'sound-on' : 'sound-off',
          soundHere().value === 'on' ? 'sound.mute' : 'sound.unmute',
          toggleSound,
        )}
        {tool('settings', 'table.settings', openSettings)}
      </span>
    </header>
  );
}
