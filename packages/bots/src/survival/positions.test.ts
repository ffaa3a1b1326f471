/** Positions with an obvious best move. */
import {
  asSeat,
  checkSetup,
  codeOf,
  printAnswer,
  randomFrom,
  type Seat,
  Table,
} from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { VERB, ZONE } from '@deadlight/games/rules/survival';
import { describe, expect, it } from 'vitest';
import '../all-minds.ts';
import { BOTS } from '../bots.ts';
import { mindOf } from '../minds.ts';
import { Sight } from '../sight.ts';
import { thinkable } from '../survivor.ts';
import { lay } from '../testing.ts';
import { type SurvivalSight, survivalHabit } from './habits.ts';

/** The table after the seat has told all that it has to tell. */
function told(table: Table, seat: Seat): Table {
  const after = table.clone();
  for (;;) {
    const says = mindOf(table.game.id).tells?.(new Sight(after, seat));
    if (says === undefined) return after;
    after.decide(seat, says);
  }
}

/** A bot's most frequent answer over a few random generators. */
function answer(table: Table, seat: Seat, bot = 'survivor'): string {
  const asked = told(table, seat);
  const said = Array.from({ length: 5 }, (_, i) =>
    printAnswer(table.game, BOTS[bot]!.answer(new Sight(asked, seat), randomFrom(`luck ${i}`))),
  );
  const times = (one: string): number => said.filter((other) => other === one).length;
  return said.reduce((best, other) => (times(other) > times(best) ? other : best));
}

/** All options that it considers. */
const thoughts = (table: Table, seat: Seat): string[] =>
  thinkable(mindOf(table.game.id), new Sight(table, seat), randomFrom('thoughts')).map((option) =>
    printAnswer(table.game, option),
  );

describe('aboard the ship', () => {
  const CREW = { crew: ['soldier', 'pilot'], rooms: { 14: 'storage', 15: 'canteen' } };

  it('shoots, and does not run, with ammo left', () => {
    const table = lay('nemesis', 2, { ...CREW, intruders: { 11: ['adult'] } });
    expect(thoughts(table, asSeat(0)).filter((said) => said.startsWith('move'))).toEqual([]);
    expect(answer(table, asSeat(0))).toMatch(/^shoot/);
  });

  it('waits with all its cards next to another player, without ammo', () => {
    const table = lay('nemesis', 2, {
      ...CREW,
      intruders: { 11: ['adult'] },
      ammo: { 'assault-rifle': 0 },
      hands: { soldier: ['basic-repairs', 'interruption', 'demolition', 'covering-fire'] },
    });
    expect(thoughts(table, asSeat(0)).filter((said) => said.startsWith('move'))).toEqual([]);
  });

  it('runs from an Intruder that it cannot fight alone', () => {
    const table = lay('nemesis', 2, {
      ...CREW,
      places: { pilot: 14 },
      intruders: { 11: ['adult'] },
      ammo: { 'assault-rifle': 0 },
      hands: { soldier: ['basic-repairs', 'interruption', 'demolition'] },
    });
    expect(answer(table, asSeat(0))).toMatch(/^move/);
  });

  it('leaves a burning Room', () => {
    const table = lay('nemesis', 2, { ...CREW, fire: [11], light: { soldier: 2 } });
    expect(answer(table, asSeat(0))).toMatch(/^(move|careful)/);
  });

  it('takes the seat in an open Pod', () => {
    const table = lay('nemesis', 2, {
      ...CREW,
      rooms: { 14: 'evacuation-section-a' },
      places: { soldier: 14 },
      pods: { 1: 'unlocked' },
      round: 9,
      time: 8,
      objectives: { soldier: ['hoarder'] },
    });
    expect(answer(table, asSeat(0))).toBe('room');
  });

  it('goes to sleep as the last one, after the others', () => {
    const table = lay('nemesis', 2, {
      ...CREW,
      places: { pilot: 'asleep' },
      hibernated: true,
      round: 10,
      time: 9,
      objectives: { soldier: ['salvaging-the-prime-asset'] },
    });
    expect(answer(table, asSeat(0))).toBe('room');
  });

  it('does not walk around without a reason while it waits to sleep', () => {
    const table = lay('nemesis', 2, {
      ...CREW,
      places: { pilot: 'asleep' },
      hibernated: true,
      round: 7,
      time: 6,
      objectives: { soldier: ['salvaging-the-prime-asset'] },
    });
    const steps = thoughts(table, asSeat(0)).filter((said) => /^(move|careful)/.test(said));
    expect(steps.length).toBeLessThan(8);
    expect(answer(table, asSeat(0))).not.toMatch(/^(move|careful)/);
  });

  it('drops the blue Corpse in the Surgery for its Objective', () => {
    const table = lay('nemesis', 2, {
      ...CREW,
      rooms: { 14: 'surgery' },
      places: { soldier: 14 },
      carries: { soldier: ['blue-corpse'] },
      objectives: { soldier: ['a-proper-burial'] },
    });
    expect(thoughts(table, asSeat(0))).toContain('drop-object blue-corpse');
  });
});

describe('a team aboard the ship', () => {
  it('works for its missions', () => {
    const table = lay(
      'nemesis',
      2,
      {
        crew: ['soldier', 'pilot'],
        rooms: { 14: 'comms-room' },
        places: { soldier: 14 },
        mission: ['clean-up-crew', 'no-man-left-behind'],
      },
      { mode: 'coop' },
    );
    expect(answer(table, asSeat(0))).toBe('room');
  });
});

describe('habit, without a plan', () => {
  const MECHANIC = { crew: ['mechanic', 'pilot'], rooms: { 14: 'storage', 17: 'canteen' } };

  it('sends the pilot to the Cockpit and the mechanic to the Engines, while the others wait', () => {
    const first = (...crew: string[]): string =>
      answer(lay('nemesis', 3, { ...MECHANIC, crew }), asSeat(0), 'drifter');
    expect(first('pilot', 'soldier', 'mechanic')).toMatch(/^(move|careful) [68]/);
    expect(first('mechanic', 'soldier', 'pilot')).toMatch(/^(move|careful) 1[45]/);
    expect(first('soldier', 'pilot', 'mechanic')).toBe('pass');
  });

  it('waits next to the Hibernatorium while it burns', () => {
    const table = lay('nemesis', 2, {
      ...MECHANIC,
      crew: ['pilot', 'mechanic'],
      places: { pilot: 14 },
      hands: { pilot: ['interruption', 'demolition', 'knowledge-of-the-ship'] },
      fire: [11],
      hibernated: true,
      round: 6,
      time: 5,
    });
    expect(answer(table, asSeat(0), 'drifter')).toBe('pass');
  });

  it('has the Hibernatorium cleared by the Fire Control System', () => {
    const table = lay('nemesis', 2, {
      ...MECHANIC,
      rooms: { 14: 'fire-control-system' },
      places: { mechanic: 14 },
      intruders: { 11: ['adult'] },
      round: 9,
      time: 8,
    });
    expect(answer(table, asSeat(0), 'drifter')).toBe('room');
  });

  it('shoots a Larva rather than fight it in melee', () => {
    const larva = { crew: ['soldier', 'pilot'], intruders: { 11: ['larva'] } };
    expect(answer(lay('nemesis', 2, larva), asSeat(0), 'drifter')).toMatch(/^shoot/);
    const empty = lay('nemesis', 2, { ...larva, ammo: { 'assault-rifle': 0 } });
    expect(answer(empty, asSeat(0), 'drifter')).toMatch(/^melee/);
  });

  it('repairs an Engine with the card for it', () => {
    const table = lay('nemesis', 2, {
      ...MECHANIC,
      places: { mechanic: 20 },
      hands: { mechanic: ['fast-repairs', 'rest', 'search'] },
    });
    expect(answer(table, asSeat(0), 'drifter')).toBe('play fast-repairs');
  });

  it('goes to sleep when it can', () => {
    const table = lay('nemesis', 2, { ...MECHANIC, round: 9, time: 8 });
    expect(answer(table, asSeat(0), 'drifter')).toBe('room');
  });
});

describe('a team aboard the ship', () => {
  const TEAM = { crew: ['soldier', 'pilot'], rooms: { 14: 'comms-room', 15: 'surgery' } };
  const team = (given: Readonly<Record<string, unknown>>): Table =>
    lay('nemesis', 2, { ...TEAM, ...given }, { mode: 'coop' });

  it('takes the Corpse that should be buried, and drops it in the Surgery', () => {
    const mission = ['emergency-post-mortem', 'clean-up-crew'];
    const found = team({ mission, lying: { 11: ['blue-corpse'] }, places: { pilot: 14 } });
    expect(answer(found, asSeat(0))).toBe('pick-up blue-corpse');
    const carried = team({
      mission,
      carries: { soldier: ['blue-corpse'] },
      places: { soldier: 15, pilot: 14 },
    });
    expect(answer(carried, asSeat(0))).toBe('drop-object blue-corpse');
  });

  it('sends a Signal for each mission that asks for one', () => {
    const mission = ['clean-up-crew', 'cutting-off-the-head'];
    const table = team({ mission, places: { soldier: 14 }, signal: ['pilot'] });
    expect(answer(table, asSeat(0))).toBe('room');
  });

  it('starts the Self-Destruct once everything else is done, and not before', () => {
    const given = {
      mission: ['clean-up-crew', 'cutting-off-the-head'],
      rooms: { 14: 'comms-room', 15: 'generator' },
      places: { soldier: 15 },
    };
    expect(answer(team({ ...given, signal: ['pilot'] }), asSeat(0))).not.toBe('room');
    expect(answer(team({ ...given, signal: ['soldier', 'pilot'] }), asSeat(0))).toBe('room');
  });

  it.each([
    ['evacuation-section-a', /^pod-lock [13]$/],
    ['evacuation-section-b', /^pod-lock [24]$/],
  ])('unlocks a Pod in %s for a player who waits there', (section, pod) => {
    const other = section.endsWith('a') ? 'evacuation-section-b' : 'evacuation-section-a';
    const table = team({
      mission: ['emergency-post-mortem', 'special-delivery'],
      rooms: { 14: 'hatch-control-system', 15: section, 8: other },
      places: { soldier: 14, pilot: 15 },
    });
    table.decide(asSeat(0), VERB.room());
    expect(answer(table, asSeat(0), 'drifter')).toMatch(pod);
  });

  it('spends the cards it does not need before it rests', () => {
    const { game } = GAMES['nemesis']!;
    let rested = 0;
    for (let i = 0; i < 5; i++) {
      const setup = { seats: 3, seed: `rests-${i}`, options: { mode: 'coop' } };
      const table: Table = Table.start(game, checkSetup(game, setup));
      const random = randomFrom('players');
      while (table.over === null) {
        const seat = table.pending[0]!;
        const sight = new Sight(table, seat) as SurvivalSight;
        const said = BOTS['drifter']!.answer(sight as Sight, random);
        const { place, crowd } = sight.vars;
        const isFree = crowd[place[seat]!] === 0 && sight.size(ZONE.hand(seat)) > 1;
        if (said === VERB.pass() && isFree) {
          rested++;
          const tricks = sight.options.filter((one) => codeOf(one) === VERB.play.code);
          expect(tricks.filter((one) => survivalHabit(sight, one) > 0.3)).toEqual([]);
        }
        table.decide(seat, said);
      }
    }
    expect(rested).toBeGreaterThan(10);
  });
});

describe('in the facility', () => {
  it('leaves in a suit, or by the Rover, once the gate is open', () => {
    const given = { crew: ['sentry', 'hacker'], places: { sentry: 1 }, gateOpen: true, time: 9 };
    const suited = { ...given, rover: 0, inventory: { sentry: ['enviro-suit'] } };
    expect(answer(lay('lockdown', 2, suited), asSeat(0), 'drifter')).toMatch(/^leave-base/);
    expect(answer(lay('lockdown', 2, given), asSeat(0), 'drifter')).toMatch(/^leave-base/);
  });

  it('makes a suit from one component in the Repository', () => {
    const table = lay('lockdown', 2, {
      crew: ['sentry', 'hacker'],
      places: { sentry: 4, hacker: 13 },
      inventory: { sentry: ['toolbelt'] },
      gateOpen: true,
      rover: 0,
    });
    expect(answer(table, asSeat(0), 'drifter')).toBe('room');
  });

  it('takes the Elevator to the Isolation Room while it has power', () => {
    const given = { crew: ['sentry', 'hacker'], places: { sentry: 7, hacker: 13 } };
    const running = lay('lockdown', 2, { ...given, powered: ['elevator'] });
    expect(answer(running, asSeat(0), 'drifter')).toBe('room');
    running.decide(asSeat(0), VERB.room());
    expect(answer(running, asSeat(0), 'drifter')).toBe('ride s-03');
    const still = lay('lockdown', 2, { ...given, powered: [] });
    expect(answer(still, asSeat(0), 'drifter')).toBe('move 16');
  });

  it('does not pass while somebody may still raise the Alert', () => {
    const given = { crew: ['survivor', 'lab-rat', 'hacker'] };
    const near = { survivor: 19, 'lab-rat': 19, hacker: 13 };
    expect(answer(lay('lockdown', 3, { ...given, places: near }), asSeat(0), 'drifter')).toBe(
      'trade',
    );
    const far = { ...near, hacker: 1 };
    expect(answer(lay('lockdown', 3, { ...given, places: far }), asSeat(0), 'drifter')).toBe(
      'pass',
    );
  });

  it('stays in the Isolation Room while it is quiet there', () => {
    const table = lay('lockdown', 2, {
      crew: ['survivor', 'hacker'],
      places: { survivor: 19, hacker: 12 },
    });
    expect(answer(table, asSeat(0))).toBe('pass');
  });

  it('raises the Alert by habit', () => {
    const table = lay('lockdown', 2, { crew: ['sentry', 'hacker'], places: { sentry: 13 } });
    expect(answer(table, asSeat(0), 'drifter')).toBe('room');
  });

  it('locks itself in once the Isolation Room is open', () => {
    const table = lay('lockdown', 2, {
      crew: ['sentry', 'hacker'],
      places: { sentry: 19, hacker: 'dead' },
      time: 3,
      round: 13,
      signal: ['sentry'],
      isolationOpen: true,
    });
    expect(answer(table, asSeat(0))).toBe('room');
  });
});

describe('a team in the facility', () => {
  const team = (given: Readonly<Record<string, unknown>>): Table =>
    lay('lockdown', 2, { crew: ['sentry', 'hacker'], ...given }, { mode: 'coop' });

  it('sends a Signal for each mission that asks for one', () => {
    const mission = ['coop-02', 'coop-10'];
    const given = { mission, rooms: { 14: 'transmitter-control-room' }, places: { sentry: 14 } };
    expect(answer(team({ ...given, signal: ['hacker'] }), asSeat(0))).toBe('room');
    expect(answer(team({ ...given, signal: ['sentry', 'hacker'] }), asSeat(0))).not.toBe('room');
  });

  it('starts the Autodestruction if a mission asks for it, and only then', () => {
    const given = { rooms: { 14: 'cooling-system' }, places: { sentry: 14 } };
    expect(answer(team({ ...given, mission: ['coop-04', 'coop-05'] }), asSeat(0))).toBe('room');
    expect(answer(team({ ...given, mission: ['coop-05', 'coop-06'] }), asSeat(0))).not.toBe('room');
  });

  it('brings a Body to the Laboratory for the player who should study it', () => {
    const given = { mission: ['coop-01', 'coop-07'], rooms: { 14: 'laboratory' } };
    const found = team({ ...given, lying: { 12: ['carcass'] }, places: { sentry: 12, hacker: 7 } });
    expect(answer(found, asSeat(0))).toBe('pick-up carcass');
    const carries = { sentry: ['carcass'] };
    const places = { sentry: 14, hacker: 7 };
    const studied = team({ ...given, carries, places, knowledge: { sentry: 5 } });
    expect(answer(studied, asSeat(0))).toBe('room');
    const brought = team({ ...given, carries, places, knowledge: { hacker: 5 } });
    expect(answer(brought, asSeat(0))).toBe('drop-object carcass');
  });

  it('sends one player out as soon as there is a way, and the others to their tasks', () => {
    const given = {
      mission: ['coop-04', 'coop-07'],
      gateOpen: true,
      autodestruction: 10,
      time: 12,
    };
    const table = team({ ...given, places: { sentry: 1, hacker: 7 } });
    expect(answer(table, asSeat(0))).toMatch(/^leave-base/);
    expect(
      answer(team({ ...given, places: { sentry: 1, hacker: 'bunker' } }), asSeat(0)),
    ).not.toMatch(/^leave-base/);
  });
});
