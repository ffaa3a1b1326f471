/** A player's turn: action points spent one after the other. */
import {
  asSeat,
  codeOf,
  END,
  type Goto,
  type Offer,
  type Option,
  type Seat,
} from '@deadlight/engine';
import { noteAction } from './actions/acted.ts';
import { dig, nextRoom, placementsBy, placeRoom, roomsOf, whyNotDig } from './actions/explore.ts';
import { type OwedSearch, owedSearch } from './actions/first-search.ts';
import { offerTreatment, treat } from './actions/heal.ts';
import { offerItems, playItem } from './actions/items.ts';
import { lay, offerLaying } from './actions/lay.ts';
import { enter, offerSteps, step } from './actions/move.ts';
import { helpersIn, search, whyNoHelp, whyNotSearch } from './actions/search.ts';
import { offerShots, shoot, whyNotShoot } from './actions/shoot.ts';
import { offerStabs, stab, whyNotStab } from './actions/stab.ts';
import { offerTerminal, terminal } from './actions/terminal.ts';
import { actionsOf, livingSeats, pawnOf, roomOfPawn } from './crew.ts';
import { humansWin, infectedWin } from './ending.ts';
import { isInfected } from './infection.ts';
import { EVENT } from './log-events.ts';
import { OPTIONS } from './options.ts';
import { mayConcede } from './scan.ts';
import { cardOfRoom, HIVE, NONE, REACTOR, SICK_BAY, TERMINALS } from './station.ts';
import { ANDROID, KIND, pawnThing, TROOPER } from './things.ts';
import { kindOfCard } from './trade.ts';
import { type PanicTable, procedure, type Vars } from './vars.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

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
  vars.attacked = 0;
  vars.acted = 0;
}

export const turn = procedure<Turn>('turn').steps({
  begin(table, { seat }) {
    const { vars } = table;
    forgetLastTurn(vars);
    vars.active = seat;
    // Fixed for the whole turn, whatever happens to the characters (PAN-TURN-05, PAN-TURN-06).
    vars.ap = actionsOf(vars, seat);
    table.log?.tell('PAN-TURN-05', EVENT.turn, { seat, actions: vars.ap });
    // PAN-SETUP-09
    if (vars.started[seat]) return;
    vars.started[seat] = true;
    vars.owesSearch = true;
    for (const who of [TROOPER, ANDROID])
      table.move(pawnThing(pawnOf(seat, who)), ZONE.room(REACTOR));
  },
  act: {
    asks: (_table, { seat }) => seat,
    options: (table, _turn, seat, offer) => offerActions(table, seat, offer),
  },
  do(table, { seat }) {
    if (codeOf(table.answer) === VERB.end.code) {
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
  const owed = owedSearch(table, seat);
  // Without action points only free steps are left; the rest is looked at for its reasons alone.
  if (vars.ap > 0 || offer.explaining) offerPaid(table, seat, owed, offer);
  offerLaying(table, seat, false, offer);
  offerItems(table, seat, owed, offer);
  if (mayConcede(table, seat)) offer.add(VERB.concede());
  if (vars.options.vote) offer.unless(vars.voteCalled ? 'PAN-END-10' : null, VERB.vote());
  // PAN-ACT-48
  offer.unless(owed?.afterEnding() ?? null, VERB.end());
}

function offerPaid(table: PanicTable, seat: Seat, owed: OwedSearch | null, offer: Offer): void {
  const rooms = roomsOf(table, seat);
  for (let who = TROOPER; who <= ANDROID; who++) {
    const room = roomOfPawn(table, pawnOf(seat, who));
    if (room < 0) continue;
    offerSteps(table, seat, who, who === TROOPER ? moveTrooper : moveAndroid, 1, owed, offer);
    offerSearch(table, seat, who, room, offer);
  }
  const rule = table.vars.ap < 1 ? 'PAN-TURN-05' : null;
  offerExploring(table, rooms, rule, owed, offer);
  const other = rule ?? owed?.afterPaying(1) ?? null;
  if (rooms & SICK_BAY) offerTreatment(table, seat, other, offer);
  if (rooms & TERMINALS) offerTerminal(table, seat, other, offer);
  offerShots(table, seat, whyNotShoot(table, seat) ?? other, false, offer);
  offerStabs(table, seat, whyNotStab(table, seat) ?? other, NONE, offer);
  offerBurning(table, seat, offer);
}

const moveTrooper = (to: number): Option => VERB.move(TROOPER, to);
const moveAndroid = (to: number): Option => VERB.move(ANDROID, to);

function offerSearch(table: PanicTable, seat: Seat, who: number, room: number, offer: Offer): void {
  const rule = whyNotSearch(table, room);
  if (rule !== null) {
    offer.refuse(VERB.search(who, ALONE, OPENLY), rule);
    return;
  }
  const canBeQuiet =
    table.vars.used[cardOfRoom(room)]! && table.find(ZONE.laid(seat), KIND.nightVision) >= 0;
  const helpers = helpersIn(table, room, seat);
  for (let manner = OPENLY; manner <= (canBeQuiet ? QUIETLY : OPENLY); manner++) {
    offer.add(VERB.search(who, ALONE, manner));
    for (let other = 0; helpers >> other > 0; other++)
      if (helpers & (1 << other))
        offer.unless(whyNoHelp(table, room), VERB.search(who, other + 1, manner));
  }
}

function offerExploring(
  table: PanicTable,
  rooms: number,
  rule: string | null,
  owed: OwedSearch | null,
  offer: Offer,
): void {
  const fits = placementsBy(table, rooms, (cell, turned) =>
    offer.unless(rule ?? owed?.afterExploring(cell, turned) ?? null, VERB.explore(cell, turned)),
  );
  if (!fits) offer.unless(rule ?? whyNotDig(table) ?? owed?.afterPaying(1) ?? null, VERB.dig());
}

/** The rule that keeps a player from burning the hive, or null (PAN-ACT-47). */
function whyNotBurn(table: PanicTable, seat: Seat): string | null {
  if (isInfected(table, seat)) return 'PAN-ACT-47 infected';
  if (table.vars.ap < 1) return 'PAN-ACT-47 action';
  const { gas } = table.vars.options;
  const missing = gas - table.count(ZONE.hand(seat), KIND.gas);
  if (missing <= 0) return null;
  return `${gas === OPTIONS.gas[0] ? 'PAN-ACT-47' : 'PAN-VAR-03'} gas ${missing}`;
}

// PAN-ROOM-07
function offerBurning(table: PanicTable, seat: Seat, offer: Offer): void {
  if (roomOfPawn(table, pawnOf(seat, TROOPER)) === HIVE)
    offer.unless(whyNotBurn(table, seat), VERB.burn());
}

/** Carries out an action; gives the next step of the turn. */
function take(table: PanicTable, seat: Seat, option: Option): Goto<'act'> {
  const { vars } = table;
  const code = codeOf(option);
  noteAction(table, seat, option);
  switch (code) {
    case VERB.move.code: {
      vars.ap--;
      const who = VERB.move.value(option, 0);
      step(table, seat, who, VERB.move.value(option, 1));
      table.call(enter, { seat, who });
      break;
    }
    case VERB.explore.code:
      vars.ap--;
      table.call(placeRoom, {
        card: nextRoom(table),
        cell: VERB.explore.value(option, 0),
        turned: VERB.explore.value(option, 1),
      });
      break;
    case VERB.dig.code:
      vars.ap--;
      table.call(dig, { seat, anywhere: false });
      break;
    case VERB.search.code:
      vars.ap--;
      table.call(search, {
        seat,
        who: VERB.search.value(option, 0),
        partner: asSeat(VERB.search.value(option, 1) - 1),
        quiet: VERB.search.value(option, 2) === QUIETLY,
      });
      break;
    case VERB.treat.code:
      vars.ap--;
      table.call(treat, { seat, who: VERB.treat.value(option, 0) });
      break;
    case VERB.terminal.code:
      vars.ap--;
      table.call(terminal, {
        seat,
        who: VERB.terminal.value(option, 0),
        function: VERB.terminal.value(option, 1),
      });
      break;
    case VERB.shoot.code:
      vars.ap--;
      table.call(shoot, { seat, target: VERB.shoot.value(option, 0), shot: [] });
      break;
    case VERB.stab.code:
      vars.ap--;
      table.call(stab, {
        seat,
        who: VERB.stab.value(option, 0),
        target: VERB.stab.value(option, 1),
      });
      break;
    case VERB.lay.code:
      lay(table, seat, kindOfCard(VERB.lay.value(option, 0)));
      break;
    case VERB.burn.code:
      burn(table, seat);
      return END;
    case VERB.concede.code:
      return infectedWin(table, 'conceded', 'PAN-END-04');
    case VERB.vote.code:
      vars.voteCalled = true;
      table.log?.tell('PAN-END-10', EVENT['calls-vote'], { seat });
      table.call(concessionVote, {});
      break;
    default:
      playItem(table, seat, option, code);
  }
  return 'act';
}

/** The gas cans agreed on, in the hive, the hand minimum notwithstanding (PAN-ACT-47). */
function burn(table: PanicTable, seat: Seat): void {
  table.vars.ap--;
  for (let i = 0; i < table.vars.options.gas; i++)
    table.move(table.find(ZONE.hand(seat), KIND.gas), ZONE.discard);
  table.log?.tell('PAN-ACT-47', EVENT['burns-hive'], {
    seat,
    cans: table.vars.options.gas,
  });
  humansWin(table);
}

/** All living players must agree to give up; the infected then win (PAN-END-10). */
export const concessionVote = procedure<object>('vote').steps({
  ask: {
    asks: (table) => livingSeats(table),
    options(_table, _local, _seat, offer) {
      offer.add(VERB.yes());
      offer.add(VERB.no());
    },
  },
  count(table) {
    const yes = table.asked.filter((seat) => table.answerOf(seat) === VERB.yes()).length;
    table.log?.tell('PAN-END-10', EVENT.vote, { yes, of: table.asked.length });
    return yes === table.asked.length ? infectedWin(table, 'gave-up', 'PAN-END-10') : END;
  },
});
