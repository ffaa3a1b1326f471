/** A player's turn: action points spent one after the other. */
import { codeOf, END, type Offer, ref, type Seat } from '@deadlight/engine';
import {
  nextRoom,
  placementsNear,
  placeRoom,
  dig,
  whyNotDig,
} from './actions/explore.ts';
import { OwedSearch } from './actions/first-search.ts';
import { offerTreatment, treat } from './actions/heal.ts';
import { offerItems, playItem } from './actions/items.ts';
import { lay, offerLaying } from './actions/lay.ts';
import { enter, step, stepsFrom } from './actions/move.ts';
import { helpersIn, search, whyNotSearch } from './actions/search.ts';
import { offerShots, shoot, whyNotShoot } from './actions/shoot.ts';
import { offerStabs, stab, whyNotStab } from './actions/stab.ts';
import { offerTerminal, terminal } from './actions/terminal.ts';
import { actionsOf, isAlive, livingSeats, pawnOf, roomOfPawn } from './crew.ts';
import { humansWin, infectedWin } from './ending.ts';
import { isInfected } from './infection.ts';
import { mayConcede } from './scan.ts';
import { cardOfRoom, HIVE, NONE, REACTOR } from './station.ts';
import { ANDROID, K, kindOf, pawnThing, TROOPER } from './things.ts';
import { kindOfCard } from './trade.ts';
import { type PanicTable, procedure, type Vars } from './vars.ts';
import { D, V } from './words.ts';
import { Z } from './zones.ts';

const NIGHT_VISION = kindOf('night-vision');
const ALONE = 0;
const OPENLY = 0;
const QUIETLY = 1;

interface Turn {
  readonly seat: Seat;
}

function forgetLastTurn(vars: Vars): void {
  vars.buried = false;
  vars.terminalUsed = false;
  vars.voteCalled = false;
  vars.traded[0] = 0;
  vars.traded[1] = 0;
  vars.bombed = 0;
  vars.attacked = 0;
}

export const turn = procedure<Turn>('turn', {
  begin(table, { seat }) {
    const { vars } = table;
    forgetLastTurn(vars);
    vars.active = seat;
    // Fixed for the whole turn, whatever happens to the characters (PAN-TURN-05, PAN-TURN-06).
    vars.ap = actionsOf(vars, seat);
    table.log?.tell('PAN-TURN-05', 'turn', { seat: ref(D.seat, seat), actions: vars.ap });
    if (vars.started[seat]) return;
    vars.started[seat] = true;
    vars.owesSearch = true;
    for (const who of [TROOPER, ANDROID])
      table.move(pawnThing(pawnOf(seat, who)), Z.room + REACTOR);
  },
  act: {
    asks: (table, { seat }) => (isAlive(table.vars, seat) ? seat : -1),
    options: (table, _turn, seat, offer) => offerActions(table, seat, offer),
  },
  do(table, { seat }) {
    if (!table.answered || codeOf(table.answer) === V.end.code) {
      // What is not spent is lost (PAN-TURN-07).
      table.vars.ap = 0;
      table.vars.owesSearch = false;
      return END;
    }
    return take(table, seat, table.answer);
  },
});

/** All that a player may do at a moment of his turn. */
function offerActions(table: PanicTable, seat: Seat, offer: Offer): void {
  const { vars } = table;
  const owed = new OwedSearch(table, seat);
  const spend = vars.ap < 1 ? 'PAN-TURN-05' : null;
  for (const who of [TROOPER, ANDROID]) {
    const room = roomOfPawn(table, pawnOf(seat, who));
    if (room < 0) continue;
    stepsFrom(table, seat, room, (to, rule) =>
      offer.unless(spend ?? rule ?? owed.afterMoving(who, to, 1), V.move(who, to)),
    );
    offerSearch(table, seat, who, room, offer);
  }
  offerExploring(table, seat, spend, owed, offer);
  const other = spend ?? owed.afterPaying(1);
  offerTreatment(table, seat, other, offer);
  offerTerminal(table, seat, other, offer);
  offerShots(table, seat, whyNotShoot(table, seat) ?? other, false, offer);
  offerStabs(table, seat, whyNotStab(table, seat) ?? other, NONE, offer);
  offerLaying(table, seat, false, offer);
  offerItems(table, seat, owed, offer);
  offerBurning(table, seat, offer);
  if (mayConcede(table, seat)) offer.add(V.concede());
  if (vars.options.vote) offer.unless(vars.voteCalled ? 'PAN-END-10' : null, V.vote());
  offer.unless(owed.afterEnding(), V.end());
}

function offerSearch(table: PanicTable, seat: Seat, who: number, room: number, offer: Offer): void {
  const rule = whyNotSearch(table, room);
  if (rule !== null) {
    offer.refuse(V.search(who, ALONE, OPENLY), rule);
    return;
  }
  const canBeQuiet =
    table.vars.used[cardOfRoom(room)]! && table.find(Z.laid + seat, NIGHT_VISION) >= 0;
  const helpers = helpersIn(table, room, seat);
  for (let manner = OPENLY; manner <= (canBeQuiet ? QUIETLY : OPENLY); manner++) {
    offer.add(V.search(who, ALONE, manner));
    for (let other = 0; helpers >> other > 0; other++)
      if (helpers & (1 << other)) offer.add(V.search(who, other + 1, manner));
  }
}

function offerExploring(
  table: PanicTable,
  seat: Seat,
  spend: string | null,
  owed: OwedSearch,
  offer: Offer,
): void {
  if (spend !== null && !offer.explaining) return;
  const card = nextRoom(table);
  let fits = false;
  if (card !== NONE)
    placementsNear(table, seat, card, (cell, turned) => {
      fits = true;
      offer.unless(spend ?? owed.afterExploring(cell, turned), V.explore(cell, turned));
    });
  if (!fits) offer.unless(spend ?? whyNotDig(table) ?? owed.afterPaying(1), V.dig());
}

/** The rule that keeps a player from burning the hive, or null (PAN-ACT-47). */
function whyNotBurn(table: PanicTable, seat: Seat): string | null {
  if (table.vars.ap < 1 || isInfected(table, seat)) return 'PAN-ACT-47';
  const enough = table.count(Z.hand + seat, K.gas) >= table.vars.options.gas;
  return enough ? null : table.vars.options.gas === 3 ? 'PAN-ACT-47' : 'PAN-VAR-03';
}

function offerBurning(table: PanicTable, seat: Seat, offer: Offer): void {
  if (roomOfPawn(table, pawnOf(seat, TROOPER)) === HIVE)
    offer.unless(whyNotBurn(table, seat), V.burn());
}

/** Carries out an action; gives the next step of the turn. */
function take(table: PanicTable, seat: Seat, option: number): string {
  const { vars } = table;
  const code = codeOf(option);
  switch (code) {
    case V.move.code: {
      vars.ap--;
      const who = V.move.value(option, 0);
      step(table, seat, who, V.move.value(option, 1));
      table.call(enter, { seat, who });
      break;
    }
    case V.explore.code:
      vars.ap--;
      table.call(placeRoom, {
        card: nextRoom(table),
        cell: V.explore.value(option, 0),
        turned: V.explore.value(option, 1),
      });
      break;
    case V.dig.code:
      vars.ap--;
      table.call(dig, { seat, anywhere: false });
      break;
    case V.search.code:
      vars.ap--;
      table.call(search, {
        seat,
        who: V.search.value(option, 0),
        partner: V.search.value(option, 1) - 1,
        quiet: V.search.value(option, 2) === QUIETLY,
      });
      break;
    case V.treat.code:
      vars.ap--;
      table.call(treat, { seat, who: V.treat.value(option, 0) });
      break;
    case V.terminal.code:
      vars.ap--;
      table.call(terminal, {
        seat,
        who: V.terminal.value(option, 0),
        function: V.terminal.value(option, 1),
      });
      break;
    case V.shoot.code:
      vars.ap--;
      table.call(shoot, { seat, target: V.shoot.value(option, 0) });
      break;
    case V.stab.code:
      vars.ap--;
      table.call(stab, { seat, who: V.stab.value(option, 0), target: V.stab.value(option, 1) });
      break;
    case V.lay.code:
      lay(table, seat, kindOfCard(V.lay.value(option, 0)));
      break;
    case V.burn.code:
      burn(table, seat);
      return END;
    case V.concede.code:
      return infectedWin(table, 'conceded', 'PAN-END-04');
    case V.vote.code:
      vars.voteCalled = true;
      table.call(concessionVote, { seat });
      break;
    default:
      playItem(table, seat, option, code);
  }
  return 'act';
}

/** Three gas cans in the hive, the hand minimum notwithstanding (PAN-ACT-47). */
function burn(table: PanicTable, seat: Seat): void {
  table.vars.ap--;
  for (let i = 0; i < table.vars.options.gas; i++)
    table.move(table.find(Z.hand + seat, K.gas), Z.discard);
  humansWin(table);
}

/** All living players must agree to give up; the infected then win (PAN-END-10). */
export const concessionVote = procedure<Turn>('vote', {
  ask: {
    asks: (table) => livingSeats(table),
    options(_table, _local, _seat, offer) {
      offer.add(V.yes());
      offer.add(V.no());
    },
  },
  count(table) {
    const yes = table.asked.filter((seat) => table.answerOf(seat) === V.yes()).length;
    table.log?.tell('PAN-END-10', 'vote', { yes, of: table.asked.length });
    return yes === table.asked.length ? infectedWin(table, 'gave-up', 'PAN-END-10') : END;
  },
});
