import { EVERYONE, NOBODY, only, type Seat, type Seats } from './seats.ts';

/** Who sees something of a zone. */
export type Audience = 'everyone' | 'owner' | 'nobody';

/** What a game says of a zone. This is the only place that decides who sees what. */
export interface ZoneSpec {
  /** Who sees what the things in it are; `top`: everyone the last one, nobody the others. */
  readonly faces: Audience | 'top';
  /** Who also sees what a face does not show, such as the number on a token (nobody, by default). */
  readonly within?: Audience;
  /** Who sees how many things are in it (everyone, unless said otherwise). */
  readonly size?: Audience;
  /** Whether the order matters (a deck) or not (a hand). */
  readonly ordered?: boolean;
  /** One zone, one for each seat, or so many of them. */
  readonly each?: 'seat' | readonly string[];
}

/** One zone as laid out: its name and who sees into it. */
export interface Zone {
  readonly name: string;
  readonly owner: Seat;
  readonly faces: Seats;
  readonly within: Seats;
  readonly top: boolean;
  readonly size: Seats;
  readonly ordered: boolean;
}

/** The place of the first zone of each family: `zones.at.hand + seat`. */
export interface Zones<N extends string> {
  readonly at: Readonly<Record<N, number>>;
  readonly list: readonly Zone[];
}

const seatsOf = (audience: Audience, owner: Seat): Seats =>
  audience === 'everyone' ? EVERYONE : audience === 'owner' ? only(owner) : NOBODY;

/** Lays out a game's zones once; a zone is then a small number. */
export function layOut<N extends string>(
  maxSeats: number,
  specs: Readonly<Record<N, ZoneSpec>>,
): Zones<N> {
  const at: [N, number][] = [];
  const list: Zone[] = [];
  for (const name of Object.keys(specs) as N[]) {
    const spec = specs[name];
    at.push([name, list.length]);
    const members =
      spec.each === 'seat'
        ? Array.from({ length: maxSeats }, (_, seat) => `${name}/${seat + 1}`)
        : spec.each === undefined
          ? [name as string]
          : spec.each.map((member) => `${name}/${member}`);
    members.forEach((member, index) => {
      const owner = spec.each === 'seat' ? index : -1;
      list.push({
        name: member,
        owner,
        faces: spec.faces === 'top' ? NOBODY : seatsOf(spec.faces, owner),
        within: seatsOf(spec.within ?? 'nobody', owner),
        top: spec.faces === 'top',
        size: seatsOf(spec.size ?? 'everyone', owner),
        ordered: spec.ordered ?? false,
      });
    });
  }
  // Filled name by name, so long a record would be slow to read from.
  return { at: Object.fromEntries(at) as Record<N, number>, list };
}
