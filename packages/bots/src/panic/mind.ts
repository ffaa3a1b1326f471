import type { Seat } from '@deadlight/engine';
import {
  ANDROID,
  isInfected,
  opensDoors,
  type PanicTable,
  game as panic,
  pawnOf,
  redealBy,
  roomOfPawn,
  TROOPER,
  type Vars,
} from '@deadlight/games/rules/panic';
import type { Ledger, Mind } from '../mind.ts';
import { judgeItems } from './belongings.ts';
import { judgeBody } from './body.ts';
import { companyInStation } from './company.ts';
import { fearOf, stayingOf } from './courage.ts';
import { judgeEnemies } from './enemies.ts';
import { panicEyes } from './eyes.ts';
import { habit, isPurpose } from './habit.ts';
import { judgeAsHuman } from './human.ts';
import { judgeAsInfected } from './infected.ts';
import { suspicions } from './suspicion.ts';
import { TERMS } from './terms.ts';

/** How likely a player must be an enemy before being attacked: the infected mind mistakes less. */
const SCRUPLES = 0.6;
const RUTHLESS = 0.3;

function judge(table: PanicTable, seat: Seat, ledger: Ledger): void {
  const crew = {
    trooper: roomOfPawn(table, pawnOf(seat, TROOPER)),
    android: roomOfPawn(table, pawnOf(seat, ANDROID)),
    doors: opensDoors(table, seat),
  };
  const suspects = suspicions(table, seat);
  const fear = fearOf(table, seat);
  judgeBody(table, seat, crew, fear, ledger);
  judgeItems(table, seat, ledger);
  if (isInfected(table, seat)) {
    judgeAsInfected(table, seat, crew, suspects, ledger);
    judgeEnemies(table, seat, crew, (other) => 1 - suspects[other]!, RUTHLESS, ledger);
  } else {
    judgeAsHuman(table, seat, crew, suspects, fear * stayingOf(table, seat), ledger);
    judgeEnemies(table, seat, crew, (other) => suspects[other]!, SCRUPLES, ledger);
  }
}

export const panicMind: Mind<Vars> = {
  terms: TERMS,
  speech: 'panic',
  facts: () => ({}),
  habit,
  isPurpose,
  firmness: () => 0,
  guess: { rules: panic.rules, deal: redealBy(suspicions) },
  judge,
  company: companyInStation({ judge }),
  eyes: panicEyes,
  isQuiet: (table) => table.state.stack.at(-1)!.at === 'turn/act',
};
