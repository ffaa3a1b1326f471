/** Attacks by Intruders. */

import {
  codeOf,
  END,
  FIRST_SEAT,
  type Goto,
  NO_KIND,
  NO_SEAT,
  NO_THING,
  type Seat,
  type Thing,
} from '@deadlight/engine';
import { type AttackEffect, BREEDER, FIGURE_TYPE, LARVA, TYPES } from '../packs/intruders.ts';
import { NO_SLOT, type Slot } from './board.ts';
import { bookOf } from './book.ts';
import { contaminate, infest } from './contamination.ts';
import {
  actionCardsInHand,
  handSize,
  hasPassive,
  inOrder,
  isInRoom,
  mightHold,
  seriousWounds,
  who,
} from './crew.ts';
import { die } from './death.ts';
import { drawAttack } from './decks.ts';
import type { Encounter } from './encounter-frame.ts';
import { appear, intrudersIn, isKnown, setFigure, typeOf } from './intruders.ts';
import { spend } from './items.ts';
import { EVENT } from './log-events.ts';
import { addSlime } from './markers.ts';
import { attackOf, KIND } from './things.ts';
import { procedure, procedureNamed, type SurvivalTable } from './vars.ts';
import { VERB } from './words.ts';
import { suffer } from './wounds.ts';
import { ZONE } from './zones.ts';

const encounter = procedureNamed<Encounter>('encounter');

export interface Attack {
  readonly figure: number;
  /** Its target. */
  seat: Seat;
  readonly surprise: boolean;
  /** The Attack card, or -1 before it is drawn; a Larva draws none. */
  card: Thing;
  ignored: boolean;
  /** Another seat that has kept out of it, or -1 (NEM-CARD-soldier-nerves-of-steel). */
  spared: Seat;
  /** For Frenzy: how many Characters, in order, have been dealt with. */
  next: number;
  /** The target flees from it. */
  readonly flight: boolean;
  /** The target is in the dark, and nothing helps against it. */
  dark: boolean;
}

/** An attack as it begins. */
export const attackOn = (
  figure: number,
  seat: Seat,
  kind: 'usual' | 'surprise' | 'flight' = 'usual',
  card = NO_THING,
): Attack => ({
  figure,
  seat,
  surprise: kind === 'surprise',
  flight: kind === 'flight',
  card,
  ignored: false,
  spared: NO_SEAT,
  next: 0,
  dark: false,
});

const BREEDERS = FIGURE_TYPE.flatMap((type, figure) => (type === BREEDER ? [figure] : []));

const isLarva = (figure: number): boolean => typeOf(figure) === LARVA;

/** Whether the card hits: it shows the attacker's symbol (NEM-ATK-05, LCK-ATK-07). */
const hits = (table: SurvivalTable, { figure, card }: Attack): boolean =>
  isLarva(figure) || attackOf(table.kind(card)).symbols.includes(TYPES[typeOf(figure)]!);

/** Whether the target may have a way to ignore the attack, as far as the others know. */
function mayIgnore(table: SurvivalTable, { seat, surprise }: Attack): boolean {
  if (hasPassive(table, seat, KIND.armor)) return true;
  return surprise && !table.vars.silent[seat] && mightHold(table, seat, KIND.nerves);
}

const isFrenzy = (table: SurvivalTable, { card }: Attack): boolean =>
  card >= 0 && attackOf(table.kind(card)).effect.does === 'frenzy';

/** Another in the Room who might hold Nerves of Steel against a Frenzy that surprises somebody, or -1. */
function bystander(table: SurvivalTable, local: Attack): Seat {
  const { vars, state } = table;
  if (!local.surprise || vars.options.nervesOfSteel !== 'room' || !isFrenzy(table, local))
    return NO_SEAT;
  for (let seat = FIRST_SEAT; seat < state.seats; seat++)
    if (
      seat !== local.seat &&
      vars.place[seat] === vars.at[local.figure] &&
      !vars.silent[seat] &&
      mightHold(table, seat, KIND.nerves)
    )
      return seat;
  return NO_SEAT;
}

export const attack = procedure<Attack>('attack').steps({
  draw(table, local) {
    const { figure, seat } = local;
    // NEM-ATK-02, LCK-ATK-02
    if (table.vars.at[figure] === 0 || table.vars.place[seat] !== table.vars.at[figure]) return END;
    // LCK-ATK-06
    local.dark ||= bookOf(table).odds.isDark(table, seat);
    if (!isLarva(figure) && local.card < 0) local.card = drawAttack(table);
    const { hooks } = bookOf(table);
    if (!hooks.tellUnseen(table, 'attacks', local))
      table.log?.tell('attack-resolved', isLarva(figure) ? EVENT['larva-attacks'] : EVENT.attacks, {
        figure,
        who: who(table, seat),
        ...(isLarva(figure) ? {} : { card: `@attack.${attackOf(table.kind(local.card)).id}` }),
      });
    if (hits(table, local)) return;
    if (!hooks.tellUnseen(table, 'misses', local))
      table.log?.tell('attack-resolved', EVENT.misses, { figure });
    return 'end';
  },
  ignore: {
    asks: (table, local) => (mayIgnore(table, local) ? local.seat : NO_SEAT),
    options(table, { surprise }, seat, offer) {
      if (hasPassive(table, seat, KIND.armor)) offer.add(VERB.armor());
      if (surprise && table.find(ZONE.hand(seat), KIND.nerves) >= 0) offer.add(VERB.ignore());
      offer.add(VERB.suffer());
    },
  },
  ignored(table, local) {
    const { seat, figure } = local;
    if (!table.answered || codeOf(table.answer) === VERB.suffer.code) return;
    const armored = codeOf(table.answer) === VERB.armor.code;
    if (armored) spend(table, table.find(ZONE.gear(seat), KIND.armor));
    else table.move(table.find(ZONE.hand(seat), KIND.nerves), ZONE.discard(seat));
    if (!armored || !bookOf(table).hooks.tellUnseen(table, 'armor', local))
      table.log?.tell(
        armored ? 'attack-stopped-by-armor' : 'surprise-ignored',
        armored ? EVENT.armor : EVENT.nerves,
        { who: who(table, seat), figure },
      );
    local.ignored = true;
    // Frenzy still hits the others in the Room; as some read the card, not if nerves are kept.
    const spares = armored || table.vars.options.nervesOfSteel === 'room';
    return isFrenzy(table, local) && spares ? 'shield' : 'end';
  },
  /** Whatever the target of the surprise, the Soldier may keep out of a Frenzy (NEM-CARD-soldier-nerves-of-steel). */
  shield: {
    asks: bystander,
    options(table, _local, seat, offer) {
      if (table.find(ZONE.hand(seat), KIND.nerves) >= 0) offer.add(VERB.ignore());
      offer.add(VERB.suffer());
    },
  },
  shielded(table, local) {
    if (!table.answered || codeOf(table.answer) === VERB.suffer.code) return;
    const seat = bystander(table, local);
    table.move(table.find(ZONE.hand(seat), KIND.nerves), ZONE.discard(seat));
    table.log?.tell('surprise-ignored', EVENT.nerves, {
      who: who(table, seat),
      figure: local.figure,
    });
    local.spared = seat;
  },
  effect(table, local) {
    const { figure, seat } = local;
    // NEM-ATK-07
    if (!isLarva(figure)) return strike(table, local, attackOf(table.kind(local.card)).effect);
    setFigure(table.vars, figure, NO_SLOT);
    infest(table, seat);
    return undefined;
  },
  end(table, { card }) {
    // NEM-ATK-06, LCK-ATK-08
    if (card >= 0 && table.where(card) === ZONE.attackNow) table.move(card, ZONE.attackDiscard);
    // NEM-WOUND-15-R
    bookOf(table).hooks.checkLast(table);
  },
});

/** Carries out one part of an attack; gives the step to go on with. */
function strike(table: SurvivalTable, local: Attack, effect: AttackEffect): Goto<'effect' | 'end'> {
  const { figure, seat } = local;
  const { vars } = table;
  switch (effect.does) {
    case 'wound': {
      const light = effect.light + (local.dark ? (effect.darkLight ?? 0) : 0);
      // The wounds come first; death stops what concerns the target alone (NEM-ATK-12-R).
      table.call(afterWound, { seat, contamination: effect.contamination });
      table.call(suffer, { seat, light, serious: 0, cause: 'attack' });
      return undefined;
    }
    case 'slime':
      addSlime(table, seat);
      contaminate(table, seat, effect.contamination);
      if (effect.darkInfests && local.dark) infest(table, seat);
      return undefined;
    case 'chase':
      addSlime(table, seat);
      if (local.flight) table.call(follow, { figure, seat });
      table.call(suffer, { seat, light: 1, serious: 0, cause: 'attack' });
      return undefined;
    case 'rage': {
      const open = table.zone(ZONE.wounds(seat)).length;
      if (seriousWounds(table, seat) >= 2) die(table, seat, 'attack');
      else table.call(suffer, { seat, light: 0, serious: open > 0 ? 2 : 1, cause: 'attack' });
      return undefined;
    }
    case 'pierce': {
      const shadows = effect.fromTheShadows && TYPES[typeOf(figure)] === 'adult';
      const spared = shadows && isKnown(table, 'wary-of-shadows', seat);
      const kills = local.dark && !spared ? effect.darkKillsFrom : 0;
      table.call(pierced, { seat, contamination: effect.contamination, kills });
      table.call(suffer, { seat, light: 0, serious: 1, cause: 'attack' });
      return undefined;
    }
    case 'maul': {
      const gentle =
        effect.name === 'bite' &&
        TYPES[typeOf(figure)] === 'adult' &&
        isKnown(table, 'the-way-of-fighting', seat);
      maul(table, seat, effect.killsFrom, gentle);
      return undefined;
    }
    case 'frenzy':
      for (; local.next < table.state.seats; local.next++) {
        const other = inOrder(table, local.next);
        if (vars.place[other] !== vars.at[figure]) continue;
        if ((other === seat && local.ignored) || other === local.spared) continue;
        maul(table, other, effect.killsFrom, false);
        local.next++;
        return 'effect';
      }
      return undefined;
    case 'transform': {
      const slot = vars.at[figure]!;
      if (BREEDERS.every((other) => vars.at[other] !== 0)) {
        table.log?.tell('creeper-transforms', EVENT['no-breeder'], { figure });
        return undefined;
      }
      table.log?.tell('creeper-transforms', EVENT.transforms, { figure });
      setFigure(vars, figure, NO_SLOT);
      const breeder = appear(table, BREEDER, slot);
      if (effect.attacks === 'dark' ? local.dark : handSize(table, seat) === 0) {
        // The card is put away first: the Breeder draws one of its own.
        table.move(local.card, ZONE.attackDiscard);
        table.call(
          attack,
          attackOn(breeder, seat, effect.attacks === 'dark' ? 'usual' : 'surprise'),
        );
      }
      return undefined;
    }
    case 'summon':
      table.call(encounter, {
        seat,
        slot: vars.at[figure]!,
        figure: -1,
        tokenKind: NO_KIND,
        attack: false,
      });
      return undefined;
  }
}

/** Death for the badly wounded, else a Serious Wound (NEM-CARD-bite-4a), or a Light one if their way of fighting is known (NEM-CARD-the-way-of-fighting). */
function maul(table: SurvivalTable, seat: Seat, killsFrom: number, gentle: boolean): void {
  if (seriousWounds(table, seat) >= killsFrom) die(table, seat, 'attack');
  else
    table.call(suffer, { seat, light: gentle ? 1 : 0, serious: gentle ? 0 : 1, cause: 'attack' });
}

/** Contamination, and in the dark death, for a target that was pierced and lives. */
export const pierced = procedure<{
  readonly seat: Seat;
  readonly contamination: number;
  readonly kills: number;
}>('pierced').steps({
  after(table, { seat, contamination, kills }) {
    if (!isInRoom(table.vars, seat)) return;
    contaminate(table, seat, contamination);
    if (kills > 0 && seriousWounds(table, seat) >= kills) die(table, seat, 'attack');
  },
});

/** A player who flees with an open wound is followed (LCK-CARD-blood-chase). */
export const follow = procedure<{ readonly figure: number; readonly seat: Seat }>('follow').steps({
  decide(table, { figure, seat }) {
    if (!isInRoom(table.vars, seat) || table.zone(ZONE.wounds(seat)).length === 0) return;
    table.vars.followers.push(figure);
  },
});

/** The Contamination cards of an attack, for a target that lives. */
export const afterWound = procedure<{ readonly seat: Seat; readonly contamination: number }>(
  'attack-contamination',
).steps({
  gain(table, { seat, contamination }) {
    if (isInRoom(table.vars, seat)) contaminate(table, seat, contamination);
  },
});

export interface Escape {
  readonly seat: Seat;
  readonly from: number;
  /** Intruders that were there when the escape was declared, in the order of their attacks (NEM-COMBAT-17-R). */
  readonly figures: number[];
}

/** Every Intruder in the Room attacks the Character who leaves it (NEM-COMBAT-10, NEM-COMBAT-16-R). */
export const escapeAttacks = procedure<Escape>('escape').steps({
  next(table, { seat, from, figures }) {
    while (figures.length > 0 && isInRoom(table.vars, seat)) {
      const figure = figures.shift()!;
      if (table.vars.at[figure] !== from) continue;
      // NEM-ATK-04
      table.call(attack, attackOn(figure, seat, 'flight'));
      return 'next';
    }
    return END;
  },
});

// NEM-ATK-09-R, LCK-ATK-03, LCK-ATK-10-R
/** Which Character is attacked in a Room: the fewest Action cards in hand, then the first in order (NEM-ATK-03). */
export function preyIn(
  table: SurvivalTable,
  slot: Slot,
  isInQuestion: (seat: Seat) => boolean = () => true,
): Seat {
  let prey = NO_SEAT;
  for (let step = 0; step < table.state.seats; step++) {
    const seat = inOrder(table, step);
    if (table.vars.place[seat] !== slot || !isInQuestion(seat)) continue;
    if (prey < 0 || actionCardsInHand(table, seat) < actionCardsInHand(table, prey)) prey = seat;
  }
  return prey;
}

/** Rooms in the order of the Characters in them, the largest Intruder first (NEM-ATK-10-R, LCK-ATK-12-R). */
export function attackersInOrder(table: SurvivalTable): number[] {
  const figures: number[] = [];
  const rooms: number[] = [];
  for (let step = 0; step < table.state.seats; step++) {
    const slot = table.vars.place[inOrder(table, step)]!;
    if (slot === 0 || rooms.includes(slot)) continue;
    rooms.push(slot);
    figures.push(...intrudersIn(table.vars, slot));
  }
  return figures;
}
