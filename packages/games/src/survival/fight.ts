/** Shooting and Melee, at Intruders and at Eggs. */
import { codeOf, NO_SEAT, type Option, type Ref, type Seat, type Thing } from '@deadlight/engine';
import { ADULT } from '../packs/intruders.ts';
import type { Weapon } from '../packs/items.ts';
import { bookOf } from './book.ts';
import { contaminate } from './contamination.ts';
import { itemKind, itemValue, kindRef, who } from './crew.ts';
import {
  type Aim,
  COMBAT_DIE,
  faceThatCounts,
  injuriesOf,
  injuriesOfBlow,
  injuriesOfShot,
  TWO,
} from './dice.ts';
import { destroyEgg, eggTargets } from './eggs.ts';
import { injure } from './injuries.ts';
import { intrudersIn, isKnown, typeOf } from './intruders.ts';
import { addAmmo, ammoOf, weaponOf } from './items.ts';
import { EVENT } from './log-events.ts';
import { addFire } from './markers.ts';
import { noiseRoll } from './noise.ts';
import type { Cited } from './rule-names.ts';
import { itemOf } from './things.ts';
import { procedure, type SurvivalOffer, type SurvivalTable } from './vars.ts';
import { LYING_EGGS, VERB } from './words.ts';
import { sufferAlone } from './wounds.ts';
import { ZONE } from './zones.ts';

const FACE_NAMES = [
  'blank',
  'creeper',
  'adult',
  'one-hit',
  'two-hits',
  'card-hit',
  'card-two',
] as const;
// NEM-SETUP-07
const COMBAT_SIDES = 6;

const isEggs = (target: number): boolean => target >= LYING_EGGS;

/** What a Character aims at, with what helps against it. */
function aimAt(table: SurvivalTable, seat: Seat, target: number, weapon: Weapon | null): Aim {
  const type = isEggs(target) ? null : typeOf(target);
  return {
    type,
    weapon,
    vitalPlaces: type === ADULT && isKnown(table, 'vital-places', seat),
    energy: type !== null && isKnown(table, 'vulnerability-to-energy', seat),
  };
}

export interface Shot {
  readonly seat: Seat;
  /** The weapon, as a thing. */
  readonly weapon: Thing;
  // LCK-COMBAT-29-R
  readonly target: number;
  rerolls: number;
  /** More injuries, from ammo that Full Auto has spent. */
  bonus: number;
  face: number;
  burst: boolean;
  /** Injuries from ammo spent before the roll, if the shot hits. */
  charged: number;
  /** A card was discarded for a special face. */
  carded: boolean;
}

const aimOf = (table: SurvivalTable, { seat, target, weapon }: Shot): Aim =>
  aimAt(table, seat, target, itemOf(table.kind(weapon)).weapon!);

/** One more ammo than the shot itself takes. */
export function spendAmmo(table: SurvivalTable, seat: Seat, weapon: Thing): void {
  addAmmo(table, weapon, -1);
  table.log?.tell('shot-fired', EVENT['spends-ammo'], {
    who: who(table, seat),
    weapon: kindRef(table, 'item', table.kind(weapon)),
    ammo: ammoOf(table, weapon),
  });
}

/** Where more injuries come from than the die shows. */
function tellExtras(table: SurvivalTable, local: Shot, injuries: number): void {
  if (table.log === null) return;
  const { target, face, carded, bonus, burst, charged } = local;
  const shown = injuriesOf(face, isEggs(target) ? 0 : typeOf(target));
  const ofShot = (carded ? 1 : 0) + bonus + (burst ? 1 : 0) + charged;
  if (injuries <= shown) return;
  const extras: Ref<'extra'>[] = [];
  if (carded) extras.push('@extra.card');
  if (bonus + charged > 0 || burst) extras.push('@extra.ammo');
  if (injuries > shown + ofShot) extras.push('@extra.weapon');
  table.log.tell('shot-resolved', EVENT['shot-extras'], { injuries, extras });
}

const canBurst = (table: SurvivalTable, shot: Shot): boolean => {
  const weapon = itemOf(table.kind(shot.weapon)).weapon!;
  return (
    weapon.burst === true &&
    ammoOf(table, shot.weapon) > 0 &&
    faceThatCounts(shot.face, aimOf(table, shot)) === TWO
  );
};

function tellRoll(table: SurvivalTable, rule: Cited, seat: Seat, face: number): void {
  table.log?.tell(rule, EVENT['combat-roll'], {
    who: who(table, seat),
    face: `@combat.${FACE_NAMES[face]}`,
  });
}

/** One ammo, one die, one damage check (NEM-COMBAT-02). */
export const shot = procedure<Shot>('shot').steps({
  fire(table, local) {
    const { seat, weapon, target } = local;
    table.log?.tell('shot-fired', EVENT.shoots, {
      who: who(table, seat),
      weapon: kindRef(table, 'item', table.kind(weapon)),
      target,
      ammo: ammoOf(table, weapon),
    });
  },
  roll(table, local) {
    local.face = bookOf(table).odds.combatDie(table, local.seat)[table.roll(COMBAT_SIDES) - 1]!;
    tellRoll(table, 'shot-fired', local.seat, local.face);
  },
  again: {
    asks: (_table, { seat, rerolls }) => (rerolls > 0 ? seat : NO_SEAT),
    options(_table, _local, _seat, offer) {
      offer.add(VERB.reroll());
      offer.add(VERB.stand());
    },
  },
  rerolled(table, local) {
    if (!table.answered || codeOf(table.answer) === VERB.stand.code) return;
    local.rerolls--;
    return 'roll';
  },
  /** The Prototype Rifle may spend one more ammo on two hits. */
  burst: {
    asks: (table, local) => (canBurst(table, local) ? local.seat : NO_SEAT),
    options(_table, _local, _seat, offer) {
      offer.add(VERB.burst());
      offer.add(VERB.stand());
    },
  },
  hit(table, local) {
    const { seat, weapon, target } = local;
    if (table.answered && codeOf(table.answer) === VERB.burst.code) {
      local.burst = true;
      spendAmmo(table, seat, weapon);
    }
    const injuries = injuriesOfShot(local.face, aimOf(table, local), local);
    const { weapon: stats } = itemOf(table.kind(weapon));
    tellExtras(table, local, injuries);
    if (isEggs(target)) {
      if (injuries === 0) table.log?.tell('egg-attacked', EVENT['eggs-missed']);
      for (let i = 0; i < injuries; i++) destroyEgg(table, seat, target);
      // LCK-ROOM-NEST-10
      table.call(noiseRoll, { seat, roll: 0 });
    } else if (injuries > 0)
      injure(table, target, injuries, stats!.ignites ? 'fire' : 'other', seat);
    else table.log?.tell('shot-resolved', EVENT['shot-misses'], { target });
    if (stats!.ignites && faceThatCounts(local.face, aimOf(table, local)) === TWO)
      addFire(table, table.vars.place[seat]!);
  },
});

/** Weapons that a Character can shoot with now. */
export function offerShots(
  table: SurvivalTable,
  seat: Seat,
  only: string | undefined,
  offer: SurvivalOffer,
): void {
  if (!hasTarget(table, seat)) return;
  const targets = targetsOf(table, seat);
  // NEM-COMBAT-06-R
  const held = table.zone(ZONE.held(seat));
  for (let i = 0; i < held.length; i++) {
    const thing = held[i]!;
    const kind = table.kind(thing);
    const { weapon, id } = itemOf(kind);
    if (!weapon) continue;
    if (only === 'energy' ? weapon.class !== 'energy' : only !== undefined && id !== only) continue;
    const rule = ammoOf(table, thing) > 0 ? null : 'no-loaded-weapon';
    for (const target of targets) offer.unless(rule, VERB.shoot(itemValue(kind), target));
  }
}

/** Whether any weapon could be shot at anything. */
export function canShoot(table: SurvivalTable, seat: Seat, only: string | undefined): boolean {
  if (!hasTarget(table, seat)) return false;
  const held = table.zone(ZONE.held(seat));
  for (let i = 0; i < held.length; i++) {
    const { weapon, id } = itemOf(table.kind(held[i]!));
    if (!weapon || ammoOf(table, held[i]!) === 0) continue;
    if (only === undefined || (only === 'energy' ? weapon.class === 'energy' : id === only))
      return true;
  }
  return false;
}

// NEM-CARD-GENERAL-09-R
export const hasTarget = (table: SurvivalTable, seat: Seat): boolean =>
  table.vars.crowd[table.vars.place[seat]!]! > 0 || eggTargets(table, table.vars.place[seat]!) > 0;

/**
 * Every Intruder in the Room, and Eggs that nobody carries (NEM-COMBAT-01, NEM-ROOM-NEST-04, LCK-ACT-08-D,
 * LCK-BASIC-11, LCK-ROOM-NEST-07, LCK-ROOM-NEST-15-R, LCK-CARD-GENERAL-09-R).
 */
export function targetsOf(table: SurvivalTable, seat: Seat): number[] {
  const slot = table.vars.place[seat]!;
  const targets = table.vars.crowd[slot]! > 0 ? intrudersIn(table.vars, slot) : [];
  const eggs = eggTargets(table, slot);
  if (eggs & 1) targets.push(LYING_EGGS);
  if (eggs & 2) targets.push(LYING_EGGS + 1);
  return targets;
}

/** Fires: the ammo is spent, hit or miss (NEM-COMBAT-05-R). */
export function startShot(
  table: SurvivalTable,
  seat: Seat,
  choice: Option,
  effect: { readonly rerolls?: number; readonly fullAuto?: true },
): void {
  const weapon = weaponOf(table, seat, itemKind(VERB.shoot.value(choice, 0)));
  const spent = effect.fullAuto ? ammoOf(table, weapon) : 1;
  addAmmo(table, weapon, -spent);
  table.call(shot, {
    seat,
    weapon,
    target: VERB.shoot.value(choice, 1),
    rerolls:
      (effect.rerolls ?? 0) +
      bookOf(table).odds.rerolls(table, seat, itemOf(table.kind(weapon)).weapon!),
    bonus: effect.fullAuto ? spent >> 1 : 0,
    face: 0,
    burst: false,
    charged: 0,
    carded: false,
  });
}

interface Blow {
  readonly seat: Seat;
  readonly target: number;
}

/** A blow without a weapon (NEM-COMBAT-07 to NEM-COMBAT-09, NEM-ROOM-NEST-05). */
export const blow = procedure<Blow>('melee').steps({
  strike(table, { seat, target }) {
    table.log?.tell('blow-struck', EVENT.strikes, {
      who: who(table, seat),
      target,
    });
    // LCK-ROOM-NEST-09
    if (!isEggs(target)) contaminate(table, seat);
    // LCK-COMBAT-13
    const rolled = COMBAT_DIE[table.roll(COMBAT_SIDES) - 1]!;
    tellRoll(table, 'blow-struck', seat, rolled);
    const hit = injuriesOfBlow(rolled, aimAt(table, seat, target, null));
    if (isEggs(target)) {
      if (hit > 0) destroyEgg(table, seat, target);
      else table.log?.tell('egg-attacked', EVENT['eggs-missed']);
      table.call(noiseRoll, { seat, roll: 0 });
    } else if (hit > 0) injure(table, target, 1, 'other', seat);
    else {
      table.log?.tell('blow-missed', EVENT['blow-misses'], { target });
      table.call(sufferAlone, { seat, light: 0, serious: 1, cause: 'melee' });
    }
  },
});
