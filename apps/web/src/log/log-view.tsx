/** The story so far: newest first, by kind, with the rule behind each line. */
import type { Line } from '@deadlight/engine';
import { type Role, rolesOf } from '@deadlight/games/telling';
import { useSignal } from '@preact/signals';
import { Told } from '../explain/told.tsx';
import { Icon } from '../icons/icon.tsx';
import { log, table } from '../link.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { showPlace } from '../table/plan.tsx';
import { useVoice } from '../text/voice.ts';
import { sayFace } from './face.ts';
import './log.css';

const FILTERS = ['all', 'great', 'dice'] as const;
type Filter = (typeof FILTERS)[number];

/** So many lines are in the page; the story of the end tells all. */
const MOST = 150;

export function Telling({ line, role }: { readonly line: Line; readonly role: Role }) {
  const voice = useVoice();
  const { diceOf, placeOf, opensRound } = table.value!;
  const die = diceOf(line);
  const place = placeOf(line);
  return (
    <li class="log-line" data-round={opensRound(line) || undefined} data-role={role}>
      {die !== null && (
        <span class="log-die" title={sayFace(voice, line)}>
          <Icon name={die.icon} />
          <b>{die.face.length > 2 ? '' : die.face}</b>
        </span>
      )}
      <span class="log-line-text">
        <Told line={line} />
      </span>
      {place !== null && (
        <button
          type="button"
          class="quiet"
          aria-label={voice.say('story.show')}
          title={voice.say('story.show')}
          onClick={() => showPlace(place)}
        >
          ◎
        </button>
      )}
      <RuleLink id={line.rule} />
    </li>
  );
}

export function LogView() {
  const voice = useVoice();
  const filter = useSignal<Filter>('all');
  const game = table.value!;
  const wanted = (line: Line): boolean => {
    if (filter.value === 'dice') return game.diceOf(line) !== null;
    return filter.value === 'all' || game.isGreat(line) || game.opensRound(line);
  };
  const lines = log.value.filter(wanted);
  const roles = rolesOf(lines);
  return (
    <div class="log">
      <fieldset class="log-filters">
        <legend class="for-ears">{voice.say('story.filter')}</legend>
        {FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={filter.value === name}
            onClick={() => {
              filter.value = name;
            }}
          >
            {voice.say(`story.${name}`)}
          </button>
        ))}
      </fieldset>
      <ol class="log-lines" reversed aria-label={voice.say('tabs.log')}>
        {lines
          .slice(-MOST)
          .map((line, i) => (
            <Telling
              key={Math.max(0, lines.length - MOST) + i}
              line={line}
              role={roles.get(line) ?? 'entry'}
            />
          ))
          .reverse()}
      </ol>
    </div>
  );
}
