import {
  allSeats,
  checkSetup,
  defineGame,
  defineZones,
  END,
  events,
  FIRST_SEAT,
  type Game,
  Match,
  proceduresOf,
  randomFrom,
  verbs,
} from '@deadlight/engine';
import { expect, it } from 'vitest';
import { momentsOf } from './moments.ts';

/** Six doors; behind the fourth, going left is nearly always death, and nothing else matters. */
interface Vars {
  door: number;
  isDead: boolean;
}
const VERB = verbs({ left: [], right: [] });
const procedure = proceduresOf<Vars>();
const DEADLY = 3;
const walk = procedure<object>('walk').steps({
  choose: {
    asks: () => FIRST_SEAT,
    options(_table, _local, _seat, offer) {
      offer.add(VERB.left());
      offer.add(VERB.right());
    },
  },
  goes(table) {
    const { vars } = table;
    const isLeft = table.answer === VERB.left();
    const dies = vars.door === DEADLY && table.roll(10) < (isLeft ? 9 : 2);
    if (dies) vars.isDead = true;
    vars.door++;
    if (vars.door < 6) return 'choose';
    const winners = vars.isDead ? [] : allSeats(table.state.seats);
    return table.finish({ how: 'out', rule: 'DOOR-01', winners }) ?? END;
  },
});
const doors: Game = defineGame<Vars>({
  id: 'doors',
  rules: 1,
  seats: { min: 1, max: 1 },
  options: {},
  longest: 10,
  zones: defineZones(1, {}),
  verbs: VERB,
  events: events({}),
  procedures: [walk],
  kinds: [],
  vars: () => ({ door: 0, isDead: false }),
  setUp: (table) => table.call(walk, {}),
}) as unknown as Game;

function played(fourth: 'left' | 'right'): Match {
  const match = new Match(doors, checkSetup(doors, { seats: 1, seed: 'doors', options: {} }));
  for (let door = 0; door < 6; door++) match.say(FIRST_SEAT, door === DEADLY ? fourth : 'left');
  return match;
}

/** Searches with a limited amount of work, in pieces. */
function found(match: Match, pieces: number) {
  let done = 0;
  const bounds = { glanced: () => false, played: () => done > pieces };
  const finding = momentsOf(match, FIRST_SEAT, randomFrom('moments'), bounds);
  for (;;) {
    const next = finding.next();
    if (next.done === true) return next.value;
    done++;
  }
}

it('finds the one decision that mattered, and what the other answer was worth', () => {
  const [only, ...others] = found(played('left'), 400);
  expect(others).toEqual([]);
  expect([only!.at, only!.taken, only!.other]).toEqual([DEADLY, 'left', 'right']);
  expect(only!.worth).toBeLessThan(0.35);
  expect(only!.otherWorth).toBeGreaterThan(0.6);
  expect(only!.otherWorth - only!.worth).toBeGreaterThan(3 * only!.error);
});

it('finds what was done right as well', () => {
  const [only] = found(played('right'), 400);
  expect([only!.at, only!.taken, only!.other]).toEqual([DEADLY, 'right', 'left']);
  expect(only!.worth).toBeGreaterThan(only!.otherWorth);
});

it('says nothing while chance could be all there is', () => {
  expect(found(played('left'), 30)).toEqual([]);
});
