/** What is told large: a sentence for each beat, cards and creatures, and what becomes of me. */
import { useComputed } from '@preact/signals';
import type { CSSProperties } from 'preact';
import { useEffect } from 'preact/hooks';
import { CreatureDrawing } from '../creatures/creature.tsx';
import type { Pose } from '../creatures/silhouettes.ts';
import { hide } from '../explain/gestures.ts';
import { Icon } from '../icons/icon.tsx';
import { browserGame, moment } from '../link.ts';
import { Portrait } from '../people/portrait.tsx';
import { lineUp, needsConfirmation } from '../table/choices.ts';
import { sheets, useScene } from '../table/current.ts';
import { useVoice } from '../text/voice.ts';
import type { Beat, Swap } from './beat.ts';
import { DeathScene } from './death-scene.tsx';
import type { Blow, Culprit } from './fate.ts';
import { useHold } from './hold.ts';
import { isLarge } from './pacing.ts';
import { cardTextOf, sayBeat, sayLarge } from './said.ts';
import './stage.css';
import { MAX_BLOWS } from './fates-shown.ts';
import { useStage } from './stage-of-page.ts';
import type { Playing } from './stage-table.ts';

/** What happens now, in a sentence under those before it; what is shown large says so itself. */
function Captions() {
  const voice = useVoice();
  const stage = useStage();
  const hold = useHold();
  const { lines, playing, blows, secrets, death } = stage;
  const isCovered =
    lineUp.value.length > 0 ||
    needsConfirmation.value !== null ||
    blows.value.length > 0 ||
    secrets.value.length > 0;
  // A death has the screen for itself.
  if (death.value !== null || lines.value.length === 0) return null;
  if (playing.value === null && isCovered) return null;
  return (
    <button
      type="button"
      class="stage-caption"
      data-over={playing.value === null || undefined}
      title={voice.say('stage.dismiss')}
      onClick={() => {
        if (playing.peek() === null) lines.value = [];
        else stage.complete();
      }}
      {...hold}
    >
      {lines.value.map((line, i) => (
        <span key={i}>{line}</span>
      ))}
    </button>
  );
}

/** The way on, where the story waits for it. */
function GoOn({ waits }: { readonly waits: boolean }) {
  const voice = useVoice();
  const stage = useStage();
  if (!waits) return null;
  return (
    <button type="button" class="stage-go-on primary" onClick={() => stage.complete()}>
      {voice.say('stage.dismiss')}
    </button>
  );
}

/** How a creature is drawn while it does something. */
const POSES_OF: Partial<Record<Beat['shows'], Pose>> = {
  strike: 'attack',
  card: 'attack',
  fall: 'die',
};

/** A card, a great event. */
function Banner({ now: { beat, waits } }: { readonly now: Playing }) {
  const voice = useVoice();
  const { line, great, creature, shows, swap } = beat;
  const [icon, tone] = great ?? ['event', 'warn'];
  const text = cardTextOf(beat, sheets.value);
  return (
    <div class="stage-banner" data-tone={tone} key={line}>
      {creature === null ? (
        <Icon name={icon} />
      ) : (
        <CreatureDrawing icon={creature.drawing} pose={POSES_OF[shows] ?? 'lurk'} />
      )}
      <strong>{sayLarge(beat, voice)}</strong>
      {text !== '' && <span>{text}</span>}
      {swap !== null && <SwapView swap={swap} />}
      <GoOn waits={waits} />
    </div>
  );
}

/** What I give and what I get, turned up one after the other. */
function SwapView({ swap: { given, got } }: { readonly swap: Swap }) {
  const voice = useVoice();
  const cards = { given, got };
  return (
    <ul class="stage-swap">
      {(['given', 'got'] as const).map((which) => (
        <li key={which} data-which={which}>
          <b>{voice.say(`stage.${which}`)}</b>
          <span class="stage-swapped">
            <Icon
              name={cards[which].startsWith('card.infection') ? 'card.infection' : cards[which]}
            />
            {voice.say(cards[which])}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The creature that rises, as itself, before everything else. */
function Apparition({ now: { beat, ms, waits } }: { readonly now: Playing }) {
  const voice = useVoice();
  const { drawing, rank } = beat.creature!;
  const timed = { '--ms': `${ms}ms` } as CSSProperties;
  return (
    <div
      class="stage-apparition"
      data-rank={rank}
      data-waits={waits || undefined}
      key={beat}
      style={timed}
    >
      <CreatureDrawing icon={drawing} />
      <strong>{sayBeat(beat, voice)}</strong>
      <GoOn waits={waits} />
    </div>
  );
}

const CulpritView = ({ culprit: { person, says, deed } }: { readonly culprit: Culprit }) => (
  <div class="stage-culprit">
    {person !== null && <Portrait icon={person.icon} colour={person.colour} />}
    <strong>{says}</strong>
    <span>{deed}</span>
  </div>
);

/** One person turns on another: nothing that happens is larger. */
function Betrayed({ now: { beat } }: { readonly now: Playing }) {
  const voice = useVoice();
  const people = useScene((scene) => scene.people);
  const { betrayal } = beat;
  const culprit = people.find(({ id }) => id === betrayal!.culprit);
  const { what, data } = betrayal!.deed;
  return (
    <div class="stage-betrayed" key={beat.line}>
      {culprit !== undefined && <Portrait icon={culprit.icon} colour={culprit.colour} />}
      <strong>{voice.say(`log.${what}`, data)}</strong>
      <span>{sayBeat(beat, voice)}</span>
    </div>
  );
}

/** Of all that can be shown large, the one thing that is. */
function Large() {
  const { playing, death } = useStage();
  const now = playing.value;
  if (death.value !== null || now === null || !isLarge(now.beat)) return null;
  const { betrayal, shows, creature, fate } = now.beat;
  // My own fate has a panel of its own; in a replay it has none.
  if (fate !== null && (betrayal === null || moment.value?.replay == null)) return null;
  if (betrayal !== null) return <Betrayed now={now} />;
  return shows === 'rise' && creature !== null ? <Apparition now={now} /> : <Banner now={now} />;
}

const BlowView = ({ blow }: { readonly blow: Blow }) => (
  <li class="stage-blow">
    {blow.culprit !== null && <CulpritView culprit={blow.culprit} />}
    {blow.why !== '' && blow.why !== blow.culprit?.deed && <p class="stage-why">{blow.why}</p>}
    {blow.card !== '' && <p class="stage-card">{blow.card}</p>}
    <ul>
      {blow.fates.map((fate, i) => (
        <li key={i} class="stage-fate" data-tone={fate.tone} data-fate={fate.name}>
          <Icon name={fate.icon} />
          <span>
            <strong>
              {fate.title}
              {fate.times > 1 && ` ×${fate.times}`}
            </strong>{' '}
            <span>{fate.means}</span>
          </span>
        </li>
      ))}
    </ul>
  </li>
);

/** Whatever is being explained makes room for it. */
const useOnTop = (count: number): void =>
  useEffect(() => {
    if (count > 0) hide();
  }, [count]);

/** What has become of me: it stays until it could be read. */
function Blows() {
  const voice = useVoice();
  const stage = useStage();
  const { blows } = stage;
  useOnTop(blows.value.length);
  if (blows.value.length === 0) return null;
  return (
    <section
      class="stage-blows"
      data-betrayal={blows.value.some(({ culprit }) => culprit !== null) || undefined}
      aria-label={voice.say('stage.you')}
    >
      <ul>
        {blows.value.slice(0, MAX_BLOWS).map((blow, i) => (
          <BlowView key={i} blow={blow} />
        ))}
      </ul>
      <p class="stage-tools">
        <button type="button" class="plain" onClick={() => stage.dismissBlows()}>
          {voice.say('stage.dismiss')}
          {blows.value.length > MAX_BLOWS && ` (+${blows.value.length - MAX_BLOWS})`}
        </button>
      </p>
    </section>
  );
}

/** What I alone have seen, until I have read it. */
function Secrets() {
  const voice = useVoice();
  const { secrets } = useStage();
  useOnTop(secrets.value.length);
  if (secrets.value.length === 0) return null;
  return (
    <section class="stage-secrets" aria-label={voice.say('stage.secret')}>
      <h2>
        <Icon name="secret" /> {voice.say('stage.secret')}
      </h2>
      <ul>
        {secrets.value.map(({ text, icon, name, says, rows }) => (
          <li key={text} class="stage-secret">
            {rows === undefined ? (
              <span class="stage-turned">
                <Icon name={icon} />
                {name !== '' && <strong>{name}</strong>}
                {says !== '' && <span>{says}</span>}
              </span>
            ) : (
              <ol class="stage-rows">
                {rows.map((row) => (
                  <li key={row.at} aria-current={row.now || undefined}>
                    <b>{row.at}</b> {row.text}
                  </li>
                ))}
              </ol>
            )}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p class="stage-tools">
        <button
          type="button"
          class="primary"
          onClick={() => {
            secrets.value = [];
          }}
        >
          {voice.say('stage.understood')}
        </button>
      </p>
    </section>
  );
}

export function StageView() {
  const voice = useVoice();
  const { playing } = useStage();
  // How long each beat is meant to take: what a wait consists of can be measured.
  const number = useComputed(() => playing.value?.number);
  const ms = useComputed(() => playing.value?.ms);
  if (browserGame.value === null) return null;
  return (
    <section class="stage" aria-label={voice.say('stage.happens')} data-beat={number} data-ms={ms}>
      <Large />
      <Blows />
      <Secrets />
      <div class="stage-captions">
        <Captions />
      </div>
      <DeathScene />
    </section>
  );
}
