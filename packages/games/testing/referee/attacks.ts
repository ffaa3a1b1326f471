/** Attacks outside the Event Phase: of surprise, and on those who flee. */
import {
  ABOARD,
  type Complain,
  figureNamed,
  inZone,
  isEndTold,
  named,
  type Scene,
  seatNamed,
} from './shown.ts';

export const ATTACKS = ['attacks', 'larva-attacks'];
/** Another Character may be put forward, or stand in, before the card is drawn. */
export const REDIRECTS = ['hides', 'pheromones', 'object-spent', 'slime'];

const isAttack = (scene: Scene | undefined): boolean => ATTACKS.includes(scene?.what ?? '');

/** NEM-ATK-04, LCK-ATK-04: who has caused the Encounter is attacked. */
function judgeSurprise(scenes: readonly Scene[], at: number, complain: Complain): void {
  const scene = scenes[at]!;
  const next = scenes[at + 1];
  // Hiding, or putting somebody forward, comes first.
  if (next === undefined || REDIRECTS.includes(next.what)) return;
  if (!isAttack(next) || named(next.data['who']) !== named(scene.data['who']))
    complain(next, 'ATK-04', `${next.what} on ${next.data['who']}, not on ${scene.data['who']}`);
}

/** With these lines an escape is over. */
const OVER = [
  ...['enters', 'crawls', 'escapes', 'pays', 'passes'],
  ...['turn', 'intruder-turn', 'intruder-card', 'phase'],
];

/** NEM-COMBAT-10, NEM-ATK-05, LCK-COMBAT-22, LCK-ATK-05: all that are there attack the one who flees, each once. */
function judgeFlight(scenes: readonly Scene[], at: number, complain: Complain): void {
  const scene = scenes[at]!;
  const slot = scene.data['slot'] as number;
  const end = scenes.findIndex(({ what }, i) => i > at && OVER.includes(what));
  if (end < 0) return;
  const lines = scenes.slice(at + 1, end);
  if (lines.some(isEndTold)) return;
  const attackers = lines.filter(isAttack).map(({ data }) => figureNamed(data['figure']));
  lines.forEach((line, i) => {
    if (!isAttack(line) || REDIRECTS.includes(lines[i - 1]?.what ?? '')) return;
    if (named(line.data['who']) !== named(scene.data['who']))
      complain(line, 'ATK-05', `${line.data['who']} is attacked, not ${scene.data['who']}`);
  });
  const after = scenes[end]!;
  const isDead = after.vars.fate[seatNamed(scene, scene.data['who'])] !== ABOARD;
  // A new Breeder attacks at once (Transformation).
  const born = lines.flatMap(({ what, data }) =>
    what === 'intruder-appears' ? [figureNamed(data['figure'])] : [],
  );
  scene.vars.at.forEach((where, figure) => {
    const times = attackers.filter((one) => one === figure).length;
    const isThere = where === slot;
    // What has left the Room before its turn no longer attacks, and nobody attacks the dead.
    const mayMiss = isDead || after.vars.at[figure] !== slot;
    if (times > (isThere || born.includes(figure) ? 1 : 0) || (isThere && times === 0 && !mayMiss))
      complain(scene, 'COMBAT-10', `figure ${figure} attacks ${times} times`);
  });
}

/** NEM-MARK-06, LCK-MARK-05: whoever ends the turn in Fire burns, unless a Battle Suit keeps it off. */
function judgeTurn(scenes: readonly Scene[], at: number, complain: Complain): void {
  const scene = scenes[at]!;
  const seat = seatNamed(scene, scene.data['who']);
  const end = scenes.findIndex(
    ({ what }, i) => i > at && ['turn', 'phase', 'intruder-turn'].includes(what),
  );
  const after = scenes[end];
  // A Character who gets out of a Pod has not had a turn yet.
  if (after === undefined || scenes[end - 1]!.what === 'gets-out') return;
  const { place, fire, fate } = after.vars;
  const slot = place[seat]!;
  const burns = scenes
    .slice(at, end)
    .some(({ what, data }) => what === 'burns' && named(data['who']) === named(scene.data['who']));
  const isProof = inZone(after.zones, 'gear', seat).includes('battle-suit');
  if (fate[seat] === ABOARD && slot > 0 && fire[slot] && !isProof && !burns)
    complain(after, 'MARK-06', `seat ${seat} does not burn in ${slot}`);
}

export function judgeTurns(scenes: readonly Scene[], complain: Complain): void {
  scenes.forEach(({ what }, at) => {
    if (what === 'surprise') judgeSurprise(scenes, at, complain);
    else if (what === 'escapes') judgeFlight(scenes, at, complain);
    else if (what === 'turn') judgeTurn(scenes, at, complain);
  });
}
