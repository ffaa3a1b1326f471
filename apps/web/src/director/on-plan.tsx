/** The beat that is played now, at its place on the plan. */
import type { CSSProperties } from 'preact';
import { CreatureDrawing } from '../creatures/creature.tsx';
import { Icon } from '../icons/icon.tsx';
import { hinted } from '../link.ts';
import { sayRolled } from '../log/rolled.ts';
import { choices, pointedOption } from '../table/choices.ts';
import { scene } from '../table/current.ts';
import { useVoice } from '../text/voice.ts';
import './on-plan.css';
import type { Beat } from './beat.ts';
import { ICONS } from './fate.ts';
import { pointed } from './pointed.ts';
import { type Spot, spotOfPiece, spotOfTarget } from './spot.ts';
import { useStage } from './stage-of-page.ts';
import { ThrownDie } from './thrown-die.tsx';

const at = ({ x, y }: Spot): CSSProperties => ({ left: `${x}px`, top: `${y}px` });

const boundsOf = ({ x, y, width, height }: Spot): CSSProperties => ({
  left: `${x - width / 2}px`,
  top: `${y - height / 2}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** Where somebody or something goes. */
const Arrow = ({ from, to, kind }: { from: Spot; to: Spot; kind: string }) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length < 8) return null;
  return (
    <span
      class="on-plan-arrow"
      data-kind={kind}
      style={{
        ...at(from),
        width: `${length}px`,
        rotate: `${(Math.atan2(dy, dx) * 180) / Math.PI}deg`,
      }}
    />
  );
};

function Sign({ beat }: { readonly beat: Beat }) {
  const voice = useVoice();
  const { shows, rolled } = beat;
  if (rolled === null) return null;
  if (shows === 'die') return <ThrownDie rolled={rolled} word={sayRolled(voice, beat.line)} />;
  return (
    <span class="on-plan-token">
      {rolled.drawing === undefined ? (
        <Icon name={rolled.icon} />
      ) : (
        <CreatureDrawing icon={rolled.drawing} small />
      )}
    </span>
  );
}

/** Where one was asked to look. */
const Pointed = () =>
  pointed.value === null ? null : (
    <span class="on-plan-pointed" style={boundsOf(pointed.value)} aria-hidden="true" />
  );

/** What the option that is pointed at means, or the one that is advised. */
function Meant({ notation, kind }: { readonly notation: string; readonly kind: string }) {
  const now = scene.value;
  const option = choices.value.find((one) => one.notation === notation);
  if (now === null || option === undefined) return null;
  const spots = option.targets.flatMap((id) => spotOfTarget(now, id) ?? []);
  const [to] = spots;
  const own = now.pieces.find((piece) => piece.own && piece.place !== option.targets[0]);
  const from = option.kind === 'move' && own !== undefined ? spotOfPiece(now, own.id) : null;
  return (
    <div class="on-plan-meant" data-kind={kind} aria-hidden="true">
      {from !== null && to !== undefined && <Arrow from={from} to={to} kind="way" />}
      {spots.map((spot, i) => (
        <span key={i} class="on-plan-pointed" style={boundsOf(spot)} />
      ))}
    </div>
  );
}

const PointedOption = () =>
  pointedOption.value === null ? null : (
    <Meant notation={pointedOption.value.notation} kind="pointed" />
  );

const Advised = () =>
  hinted.value === null ? null : <Meant notation={hinted.value} kind="advised" />;

export const OnPlan = () => (
  <>
    <Played />
    <Pointed />
    <Advised />
    <PointedOption />
  </>
);

/** What a blow leaves, where it has struck. */
const woundOf = ({ shows, harm, sound }: Beat): string | null =>
  shows !== 'mark' ? null : harm !== undefined ? ICONS[harm] : sound === 'hurt' ? 'blood' : null;

function Played() {
  const now = useStage().playing.value;
  if (now === null || now.at === null) return null;
  const { beat, number, ms, at: here, from, to } = now;
  const wound = woundOf(beat);
  const timed = { '--ms': `${ms}ms` } as CSSProperties;
  return (
    <div key={number} class="on-plan" data-shows={beat.shows} style={timed} aria-hidden="true">
      {beat.shows === 'walk' && from !== null && <Arrow from={from} to={here} kind="way" />}
      {beat.shows === 'strike' && to !== null && <Arrow from={here} to={to} kind="blow" />}
      {beat.creature !== null && (beat.shows === 'strike' || beat.shows === 'fall') && (
        <span class="on-plan-creature" style={at(here)}>
          <CreatureDrawing
            icon={beat.creature.drawing}
            pose={beat.shows === 'fall' ? 'die' : 'attack'}
          />
        </span>
      )}
      <span class="on-plan-ring" style={boundsOf(here)} />
      {beat.shows === 'strike' && to !== null && (
        <span class="on-plan-hit" style={boundsOf(to)}>
          <Icon name={beat.creature === null ? 'hit' : 'slash'} />
        </span>
      )}
      {wound !== null && (
        <span class="on-plan-wound" style={at(here)}>
          <Icon name={wound} />
        </span>
      )}
      {beat.rolled !== null && (
        <span class="on-plan-sign" style={at(here)}>
          <Sign beat={beat} />
        </span>
      )}
    </div>
  );
}
