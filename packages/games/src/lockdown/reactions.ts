/** Shared procedures with the questions that only Lockdown asks in them. */
import {
  codeOf,
  END,
  FIRST_SEAT,
  type Goto,
  type Kind,
  NO_SEAT,
  NO_THING,
  type Seat,
  type Step,
  seatsWhere,
  valueIn,
} from '@deadlight/engine';
import { DECKS } from '../packs/items.ts';
import { type Attack, attack, attackOn, type Escape } from '../survival/attack.ts';
import { exitOf, NO_SLOT, type Slot, type Way, wayAt } from '../survival/board.ts';
import { boardOf, bookOf } from '../survival/book.ts';
import {
  cardCalled,
  carried,
  handSize,
  hasPassive,
  isFirst,
  isInRoom,
  kindRef,
  mightHold,
  seatOf,
  who,
} from '../survival/crew.ts';
import { FACE_A, FACE_B } from '../survival/dice.ts';
import { encounter, handNeeded } from '../survival/encounter.ts';
import type { Encounter } from '../survival/encounter-frame.ts';
import { type Shot, shot, spendAmmo } from '../survival/fight.ts';
import { ammoOf } from '../survival/items.ts';
import { addNoise, addSlime } from '../survival/markers.ts';
import { type Enter, enter } from '../survival/move.ts';
import { search } from '../survival/search.ts';
import { attackOf, cardKind, isActionCard, itemOf, KIND, tokenOf } from '../survival/things.ts';
import { procedure, type SurvivalTable, type Vars } from '../survival/vars.ts';
import { withSteps } from '../survival/with-steps.ts';
import { CARCASS, EGG } from '../survival/words.ts';
import { ZONE } from '../survival/zones.ts';
import { facilityOf, isCrossing, isDark } from './facility.ts';
import { spendBody } from './knowledge.ts';
import { askDark, lightOptions, takeLight } from './light.ts';
import { EVENT } from './log-events.ts';
import { marsCard } from './surface.ts';
import { VERB } from './words.ts';

// Attacks

/** Another Character in the same Room, the first from a seat on, or -1. */
function otherIn({ vars: { place } }: SurvivalTable, seat: Seat, from = FIRST_SEAT): Seat {
  const slot = place[seat]!;
  if (slot > 0)
    for (let other = from; other < place.length; other++)
      if (other !== seat && place[other] === slot) return other;
  return NO_SEAT;
}

function othersIn(table: SurvivalTable, seat: Seat): Seat[] {
  const { place } = table.vars;
  const slot = place[seat]!;
  return slot > 0 ? seatsWhere(place, (at, other) => other !== seat && at === slot) : [];
}

/** Whether the card is worse in the dark. */
function isWorseInDark(table: SurvivalTable, { card }: Attack): boolean {
  if (card < 0) return false;
  const { effect } = attackOf(table.kind(card));
  switch (effect.does) {
    case 'wound':
      return effect.darkLight !== undefined;
    case 'slime':
      return effect.darkInfests === true;
    case 'transform':
      return effect.attacks === 'dark';
    default:
      return effect.does === 'pierce';
  }
}

/** The Character in the Room who could have another card drawn (LCK-CARD-overmind). */
function redrawer(table: SurvivalTable, { seat, card }: Attack): Seat {
  if (card < 0 || facilityOf(table).usedThisRound.includes(KIND.overmind)) return NO_SEAT;
  if (hasPassive(table, seat, KIND.overmind)) return seat;
  return othersIn(table, seat).find((other) => hasPassive(table, other, KIND.overmind)) ?? NO_SEAT;
}

/** What a Character carries that Pheromones can be made of: the player chooses which (LCK-CARD-pheromones). */
const bodiesOf = (vars: Vars, seat: Seat): number[] =>
  [EGG, CARCASS].filter((object) => carried(vars, seat, object) > 0);

const mayUse = (table: SurvivalTable, seat: Seat, kind: Kind): boolean =>
  !table.vars.silent[seat] && mightHold(table, seat, kind);

/** Possible reactions to a hit, as far as the others know. */
const mayIgnore = (table: SurvivalTable, { seat, surprise }: Attack): boolean =>
  (surprise && (mayUse(table, seat, KIND.nerves) || mayUse(table, seat, KIND.feelDark))) ||
  (bodiesOf(table.vars, seat).length > 0 && mayUse(table, seat, KIND.pheromones));

const PHEROMONES = 6;

export const facilityAttack = withSteps<Attack>(attack, {
  first: {
    /** Before anything is drawn, the attack may be turned on somebody else (LCK-ACT-20, LCK-ACT-22-R). */
    hide: {
      asks: (table, { seat }) =>
        otherIn(table, seat) >= 0 && mayUse(table, seat, KIND.hide) ? seat : NO_SEAT,
      options(table, _local, seat, offer) {
        if (table.find(ZONE.hand(seat), KIND.hide) >= 0)
          for (const other of othersIn(table, seat))
            offer.add(VERB['hide-behind'](table.vars.character[other]!));
        offer.add(VERB.decline());
        offer.add(VERB.never());
      },
    },
    hidden(table, local) {
      if (!table.answered) return;
      const { seat } = local;
      const code = codeOf(table.answer);
      if (code === VERB.never.code) table.vars.silent[seat] = true;
      if (code !== VERB['hide-behind'].code) return;
      table.move(table.find(ZONE.hand(seat), KIND.hide), ZONE.discard(seat));
      // LCK-ACT-23-R, LCK-ACT-24-R
      local.seat = seatOf(table.vars, VERB['hide-behind'].value(table.answer, 0));
      table.log?.tell('LCK-ACT-20', EVENT.hides, {
        who: who(table, seat),
        other: who(table, local.seat),
      });
    },
  },
  after: {
    draw: {
      redraw: {
        asks: redrawer,
        options(_table, _local, _seat, offer) {
          offer.add(VERB.redraw());
          offer.add(VERB.decline());
        },
      },
      redrawn(table, local) {
        if (!table.answered || codeOf(table.answer) === VERB.decline.code) return;
        facilityOf(table).usedThisRound.push(KIND.overmind);
        table.move(local.card, ZONE.attackDiscard);
        local.card = NO_THING;
        table.log?.tell('LCK-CARD-overmind', EVENT.redraws, { who: who(table, table.asked[0]!) });
        return 'draw';
      },
      light: {
        asks: (table, local) =>
          local.dark && isWorseInDark(table, local) && askDark(table, local.seat)
            ? local.seat
            : NO_SEAT,
        options: (table, _local, seat, offer) => lightOptions(table, seat, offer),
      },
      lit(table, local) {
        if (table.answered && takeLight(table, local.seat, table.answer)) local.dark = false;
      },
      react: {
        asks: (table, local) => (mayIgnore(table, local) ? local.seat : NO_SEAT),
        options(table, { surprise }, seat, offer) {
          const holds = (kind: Kind): boolean => table.find(ZONE.hand(seat), kind) >= 0;
          if (surprise && holds(KIND.nerves)) offer.add(VERB.ignore());
          if (surprise && holds(KIND.feelDark)) offer.add(VERB['feel-dark']());
          if (holds(KIND.pheromones))
            for (const object of bodiesOf(table.vars, seat)) {
              offer.add(VERB.pheromones(object));
              if (facilityOf(table).knowledge[seat]! >= PHEROMONES)
                for (const other of othersIn(table, seat))
                  offer.add(VERB['pheromones-at'](table.vars.character[other]!, object));
            }
          offer.add(VERB.suffer());
        },
      },
      reacted(table, local) {
        if (!table.answered) return 'shield';
        const { seat, figure } = local;
        const code = codeOf(table.answer);
        if (code === VERB['feel-dark'].code) {
          table.move(table.find(ZONE.hand(seat), KIND.feelDark), ZONE.discard(seat));
          table.log?.tell('LCK-CARD-feel-of-the-dark', EVENT['feels-dark'], {
            who: who(table, seat),
          });
          return 'end';
        }
        if (code !== VERB.pheromones.code && code !== VERB['pheromones-at'].code) return 'ignored';
        table.move(table.find(ZONE.hand(seat), KIND.pheromones), ZONE.discard(seat));
        const redirected = code === VERB['pheromones-at'].code;
        const body = valueIn(table.game, table.answer, redirected ? 1 : 0);
        spendBody(table.vars, seat, NO_SLOT, body);
        table.log?.tell('LCK-CARD-pheromones', EVENT.pheromones, {
          who: who(table, seat),
          figure,
        });
        table.log?.tell('LCK-CARD-pheromones', EVENT['object-spent'], {
          who: who(table, seat),
          object: body,
        });
        for (const other of [seat, ...othersIn(table, seat)]) addSlime(table, other);
        if (!redirected) return 'end';
        // The same card, read for the new target.
        local.seat = seatOf(table.vars, VERB['pheromones-at'].value(table.answer, 0));
        local.dark = isDark(table, local.seat);
        return 'effect';
      },
    },
  },
});

// Flight

export const facilityEscape = procedure<Escape>('escape').steps({
  /** A player who flees says who attacks next (LCK-COMBAT-26-R). */
  order: {
    asks: (table, { seat, figures }) =>
      figures.length > 1 && isInRoom(table.vars, seat) ? seat : NO_SEAT,
    options(_table, { figures }, _seat, offer) {
      for (const figure of figures) offer.add(VERB['attacked-by'](figure));
    },
  },
  next(table, { seat, from, figures }) {
    if (table.answered) {
      const first = VERB['attacked-by'].value(table.answer, 0);
      figures.splice(figures.indexOf(first), 1);
      figures.unshift(first);
    }
    while (figures.length > 0 && isInRoom(table.vars, seat)) {
      const figure = figures.shift()!;
      // LCK-COMBAT-28-R
      if (table.vars.at[figure] !== from) continue;
      table.call(attack, attackOn(figure, seat, 'flight'));
      return 'order';
    }
    return END;
  },
});

// Encounters

/** A darker number can be ignored once the token is seen (LCK-ENC-20-R). */
export const facilityEncounter = procedure<Encounter & { lit?: boolean }>('encounter').steps({
  draw: encounter.steps['draw'] as Step<Vars, Encounter, never>,
  light: {
    asks(table, { seat, slot, tokenKind, attack: may }) {
      if (!may || table.vars.place[seat] !== slot || !isDark(table, seat)) return NO_SEAT;
      const { number: light, dark } = tokenOf(tokenKind);
      return dark !== undefined && dark > light && askDark(table, seat) ? seat : NO_SEAT;
    },
    options: (table, _local, seat, offer) => lightOptions(table, seat, offer),
  },
  surprise(table, local) {
    const { seat, slot, figure, tokenKind, attack: may } = local;
    const lit = table.answered && takeLight(table, seat, table.answer);
    if (!may || table.vars.place[seat] !== slot) return;
    const dark = isDark(table, seat) && !lit;
    // LCK-ENC-18-R
    if (handSize(table, seat) >= handNeeded(table, seat, tokenKind, dark)) return;
    table.log?.tell('surprise-attack', EVENT.surprise, { who: who(table, seat) });
    // LCK-ATK-04
    table.call(attack, attackOn(figure, seat, 'surprise'));
  },
});

// Shooting

/** How much ammo may be added before the roll (LCK-CARD-smg, LCK-CARD-compat-quest-soldier). */
function chargesOf(table: SurvivalTable, { seat, weapon }: Shot): number {
  const own = itemOf(table.kind(weapon)).weapon!.overcharge ? 1 : 0;
  return own + (hasPassive(table, seat, KIND.overcharge) ? 1 : 0);
}

export const facilityShot = withSteps<Shot>(shot, {
  after: {
    fire: {
      charge: {
        asks: (table, local) =>
          chargesOf(table, local) > local.charged && ammoOf(table, local.weapon) > 0
            ? local.seat
            : NO_SEAT,
        options(_table, _local, _seat, offer) {
          offer.add(VERB.charge());
          offer.add(VERB.stand());
        },
      },
      charged(table, local) {
        if (!table.answered || codeOf(table.answer) === VERB.stand.code) return;
        spendAmmo(table, local.seat, local.weapon);
        local.charged++;
        return 'charge';
      },
    },
    rerolled: {
      /** A card in hand makes more of a special face (LCK-COMBAT-14-R). */
      card: {
        asks: (table, { seat, face }) =>
          (face === FACE_A || face === FACE_B) && handSize(table, seat) > 0 ? seat : NO_SEAT,
        options(table, _local, seat, offer) {
          const hand = table.zone(ZONE.hand(seat));
          for (let i = 0; i < hand.length; i++) {
            const kind = table.kind(hand[i]!);
            if (isActionCard(kind) && isFirst(table, hand, i)) offer.add(VERB.discard(kind));
          }
          offer.add(VERB.stand());
        },
      },
      carded(table, local) {
        if (!table.answered || codeOf(table.answer) === VERB.stand.code) return;
        const { seat } = local;
        const kind = cardKind(VERB.discard.value(table.answer, 0));
        table.move(cardCalled(table, seat, kind), ZONE.discard(seat));
        table.log?.tell('LCK-COMBAT-14-R', EVENT['shot-card'], {
          who: who(table, seat),
          card: kindRef(table, 'card', kind),
        });
        local.carded = true;
      },
    },
  },
});

// Entering

// LCK-BASIC-07-R
const quietWays = (table: SurvivalTable, slot: Slot): Way[] =>
  boardOf(table).waysOf[slot]!.filter((way) => !table.vars.noise[way]);

const ITEM_EFFECTS: Readonly<Record<string, (typeof DECKS)[number]>> = {
  'draw-red-item': 'red',
  'draw-yellow-item': 'yellow',
  'draw-green-item': 'green',
};

const baseToken = enter.steps['token'] as (table: SurvivalTable, local: Enter) => Goto<never>;

export const facilityEnter = procedure<Enter>('enter').steps({
  arrive: enter.steps['arrive'] as Step<Vars, Enter, 'noise'>,
  /** The Pathfinder Sensor lets its owner ignore what a token brings (LCK-CARD-compat-quest-scout). */
  sensor: {
    asks: (table, { seat }) =>
      hasPassive(table, seat, KIND.pathfinder) || facilityOf(table).guide === seat ? seat : NO_SEAT,
    options(_table, _local, _seat, offer) {
      offer.add(VERB.ignore());
      offer.add(VERB.stand());
    },
  },
  token(table, local) {
    const { seat, to } = local;
    const book = bookOf(table);
    const token = book.place.tokenAt(table, to);
    const { effect, items } = book.content.exploration(table.kind(token));
    const passed = table.answered && codeOf(table.answer) === VERB.ignore.code;
    // LCK-ALT-10-R
    const barren = isCrossing(table.vars, to) && ['fire', 'malfunction', 'door'].includes(effect);
    if (!passed && !barren && !(effect in ITEM_EFFECTS) && effect !== 'mars-card')
      return baseToken(table, local);
    table.reveal(token);
    book.hooks.explored(table, to, items, seat);
    table.log?.tell('exploration-resolved', EVENT['exploration-token'], {
      effect: `@exploration.${effect}`,
      items: table.vars.items[to]!,
    });
    if (passed) {
      const rule = `LCK-CARD-${facilityOf(table).guide === seat ? 'facility-tour' : 'compat-quest-scout'}`;
      table.log?.tell(rule, EVENT['passes-token'], { who: who(table, seat) });
      return undefined;
    }
    if (barren) {
      table.log?.tell('LCK-ALT-09', EVENT['token-ignored'], { effect: `@exploration.${effect}` });
      return undefined;
    }
    // LCK-ALT-08
    if (effect === 'mars-card') table.call(marsCard, { seat, card: NO_THING, next: 0 });
    else table.call(findOne, { seat, deck: DECKS.indexOf(ITEM_EFFECTS[effect]!) });
    return undefined;
  },
  noise: enter.steps['noise'] as Step<Vars, Enter, never>,
  /** Where the marker of a Careful Move goes is named now (LCK-EXPL-14-R). */
  name: {
    asks: (table, { seat, to, noise, due }) =>
      // LCK-BASIC-08-R
      due && noise === 'marker' && table.vars.place[seat] === to && quietWays(table, to).length > 0
        ? seat
        : NO_SEAT,
    options(table, { to }, _seat, offer) {
      for (const way of quietWays(table, to))
        offer.add(VERB.noisy(exitOf(boardOf(table), to, way)));
    },
  },
  named(table, { to }) {
    if (table.answered)
      addNoise(table, wayAt(boardOf(table), to, VERB.noisy.value(table.answer, 0)));
  },
});

/** One Item of a colour, found on the surface (LCK-ALT-07). */
export const findOne = procedure<{ readonly seat: Seat; readonly deck: number }>('find-one').steps({
  draw(table, { seat, deck }) {
    table.call(search, { seat, deck, given: true });
  },
});
