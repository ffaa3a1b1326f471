/** How the game ends, and the victory check (LCK-END). */

import { END, FIRST_SEAT, type Seat } from '@deadlight/engine';
import { FIGURES } from '../packs/intruders.ts';
import { NO_SLOT } from '../survival/board.ts';
import { inOrder, isAboard, isAlive, who } from '../survival/crew.ts';
import { contaminationIn, shuffleAll } from '../survival/decks.ts';
import { setFigure } from '../survival/intruders.ts';
import { choosers } from '../survival/objectives.ts';
import type { Cited } from '../survival/rule-names.ts';
import { isContamination, KIND } from '../survival/things.ts';
import { ABOARD, ASLEEP, DEAD, procedure, type SurvivalTable } from '../survival/vars.ts';
import { CONTINGENCIES } from './data/tokens.ts';
import { END_OF_TRACK, facilityOf, optionsOf } from './facility.ts';
import { EVENT } from './log-events.ts';
import { offerObjectives, revealKept, settleObjectives, winnersOf } from './objectives.ts';
import { dispelShadow } from './shadow.ts';
import { FIRST_CONTINGENCY } from './things.ts';
import { ZONE } from './zones.ts';

export type Cause = 'purge' | 'alert' | 'explosion' | 'fire' | 'hull';

const RULES: Readonly<Record<Cause, Cited>> = {
  purge: 'LCK-END-01',
  alert: 'LCK-ALERT-02',
  explosion: 'LCK-END-05',
  fire: 'LCK-MARK-06',
  // LCK-END-04-D
  hull: 'LCK-MARK-16',
};

// LCK-ROUND-23, LCK-EVENT-06-R
export function endGame(table: SurvivalTable, cause: Cause): void {
  table.instead(ending, { cause });
}

/** Nobody is left in the base and awake (LCK-END-07, LCK-END-09, LCK-CSS-12-R, LCK-COOP-14-R, LCK-END-08-D). */
export function checkLast(table: SurvivalTable): void {
  for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
    if (isAboard(table.vars, seat)) return;
  const lockedIn = table.vars.fate.filter((fate) => fate === ASLEEP).length;
  table.log?.tell('LCK-END-07', EVENT['nobody-left'], { lockedIn });
  const facility = facilityOf(table);
  if (facility.auto >= 0) endGame(table, 'explosion');
  else if (facility.alert >= 0) endGame(table, 'alert');
  else {
    // LCK-POWER-17-R, LCK-END-13-R
    facility.time = END_OF_TRACK;
    endGame(table, 'purge');
  }
}

function perish(table: SurvivalTable, seat: Seat, cause: string, rule: Cited): void {
  table.vars.fate[seat] = DEAD;
  table.vars.place[seat] = NO_SLOT;
  facilityOf(table).causes[seat] = cause;
  table.log?.tell(rule, EVENT.perishes, { who: who(table, seat), cause: `@cause.${cause}` });
}

const MUCH = 5;

/** Whether the active Contingency kills a Character (LCK-CTG-05). */
function isDoomed(table: SurvivalTable, seat: Seat, code: string): boolean {
  const facility = facilityOf(table);
  switch (code) {
    case 'code-yellow': {
      const many = facility.knowledge[seat]! >= MUCH;
      return optionsOf(table.vars).yellowKills === 'many' ? many : !many;
    }
    // LCK-CTG-06
    case 'code-blue':
      return !table.vars.signal[seat];
    case 'code-grey':
      return facility.ways[seat] === 'css';
    case 'code-red':
      return table.vars.fate[seat] === ASLEEP;
    default:
      return false;
  }
}

const DRAWN = 4;

// LCK-END-21-R, LCK-END-22-R
function finalCheck(table: SurvivalTable, seat: Seat): void {
  if (!table.vars.larva[seat]) {
    const infected = [ZONE.hand, ZONE.deck, ZONE.discard].some((zone) =>
      contaminationIn(table, zone(seat)).some((card) => table.kind(card) === KIND.infected),
    );
    table.log?.tell('LCK-END-16', EVENT['final-scan'], {
      who: who(table, seat),
      result: `@scan.${infected ? 'infected' : 'clean'}`,
    });
    if (!infected) return;
  }
  shuffleAll(table, seat);
  const fatal = table
    .zone(ZONE.deck(seat))
    .slice(-DRAWN)
    .some((card) => isContamination(table.kind(card)));
  table.log?.tell('LCK-END-16', EVENT['final-draw'], {
    who: who(table, seat),
    result: `@scan.${fatal ? 'infected' : 'clean'}`,
  });
  if (fatal) perish(table, seat, 'infection', 'LCK-END-16');
}

function someAlive(table: SurvivalTable): boolean {
  for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
    if (isAlive(table, seat)) return true;
  return false;
}

export const ending = procedure<{ readonly cause: Cause }>('ending').steps({
  doom(table, { cause }) {
    const { vars } = table;
    const facility = facilityOf(table);
    dispelShadow(vars);
    // Whenever the token of the Autodestruction is on the Track, the base explodes (LCK-END-11-R, LCK-AUTO-10-R,
    // LCK-END-14-R).
    const exploded = facility.auto >= 0 || (cause !== 'purge' && cause !== 'alert');
    facility.result = {
      how: cause,
      exploded,
      // Both count if both are on the Track (LCK-END-10, LCK-END-12-R).
      alert: cause === 'alert' || (facility.alert >= 0 && facility.auto >= 0),
      contingency: null,
      survivors: [],
    };
    if (cause !== 'purge' || !exploded) table.log?.tell(RULES[cause], EVENT[`end-${cause}`]);
    if (exploded && (cause === 'purge' || cause === 'alert'))
      table.log?.tell('LCK-END-11-R', EVENT['end-explosion']);
    for (let seat = FIRST_SEAT; seat < table.state.seats; seat++) {
      // LCK-CSS-11-R
      const inside = vars.fate[seat] === ABOARD || (exploded && vars.fate[seat] === ASLEEP);
      if (inside) perish(table, seat, exploded ? 'explosion' : 'purge', RULES[cause]);
    }
    facility.podOf.fill(0);
    // LCK-END-02
    if (!exploded) return;
    // It leaves no Intruder, no Queen and no Nest (LCK-END-05, LCK-END-06-D, LCK-OBJ-12).
    for (let figure = 0; figure < FIGURES.length; figure++)
      if (vars.at[figure]! > 0) setFigure(vars, figure, NO_SLOT);
    vars.queenKilled = true;
    vars.nestDestroyed = true;
    vars.nestEggs = 0;
  },
  /** No Intruder ever appeared: the survivors choose now (LCK-END-24-R). */
  choose: {
    asks: (table) => (table.vars.met ? [] : choosers(table)),
    options: (table, _local, seat, offer) => offerObjectives(table, seat, offer),
  },
  chosen(table) {
    if (table.answered) settleObjectives(table);
  },
  contingency(table) {
    // Nobody is left to be checked: the code stays secret (LCK-END-19).
    if (!someAlive(table)) return 'objectives';
    const card = table.top(ZONE.active);
    table.reveal(card);
    const { id } = CONTINGENCIES[table.kind(card) - FIRST_CONTINGENCY]!;
    facilityOf(table).result!.contingency = id;
    table.log?.tell('LCK-END-15', EVENT.contingency, { code: `@contingency.${id}` });
    // All at once, by the state before any of them dies (LCK-CTG-10-R, LCK-END-23-R).
    const doomed: Seat[] = [];
    for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
      if (isAlive(table, seat) && isDoomed(table, seat, id)) doomed.push(seat);
    for (const seat of doomed) perish(table, seat, 'contingency', 'LCK-CTG-01');
    return undefined;
  },
  contamination(table) {
    for (let step = 0; step < table.state.seats; step++) {
      const seat = inOrder(table, step);
      if (isAlive(table, seat)) finalCheck(table, seat);
    }
  },
  objectives(table, { cause }) {
    facilityOf(table).result!.survivors.push(...revealKept(table, 'LCK-END-17'));
    table.finish({ how: cause, rule: RULES[cause], winners: winnersOf(table) });
    return END;
  },
});
