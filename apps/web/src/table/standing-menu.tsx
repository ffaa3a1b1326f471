/** Standing answers: how the present question is answered from now on, and the list of all that hold. */
import { sayStanding } from '@deadlight/games/telling';
import type { StandingAnswer } from '@deadlight/host';
import { signal, useSignal } from '@preact/signals';
import { browserGame, isRemote, moment } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import { standingNow } from './automatic.ts';
import { choices } from './choices.ts';
import { Dialog } from './dialog.tsx';
import { answerItself, revoke, standingAnswers, standingQuestion } from './standing.ts';
import './standing.css';

/** An answer that was once for all already. */
const NEVER = 'never';

const listOpen = signal(false);

/** The answer in words. */
function useLabel(): (one: StandingAnswer) => string {
  const voice = useVoice();
  const { view } = moment.value!;
  const { app } = browserGame.value!;
  return (one) => sayStanding(app, voice, view, one);
}

/** The answer that is about to be given, where that takes its time. */
export function StandingNow() {
  const voice = useVoice();
  const labelOf = useLabel();
  const now = standingNow.value;
  if (now === null || !isRemote()) return null;
  return (
    <p class="standing-now">
      <span>{voice.say('standing.now', { label: labelOf(now) })}</span>
      <button type="button" class="plain" onClick={() => revoke(now.at)}>
        {voice.say('standing.revoke')}
      </button>
    </p>
  );
}

/** How the present question is answered from now on. */
export function NextTime() {
  const voice = useVoice();
  const says = useSignal('');
  const round = useSignal(true);
  const unless = useSignal(false);
  const question = standingQuestion.value;
  if (question === null || standingNow.value !== null) return null;
  const offered = choices.value.filter(({ notation }) => notation !== NEVER);
  const lets = offered.find(({ notation }) => question.lets.includes(notation));
  if (lets === undefined) return null;
  const isOffered = offered.some(({ notation }) => notation === says.value);
  const aims = question.aims !== undefined;
  return (
    <details class="standing-next">
      <summary>{voice.say('standing.next')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          answerItself({
            says: isOffered ? says.peek() : lets.notation,
            round: round.peek(),
            unless: aims && unless.peek() ? 'me' : null,
          });
        }}
      >
        <label class="field">
          {voice.say('standing.says')}
          <select
            value={isOffered ? says.value : lets.notation}
            onChange={({ currentTarget }) => {
              says.value = currentTarget.value;
            }}
          >
            {offered.map(({ notation, label }) => (
              <option key={notation} value={notation}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          {voice.say('standing.until')}
          <select
            value={round.value ? 'round' : 'game'}
            onChange={({ currentTarget }) => {
              round.value = currentTarget.value === 'round';
            }}
          >
            {(['round', 'game'] as const).map((until) => (
              <option key={until} value={until}>
                {voice.say(`standing.${until}`)}
              </option>
            ))}
          </select>
        </label>
        {aims && (
          <label class="standing-check">
            <input
              type="checkbox"
              checked={unless.value}
              onChange={({ currentTarget }) => {
                unless.value = currentTarget.checked;
              }}
            />
            {voice.say('standing.unlessMe')}
          </label>
        )}
        <p class="dim">{voice.say('standing.about')}</p>
        <button type="submit" class="primary">
          {voice.say('standing.set')}
        </button>
      </form>
    </details>
  );
}

/** What leads to the list, where there is anything on it. */
export function StandingButton() {
  const voice = useVoice();
  const count = standingAnswers.value.length;
  if (count === 0) return null;
  return (
    <button
      type="button"
      class="plain"
      data-does="standing"
      onClick={() => {
        listOpen.value = true;
      }}
    >
      {voice.say('standing.some', { count })}
    </button>
  );
}

export function StandingList() {
  const voice = useVoice();
  const labelOf = useLabel();
  const all = standingAnswers.value;
  return (
    <Dialog open={listOpen} title={voice.say('standing.title')}>
      {all.length === 0 ? (
        <p>{voice.say('standing.none')}</p>
      ) : (
        <ul class="standing-list">
          {all.map((one) => (
            <li key={one.at}>
              <p>
                {voice.say(`ask.${one.at}`)} <b>{labelOf(one)}</b>
                <span class="dim">
                  {voice.say(one.round === null ? 'standing.game' : 'standing.round')}
                  {one.unless !== null && ` · ${voice.say('standing.unlessMe')}`}
                </span>
              </p>
              <button
                type="button"
                class="plain"
                aria-label={voice.say('standing.revokeOne', { asked: voice.say(`ask.${one.at}`) })}
                onClick={() => revoke(one.at)}
              >
                {voice.say('standing.revoke')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {all.length > 1 && (
        <button type="button" class="plain" onClick={() => revoke(null)}>
          {voice.say('standing.revokeAll')}
        </button>
      )}
    </Dialog>
  );
}
