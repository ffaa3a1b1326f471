import { playOut, randomBot } from '@deadlight/bots';
import { allSeats, checkSetup, randomFrom, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { facilityOf } from '@deadlight/games/rules/lockdown';
import { type SurvivalTable, seriousWounds } from '@deadlight/games/rules/survival';
import { describe, expect, it } from 'vitest';
import { giftsNamed, give } from './what-if.ts';

const { game } = GAMES['lockdown']!;

/** Everything that a world can be spared, at some moment. */
interface Harm {
  readonly noise: boolean;
  readonly wounds: boolean;
  readonly markers: boolean;
  readonly dark: boolean;
}

function harmIn(table: SurvivalTable): Harm {
  const { noise, light, fire, malfunction } = table.vars;
  const seats = allSeats(table.state.seats);
  return {
    noise: noise.includes(true),
    wounds: seats.some((seat) => light[seat]! > 0 || seriousWounds(table, seat) > 0),
    markers: fire.includes(true) || malfunction.includes(true),
    dark: facilityOf(table).powered.slice(1).includes(false),
  };
}

const NONE: Harm = { noise: false, wounds: false, markers: false, dark: false };
const GAMES_PLAYED = 5;
/** Enough to see everything, however rare. */
const IMAGINED = 500;

interface Seen {
  acting: Harm;
  otherwise: Harm;
}

/** What was seen of it in some games, whenever somebody was about to act and otherwise. */
async function harmSeen(
  whatIf: readonly string[],
  games = GAMES_PLAYED,
  isEnough: (seen: Seen) => boolean = () => false,
): Promise<Seen> {
  const seen: Seen = { acting: NONE, otherwise: NONE };
  for (let i = 0; i < games && !isEnough(seen); i++) {
    const table = Table.start(game, checkSetup(game, { seats: 3, seed: `kind:${i}` }));
    await playOut(table, [randomBot, randomBot, randomBot], randomFrom('players'), () => {
      give(table, whatIf);
      const when = table.state.stack.at(-1)!.at === 'turn/act' ? 'acting' : 'otherwise';
      const now = harmIn(table as SurvivalTable);
      seen[when] = {
        noise: seen[when].noise || now.noise,
        wounds: seen[when].wounds || now.wounds,
        markers: seen[when].markers || now.markers,
        dark: seen[when].dark || now.dark,
      };
    });
  }
  return seen;
}

describe('a kinder world', () => {
  it.each([
    ['quiet', { noise: false }],
    ['unhurt', { wounds: false }],
    ['intact', { markers: false }],
    ['lit', { dark: false }],
  ])('is %s whenever somebody is about to act, and spares nothing else', async (gift, spared) => {
    const { acting } = await harmSeen([gift]);
    expect(acting).toEqual({ noise: true, wounds: true, markers: true, dark: true, ...spared });
  });

  it('leaves alone what has been begun', async () => {
    const gifts = ['quiet', 'unhurt', 'intact'];
    const { otherwise } = await harmSeen(
      gifts,
      IMAGINED,
      (seen) => seen.otherwise.noise && seen.otherwise.wounds && seen.otherwise.markers,
    );
    expect(otherwise).toMatchObject({ noise: true, wounds: true, markers: true });
  });

  it('is known by name, and a name that is not says what there is', () => {
    expect(giftsNamed('--what-if', 'lockdown', 'lit,quiet')).toEqual(['lit', 'quiet']);
    expect(() => giftsNamed('--what-if', 'nemesis', 'quiet,lit')).toThrow(
      '--what-if quiet,lit: there is no "lit"; nemesis has quiet, unhurt, intact',
    );
    expect(() => giftsNamed('--what-if', 'panic', 'lit')).toThrow('panic has none');
  });
});
