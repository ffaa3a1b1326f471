/** The log as a story: rounds and phases that fold, turns as blocks, what belongs together in one paragraph. */
import type { Line } from '@deadlight/engine';
import {
  type Chapter,
  type Entry,
  type Part,
  type Passage,
  type Phase,
  tellEntry,
} from '@deadlight/games/telling';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Told } from '../explain/told.tsx';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import { browserGame, moment } from '../link.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { scene } from '../table/current.ts';
import { showPlace } from '../table/plan.tsx';
import { useVoice } from '../text/voice.ts';
import { sayRolled } from './rolled.ts';
import './log.css';

/** A phase with more entries than these is folded once it is over. */
const MAX_OPEN_ENTRIES = 12;

/** A heading, and under it what is only drawn while it is unfolded. */
export function Fold(props: {
  readonly class: string;
  readonly open: boolean;
  readonly heading: ComponentChildren;
  children(): ComponentChildren;
}) {
  const shown = useSignal(props.open);
  useEffect(() => {
    shown.value = props.open;
  }, [props.open]);
  return (
    <details
      class={props.class}
      open={shown.value}
      onToggle={(event) => {
        shown.value = event.currentTarget.open;
      }}
    >
      <summary>{props.heading}</summary>
      {shown.value && props.children()}
    </details>
  );
}

function Said({ part: { link, text, line, from, times } }: { readonly part: Part }) {
  const voice = useVoice();
  const die = browserGame.value!.diceOf(from);
  return (
    <span class="log-line">
      {link}
      {die !== null && (
        <span class="log-die" title={sayRolled(voice, from)}>
          <Icon name={die.icon} />
          <b>{die.shows.length > 2 ? '' : die.shows}</b>
        </span>
      )}
      <Told line={line} text={text} />
      {times > 1 && <b class="log-times"> ×{times}</b>}
    </span>
  );
}

/** What has been told stays as it is: an entry is drawn again only when it grows. */
function EntryView({ entry }: { readonly entry: Entry }) {
  const voice = useVoice();
  const { placeOf, app } = browserGame.value!;
  const { events } = app.telling;
  return useMemo(() => {
    const { sentences, paid } = entry;
    const lines = sentences.map(({ from }) => from);
    const place = lines.map(placeOf).find((found) => found !== null) ?? null;
    const rules = new Set([...lines, ...(paid === null ? [] : [paid])].map(({ rule }) => rule));
    return (
      <li class="log-entry">
        {tellEntry(events, voice, entry).map((part, i) => (
          <Said key={i} part={part} />
        ))}
        {paid !== null && (
          <span class="log-line log-paid">
            {' '}
            <Told line={paid} />{' '}
          </span>
        )}
        {place !== null && (
          <button
            type="button"
            class="log-place"
            aria-label={voice.say('story.show')}
            title={voice.say('story.show')}
            onClick={() => showPlace(place)}
          >
            ◎
          </button>
        )}
        <span class="log-rules">
          {[...rules].map((rule) => (
            <RuleLink key={rule} id={rule} />
          ))}
        </span>
      </li>
    );
  }, [entry, voice, placeOf, events]);
}

/** A heading, with the mark of the person whose turn it opens. */
function Heading({ line }: { readonly line: Line }) {
  const { telling } = browserGame.value!.app;
  const { who, seat } = line.data;
  const { vars } = moment.value!.view;
  const person = scene.value?.people.find(
    (one) => telling.seatRef(vars, one.seat) === (who ?? seat),
  );
  return (
    <>
      {person !== undefined && (
        <Token shape={person.shape} colour={person.colour} icon={person.icon} />
      )}
      <span class="log-line">
        <Told line={line} />
      </span>
      <span class="log-rules">
        <RuleLink id={line.rule} />
      </span>
    </>
  );
}

const PassageView = ({ passage: { opens, entries } }: { readonly passage: Passage }) => (
  <li class="log-passage">
    {opens !== null && (
      <p class="log-turn">
        <Heading line={opens} />
      </p>
    )}
    {entries.length > 0 && (
      <ol>
        {entries.map((entry, i) => (
          <EntryView key={i} entry={entry} />
        ))}
      </ol>
    )}
  </li>
);

const sizeOf = ({ passages }: Phase): number =>
  passages.reduce((sum, { entries }) => sum + entries.length, 0);

/** The phases of a round; all but the last fold if they are long. */
export const PhasesView = ({
  phases,
  whole,
}: Pick<Chapter, 'phases'> & { readonly whole: boolean }) => (
  <ol class="log-phases">
    {phases.map((phase, i) => {
      const passages = () => (
        <ol>
          {phase.passages.map((passage, n) => (
            <PassageView key={n} passage={passage} />
          ))}
        </ol>
      );
      return (
        <li key={i}>
          {phase.opens === null ? (
            passages()
          ) : (
            <Fold
              class="log-phase"
              open={whole || i === phases.length - 1 || sizeOf(phase) <= MAX_OPEN_ENTRIES}
              heading={<Told line={phase.opens} />}
            >
              {passages}
            </Fold>
          )}
        </li>
      );
    })}
  </ol>
);
