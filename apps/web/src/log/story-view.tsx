/** The log as a story: rounds and phases that fold, turns as blocks, what belongs together in one paragraph. */
import type { Line } from '@deadlight/engine';
import {
  besideHeading,
  type Chapter,
  type Chip,
  type Entry,
  type Part,
  type Passage,
  type Phase,
  sayLine,
  tellEntry,
  tellMechanics,
  traitsOf,
} from '@deadlight/games/telling';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Told } from '../explain/told.tsx';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import { browserGame, moment } from '../link.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { mechanics } from '../settings/settings.ts';
import { scene } from '../table/current.ts';
import { showPlace } from '../table/plan.tsx';
import { useVoice } from '../text/voice.ts';
import { LOG_ITEM, Reachable } from './reach.tsx';
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
      <summary {...{ [LOG_ITEM]: '' }}>{props.heading}</summary>
      {shown.value && props.children()}
    </details>
  );
}

function Said({ part: { link, text, line, times } }: { readonly part: Part }) {
  return (
    <span class="log-line">
      {link}
      <Told line={line} text={text} />
      {times > 1 && <b class="log-times"> ×{times}</b>}
    </span>
  );
}

/** Cost, die, card or token: what a witness would not tell. */
function ChipView({ chip: { line, text } }: { readonly chip: Chip }) {
  const voice = useVoice();
  const { app, diceOf } = browserGame.value!;
  const { pays, form } = traitsOf(app.telling.events, line);
  // What the story has put together is no longer a line of the rules.
  const die = pays !== undefined || form ? null : diceOf(line);
  return (
    <span class="log-chip">
      {die !== null && (
        <span class="log-die" title={sayRolled(voice, line)}>
          <Icon name={die.icon} />
          <b>{die.shows.length > 2 ? '' : die.shows}</b>
        </span>
      )}
      <Told line={line} text={text} />
    </span>
  );
}

/** A screen reader reads the story; the details beside it only when the entry is open. */
function Beside(props: { readonly chips: readonly Chip[]; readonly open: boolean }) {
  const { chips, open } = props;
  if (chips.length === 0 || (mechanics.value !== 'all' && !open)) return null;
  return (
    <span class="log-chips" aria-hidden={!open}>
      {chips.map((chip, i) => (
        <ChipView key={i} chip={chip} />
      ))}
    </span>
  );
}

/** An entry opens by a click on its mark, or by Enter where it has the focus; Escape closes it. */
const opening =
  (open: Signal<boolean>) =>
  (event: KeyboardEvent): void => {
    const isHere = event.target === event.currentTarget;
    const closes = event.key === 'Escape' && open.value;
    if (!closes && !(isHere && event.key === 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
    open.value = !closes && !open.value;
    if (closes) (event.currentTarget as HTMLElement).focus();
  };

/** What has been told stays as it is: an entry is drawn again only when it grows, or is opened. */
function EntryView({ entry }: { readonly entry: Entry }) {
  const voice = useVoice();
  const open = useSignal(false);
  const { placeOf, app } = browserGame.value!;
  const { events } = app.telling;
  const isOpen = open.value;
  const shows = mechanics.value;
  return useMemo(() => {
    const told = entry.sentences.map(({ from }) => from);
    const lines = [...told, ...entry.mechanics];
    const place = told.map(placeOf).find((found) => found !== null) ?? null;
    const rules = new Set(lines.map(({ rule }) => rule));
    const chips = tellMechanics(voice, entry.mechanics);
    const tabIndex = isOpen ? 0 : -1;
    return (
      <li
        class="log-entry"
        data-milestone={entry.milestone || undefined}
        data-open={isOpen || undefined}
        tabIndex={-1}
        {...{ [LOG_ITEM]: '' }}
        onKeyDown={opening(open)}
      >
        <Reachable.Provider value={isOpen}>
          {tellEntry(events, voice, entry).map((part, i) => (
            <Said key={i} part={part} />
          ))}{' '}
          <Beside chips={chips} open={isOpen} />
          {chips.length > 0 && shows === 'demand' && (
            <button
              type="button"
              class="log-more"
              tabIndex={-1}
              aria-expanded={isOpen}
              aria-label={voice.say('story.details')}
              onClick={() => {
                open.value = !open.value;
              }}
            >
              ⋯
            </button>
          )}
          {place !== null && (
            <button
              type="button"
              class="log-place"
              tabIndex={tabIndex}
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
        </Reachable.Provider>
      </li>
    );
  }, [entry, voice, placeOf, events, isOpen, shows]);
}

/** What stands beside a heading. */
function HeadingChips({ line }: { readonly line: Line }) {
  const voice = useVoice();
  const { events } = browserGame.value!.app.telling;
  return <Beside chips={besideHeading(events, voice, line)} open={false} />;
}

export const RoundHeading = ({ line }: { readonly line: Line }) => (
  <>
    <h3>
      <Told line={line} />
    </h3>{' '}
    <HeadingChips line={line} />
  </>
);

/** How things stand at the end of a round. */
export const StateView = ({ line }: { readonly line: Line }) => (
  <p class="log-state" {...{ [LOG_ITEM]: '' }} tabIndex={-1}>
    {sayLine(useVoice(), line)}
  </p>
);

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
      <h4 class="log-line" {...{ [LOG_ITEM]: '' }} tabIndex={-1}>
        <Told line={line} />
      </h4>
      <HeadingChips line={line} />
      <span class="log-rules">
        <RuleLink id={line.rule} />
      </span>
    </>
  );
}

const PassageView = ({ passage: { opens, entries } }: { readonly passage: Passage }) => (
  <li class="log-passage">
    {opens !== null && (
      <div class="log-turn">
        <Heading line={opens} />
      </div>
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
