/** Says one step at a time, and frames what it speaks of. */
import { isKnown, type Step, sayStep, sayWho, stepOf } from '@deadlight/games/guide';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announce } from '../ears/announcer.ts';
import { browserGame, moment } from '../link.ts';
import { Portrait } from '../people/portrait.tsx';
import { scene } from '../table/current.ts';
import { useVoice } from '../text/voice.ts';
import { closeGuide, coaching, markRead, startCoaching } from './coach.ts';
import { useGuideVoice } from './guide-voice.ts';
import { bringIntoSight, frame } from './points.ts';
import './coach.css';

/** Whom the newcomer plays. */
function Portraits({ step }: { readonly step: Step }) {
  const own = scene.value?.people.find((person) => person.own);
  if (step.who === undefined || own === undefined) return null;
  const icons = step.who === 'own' ? [own.icon] : step.who;
  return (
    <span class="coach-who">
      {icons.map((icon) => (
        <Portrait key={icon} icon={icon} colour={own.colour} />
      ))}
    </span>
  );
}

export function CoachPanel() {
  const voice = useVoice();
  const spoken = useGuideVoice(coaching.value !== null);
  const back = useSignal(0);
  /** A step that has shrunk to its title, and that somebody wants to read again. */
  const unfolded = useSignal<string | null>(null);
  useEffect(startCoaching, []);
  const now = coaching.value;
  const done = now?.progress.done ?? [];
  useEffect(() => {
    back.value = 0;
  }, [done.length]);
  const past = back.value > 0 ? done.at(done.length - back.value) : undefined;
  const current = now === null ? null : stepOf(now.guide, now.progress);
  const step = now?.guide.steps.find(({ id }) => id === (past ?? current?.id)) ?? null;
  useEffect(() => {
    if (step === null) return;
    bringIntoSight(step.points);
    return frame(step.points);
  }, [step]);
  // Its heading only, after what happened: whoever wants the rest goes there.
  const title =
    step === null || now === null || spoken === null
      ? ''
      : sayStep(spoken, now.guide, step, 'title');
  useEffect(() => {
    if (title !== '') announce(voice.say('guide.says', { title }));
  }, [title]);
  if (now === null || spoken === null) return null;
  const { guide, progress } = now;
  const isShort =
    step === null || (past === undefined && isKnown(progress) && unfolded.value !== step.id);
  const { view } = moment.value!;
  const me = browserGame.value!.app.telling.seatRef(view.vars, view.seat);
  const onward = (): void => {
    if (back.value > 0) back.value--;
    else if (step !== null) markRead(step);
  };
  const Back = ({ kind }: { readonly kind: string }) => (
    <button
      type="button"
      class={kind}
      data-does="back"
      disabled={back.value >= done.length}
      onClick={() => {
        back.value++;
      }}
    >
      {voice.say('guide.back')}
    </button>
  );
  const Close = () => (
    <button type="button" class="quiet" data-does="close" onClick={closeGuide}>
      {voice.say('table.close')}
    </button>
  );
  const about = { tabIndex: -1, 'aria-label': voice.say('guide.title'), 'data-step': step?.id };
  if (isShort)
    return (
      <section class="coach" data-short {...about}>
        <span class="coach-title">{voice.say('guide.title')}</span>
        {step === null ? (
          <span class="coach-line dim">{voice.say('guide.waits')}</span>
        ) : (
          <button
            type="button"
            class="coach-line"
            aria-expanded={false}
            onClick={() => {
              unfolded.value = step.id;
            }}
          >
            {title}
          </button>
        )}
        <Back kind="quiet" />
        <Close />
      </section>
    );
  const who = sayWho(spoken, guide, step, me);
  return (
    <section class="coach" {...about}>
      <div class="coach-head">
        <span class="coach-title">{voice.say('guide.title')}</span>
        <span class="dim">
          {voice.say('guide.at', {
            at: Math.min(guide.steps.length, done.length - back.value + 1),
            of: guide.steps.length,
          })}
        </span>
        <Close />
      </div>
      <div class="coach-says" data-who={step.who !== undefined || undefined}>
        <Portraits step={step} />
        <h2>{title}</h2>
        {who !== '' && <p>{who}</p>}
        <p>{sayStep(spoken, guide, step, 'text')}</p>
      </div>
      <div class="coach-tools">
        <Back kind="plain" />
        <button type="button" class="primary" onClick={onward}>
          {voice.say(step.id === guide.steps.at(-1)!.id ? 'guide.end' : 'guide.next')}
        </button>
      </div>
    </section>
  );
}
