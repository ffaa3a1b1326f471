/** Engines, course, Self-Destruct and hibernation. */

import { codeOf, END, type Seat } from '@deadlight/engine';
import { NO_SLOT, type Slot } from '../survival/board.ts';
import { hasComputer, isAboard, sheetOf, slotOfRoom, who } from '../survival/crew.ts';
import { effectRule, plainly } from '../survival/effects/rule.ts';
import { noiseRoll } from '../survival/noise.ts';
import { ASLEEP, procedure, type SurvivalTable } from '../survival/vars.ts';
import { COORDINATES, SPACES } from './data/course.ts';
import { checkLast } from './ending.ts';
import { EVENT } from './log-events.ts';
import { BLUE, reads, shipOf, YELLOW } from './ship.ts';
import { FIRST_COORDINATES } from './things.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

const ENGINES = [1, 2, 3] as const;

/** The Engine of a Room, 1 to 3, or 0. */
const engineIn = (table: SurvivalTable, slot: Slot): number => {
  const id = sheetOf(table, slot)?.id ?? '';
  return id.startsWith('engine-') && id.length === 'engine-1'.length ? Number(id.at(-1)) : 0;
};

const zoneOf = (engine: number): number => ZONE.engine(engine) - 1;

/** Shows the top token to one player, who keeps a note of it (NEM-INFO-27, NEM-INFO-28-R). */
function check(table: SurvivalTable, seat: Seat, engine: number): void {
  const token = table.top(zoneOf(engine));
  table.peek(seat, token);
  table.note(seat, 'engine', {
    engine,
    state: `@engine.${table.game.kinds[table.kind(token)]!.name}`,
    round: table.vars.round,
  });
  table.log?.tell('NEM-ROOM-ENGINE-01', EVENT['checks-engine'], { who: who(table, seat), engine });
}

interface Repair {
  readonly seat: Seat;
  readonly engine: number;
}

/** Looks at both tokens and leaves them in any order; whether they were swapped is public (NEM-ROOM-ENGINE-02). */
export const repairEngine = procedure<Repair>('engine').steps({
  look(table, { seat, engine }) {
    for (const token of table.zone(zoneOf(engine))) table.peek(seat, token);
    table.log?.tell('NEM-ROOM-ENGINE-02', EVENT['checks-engine'], {
      who: who(table, seat),
      engine,
    });
  },
  choose: {
    asks: (_table, { seat }) => seat,
    options(_table, _local, _seat, offer) {
      offer.add(VERB.swap());
      offer.add(VERB['leave-engine']());
    },
  },
  chosen(table, { seat, engine }) {
    const swapped = codeOf(table.answer) === VERB.swap.code;
    if (swapped) table.insert(table.top(zoneOf(engine)), zoneOf(engine));
    const token = table.top(zoneOf(engine));
    table.note(seat, 'engine', {
      engine,
      state: `@engine.${table.game.kinds[table.kind(token)]!.name}`,
      round: table.vars.round,
    });
    table.log?.tell(
      'NEM-ROOM-ENGINE-02',
      swapped ? EVENT['engine-swapped'] : EVENT['engine-left'],
      {
        who: who(table, seat),
        engine,
      },
    );
  },
});

/** Starts the sequence, if nobody sleeps yet (NEM-SELF-01, NEM-SELF-07, NEM-SELF-09-R). */
export function startSelfDestruct(table: SurvivalTable, by: Seat | null): void {
  const ship = shipOf(table);
  const allowed =
    !ship.hibernated || (by === null && reads(table, 'coolantLeakIgnoresHibernation'));
  if (ship.selfDestruct >= 0 || !allowed) return;
  // NEM-SELF-10-R
  ship.selfDestruct = 0;
  table.log?.tell('NEM-SELF-01', EVENT['self-destruct-started'], {
    who: by === null ? '@event.coolant-leak' : who(table, by),
  });
}

interface Sleep {
  readonly seat: Seat;
  /** Intruders that had come to any Room before the roll. */
  arrivals: number;
}

export const hibernation = procedure<Sleep>('hibernate').steps({
  roll(table, local) {
    local.arrivals = table.vars.arrivals;
    table.call(noiseRoll, { seat: local.seat, roll: 0 });
  },
  /** An Intruder in the Room stops it (NEM-ROOM-HIBERNATORIUM-02, NEM-ROOM-HIBERNATORIUM-04-R). */
  sleep(table, { seat, arrivals }) {
    const { vars } = table;
    if (!isAboard(vars, seat) || vars.arrivals > arrivals) return END;
    vars.fate[seat] = ASLEEP;
    vars.place[seat] = NO_SLOT;
    shipOf(table).hibernated = true;
    table.log?.tell('NEM-ROOM-HIBERNATORIUM-02', EVENT.hibernates, { who: who(table, seat) });
    checkLast(table);
    return undefined;
  },
});

export const engineEffects = {
  // NEM-ROOM-ENGINE-03
  engine: effectRule('engine', {
    ...plainly(VERB.engine()),
    whyNot(table, { slot }) {
      if (engineIn(table, slot) === 0) return 'NEM-ROOM-ENGINE-02';
      return table.vars.malfunction[slot] && !reads(table, 'brokenEngines')
        ? 'NEM-ROOM-ENGINE-03'
        : null;
    },
    run: (table, { seat, slot }) =>
      table.call(repairEngine, { seat, engine: engineIn(table, slot) }),
  }),
  'check-engine': effectRule('check-engine', {
    ...plainly(VERB['check-engine']()),
    whyNot: () => null,
    run: (table, { seat, slot }) => check(table, seat, engineIn(table, slot)),
  }),
  'check-engines': effectRule('check-engines', {
    ...plainly(VERB['check-engines']()),
    whyNot: () => null,
    run(table, { seat }) {
      for (const engine of ENGINES) check(table, seat, engine);
    },
  }),
  'check-course': effectRule('check-course', {
    ...plainly(VERB['check-course']()),
    whyNot: (table, { slot }, { atComputer }) =>
      atComputer && !hasComputer(table, slot) ? 'NEM-CARD-GENERAL-12-R' : null,
    run(table, { seat }) {
      const card = table.top(ZONE.coordinates);
      table.peek(seat, card);
      const [a, b, c, d] = COORDINATES[table.kind(card) - FIRST_COORDINATES]!;
      table.note(seat, 'coordinates', {
        a: `@destination.${a}`,
        b: `@destination.${b}`,
        c: `@destination.${c}`,
        d: `@destination.${d}`,
        round: table.vars.round,
      });
      table.log?.tell('NEM-INFO-29', EVENT['checks-course'], { who: who(table, seat) });
    },
  }),
  'set-course': effectRule('set-course', {
    whyNot(table) {
      // NEM-ROOM-COCKPIT-04-R
      const cockpit = slotOfRoom(table, 'cockpit');
      if (shipOf(table).hibernated) return 'NEM-ROOM-COCKPIT-02 asleep';
      return table.vars.crowd[cockpit]! > 0 ? 'NEM-ROOM-COCKPIT-02 intruder' : null;
    },
    offer(table, _doer, _effect, offer) {
      SPACES.forEach((_, space) => {
        offer.unless(
          space === shipOf(table).course ? 'NEM-ACT-17-R' : null,
          VERB['set-course'](space),
        );
      });
    },
    run(table, { seat }, _effect, choice) {
      const ship = shipOf(table);
      ship.course = VERB['set-course'].value(choice, 0);
      table.log?.tell('NEM-ROOM-COCKPIT-01', EVENT['sets-course'], {
        who: who(table, seat),
        space: ship.course,
      });
    },
  }),
  'self-destruct': effectRule('self-destruct', {
    ...plainly(VERB['self-destruct']()),
    whyNot(table) {
      const { selfDestruct, hibernated } = shipOf(table);
      if (selfDestruct < 0) return hibernated ? 'NEM-SELF-07' : null;
      return selfDestruct < YELLOW ? null : 'NEM-SELF-04';
    },
    run(table, { seat }) {
      const ship = shipOf(table);
      if (ship.selfDestruct < 0) startSelfDestruct(table, seat);
      else {
        ship.selfDestruct = -1;
        table.log?.tell('NEM-SELF-03', EVENT['self-destruct-stopped'], { who: who(table, seat) });
      }
    },
  }),
  hibernate: effectRule('hibernate', {
    ...plainly(VERB.hibernate()),
    whyNot(table, { slot }) {
      const rounds = BLUE - shipOf(table).time;
      if (rounds > 0) return `NEM-ROOM-HIBERNATORIUM-01 ${rounds}`;
      return table.vars.crowd[slot]! > 0 ? 'NEM-ROOM-HIBERNATORIUM-03' : null;
    },
    run: (table, { seat }) => table.call(hibernation, { seat, arrivals: 0 }),
  }),
};
