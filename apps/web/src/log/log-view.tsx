/** The story so far, by rounds: the last is open, and its end in sight. */
import type { Line } from '@deadlight/engine';
import { type Chapter, chaptersOf, type StoryEvents, traitsOf } from '@deadlight/games/telling';
import { signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { browserGame, log } from '../link.ts';
import { steady } from '../table/steady.ts';
import { useVoice } from '../text/voice.ts';
import { OneStop } from './reach.tsx';
import { Fold, PhasesView, RoundHeading, StateView } from './story-view.tsx';
import { writtenAfter } from './written.ts';
import './log.css';

const FILTERS = ['all', 'great', 'dice'] as const;
type Filter = (typeof FILTERS)[number];

/** Rounds that are open from the start. */
const OPEN = 2;

/** Whether the rules behind all lines are shown; those of one line show when it is touched. */
const withRules = signal(false);

/** The chapters so far. Rounds that are over, and entries that do not grow, stay the very same. */
function useChapters(events: StoryEvents, lines: readonly Line[]): readonly Chapter[] {
  const round = Math.max(
    0,
    lines.findLastIndex((line) => traitsOf(events, line).opens === 'round'),
  );
  const past = useMemo(
    // How things stand at the end of a round is told when the next one opens.
    () => (round === 0 ? [] : chaptersOf(events, lines.slice(0, round + 1)).slice(0, -1)),
    [events, round, lines[0], lines[round - 1], lines[round]],
  );
  const now = useRef<readonly Chapter[]>([]);
  const told = chaptersOf(events, lines.slice(round), lines.slice(0, round));
  now.current = steady(now.current, told);
  return [...past, ...now.current];
}

export function LogView() {
  const voice = useVoice();
  const filter = useSignal<Filter>('all');
  const game = browserGame.value!;
  const { events } = game.app.telling;
  const wanted = (line: Line): boolean => {
    if (filter.value === 'all' || traitsOf(events, line).opens === 'round') return true;
    return filter.value === 'dice' ? game.diceOf(line) !== null : game.isGreat(line);
  };
  const { written, end } = useMemo(() => writtenAfter(log), []);
  useEffect(() => end, []);
  const lines = written.value;
  const chapters = useChapters(events, filter.value === 'all' ? lines : lines.filter(wanted));
  const whole = filter.value !== 'all';
  return (
    <div class="log" data-rules={withRules.value || undefined}>
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
        <button
          type="button"
          class="log-switch"
          aria-pressed={withRules.value}
          onClick={() => {
            withRules.value = !withRules.value;
          }}
        >
          {voice.say('story.rules')}
        </button>
      </fieldset>
      <OneStop class="log-lines" label={voice.say('tabs.log')}>
        <h2 class="for-ears">{voice.say('tabs.log')}</h2>
        <ol class="log-story">
          {chapters.map(({ opens, phases, closes }, i) => (
            <li key={i}>
              {opens === null ? (
                <PhasesView phases={phases} whole={whole} />
              ) : (
                <Fold
                  class="log-round"
                  open={whole || i >= chapters.length - OPEN}
                  heading={<RoundHeading line={opens} />}
                >
                  {() => (
                    <>
                      <PhasesView phases={phases} whole={whole || i < chapters.length - 1} />
                      {closes !== null && <StateView line={closes} />}
                    </>
                  )}
                </Fold>
              )}
            </li>
          ))}
        </ol>
      </OneStop>
    </div>
  );
}
