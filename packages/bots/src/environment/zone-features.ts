/** The contents of zones, as far as the seat sees them. */
import type { Game, Seat, View, Zone } from '@deadlight/engine';
import { type Feature, number } from './features.ts';

/** Zones whose contents are included: the count of each kind, or the kind at each position. */
export interface ZoneBlock {
  /** The zone's name, or its family's: `hand` stands for `hand/1`, `hand/2`, … */
  readonly zone: string;
  readonly group: string;
  /** In an ordered zone: how many leading positions are included one by one. */
  readonly positions?: number;
}

/** All faces that a thing of a group may show. */
function looks({ kinds }: Game, group: string): string[] {
  const names = kinds
    .filter((kind) => kind.group === group && !kind.name.includes(':'))
    .flatMap(({ name, printedFace }) => (printedFace === undefined ? [name] : [name, printedFace]));
  return [...new Set(names)];
}

function countsIn(zone: string, names: readonly string[]): Feature {
  const indices = new Map(names.map((name, index) => [name, index]));
  return {
    names: names.map((name) => `${zone}.${name}`),
    write({ zones }, into, from) {
      const { cards, placed } = zones[zone] ?? {};
      for (const card of cards ?? Object.values(placed ?? {})) {
        const index = indices.get(card);
        if (index !== undefined) into[from + index]!++;
      }
    },
  };
}

function positionsIn(zone: string, names: readonly string[], positions: number): Feature[] {
  return Array.from({ length: positions }, (_, index) => ({
    names: names.map((name) => `${zone}.${index}.${name}`),
    write({ zones }: View, into: Float32Array, from: number) {
      const { cards, placed } = zones[zone] ?? {};
      const at = names.indexOf(placed?.[index] ?? cards?.[index] ?? '');
      if (at >= 0) into[from + at] = 1;
    },
  }));
}

/** Zones of empty seats stay empty. */
const isUsed = ({ owner }: Zone, seats: number): boolean => owner < seats;

/** Other seats' private zones are left out: their contents are never visible. */
const isOpenTo = ({ faces, owner }: Zone, seat: Seat): boolean =>
  owner < 0 || owner === seat || (faces & (1 << seat)) !== 0;

export function zoneFeatures(
  game: Game,
  seats: number,
  seat: Seat,
  blocks: readonly ZoneBlock[],
): Feature[] {
  const zones = game.zones.list.filter((zone) => isUsed(zone, seats));
  const sizes = zones.map(({ name }) =>
    number(`${name}.size`, (view) => view.zones[name]?.size ?? 0),
  );
  const contents = blocks.flatMap(({ zone, group, positions }) => {
    const names = looks(game, group);
    return zones
      .filter((one) => one.name.split('/')[0] === zone && isOpenTo(one, seat))
      .flatMap(({ name }) =>
        positions === undefined ? [countsIn(name, names)] : positionsIn(name, names, positions),
      );
  });
  return [...sizes, ...contents];
}
