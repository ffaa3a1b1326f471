/** How the game ends, and the victory check (NEM-END). */

import { END, FIRST_SEAT, type Seat } from '@deadlight/engine';
import { NO_SLOT } from '../survival/board.ts';
import { inOrder, isAboard, isAlive, who } from '../survival/crew.ts';
import { contaminationIn, shuffleAll } from '../survival/decks.ts';
import { isCoop } from '../survival/modes.ts';
import type { Cited } from '../survival/rule-names.ts';
import { isContamination, KIND } from '../survival/things.ts';
import { ABOARD, ASLEEP, DEAD, procedure, type SurvivalTable } from '../survival/vars.ts';
import { COORDINATES } from './data/course.ts';
import { EVENT } from './log-events.ts';
import {
  objectiveOf,
  offerObjectives,
  revealKept,
  settleObjectives,
  winnersOf,
} from './objectives.ts';
import { JUMP, SKULL, shipOf } from './ship.ts';
import { DAMAGED, FIRST_COORDINATES } from './things.ts';
import { ZONE } from './zones.ts';

/** The ship jumps; it explodes; it burns out; its hull gives way. */
export type Cause = 'jump' | 'explosion' | 'fire' | 'hull';

const RULES: Readonly<Record<Cause, Cited>> = {
  jump: 'NEM-END-01',
  explosion: 'NEM-END-02',
  fire: 'NEM-MARK-09',
  hull: 'NEM-MARK-15',
};

interface EndFrame {
  readonly cause: Cause;
}

/** Ends the game at once, whatever was going on (NEM-EVENT-14-R). */
export function endGame(table: SurvivalTable, cause: Cause): void {
  table.instead(ending, { cause });
}

/** The last Character aboard and awake is gone (NEM-END-03, NEM-END-16-R, NEM-SOLO-05-R, NEM-COOP-09-R). */
export function checkLast(table: SurvivalTable): void {
  for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
    if (isAboard(table.vars, seat)) return;
  table.log?.tell('NEM-END-03', EVENT['nobody-left']);
  const ship = shipOf(table);
  if (ship.selfDestruct >= 0) {
    ship.selfDestruct = SKULL;
    endGame(table, 'explosion');
  } else {
    ship.time = JUMP;
    endGame(table, 'jump');
  }
}

function perish(table: SurvivalTable, seat: Seat, cause: string, rule: Cited): void {
  table.vars.fate[seat] = DEAD;
  table.vars.place[seat] = NO_SLOT;
  shipOf(table).causes[seat] = cause;
  table.log?.tell(rule, EVENT.perishes, { who: who(table, seat), cause: `@cause.${cause}` });
}

function sleepersPerish(
  table: SurvivalTable,
  cause: string,
  rule: Cited,
  but: (seat: Seat) => boolean,
): void {
  for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
    // NEM-END-19-R
    if (table.vars.fate[seat] === ASLEEP && !but(seat)) perish(table, seat, cause, rule);
}

const nobody = (): boolean => false;

/** Whether this player's kept Objective saves a sleeper on Mars (NEM-END-08, NEM-END-17-R). */
function isQuarantined(table: SurvivalTable, seat: Seat): boolean {
  const [kept] = table.zone(ZONE.objectives(seat));
  return kept !== undefined && objectiveOf(table.kind(kept)).id === 'quarantine';
}

const DRAWN = 4;

/** With a Larva the scan is skipped. */
function contaminationCheck(table: SurvivalTable, seat: Seat): void {
  if (table.vars.larva[seat] || finalScan(table, seat)) finalDraw(table, seat);
}

/** Part A: whether any Contamination card is INFECTED (NEM-END-09). */
function finalScan(table: SurvivalTable, seat: Seat): boolean {
  const zones = [ZONE.hand(seat), ZONE.deck(seat), ZONE.discard(seat)];
  const infected = zones.some((zone) =>
    contaminationIn(table, zone).some((card) => table.kind(card) === KIND.infected),
  );
  table.log?.tell('NEM-END-09', EVENT['final-scan'], {
    who: who(table, seat),
    result: `@scan.${infected ? 'infected' : 'clean'}`,
  });
  return infected;
}

/** Part B: four cards decide (NEM-END-10, NEM-INFO-09-R). */
function finalDraw(table: SurvivalTable, seat: Seat): void {
  shuffleAll(table, seat);
  const drawn = table.zone(ZONE.deck(seat)).slice(-DRAWN);
  const fatal = drawn.some((card) => isContamination(table.kind(card)));
  table.log?.tell('NEM-END-10', EVENT['final-draw'], {
    who: who(table, seat),
    result: `@scan.${fatal ? 'infected' : 'clean'}`,
  });
  if (fatal) perish(table, seat, 'infection', 'NEM-END-10');
}

export const ending = procedure<EndFrame>('ending').steps({
  doom(table, { cause }) {
    const { vars } = table;
    const ship = shipOf(table);
    // A jump with the sequence running destroys the ship (NEM-SELF-06).
    const shipLost = cause !== 'jump' || ship.selfDestruct >= 0;
    ship.result = { how: cause, shipLost, destination: null, survivors: [] };
    table.log?.tell(RULES[cause], EVENT[`end-${cause}`]);
    if (cause === 'jump' && shipLost) table.log?.tell('NEM-SELF-06', EVENT['end-explosion']);
    const death = shipLost ? 'explosion' : 'jump';
    for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
      if (vars.fate[seat] === ABOARD) perish(table, seat, death, RULES[cause]);
    if (shipLost) sleepersPerish(table, 'explosion', 'NEM-END-02', nobody);
    shipOf(table).podOf.fill(0);
  },
  /** No Intruder ever appeared: the survivors choose now (NEM-OBJ-12-R). */
  choose: {
    asks(table) {
      if (table.vars.met || isCoop(table)) return [];
      const seats: Seat[] = [];
      for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
        if (isAlive(table, seat)) seats.push(seat);
      return seats;
    },
    options: (table, _local, seat, offer) => offerObjectives(table, seat, offer),
  },
  chosen(table) {
    if (table.answered) settleObjectives(table);
  },
  // NEM-END-14-R
  engines(table) {
    const { result } = shipOf(table);
    // NEM-END-13-R
    if (result!.shipLost) return;
    let damaged = 0;
    for (const engine of [0, 1, 2]) {
      const token = table.top(ZONE.engine(engine));
      table.reveal(token);
      if (table.kind(token) === DAMAGED) damaged++;
    }
    table.log?.tell('NEM-END-06', EVENT['engine-check'], { damaged });
    if (damaged < 2) return;
    result!.shipLost = true;
    sleepersPerish(table, 'engines', 'NEM-END-06', nobody);
  },
  course(table) {
    const { result, course } = shipOf(table);
    if (result!.shipLost) return;
    const card = table.top(ZONE.coordinates);
    table.reveal(card);
    const destination = COORDINATES[table.kind(card) - FIRST_COORDINATES]![course]!;
    result!.destination = destination;
    table.log?.tell('NEM-END-07', EVENT['course-check'], {
      destination: `@destination.${destination}`,
    });
    if (destination === 'earth') return;
    sleepersPerish(
      table,
      'course',
      'NEM-END-07',
      (seat) => destination === 'mars' && isQuarantined(table, seat),
    );
  },
  // NEM-END-18-R
  contamination(table) {
    for (let step = 0; step < table.state.seats; step++) {
      const seat = inOrder(table, step);
      // NEM-END-05
      if (isAlive(table, seat)) contaminationCheck(table, seat);
    }
  },
  objectives(table, { cause }) {
    shipOf(table).result!.survivors.push(...revealKept(table, 'NEM-END-11'));
    table.finish({ how: cause, rule: RULES[cause], winners: winnersOf(table) });
    return END;
  },
});
