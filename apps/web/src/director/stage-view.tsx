/** What is told large: a sentence for each beat, cards and creatures, and what becomes of me. */
import type { CSSProperties } from 'preact';
import { useEffect } from 'preact/hooks';
import { CreatureDrawing } from '../creatures/creature.tsx';
import { hide } from '../explain/gestures.ts';
import { Icon } from '../icons/icon.tsx';
import { browserGame } from '../link.ts';
import { paceScale } from '../settings/settings.ts';
import { sheets } from '../table/current.ts';
import { useVoice } from '../text/voice.ts';
import type { Beat } from './beat.ts';
import { DeathScene } from './death-scene.tsx';
import type { Blow } from './fate.ts';
import './stage.css';
import { APPARITION, MOST_BLOWS } from './stage.ts';
import { useStage } from './stage-of-page.ts';

/** What happens now, in a sentence. */
function Caption() {
  const voice = useVoice();
  const stage = useStage();
  const now = stage.playing.value;
  // What rises is told where it stands.
  const risen = stage.apparition.value;
  if (now === null || (now.beat.line === risen?.line && !risen.here)) return null;
  const { what, data } = now.beat.line;
  return (
    <button
      type="button"
      class="stage-caption"
      onClick={() => stage.complete()}
      title={voice.say('stage.dismiss')}
    >
      {voice.say(`log.${what}`, data)}
    </button>
  );
}

/** A creature that has just risen leaves no room for what led to it, unless it goes on with that. */
const isOvershadowed = (beat: Beat, risen: Beat | null): boolean =>
  risen !== null && !risen.here && beat.index <= risen.index;

/** A card, a creature, a great event. */
function Banner() {
  const voice = useVoice();
  const { apparition, banner } = useStage();
  const beat = banner.value;
  if (beat === null || beat.fate !== null || isOvershadowed(beat, apparition.value)) return null;
  const { line, great, card, creature } = beat;
  const [icon, tone] = great ?? ['event', 'warn'];
  const text = sheets.value.find(({ id }) => id === card)?.text ?? '';
  return (
    <div class="stage-banner" data-tone={tone} key={line}>
      {creature === null ? <Icon name={icon} /> : <CreatureDrawing icon={creature.drawing} />}
      <strong>{voice.say(`log.${line.what}`, line.data)}</strong>
      {text !== '' && <span>{text}</span>}
    </div>
  );
}

/** The creature that rises, as itself, before everything else. */
function Apparition() {
  const voice = useVoice();
  const beat = useStage().apparition.value;
  if (beat === null) return null;
  const { drawing, rank } = beat.creature!;
  const { what, data } = beat.line;
  const timed = { '--ms': `${APPARITION * paceScale()}ms` } as CSSProperties;
  return (
    <div class="stage-apparition" data-rank={rank} key={beat} style={timed}>
      <CreatureDrawing icon={drawing} />
      {!beat.here && <strong>{voice.say(`log.${what}`, data)}</strong>}
    </div>
  );
}

const BlowView = ({ blow }: { readonly blow: Blow }) => (
  <li class="stage-blow">
    {blow.why !== '' && <p class="stage-why">{blow.why}</p>}
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
    <section class="stage-blows" aria-label={voice.say('stage.you')}>
      <ul>
        {blows.value.slice(0, MOST_BLOWS).map((blow, i) => (
          <BlowView key={i} blow={blow} />
        ))}
      </ul>
      <p class="stage-tools">
        <button
          type="button"
          class="plain"
          onClick={() => {
            stage.dismissBlows();
            stage.complete();
          }}
        >
          {voice.say('stage.dismiss')}
          {blows.value.length > MOST_BLOWS && ` (+${blows.value.length - MOST_BLOWS})`}
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
        {secrets.value.map(({ text, icon, name, says }) => (
          <li key={text} class="stage-secret">
            <span class="stage-turned">
              <Icon name={icon} />
              {name !== '' && <strong>{name}</strong>}
              {says !== '' && <span>{says}</span>}
            </span>
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
  if (browserGame.value === null) return null;
  return (
    <section class="stage" aria-label={voice.say('stage.happens')}>
      <Apparition />
      <Banner />
      <Blows />
      <Secrets />
      <div class="stage-captions">
        <Caption />
      </div>
      <DeathScene />
    </section>
  );
}
