/** What the seat is asked, and every answer that there is. */
import { sayOption } from '@deadlight/games/telling';
import { useSignal } from '@preact/signals';
import type { CSSProperties } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Recap } from '../director/recap.tsx';
import { useStage } from '../director/stage-of-page.ts';
import { useAnnounced } from '../ears/announcer.ts';
import { Icon } from '../icons/icon.tsx';
import { browserGame, busy, call, hinted, moment, tell, thinking } from '../link.ts';
import { TakeBack } from '../online/take-back.tsx';
import { PACES, pace } from '../settings/settings.ts';
import { useVoice } from '../text/voice.ts';
import {
  comingAnswer,
  holdBack,
  isDone,
  isUnasked,
  passOption,
  payForMe,
  standingNow,
  takeBack,
} from './automatic.ts';
import { Call } from './call.tsx';
import { OpenCard } from './card.tsx';
import { ChoiceButton } from './choice-button.tsx';
import {
  answerPicked,
  areMany,
  asked,
  choices,
  closePart,
  doing,
  endings,
  hasPlan,
  isTurn,
  listed,
  lookAt,
  openKind,
  part,
  picked,
  refusals,
  showsAll,
  takes,
  turnGroups,
} from './choices.ts';
import { useScene } from './current.ts';
import { Hints } from './hints.tsx';
import { isOrHolds } from './parts.ts';
import { isPayment, payment } from './paying.ts';
import { answerItself, standingQuestion } from './standing.ts';
import { NextTime, StandingButton, StandingNow } from './standing-menu.tsx';
import { WhyNot } from './why-not.tsx';
import './question.css';

/** What somebody is about to do: the answer may pay for it or stop it. */
function Announced() {
  const voice = useVoice();
  const { view } = moment.value!;
  const { telling } = browserGame.value!.app;
  const announced = telling.announced(view);
  // What I have just said myself stands before the question.
  if (announced === null || (announced.seat === view.seat && doing.value !== null)) return null;
  const { seat, steps } = announced;
  const said = steps
    .map((step) => sayOption(telling, voice, view, step, seat))
    .reduce(
      (who, what) => voice.say('table.announced', { who, what }),
      voice.say(telling.seatRef(view.vars, seat).slice(1)),
    );
  return <p class="question-announced">{said}</p>;
}

/** A bot that takes its time, with a button to skip the wait. */
function Thought() {
  const voice = useVoice();
  const { seat, done, of } = thinking.value!;
  return (
    <>
      <label class="question-thought">
        {voice.say('table.thinking', { seat, done, of })} <progress value={done} max={of} />
      </label>
      <button type="button" class="plain" onClick={() => tell({ say: 'hurry' })}>
        <Icon name="skip" /> {voice.say('table.answerNow')}
      </button>
    </>
  );
}

/** How fast everything is told, at hand where one waits for it. */
function Pace() {
  const voice = useVoice();
  const at = PACES.indexOf(pace.value);
  return (
    <label class="question-pace">
      {voice.say('settings.pace')}
      <input
        type="range"
        min={0}
        max={PACES.length - 1}
        // Further right is faster.
        value={PACES.length - 1 - at}
        aria-valuetext={voice.say(`pace.${pace.value}`)}
        onInput={({ currentTarget }) => {
          pace.value = PACES.at(-1 - Number(currentTarget.value))!;
        }}
      />
      <span aria-hidden="true">{voice.say(`pace.${pace.value}`)}</span>
    </label>
  );
}

function Waiting() {
  const voice = useVoice();
  const stage = useStage();
  const isOut = useScene(({ people }) => people.some(({ own, gone }) => own && gone));
  const { view, paused } = moment.value!;
  const { telling } = browserGame.value!.app;
  const who = view.asked.map((seat) => telling.seatRef(view.vars, seat));
  return (
    <div class="question-waiting">
      {thinking.value === null ? (
        <p>{view.asked.length > 0 ? voice.say('table.waiting', { who }) : ''}</p>
      ) : (
        <Thought />
      )}
      {(paused || stage.playing.value !== null) && (
        <button type="button" class="plain" onClick={() => stage.skip()}>
          <Icon name="skip" /> {voice.say(isOut ? 'stage.seeEnd' : 'table.skip')}
        </button>
      )}
      <Pace />
    </div>
  );
}

/** A longer list is one stop of Tab; arrows, Home and End go from option to option in any list. */
const MAX_STOPS = 12;

function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('.choice')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const to: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % all.length,
    ArrowUp: (at - 1 + all.length) % all.length,
    Home: 0,
    End: all.length - 1,
  };
  const next = to[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  all[next]!.focus();
}

function List() {
  const stop = useSignal('');
  const isLong = listed.value.length > MAX_STOPS;
  const isListed = listed.value.some(({ notation }) => notation === stop.value);
  return (
    <ul
      class="choice-list"
      onKeyDown={walk}
      onFocusIn={({ target }) => {
        stop.value = (target as HTMLElement).dataset['notation'] ?? '';
      }}
    >
      {listed.value.map((choice, i) => {
        const isStop = isListed ? choice.notation === stop.value : i === 0;
        return (
          <li key={choice.notation}>
            <ChoiceButton
              choice={choice}
              number={i < 9 ? i + 1 : undefined}
              stop={!isLong || isStop}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** What can be done in the turn, by kind. */
function Kinds() {
  const voice = useVoice();
  if (!isTurn.value || showsAll.value || part.value !== null || turnGroups.value.length === 0)
    return null;
  return (
    <fieldset class="question-kinds">
      <legend class="for-ears">{voice.say('turnKind.kinds')}</legend>
      {turnGroups.value.map(({ kind, choices: some }) => (
        <button
          key={kind}
          type="button"
          class="question-kind"
          aria-pressed={kind === openKind.value}
          data-hint={some.some((one) => isOrHolds(one, hinted.value)) || undefined}
          onClick={() => {
            lookAt(kind);
          }}
        >
          <Icon name={`turn.${kind}`} /> {voice.say(`turnKind.${kind}`)} <b>{some.length}</b>
        </button>
      ))}
    </fieldset>
  );
}

/** The end of the turn is always at hand; where nothing else is left, it is all that there is. */
function Endings() {
  if (showsAll.value || part.value !== null || endings.value.length === 0) return null;
  return (
    <div class="question-endings" data-alone={isDone.value || undefined}>
      {endings.value.map((choice) => (
        <ChoiceButton key={choice.notation} choice={choice} />
      ))}
    </div>
  );
}

function Several() {
  const voice = useVoice();
  const { min, max, one, pays } = takes.value;
  const count = picked.value.length;
  const said = pays
    ? voice.say('table.paying', { count, of: max })
    : voice.say('table.several', { min, max, count });
  useAnnounced(one || count === 0 ? '' : said);
  if (one) return null;
  return (
    <div class="question-several">
      <p>{said}</p>
      <button
        type="button"
        class="primary"
        disabled={count < min || count > max}
        onClick={answerPicked}
      >
        {voice.say(pays ? 'table.pay' : 'table.confirm')}
      </button>
    </div>
  );
}

function Refused() {
  const voice = useVoice();
  const open = useSignal(false);
  const count = moment.value!.view.question?.refused.length ?? 0;
  if (count === 0) return null;
  return (
    <details
      class="question-refused"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{voice.say('table.refused', { count })}</summary>
      {open.value && <WhyNot refused={refusals.value} />}
    </details>
  );
}

/** What is about to answer itself, and how to stop it. */
function Coming() {
  const voice = useVoice();
  const next = comingAnswer.value;
  if (next === null || next.why === 'only') return null;
  return (
    <p class="question-coming">
      <span style={{ '--ms': `${next.ms}ms` } as CSSProperties}>
        {voice.say(`automatic.${next.why}`)}
      </span>
      <button type="button" class="plain" onClick={holdBack}>
        {voice.say('automatic.wait')}
      </button>
    </p>
  );
}

/** Reactions can be let pass from now on, by one touch. */
function Passing() {
  const voice = useVoice();
  const pass = passOption.value;
  if (pass === null || standingQuestion.value === null || standingNow.value !== null) return null;
  const says = pass.notation;
  return (
    <>
      <button
        type="button"
        class="plain"
        onClick={() => answerItself({ says, round: true, unless: null })}
      >
        {voice.say('automatic.passRound')}
      </button>
      {standingQuestion.value.aims !== undefined && (
        <button
          type="button"
          class="plain"
          onClick={() => answerItself({ says, round: false, unless: 'me' })}
        >
          {voice.say('automatic.passOthers')}
        </button>
      )}
    </>
  );
}

/** Takes back the last decision, or says why it cannot. */
function Undo() {
  const voice = useVoice();
  const { undoable, whyNotUndo } = moment.value!;
  const told = useSignal(false);
  useEffect(() => {
    told.value = false;
  }, [whyNotUndo, undoable]);
  useAnnounced(told.value && whyNotUndo !== null ? voice.say(`whyNotUndo.${whyNotUndo}`) : '');
  if (undoable > 0)
    return (
      <button type="button" class="plain" onClick={takeBack}>
        <Icon name="undo" /> {voice.say('table.undo')}
      </button>
    );
  if (whyNotUndo === null) return null;
  return (
    <>
      <button
        type="button"
        class="plain question-bar"
        aria-expanded={told.value ? 'true' : undefined}
        onClick={() => {
          told.value = !told.value;
        }}
        title={voice.say(`whyNotUndo.${whyNotUndo}`)}
      >
        <Icon name="undo" /> {voice.say('table.undo')}
      </button>
      {told.value && <span class="question-barred">{voice.say(`whyNotUndo.${whyNotUndo}`)}</span>}
    </>
  );
}

/** Every option as text, for anyone who wants to read them all. */
function AllActions() {
  const voice = useVoice();
  return (
    <button
      type="button"
      class="plain"
      aria-expanded={showsAll.value}
      onClick={() => {
        showsAll.value = !showsAll.value;
      }}
    >
      <Icon name="list" />{' '}
      {showsAll.value
        ? voice.say('table.fewer')
        : voice.say('table.all', { count: choices.value.length })}
    </button>
  );
}

function Tools() {
  const voice = useVoice();
  const { playing } = useStage();
  const { view } = moment.value!;
  const isAsked = view.question !== null && playing.value === null && !isUnasked.value;
  return (
    <div class="question-tools">
      {isAsked && part.value !== null && (
        <button type="button" class="plain" data-does="back" onClick={closePart}>
          <Icon name="back" /> {voice.say('table.back')}
        </button>
      )}
      {isAsked && isPayment.value && (
        <button type="button" class="plain" onClick={payForMe}>
          <Icon name="check" /> {voice.say('automatic.payForMe')}
        </button>
      )}
      {isAsked && <Passing />}
      <StandingButton />
      {isAsked && areMany.value && <AllActions />}
      <Undo />
      <TakeBack />
      {isAsked && (
        <button
          type="button"
          class="plain"
          data-does="hint"
          onClick={() => tell({ say: 'hint', seat: view.seat })}
        >
          <Icon name="hint" /> {voice.say('table.hint')}
        </button>
      )}
    </div>
  );
}

export function Question() {
  const voice = useVoice();
  const { playing } = useStage();
  const { view, number } = moment.value!;
  const box = useRef<HTMLElement>(null);
  const spotlight = useScene((now) => now.spotlight);
  // What answers itself at once is not asked.
  const isAsked = view.question !== null && playing.value === null && !isUnasked.value;
  useEffect(() => {
    // What had the focus may be gone with the last decision, or only when what came of it is played.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    if (document.activeElement === box.current)
      box.current?.querySelector('.question-asked')?.scrollIntoView({ block: 'nearest' });
  }, [number, isAsked]);
  const open = part.value?.notation ?? null;
  const step = `${number} ${open}`;
  useEffect(() => {
    // The option that was opened is gone, and those it stands for have come.
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('.choice')?.focus();
  }, [open]);
  return (
    <section
      ref={box}
      class="question"
      tabIndex={-1}
      aria-label={voice.say('table.question')}
      aria-busy={busy}
    >
      {call.value !== null && playing.value === null ? (
        <>
          <Announced />
          <Call />
        </>
      ) : !isAsked ? (
        <Waiting />
      ) : (
        <>
          <Recap />
          <Announced />
          {/* Another question is another one: nothing of the last moves to its place. */}
          <h2 key={`asked ${step}`} class="question-asked">
            {/* A reaction is to what others do. */}
            {!isTurn.value && doing.value !== null && passOption.value === null && (
              <b>{doing.value}: </b>
            )}
            {asked.value}
            {payment.value !== null &&
              !takes.value.pays &&
              ` (${voice.say('table.payment', payment.value)})`}
          </h2>
          <Hints />
          <Coming />
          <StandingNow />
          <div
            key={`answers ${step}`}
            class="question-answers"
            data-beside={spotlight.length === 1 || undefined}
          >
            {spotlight.length > 0 && (
              <div class="question-spotlight">
                {spotlight.map((card) => (
                  <OpenCard key={card.id} card={card} />
                ))}
              </div>
            )}
            <div class="question-answer-list">
              <Several />
              <div class="question-turn">
                <Kinds />
                <Endings />
              </div>
              {areMany.value &&
                hasPlan.value &&
                !isTurn.value &&
                !showsAll.value &&
                part.value === null && (
                  <p class="question-on-table">{voice.say('table.onTable')}</p>
                )}
              <List />
            </div>
          </div>
          <Refused key={`refused ${step}`} />
          <NextTime key={`next ${step}`} />
        </>
      )}
      <Tools />
    </section>
  );
}
