/** Scans of Contamination during the game: what is removed, who gets a Larva, and who dies of it. */
import type { PlayedGame } from './moments.ts';
import {
  ABOARD,
  type Complain,
  inZone,
  named,
  type Scene,
  type Shown,
  seatNamed,
} from './shown.ts';

const count = (cards: readonly string[], card: string): number =>
  cards.filter((one) => one === card).length;

/** Whether the line is of this kind, and of the one who scans. */
const isOf = (scene: Scene | undefined, what: string, who: unknown): boolean =>
  scene?.what === what && named(scene.data['who']) === named(who);

/** What knowledge a scan brings is told before the Larva (LCK-CARD-rushed-analysis). */
const BETWEEN = ['learns'];

function after(lines: readonly Scene[], at: number): Scene | undefined {
  let next = at + 1;
  while (BETWEEN.includes(lines[next]?.what ?? '')) next++;
  return lines[next];
}

/** NEM-CONT-05 to NEM-CONT-07, LCK-CONT-03 to LCK-CONT-05. */
function judgeHand(lines: readonly Scene[], at: number, before: Scene | Rest, complain: Complain) {
  const scene = lines[at]!;
  const { data } = scene;
  const seat = seatNamed(scene, data['who']);
  const hand = inZone(before.zones, 'hand', seat);
  const clean = count(hand, 'clean');
  const isInfected = hand.includes('infected');
  if (data['removed'] !== clean)
    complain(scene, 'CONT-07', `${data['removed']} removed of ${clean} clean ones`);
  const next = after(lines, at);
  const becomes = !isInfected ? null : before.vars.larva[seat] ? 'dies' : 'larva';
  for (const what of ['dies', 'larva'])
    if (isOf(next, what, data['who']) !== (what === becomes))
      complain(scene, 'CONT-05', `then ${next?.what}, not ${becomes}`);
}

/** NEM-CARD-eclosion, LCK-CARD-leaving-the-shell-1: what was drawn lies on the discard pile. */
function judgeDraw(lines: readonly Scene[], at: number, complain: Complain): void {
  const scene = lines[at]!;
  const seat = seatNamed(scene, scene.data['who']);
  const drawn = scene.data['cards'] as number;
  const cards = drawn > 0 ? inZone(scene.zones, 'discard', seat).slice(-drawn) : [];
  const gets = cards.includes('infected') && scene.vars.fate[seat] === ABOARD;
  if (isOf(lines[at + 1], 'larva', scene.data['who']) !== gets)
    complain(scene, 'ECLOSION', `drawn ${cards.join()}: Larva ${!gets}`);
}

/** NEM-ROOM-SURGERY-01, LCK-ROOM-DECON-01: nothing INFECTED is left in hand, and no Larva. */
function judgePurge(scene: Scene, after: Rest, isLast: boolean, complain: Complain): void {
  const seat = seatNamed(scene, scene.data['who']);
  if (inZone(scene.zones, 'hand', seat).includes('infected'))
    complain(scene, 'SURGERY-01', 'INFECTED cards are left in hand');
  if (isLast && after.vars.larva[seat]) complain(scene, 'SURGERY-01', 'the Larva is still there');
}

/** NEM-CARD-alcohol, LCK-CARD-antiseptic: a new card for one that was INFECTED. */
function judgeCure(lines: readonly Scene[], at: number, before: Scene | Rest, complain: Complain) {
  const scene = lines[at]!;
  const seat = seatNamed(scene, scene.data['who']);
  const had = inZone(before.zones, 'hand', seat);
  const has = inZone(scene.zones, 'hand', seat);
  const infected = count(had, 'infected') - count(has, 'infected');
  const clean = count(had, 'clean') - count(has, 'clean');
  if (infected + clean !== 1) complain(scene, 'CURE', `${infected + clean} cards are gone`);
  if (isOf(lines[at + 1], 'contaminated', scene.data['who']) !== infected > 0)
    complain(scene, 'CURE', `INFECTED ${infected > 0}, then ${lines[at + 1]?.what}`);
}

type Rest = PlayedGame<Shown>['rests'][number];

export function judgeScans({ moments, rests }: PlayedGame<Shown>, complain: Complain): void {
  for (let i = 1; i < rests.length; i++) {
    const lines = moments.slice(rests[i - 1]!.lines, rests[i]!.lines);
    lines.forEach((scene, at) => {
      const before = lines[at - 1] ?? rests[i - 1]!;
      if (scene.what === 'scanned') judgeHand(lines, at, before, complain);
      else if (scene.what === 'scans-drawn') judgeDraw(lines, at, complain);
      else if (scene.what === 'cured') judgeCure(lines, at, before, complain);
      else if (scene.what === 'purged') {
        const isLast = !lines.slice(at).some(({ what }) => what === 'larva' || what === 'infested');
        judgePurge(scene, rests[i]!, isLast, complain);
      }
    });
  }
}
