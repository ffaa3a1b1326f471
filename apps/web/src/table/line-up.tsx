/** Cards, Characters or tokens to choose from: large, side by side, with all their text. */
import { sayReasons } from '@deadlight/bots/text';
import { useEffect, useRef } from 'preact/hooks';
import { useStage } from '../director/stage-of-page.ts';
import { explained, ofCard } from '../explain/explanation.ts';
import { Icon } from '../icons/icon.tsx';
import { hinted, hints, moment, tell } from '../link.ts';
import { Portrait } from '../people/portrait.tsx';
import { PORTRAITS } from '../people/portraits.ts';
import { useVoice } from '../text/voice.ts';
import type { Candidate } from './candidate.ts';
import type { Choice } from './choice.ts';
import { asked, choose, isPutAway, lineUp, picked, pointedOption } from './choices.ts';
import type { Card } from './scene.ts';
import { Tags } from './tags.tsx';
import './line-up.css';

/** What is hidden by a style counts as hidden, too. */
const SEEN = { visibilityProperty: true } as const;

const Head = ({ card }: { readonly card: Card }) => (
  <>
    {card.icon in PORTRAITS ? <Portrait icon={card.icon} /> : <Icon name={card.icon} />}
    <strong>{card.name}</strong>
    {card.badge !== undefined && <span class="line-up-badge">{card.badge}</span>}
    {card.cost !== null && <span class="line-up-cost">{card.cost}</span>}
  </>
);

const CandidateView = ({
  choice,
  candidate,
}: {
  readonly choice: Choice;
  readonly candidate: Candidate;
}) => {
  const voice = useVoice();
  const isPicked = picked.value.includes(choice.notation);
  const isAdvised = hinted.value === choice.notation;
  const advice = isAdvised ? hints.value?.[0]?.reasons : undefined;
  return (
    <li
      class="line-up-candidate"
      data-tone={candidate.tone}
      data-hint={isAdvised || undefined}
      data-picked={isPicked || undefined}
      data-whole={candidate.comesWith !== undefined || undefined}
    >
      <h3 class="line-up-head" {...explained(() => ofCard(candidate))}>
        <Head card={candidate} />
      </h3>
      {advice !== undefined && <p class="line-up-hint">{sayReasons(voice, advice)}</p>}
      <Tags of={candidate.tags ?? []} />
      {candidate.text !== '' && <p class="line-up-text">{candidate.text}</p>}
      {candidate.comesWith?.map(({ name, cards }) => (
        <section key={name} class="line-up-with">
          <h4>{name}</h4>
          <ul>
            {cards.map((card) => (
              <li key={card.id}>
                <span class="line-up-head">
                  <Head card={card} />
                </span>
                <Tags of={card.tags ?? []} />
                <span class="line-up-text">{card.text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <button
        type="button"
        class="line-up-take primary"
        aria-pressed={isPicked || undefined}
        data-takes={choice.notation}
        onPointerEnter={() => {
          pointedOption.value = choice;
        }}
        onClick={() => choose(choice)}
      >
        {choice.label}
      </button>
    </li>
  );
};

/** Whether cards lie over the plan. What has happened is read first; nothing lies over anything else. */
export function useIsLinedUp(): boolean {
  const { blows, secrets } = useStage();
  const isReading = blows.value.length > 0 || secrets.value.length > 0;
  return lineUp.value.length > 0 && !isPutAway.value && !isReading;
}

export function LineUp() {
  const voice = useVoice();
  const box = useRef<HTMLElement>(null);
  const { blows, secrets } = useStage();
  const isOver = useIsLinedUp();
  const candidates = lineUp.value;
  const key = candidates.map(({ choice }) => choice.notation).join();
  useEffect(() => {
    isPutAway.value = false;
    box.current?.scrollTo({ top: 0 });
  }, [key]);
  useEffect(() => {
    // On a phone, what had the focus lies under it.
    const had = document.activeElement;
    const isLost = had === null || had === document.body || !had.checkVisibility(SEEN);
    if (isOver && isLost) box.current?.focus({ preventScroll: true });
  }, [isOver, key]);
  if (candidates.length === 0 || blows.value.length > 0 || secrets.value.length > 0) return null;
  if (!isOver)
    return (
      <button
        type="button"
        class="line-up-back primary"
        onClick={() => {
          isPutAway.value = false;
        }}
      >
        {voice.say('face.back', { count: candidates.length })}
      </button>
    );
  return (
    <section ref={box} class="line-up" tabIndex={-1} aria-label={voice.say('face.choose')}>
      <header class="line-up-asked">
        <h2>{asked.value}</h2>
        <button
          type="button"
          class="plain"
          onClick={() => tell({ say: 'hint', seat: moment.value!.view.seat })}
        >
          <Icon name="hint" /> {voice.say('table.hint')}
        </button>
        <button
          type="button"
          class="plain"
          onClick={() => {
            isPutAway.value = true;
          }}
        >
          {voice.say('face.away')}
        </button>
      </header>
      <ul class="line-up-candidates" data-count={candidates.length}>
        {candidates.map(({ choice, candidate }) => (
          <CandidateView key={choice.notation} choice={choice} candidate={candidate} />
        ))}
      </ul>
    </section>
  );
}
