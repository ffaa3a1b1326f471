/** The answers as a list: arrows walk it, letters find, Enter takes. */
import { sayQuestion } from '@deadlight/games/ask';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { busy, moment } from '../link.ts';
import { answerPicked, picked, refusals, takes } from '../table/choices.ts';
import { NextTime, StandingButton, StandingNow } from '../table/standing-menu.tsx';
import { WhyNot } from '../table/why-not.tsx';
import { useVoice } from '../text/voice.ts';
import { answers, context, enter, take } from './asking.ts';
import './ears.css';

/** Letters typed within this time are one search. */
const SEARCH_MS = 800;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function useSearch(): (key: string) => string {
  const typed = useRef({ text: '', at: 0 });
  return (key) => {
    const now = performance.now();
    const text = now - typed.current.at > SEARCH_MS ? key : typed.current.text + key;
    typed.current = { text, at: now };
    return plain(text);
  };
}

function Answers() {
  const voice = useVoice();
  const active = useSignal(0);
  // Only a list that has the focus has an active answer: others would be read out at each question.
  const focused = useSignal(false);
  const search = useSearch();
  const list = answers.value;
  const { number } = moment.value!;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    active.value = 0;
    // A list that goes takes the focus along without a word.
    focused.value = box.current !== null && box.current === document.activeElement;
  }, [number]);
  useEffect(() => {
    box.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active.value]);
  const several = !takes.value.one;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const last = list.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(last, active.peek() + 1),
      ArrowUp: Math.max(0, active.peek() - 1),
      Home: 0,
      End: last,
    };
    const to = moves[event.key];
    if (to !== undefined) active.value = to;
    else if (event.key === 'Enter' || event.key === ' ') {
      if (event.repeat || busy.peek()) return;
      pick(active.peek());
    } else if (event.key.length === 1 && /[\p{L}\p{N}]/u.test(event.key)) {
      const wanted = search(event.key);
      const found = list.findIndex(({ label }) => plain(label).startsWith(wanted));
      if (found >= 0) active.value = found;
    } else return;
    event.preventDefault();
  };
  const pick = (at: number): void => {
    const chosen = list[at];
    if (chosen === undefined) return;
    active.value = at;
    if (!several) take(at + 1);
    else
      picked.value = picked.peek().includes(chosen.notation)
        ? picked.peek().filter((one) => one !== chosen.notation)
        : [...picked.peek(), chosen.notation];
  };
  if (list.length === 0) return null;
  return (
    <>
      <div
        ref={box}
        class="ears-answers"
        role="listbox"
        tabIndex={0}
        aria-label={voice.say('ears.answers')}
        aria-multiselectable={several}
        aria-activedescendant={focused.value ? `ears-answer-${active.value}` : undefined}
        onFocus={() => {
          focused.value = true;
        }}
        onBlur={() => {
          focused.value = false;
        }}
        onKeyDown={onKeyDown}
      >
        {list.map(({ notation, label, cost }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
          <div
            key={notation}
            id={`ears-answer-${at}`}
            class="ears-answer"
            role="option"
            aria-selected={
              several ? picked.value.includes(notation) : focused.value && at === active.value
            }
            data-active={at === active.value || undefined}
            onClick={() => pick(at)}
          >
            {cost === '' ? label : `${label}, ${cost}`}
          </div>
        ))}
      </div>
      {several && (
        <button
          type="button"
          class="primary"
          disabled={picked.value.length < takes.value.min || picked.value.length > takes.value.max}
          onClick={answerPicked}
        >
          {voice.say('table.confirm')}
        </button>
      )}
    </>
  );
}

function Refused() {
  const voice = useVoice();
  const open = useSignal(false);
  const count = moment.value!.view.question?.refused.length ?? 0;
  if (count === 0) return null;
  return (
    <details
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{voice.say('table.refused', { count })}</summary>
      {open.value && <WhyNot refused={refusals.value} />}
    </details>
  );
}

export function Decision() {
  const voice = useVoice();
  const { view } = moment.value!;
  const asked = context.value === null ? [] : sayQuestion(context.value, view, voice);
  return (
    <section class="ears-part" aria-labelledby="ears-decision">
      <h2 id="ears-decision">{voice.say('ears.decision')}</h2>
      <p>
        {asked.length > 0
          ? asked.join(' ')
          : voice.say('ears.waiting', {
              who: view.asked.map((seat) => context.value!.telling.seatRef(view.vars, seat)),
            })}
      </p>
      <Answers />
      <Refused />
      <StandingNow />
      <NextTime key={moment.value!.number} />
      <p class="ears-tools">
        <button type="button" class="plain" onClick={() => enter(voice.say('ears.undo'))}>
          {voice.say('table.undo')}
        </button>
        <button type="button" class="plain" onClick={() => enter(voice.say('ears.hint'))}>
          {voice.say('table.hint')}
        </button>
        <StandingButton />
      </p>
    </section>
  );
}
