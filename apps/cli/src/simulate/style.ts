/** How active players are: what each of them did, counted during a game. */
import type { Player } from '@deadlight/bots';
import {
  type Answer,
  allSeats,
  at,
  NO_SEAT,
  type Option,
  printOption,
  type Seat,
  type Table,
  viewOf,
} from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { BLUE, shipOf } from '@deadlight/games/rules/nemesis';
import {
  isActionCard,
  type SurvivalTable,
  sheetOf,
  type Vars,
  ZONE,
} from '@deadlight/games/rules/survival';

/** What is counted of a seat, in a game or in many. */
export const DEEDS = [
  'turns',
  /** Turns without an action, with cards in hand or action points left, and nothing to wait for. */
  'passes',
  /** The same at a way out that opens soon, or in a place to be in at the end. */
  'waits',
  'explored',
  'found',
  'fights',
  'trades',
  'claims',
  /** Announcements. */
  'calls',
  /** Conditions of the player's own goal: those met at the end but not at first, and all of them. */
  'met',
  'conditions',
] as const;
export type Deed = (typeof DEEDS)[number];
export type Deeds = Record<Deed, number>;

export const noDeeds = (): Deeds => Object.fromEntries(DEEDS.map((deed) => [deed, 0])) as Deeds;

/** What the deeds of a game are called, and where they show. */
interface Habitat {
  readonly fights: ReadonlySet<string>;
  readonly trades: ReadonlySet<string>;
  /** Zones of a seat that hold its finds. */
  readonly belongings: readonly string[];
  /** How many rooms have been found. */
  explored(vars: never): number;
  /** Whether an answer of the active player gives the rest of the turn away. */
  isPass(table: Table, seat: Seat, verb: string): boolean;
  isWaiting(table: Table, seat: Seat): boolean;
}

const survival = (
  isWaiting: (table: SurvivalTable, room: string | undefined) => boolean,
): Habitat => ({
  fights: new Set(['shoot', 'melee', 'throw']),
  trades: new Set(['give', 'give-object']),
  belongings: ['inventory', 'held', 'gear'],
  explored: ({ rooms }: Vars) => rooms.filter((room) => room >= 0).length,
  isPass: (table, seat, verb) =>
    verb === 'pass' && table.zone(ZONE.hand(seat)).some((thing) => isActionCard(table.kind(thing))),
  isWaiting(table, seat) {
    const { vars } = table as SurvivalTable;
    return isWaiting(
      table as SurvivalTable,
      sheetOf(table as SurvivalTable, vars.place[seat]!)?.id,
    );
  },
});

const HABITATS: Readonly<Record<string, Habitat>> = {
  nemesis: survival((table, room) => room === 'hibernatorium' && shipOf(table).time + 1 >= BLUE),
  lockdown: survival((_, room) => room === 'isolation-room'),
  panic: {
    fights: new Set(['shoot', 'stab', 'grenade']),
    trades: new Set(['trade']),
    belongings: ['hand', 'laid'],
    explored: ({ cell }: { readonly cell: readonly number[] }) =>
      cell.filter((at) => at >= 0).length,
    isPass: (table, _seat, verb) => verb === 'end' && (table.vars as { ap: number }).ap > 0,
    isWaiting: () => false,
  },
};

export const hasStyle = (game: string): boolean => HABITATS[game] !== undefined;

export class StyleWatch {
  readonly deeds: readonly Deeds[];
  readonly #table: Table;
  readonly #habitat: Habitat;
  readonly #seats: readonly Seat[];
  /** The last decision maker, and the question. */
  #last = { seat: NO_SEAT, asks: '' };
  #active = NO_SEAT;
  /** Whether the active player has done anything yet. */
  #acted = false;
  #explored: number;
  #found: number[];
  readonly #metAtFirst: number[];

  constructor(table: Table) {
    this.#table = table;
    this.#habitat = HABITATS[table.game.id]!;
    this.#seats = allSeats(table.state.seats);
    this.deeds = this.#seats.map(noDeeds);
    this.#explored = this.#rooms();
    this.#found = this.#seats.map((seat) => this.#belongings(seat));
    this.#metAtFirst = this.#seats.map((seat) => this.#goals(seat).met);
  }

  /** Evaluates the last decision; to be called before each, and at the end. */
  look(): void {
    const table = this.#table;
    const explored = this.#rooms();
    const { seat, asks } = this.#last;
    if (seat >= 0) {
      this.deeds[seat]!.explored += Math.max(0, explored - this.#explored);
      const found = this.#belongings(seat) - this.#found[seat]!;
      if (found > 0 && !asks.startsWith('trade') && !asks.startsWith('deal'))
        this.deeds[seat]!.found += found;
    }
    this.#explored = explored;
    this.#found = this.#seats.map((other) => this.#belongings(other));
    const { active } = table.vars as { active: Seat };
    if (active !== this.#active) {
      if (active >= 0) this.deeds[active]!.turns++;
      this.#active = active;
      this.#acted = false;
    }
  }

  /** Notes an answer before it is applied. */
  note(seat: Seat, answer: Answer): void {
    const table = this.#table;
    const asks = table.state.stack.at(-1)!.at;
    this.#last = { seat, asks };
    for (const option of Array.isArray(answer) ? (answer as Option[]) : [answer as Option]) {
      const deeds = this.deeds[seat]!;
      const verb = printOption(table.game, option).split(' ')[0]!;
      if (this.#habitat.fights.has(verb)) deeds.fights++;
      if (this.#habitat.trades.has(verb)) deeds.trades++;
      if (verb.startsWith('claim-')) deeds.claims++;
      if (verb.startsWith('say-')) deeds.calls++;
      if (asks !== 'turn/act' || verb === 'claim' || verb === 'say') continue;
      if (!this.#acted && this.#habitat.isPass(table, seat, verb))
        deeds[this.#habitat.isWaiting(table, seat) ? 'waits' : 'passes']++;
      this.#acted = true;
    }
  }

  /** Counts what has come of the goals; to be called once, at the end. */
  end(): void {
    this.look();
    for (const seat of this.#seats) {
      const deeds = at(this.deeds, seat, 'player');
      const { met, all } = this.#goals(seat);
      deeds.met += Math.max(0, met - this.#metAtFirst[seat]!);
      deeds.conditions += all;
    }
  }

  #rooms(): number {
    return this.#habitat.explored(this.#table.vars as never);
  }

  #belongings(seat: Seat): number {
    const { list } = this.#table.game.zones;
    const zoneOf = (family: string): number =>
      list.findIndex(({ name }) => name === `${family}/${seat + 1}`);
    return this.#habitat.belongings.reduce(
      (sum, family) => sum + this.#table.zone(zoneOf(family)).length,
      0,
    );
  }

  /** Of the nearest goal: how many conditions are met, and how many it has. */
  #goals(seat: Seat): { readonly met: number; readonly all: number } {
    const { goals } = GAMES[this.#table.game.id]!.telling;
    const ways = goals?.(viewOf(this.#table, seat)).flatMap(({ anyOf }) => anyOf) ?? [];
    const counts = ways.map((all) => ({
      met: all.filter(({ prospect }) => prospect === 'met').length,
      all: all.length,
    }));
    return counts.reduce(
      (best, one) => (one.met * best.all > best.met * one.all ? one : best),
      counts[0] ?? { met: 0, all: 0 },
    );
  }
}

/** A player who is watched. */
export const watched = (player: Player, seat: Seat, watch: StyleWatch): Player => ({
  name: player.name,
  answer(sight, random) {
    const answer = player.answer(sight, random);
    if (answer instanceof Promise)
      return answer.then((given) => {
        watch.note(seat, given);
        return given;
      });
    watch.note(seat, answer);
    return answer;
  },
  leave: (end) => player.leave?.(end),
});
