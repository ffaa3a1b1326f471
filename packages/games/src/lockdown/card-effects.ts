/** Effects of cards and Items that only Lockdown has. */
import {
  codeOf,
  FIRST_SEAT,
  type Kind,
  kindAfter,
  NO_SEAT,
  type Option,
  type Seat,
  valueIn,
} from '@deadlight/engine';
import { asSlot, exitOf, FIRST_SLOT, type Slot, wayAt } from '../survival/board.ts';
import { boardOf, bookOf, supplyOf } from '../survival/book.ts';
import { contaminate, purge } from '../survival/contamination.ts';
import {
  canWalk,
  cardCalled,
  findItem,
  handSlotLimit,
  handSlotsUsed,
  itemKind,
  itemValue,
  kindRef,
  looseItemsOf,
  seatOf,
  seenAs,
  seriousWounds,
  where,
  who,
} from '../survival/crew.ts';
import { drawCards } from '../survival/decks.ts';
import { operated } from '../survival/effects/body.ts';
import { offerWays } from '../survival/effects/fighting.ts';
import { alone, effectRule, plainly } from '../survival/effects/rule.ts';
import { destroyEggIn, eggTargets } from '../survival/eggs.ts';
import { carcasses, injure } from '../survival/injuries.ts';
import { intrudersIn, moveAll, typeOf, wayTo } from '../survival/intruders.ts';
import { addAmmo, ammoOf, lose } from '../survival/items.ts';
import { addNoise } from '../survival/markers.ts';
import { walk, walkOf } from '../survival/move.ts';
import { noiseRoll } from '../survival/noise.ts';
import { FIRST_KIND, isContamination, itemOf, KIND } from '../survival/things.ts';
import { CLOSED, DESTROYED, type SurvivalOffer, type SurvivalTable } from '../survival/vars.ts';
import { LYING_EGGS, NEST_EGGS } from '../survival/words.ts';
import { dress } from '../survival/wounds.ts';
import { ZONE } from '../survival/zones.ts';
import { arranging, cutOut, desperate, sealing, thermite, touring, wailing } from './card-steps.ts';
import { facilityOf, isCrossing, sectionOf } from './facility.ts';
import { tooIgnorant } from './lacking.ts';
import { EVENT } from './log-events.ts';
import { removeNoise } from './remove-noise.ts';
import { VERB } from './words.ts';

/** Weapons in hand, each kind once. */
const weapons = (table: SurvivalTable, seat: Seat): Kind[] =>
  table
    .zone(ZONE.held(seat))
    .map((thing) => table.kind(thing))
    .filter((kind) => itemOf(kind).weapon !== undefined);

/** Neighbouring Rooms that an Intruder can be driven to. */
const driveTo = (table: SurvivalTable, slot: Slot): number[] =>
  boardOf(table).neighbours[slot]!.filter((to) => canWalk(table, slot, to));

const hasItem = (table: SurvivalTable, seat: Seat): boolean => looseItemsOf(table, seat).length > 0;

/** Rooms in reach of a throw. */
const inThrow = (table: SurvivalTable, slot: Slot): Slot[] => [
  slot,
  ...boardOf(table).neighbours[slot]!.filter((to) => canWalk(table, slot, to)),
];

/** Ways of a Room with or without Noise. */
function offerWaysBy(
  table: SurvivalTable,
  slot: Slot,
  noisy: boolean,
  option: (exit: number) => Option,
  offer: SurvivalOffer,
): void {
  const board = boardOf(table);
  for (const way of board.waysOf[slot]!)
    if (table.vars.noise[way] === noisy) offer.add(option(exitOf(board, slot, way)));
}

const hasWay = (table: SurvivalTable, slot: Slot, noisy: boolean): boolean =>
  boardOf(table).waysOf[slot]!.some((way) => table.vars.noise[way] === noisy);

export const cardEffects = {
  engine: effectRule('engine', {
    ...plainly(VERB.yes()),
    // There is no Engine in the facility (LCK-CROSS-06-D).
    whyNot: () => 'LCK-CROSS-06-D',
    run: () => {},
  }),
  disarm: effectRule('disarm', {
    whyNot(table, { seat, slot }) {
      if (weapons(table, seat).length === 0) return 'LCK-CARD-stun unarmed';
      if (table.vars.crowd[slot] === 0) return 'LCK-CARD-stun alone';
      return driveTo(table, slot).length > 0 ? null : 'LCK-CARD-stun way';
    },
    offer(table, { seat, slot }, _effect, offer) {
      for (const kind of new Set(weapons(table, seat)))
        for (const figure of intrudersIn(table.vars, slot))
          for (const to of driveTo(table, slot))
            offer.add(VERB.disarm(itemValue(kind), figure, to));
    },
    run(table, { seat, slot }, _effect, choice) {
      lose(table, seat, table.find(ZONE.held(seat), itemKind(VERB.disarm.value(choice, 0))));
      const figure = VERB.disarm.value(choice, 1);
      moveAll(table, [figure], [wayTo(table, slot, asSlot(VERB.disarm.value(choice, 2)))]);
    },
  }),
  'seal-room': effectRule('seal-room', {
    whyNot: (table) =>
      table.vars.door.some((state) => state !== CLOSED) ? null : 'nothing-to-gain',
    offer(table, _doer, _effect, offer) {
      const board = boardOf(table);
      for (let slot = FIRST_SLOT; slot <= board.slots; slot++) {
        const open = board.corridorsOf[slot]!.some(
          (way) => table.vars.door[way] !== CLOSED && table.vars.door[way] !== DESTROYED,
        );
        if (!isCrossing(table.vars, slot))
          offer.unless(open ? null : 'nothing-to-gain', VERB.seal(slot));
      }
    },
    run(table, { seat }, _effect, choice) {
      const slot = asSlot(VERB.seal.value(choice, 0));
      table.log?.tell('LCK-CARD-quarantine', EVENT.sealed, { room: where(table, slot), slot });
      table.call(sealing, { seat, slot, chosen: [] });
    },
  }),
  escort: effectRule('escort', {
    whyNot: (table, { slot }) => (driveTo(table, slot).length > 0 ? null : 'closed-door'),
    offer(table, { seat, slot }, _effect, offer) {
      offerWays(table, slot, VERB.escort, offer);
      for (let other = FIRST_SEAT; other < table.state.seats; other++)
        if (other !== seat && table.vars.place[other] === slot)
          for (const to of driveTo(table, slot))
            offer.add(VERB['escort-with'](table.vars.character[other]!, to));
    },
    run(table, { seat }, _effect, choice) {
      const with_ = codeOf(choice) === VERB['escort-with'].code;
      const other = with_ ? seatOf(table.vars, VERB['escort-with'].value(choice, 0)) : NO_SEAT;
      const to = asSlot(
        with_ ? VERB['escort-with'].value(choice, 1) : VERB.escort.value(choice, 0),
      );
      table.call(touring, { seat, other, to });
    },
  }),
  'desperate-attack': effectRule('desperate-attack', {
    whyNot: (table, { slot }) => (table.vars.crowd[slot]! > 0 ? null : 'nothing-to-gain'),
    offer(table, { slot }, _effect, offer) {
      for (const figure of intrudersIn(table.vars, slot)) offer.add(VERB.desperate(figure));
    },
    run: (table, { seat }, { injuries }, choice) =>
      table.call(desperate, { seat, figure: VERB.desperate.value(choice, 0), injuries }),
  }),
  'draw-per-wound': effectRule('draw-per-wound', {
    ...plainly(VERB['draw-per-wound']()),
    whyNot: (table, { seat }) => (seriousWounds(table, seat) > 0 ? null : 'nothing-to-gain'),
    run(table, { seat }) {
      const cards = drawCards(table, seat, seriousWounds(table, seat));
      table.log?.tell('LCK-CARD-obstinate', EVENT.draws, { who: who(table, seat), cards });
    },
  }),
  'dress-by-item': effectRule('dress-by-item', {
    whyNot(table, { seat }) {
      if (table.zone(ZONE.wounds(seat)).length === 0) return 'nothing-to-gain wound';
      return hasItem(table, seat) ? null : 'nothing-to-gain item';
    },
    offer(table, { seat }, _effect, offer) {
      const wounds = new Set(
        table.zone(ZONE.wounds(seat)).map((card) => table.kind(card) - FIRST_KIND.wound),
      );
      for (const kind of looseItemsOf(table, seat))
        for (const wound of wounds) offer.add(VERB['dress-by-item'](itemValue(kind), wound));
    },
    run(table, { seat }, _effect, choice) {
      lose(table, seat, findItem(table, seat, itemKind(VERB['dress-by-item'].value(choice, 0))));
      dress(table, seat, kindAfter(FIRST_KIND.wound, VERB['dress-by-item'].value(choice, 1)));
    },
  }),
  distract: effectRule('distract', {
    whyNot(table, { seat, slot }) {
      if (!hasItem(table, seat)) return 'LCK-CARD-distraction item';
      return driveTo(table, slot).length > 0 ? null : 'LCK-CARD-distraction way';
    },
    offer(table, { seat, slot }, _effect, offer) {
      const { vars } = table;
      for (const kind of looseItemsOf(table, seat))
        for (const to of driveTo(table, slot)) {
          offer.add(VERB['distract-me'](itemValue(kind), to));
          for (let other = FIRST_SEAT; other < table.state.seats; other++) {
            if (other === seat || vars.place[other] !== slot || vars.refusals & (1 << other))
              continue;
            offer.add(VERB['distract-other'](itemValue(kind), vars.character[other]!, to));
            offer.add(VERB['distract-both'](itemValue(kind), vars.character[other]!, to));
          }
        }
    },
    run(table, { seat }, _effect, choice) {
      const code = codeOf(choice);
      lose(table, seat, findItem(table, seat, itemKind(valueIn(table.game, choice, 0))));
      if (code === VERB['distract-me'].code) {
        const to = asSlot(VERB['distract-me'].value(choice, 1));
        table.call(walk, walkOf(seat, to));
        return;
      }
      const other = seatOf(table.vars, valueIn(table.game, choice, 1));
      const to = asSlot(valueIn(table.game, choice, 2));
      if (code === VERB['distract-both'].code) table.call(walk, walkOf(seat, to, { other }));
      else table.call(walk, walkOf(other, to));
    },
  }),
  arrange: effectRule('arrange', {
    whyNot: (table, { seat }, { knowledge }) => tooIgnorant(table, seat, knowledge),
    offer: (_table, _doer, { deck }, offer) =>
      offer.add(deck === 'events' ? VERB['arrange-events']() : VERB['arrange-attacks']()),
    run: (table, { seat }, { deck }) => table.call(arranging, { seat, deck }),
  }),
  vivisect: effectRule('vivisect', {
    whyNot(table, { seat, slot }) {
      const arm = findItem(table, seat, KIND.probeArm);
      if (arm < 0 || ammoOf(table, arm) === 0) return 'LCK-CARD-vivisection';
      return table.vars.crowd[slot]! > 0 ? null : 'nothing-to-gain';
    },
    offer(table, { slot }, _effect, offer) {
      for (const figure of intrudersIn(table.vars, slot)) offer.add(VERB.vivisect(figure));
    },
    run(table, { seat }, _effect, choice) {
      addAmmo(table, findItem(table, seat, KIND.probeArm), -1);
      table.log?.tell('LCK-CARD-vivisection', EVENT['probe-used'], {
        who: who(table, seat),
        item: kindRef(table, 'item', KIND.probeArm),
      });
      const injuries = 1 + (facilityOf(table).knowledge[seat]! >> 1);
      injure(table, VERB.vivisect.value(choice, 0), injuries, 'other', seat);
    },
  }),
  probe: effectRule('probe', {
    ...plainly(VERB.probe()),
    whyNot(table, { seat, slot }) {
      const arm = findItem(table, seat, KIND.probeArm);
      if (arm < 0 || ammoOf(table, arm) === 0) return 'LCK-CARD-probe-arm spent';
      if (handSlotsUsed(table, seat) >= handSlotLimit(table, seat)) return 'LCK-ITEM-04';
      if (carcasses(table.vars) >= supplyOf(table, 'carcasses')) return 'LCK-INJ-18-R';
      return intrudersIn(table.vars, slot).some((figure) => typeOf(figure) > 0)
        ? null
        : 'LCK-CARD-probe-arm none';
    },
    run(table, { seat }) {
      addAmmo(table, findItem(table, seat, KIND.probeArm), -1);
      table.vars.carcassesOf[seat]!++;
      table.log?.tell('LCK-CARD-probe-arm', EVENT.probes, { who: who(table, seat) });
    },
  }),
  'restore-probe': effectRule('restore-probe', {
    ...plainly(VERB['restore-probe']()),
    whyNot(table, { seat }) {
      const arm = findItem(table, seat, KIND.probeArm);
      return arm >= 0 && ammoOf(table, arm) < 2 ? null : 'LCK-CARD-toolbelt';
    },
    run(table, { seat }) {
      addAmmo(table, findItem(table, seat, KIND.probeArm), 2);
      table.log?.tell('LCK-CARD-toolbelt', EVENT['probe-restored'], {
        who: who(table, seat),
        item: kindRef(table, 'item', KIND.probeArm),
      });
    },
  }),
  shed: effectRule('shed', {
    whyNot: (table, { seat }) =>
      table.zone(ZONE.hand(seat)).some((card) => isContamination(table.kind(card)))
        ? null
        : 'nothing-to-gain',
    offer(table, { seat }, _effect, offer) {
      for (const card of table.zone(ZONE.hand(seat))) {
        if (!isContamination(table.kind(card))) continue;
        const called = seenAs(table, seat, card);
        if (cardCalled(table, seat, called) === card) offer.add(VERB.shed(called));
      }
    },
    run(table, { seat }, { cards }, choice) {
      const card = cardCalled(table, seat, VERB.shed.value(choice, 0));
      if (card >= 0) table.move(card, ZONE.discard(seat));
      const drawn = drawCards(table, seat, cards);
      table.log?.tell('LCK-CARD-weird-metabolism', EVENT.draws, {
        who: who(table, seat),
        cards: drawn,
      });
    },
  }),
  hush: effectRule('hush', {
    whyNot: (table, { slot }) => (hasWay(table, slot, true) ? null : 'nothing-to-gain'),
    offer: (table, { slot }, _effect, offer) => offerWaysBy(table, slot, true, VERB.hush, offer),
    run(table, { slot }, _effect, choice) {
      const way = wayAt(boardOf(table), slot, VERB.hush.value(choice, 0));
      removeNoise(table, way, 'LCK-CARD-sensitive-hearing');
    },
  }),
  knock: effectRule('knock', {
    whyNot: (table, { slot }) => (hasWay(table, slot, false) ? null : 'nothing-to-gain'),
    offer: (table, { slot }, _effect, offer) => offerWaysBy(table, slot, false, VERB.knock, offer),
    run: (table, { slot }, _effect, choice) =>
      addNoise(table, wayAt(boardOf(table), slot, VERB.knock.value(choice, 0))),
  }),
  wail: effectRule('wail', {
    ...plainly(VERB.wail()),
    whyNot: (table, { slot }) => (sectionOf(table.vars, slot) > 0 ? null : 'LCK-CARD-wail'),
    run: (table, { seat, slot }) =>
      table.call(wailing, { seat, section: sectionOf(table.vars, slot), mode: 0 }),
  }),
  thermite: effectRule('thermite', {
    whyNot: () => null,
    offer(table, { slot }, _effect, offer) {
      for (const to of inThrow(table, slot)) {
        offer.add(VERB.thermite(to));
        const eggs = eggTargets(table, to);
        if (eggs & 1) offer.add(VERB['thermite-eggs'](to, LYING_EGGS));
        if (eggs & 2) offer.add(VERB['thermite-eggs'](to, NEST_EGGS));
      }
    },
    run(table, { seat }, _effect, choice) {
      const eggs = codeOf(choice) === VERB['thermite-eggs'].code;
      table.call(thermite, {
        seat,
        slot: asSlot(valueIn(table.game, choice, 0)),
        target: eggs ? VERB['thermite-eggs'].value(choice, 1) : -1,
        next: 0,
      });
    },
  }),
  'cut-out': effectRule('cut-out', {
    whyNot: (table, { slot }) =>
      table.vars.place.some((at, other) => at === slot && table.vars.larva[other])
        ? null
        : 'nothing-to-gain',
    offer(table, { slot }, _effect, offer) {
      table.vars.place.forEach((at, other) => {
        if (at === slot && table.vars.larva[other])
          offer.add(VERB['cut-out'](table.vars.character[other]!));
      });
    },
    run: (table, _doer, _effect, choice) =>
      table.call(cutOut, { other: seatOf(table.vars, VERB['cut-out'].value(choice, 0)) }),
  }),
  stab: effectRule('stab', {
    whyNot: (table, { slot }) =>
      table.vars.crowd[slot]! > 0 || eggTargets(table, slot) > 0 ? null : 'nothing-to-gain',
    offer(table, { slot }, _effect, offer) {
      for (const figure of intrudersIn(table.vars, slot)) offer.add(VERB.stab(figure));
      const eggs = eggTargets(table, slot);
      if (eggs & 1) offer.add(VERB.stab(LYING_EGGS));
      if (eggs & 2) offer.add(VERB.stab(NEST_EGGS));
    },
    run(table, { seat, slot }, _effect, choice) {
      const target = VERB.stab.value(choice, 0);
      if (target >= LYING_EGGS) {
        destroyEggIn(table, slot, target);
        table.call(noiseRoll, { seat, roll: 0 });
      } else injure(table, target, 1, 'other', seat);
      contaminate(table, seat);
    },
  }),
  neutralize: effectRule('neutralize', {
    ...alone,
    whyNot: () => null,
    run(table, { seat }) {
      purge(table, seat, 'LCK-CARD-neutralizer');
      table.call(operated, { seat, wound: false, reshuffle: true });
    },
  }),
  'clean-all': effectRule('clean-all', {
    ...plainly(VERB['clean-all']()),
    whyNot: (table, { slot }) =>
      table.vars.place.some((at, other) => at === slot && table.vars.slime[other])
        ? null
        : 'nothing-to-gain',
    run(table, { seat, slot }) {
      table.vars.place.forEach((at, other) => {
        if (at === slot) table.vars.slime[other] = false;
      });
      bookOf(table).hooks.cleared(table, seat, 'slime');
      table.log?.tell('LCK-CARD-pressure-washer', EVENT['all-clean'], {
        room: where(table, slot),
        slot,
      });
    },
  }),
};
