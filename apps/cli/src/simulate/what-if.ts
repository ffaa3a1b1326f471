/** Variants kinder than the rules, to find out what players fail at. */
import { at, FIRST_SEAT, type Table } from '@deadlight/engine';
import { facilityOf } from '@deadlight/games/rules/lockdown';
import { type SurvivalTable, ZONE } from '@deadlight/games/rules/survival';
import { wrong } from '../problem.ts';

type Gift = (table: SurvivalTable) => void;

const SURVIVAL: Readonly<Record<string, Gift>> = {
  /** Noise leaves no trace. */
  quiet({ vars }) {
    vars.noise.fill(false);
  },
  /** Wounds heal at once. */
  unhurt(table) {
    table.vars.light.fill(0);
    for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
      for (const zone of [ZONE.wounds(seat), ZONE.dressed(seat)])
        for (const card of table.zone(zone).slice()) table.move(card, ZONE.woundDiscard);
  },
  /** Fires go out, and what is broken is repaired. */
  intact({ vars }) {
    vars.fire.fill(false);
    vars.malfunction.fill(false);
  },
};

const GIFTS: Readonly<Record<string, Readonly<Record<string, Gift>>>> = {
  nemesis: SURVIVAL,
  lockdown: {
    ...SURVIVAL,
    /** There is power everywhere. */
    lit(table) {
      facilityOf(table).powered.fill(true, 1);
    },
  },
};

/** The names of all of them, each once. */
export const GIFT_NAMES: readonly string[] = [
  ...new Set(Object.values(GIFTS).flatMap((gifts) => Object.keys(gifts))),
];

/** What was asked for, by the names of a game's gifts. */
export function giftsNamed(option: string, game: string, names: string): readonly string[] {
  const known = Object.keys(GIFTS[game] ?? {});
  const asked = names.split(',');
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown === undefined) return asked;
  const some = known.length === 0 ? `${game} has none` : `${game} has ${known.join(', ')}`;
  throw wrong(`${option} ${names}: there is no "${unknown}"; ${some}`);
}

/** A player is about to act: nothing is in progress that a gift could interfere with. */
const BETWEEN_ACTIONS = 'turn/act';

/** Gives them, whenever it is somebody's turn to act. */
export function give(table: Table, names: readonly string[]): void {
  if (table.state.stack.at(-1)?.at !== BETWEEN_ACTIONS) return;
  for (const name of names)
    at(at(GIFTS, table.game.id, 'game'), name, 'gift')(table as SurvivalTable);
}
