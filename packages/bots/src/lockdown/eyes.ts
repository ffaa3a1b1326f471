/** What a network is shown of the facility. */
import {
  CONTINGENCIES,
  ELEVATOR,
  type Facility,
  FIRST_CONTINGENCY,
  FIRST_OBJECTIVE,
  hasPower,
  isMet,
  L,
  missionsMet,
  OBJECTIVES,
  ROOMS,
  SECTIONS,
  START_TIME,
  sectionOf,
  WHITE,
} from '@deadlight/games/rules/lockdown';
import { MAX_SEATS } from '@deadlight/games/rules/survival';
import { UNSEEN } from '../sight.ts';
import { eyesFor } from '../survival/eyes.ts';

const QUARTER = 4;
const CSS = 3;

export const lockdownEyes = eyesFor({
  game: 'lockdown',
  rooms: ROOMS,
  objectives: OBJECTIVES,
  firstObjective: FIRST_OBJECTIVE,
  isMet,
  missionsMet,
  trackSize:
    START_TIME + 1 + 12 + 2 * ELEVATOR + 3 + SECTIONS + MAX_SEATS + 2 * CSS + CONTINGENCIES.length,
  tracks(sight, into) {
    const { vars, seat } = sight;
    const facility = vars.own as Facility;
    into.one(facility.time, START_TIME + 1);
    into.flag(facility.time <= WHITE);
    into.flag(facility.timeActive);
    into.flag(facility.alert >= 0);
    into.add(facility.alert >= 0 ? (facility.time - facility.alert) / QUARTER : 0);
    into.flag(facility.auto >= 0);
    into.add(facility.auto >= 0 ? (facility.time - facility.auto) / QUARTER : 0);
    into.flag(facility.autoRed);
    into.flag(facility.gateOpen);
    into.flag(facility.isolationOpen);
    into.flag(facility.rover === 0);
    into.add(facility.analysed.length / 2);
    into.flag(facility.firstDeath);
    for (let place = 1; place <= ELEVATOR; place++) into.flag(hasPower(facility, place));
    into.one(sectionOf(vars, vars.place[seat]!) - 1, ELEVATOR);
    into.add(facility.knowledge[seat]! / QUARTER);
    into.flag(facility.active[seat]);
    into.flag(facility.podOf[seat]! > 0);
    into.one(facility.elevator - 1, SECTIONS);
    for (let step = 0; step < MAX_SEATS; step++) {
      const other = (seat + step) % sight.seats;
      into.add(step < sight.seats ? facility.knowledge[other]! / QUARTER : 0);
    }
    for (let token = 0; token < CSS; token++) {
      into.add((facility.cssAt[token] ?? 0) / QUARTER);
      into.flag(facility.cssRevealed[token]);
    }
    const held = sight.kinds(L.contingencies + seat);
    CONTINGENCIES.forEach((_, i) => {
      into.flag(held.some((kind) => kind !== UNSEEN && kind - FIRST_CONTINGENCY === i));
    });
  },
});
