/** The seat's own notes: what it thinks of the others, who traded with whom, and anything else. */
import type { Seat } from '@deadlight/engine';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import { browserGame, log, moment } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import { useScene } from './current.ts';
import { notebook, noteOn, OPINIONS, think, writeDown } from './notebook.ts';
import type { Person } from './scene.ts';
import './notebook-view.css';

const SIGNS = { trust: 'check', unsure: 'unsure', suspect: 'cross' } as const;

/** What I think of somebody, and why. */
export function OpinionOf({ person }: { readonly person: Person }) {
  const voice = useVoice();
  const page = notebook.value;
  if (page === null || person.own) return null;
  const { seat, name } = person;
  return (
    <fieldset class="notebook-view">
      <legend class="for-ears">{voice.say('notes.about', { name })}</legend>
      {OPINIONS.map((opinion) => (
        <button
          key={opinion}
          type="button"
          class="notebook-view-opinion"
          data-opinion={opinion}
          aria-pressed={page.opinions[seat] === opinion}
          title={voice.say(`notes.${opinion}`)}
          aria-label={voice.say(`notes.${opinion}`)}
          onClick={() => think(seat, opinion)}
        >
          <Icon name={SIGNS[opinion]} />
        </button>
      ))}
      <input
        value={page.notes[seat] ?? ''}
        aria-label={voice.say('notes.about', { name })}
        placeholder={voice.say('notes.write')}
        maxLength={200}
        onChange={(event) => noteOn(seat, event.currentTarget.value)}
      />
    </fieldset>
  );
}

/** Who traded with whom, and what follows from it with certainty. */
export function Deductions() {
  const voice = useVoice();
  const people = useScene((now) => now.people);
  const deduce = browserGame.value?.deduce;
  if (deduce === undefined || moment.value!.view.seat < 0) return null;
  const { trades, certain } = deduce(moment.value!.view, log.value, voice);
  const roundsOf = (one: Seat, other: Seat): string =>
    trades
      .filter(({ between }) => between.includes(one) && between.includes(other))
      .map(({ round }) => round)
      .join(' ');
  return (
    <section class="notebook-view-sheet">
      <h2>{voice.say('notes.trades')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {people.map((person) => (
              <th key={person.id} scope="col">
                <Token {...person} />
                <span class="for-ears">{person.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <Token {...one} />
                <span class="for-ears">{one.name}</span>
              </th>
              {people.map((other) => (
                <td key={other.id} data-self={one === other || undefined}>
                  {one === other ? '' : roundsOf(one.seat, other.seat)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="dim">{voice.say('notes.rounds')}</p>
      <h2>{voice.say('notes.certain')}</h2>
      {certain.length === 0 ? (
        <p class="dim">{voice.say('notes.nothing')}</p>
      ) : (
        <ul>
          {certain.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whatever else one wants to remember: rooms, engines, contingencies. */
export function OwnNotes() {
  const voice = useVoice();
  const page = notebook.value;
  if (page === null) return null;
  return (
    <label class="notebook-view-text">
      {voice.say('notes.own')}
      <textarea
        rows={4}
        maxLength={4000}
        value={page.text}
        placeholder={voice.say('notes.anything')}
        onChange={(event) => writeDown(event.currentTarget.value)}
      />
    </label>
  );
}
