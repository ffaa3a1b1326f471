/** The effect of an attack by each type of Intruder, averaged over the Attack cards. */
import {
  ATTACKS,
  type AttackCard,
  type AttackEffect,
  LARVA,
  RACES,
  type Race,
  SERIOUS_WOUNDS,
  TYPES,
} from '@deadlight/games/rules/survival';
import { lifeWith } from './body.ts';

/** A Contamination card may be the one that kills. */
const CONTAMINATED = 0.84;
/** A Larva, and the Contamination card that comes with it. */
const INFESTED = 0.62;
const SLIMED = 0.94;
const LIGHT_PER_SERIOUS = 3;

/** The state of a body by wounds, and the other effects of the attack. */
interface Outcome {
  readonly life: number;
  readonly other: number;
}

function wounded(serious: number, light: number, more: number): number {
  const total = light + more;
  return lifeWith(
    serious + Math.floor(total / LIGHT_PER_SERIOUS),
    serious >= SERIOUS_WOUNDS ? LIGHT_PER_SERIOUS : total % LIGHT_PER_SERIOUS,
  );
}

/** The state of a body after an effect. */
function after(effect: AttackEffect, serious: number, light: number, dark: boolean): Outcome {
  switch (effect.does) {
    case 'wound': {
      const more = effect.light + (dark ? (effect.darkLight ?? 0) : 0);
      return {
        life: wounded(serious, light, more),
        other: CONTAMINATED ** effect.contamination,
      };
    }
    case 'slime': {
      const slimed = dark && effect.darkInfests ? INFESTED : SLIMED;
      return {
        life: lifeWith(serious, light),
        other: slimed * CONTAMINATED ** effect.contamination,
      };
    }
    case 'maul':
    case 'frenzy':
      return { life: serious >= effect.killsFrom ? 0 : lifeWith(serious + 1, light), other: 1 };
    case 'chase':
      return { life: wounded(serious, light, 1), other: SLIMED };
    case 'rage':
      return { life: serious >= 2 ? 0 : lifeWith(serious + 1, light), other: 1 };
    case 'pierce': {
      const kills = dark && serious + 1 >= effect.darkKillsFrom;
      return {
        life: kills ? 0 : lifeWith(serious + 1, light),
        other: CONTAMINATED ** effect.contamination,
      };
    }
    // More Intruders come, or it grows: as bad as a scratch.
    case 'transform':
    case 'summon':
      return { life: wounded(serious, light, 1), other: 1 };
  }
}

/** One attack: the chance of survival, and the state of a survivor. */
interface Blow {
  readonly survived: number;
  readonly wounds: number;
  readonly other: number;
}

function blowOf(
  cards: readonly AttackCard[],
  type: number,
  serious: number,
  light: number,
  dark: boolean,
): Blow {
  if (type === LARVA) return { survived: 1, wounds: 1, other: INFESTED };
  const before = lifeWith(serious, light);
  let survived = 0;
  let wounds = 0;
  let other = 0;
  for (const { symbols, effect } of cards) {
    const hit = symbols.includes(TYPES[type]!);
    const left = hit ? after(effect, serious, light, dark) : { life: before, other: 1 };
    if (left.life === 0) continue;
    survived++;
    wounds += left.life / before;
    other += left.other;
  }
  return { survived: survived / cards.length, wounds: wounds / survived, other: other / survived };
}

const WOUNDS = Array.from({ length: SERIOUS_WOUNDS + 1 }, (_, serious) => serious);
const LIGHTS = [0, 1, 2];

const tableOf = (race: Race, dark: boolean): readonly Blow[] => {
  const cards = ATTACKS.filter((card) => card.race === race);
  return TYPES.flatMap((_, type) =>
    WOUNDS.flatMap((serious) => LIGHTS.map((light) => blowOf(cards, type, serious, light, dark))),
  );
};

const blowsIn = (dark: boolean): Readonly<Record<Race, readonly Blow[]>> =>
  Object.fromEntries(RACES.map((race) => [race, tableOf(race, dark)])) as Record<
    Race,
    readonly Blow[]
  >;
const IN_LIGHT = blowsIn(false);
const IN_DARK = blowsIn(true);

/**
 * Factor on the chances of a Character with these wounds after one attack, in the light
 * or in the dark; wounds matter less towards the end of the game.
 */
export function attackShare(
  race: Race,
  type: number,
  serious: number,
  light: number,
  dark = false,
  ahead = 1,
): number {
  const blows = (dark ? IN_DARK : IN_LIGHT)[race];
  const { survived, wounds, other } =
    blows[(type * WOUNDS.length + Math.min(serious, SERIOUS_WOUNDS)) * LIGHTS.length + light]!;
  return survived * wounds ** ahead * other;
}
