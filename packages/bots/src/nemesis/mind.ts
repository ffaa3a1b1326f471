import type { Seat } from '@deadlight/engine';
import { shipOf } from '@deadlight/games/rules/nemesis';
import {
  ABOARD,
  DEAD,
  handSize,
  type SurvivalTable,
  type Vars,
} from '@deadlight/games/rules/survival';
import type { Ledger, Mind } from '../mind.ts';
import { woundsShare } from '../survival/body.ts';
import { Chance } from '../survival/chance.ts';
import { fireShare, intrudersShare, noiseShare } from '../survival/danger.ts';
import { facts } from '../survival/facts.ts';
import { ROUTINE } from '../survival/habits.ts';
import { belongings, handWorth } from '../survival/items.ts';
import { chartOf } from './chart.ts';
import { habit } from './habits.ts';
import { CURABLE, infectionShare } from './infection.ts';
import { hopeFor, planFor } from './plan.ts';
import { TERMS, type Term } from './terms.ts';

/** Where a judgement is worth making: somebody is at the beginning of an Action. */
const QUIET = new Set(['turn/act', 'pod-turn/decide', 'intruder-turn/act']);

/** Noise rolls to be expected in a Room before one moves on. */
const ROLLS = 0.5;
/** Slime turns Silence into Danger. */
const SLIME = 0.8;
const WAITING = 0.92;
/** Whose attacks are to be feared. */
const RACE = 'intruders';
const CARD = 0.004;
const ITEM = 0.02;
const SURPRISE = [0.97, 0.98, 0.987, 0.994, 0.998, 1] as const;

function judge(table: SurvivalTable, seat: Seat, ledger: Ledger): void {
  const { vars } = table;
  const add = (term: Term, share: number): void => chance.times(term, share);
  const chance = new Chance(ledger, 'life' satisfies Term, 1);
  if (vars.fate[seat] === DEAD) {
    add('life', 0);
    return;
  }
  const pod = shipOf(table).podOf[seat]!;
  if (vars.fate[seat] !== ABOARD || pod > 0) {
    // In a Pod that still waits, an Intruder can throw one out.
    if (pod > 0) add('wayOut', WAITING);
    add('infection', infectionShare(table, seat));
    const plan = hopeFor(table, seat, chartOf(table, seat, 1));
    add('ship', plan.ship);
    add('wayOut', plan.wayOut);
    add('goal', plan.goal);
    return;
  }
  const slot = vars.place[seat]!;
  const plan = planFor(table, seat, chartOf(table, seat, slot));
  const { ahead } = plan;
  add('wounds', woundsShare(table, seat, ahead));
  add(
    'infection',
    infectionShare(table, seat) ** CURABLE * (vars.slime[seat] ? SLIME ** ahead : 1),
  );
  const hand = Math.min(handSize(table, seat), SURPRISE.length - 1);
  add('intruders', intrudersShare(table, seat, RACE, false, ahead));
  add('noise', noiseShare(table, seat, RACE, false, ahead) ** ROLLS);
  add('fire', fireShare(table, seat, ahead));
  add('hand', (SURPRISE[hand]! * (1 + CARD * handWorth(table, seat))) ** ahead);
  add('items', (0.8 + ITEM * Math.min(10, belongings(table, seat))) ** ahead);
  add('ship', plan.ship);
  add('wayOut', plan.wayOut);
  add('time', plan.time);
  add('goal', plan.goal);
}

const isQuiet = (table: SurvivalTable): boolean => QUIET.has(table.state.stack.at(-1)!.at);

export const nemesisMind: Mind<Vars> = {
  terms: TERMS,
  speech: 'survival',
  facts,
  habit,
  judge,
  isQuiet,
  clock: ({ round }) => round,
  routine: ROUTINE,
};
