/** The network's encoding of the facility. */
import {
  CONTINGENCIES,
  ELEVATOR,
  type Facility,
  FIRST_CONTINGENCY,
  FIRST_OBJECTIVE,
  hasPower,
  isMet,
  missionsMet,
  OBJECTIVES,
  ROOMS,
  SECTIONS,
  START_TIME,
  sectionOf,
  WHITE,
  ZONE,
} from '@deadlight/games/rules/lockdown';
import { MAX_SEATS } from '@deadlight/games/rules/survival';
import { numbered } from '../learned/inputs.ts';
import { UNSEEN } from '../sight.ts';
import { featureEncoderFor } from '../survival/eyes.ts';

const QUARTER = 4;
const CSS = 3;

export const lockdownEyes = featureEncoderFor({
  game: 'lockdown',
  rooms: ROOMS,
  objectives: OBJECTIVES,
  firstObjective: FIRST_OBJECTIVE,
  isMet,
  missionsMet,
  trackNames: [
    ...numbered('time', START_TIME + 1),
    'white',
    'time-active',
    'alert',
    'alert-left',
    'autodestruction',
    'autodestruction-left',
    'autodestruction-red',
    'gate-open',
    'isolation-open',
    'rover-gone',
    'analysed',
    'first-death',
    ...numbered('power', ELEVATOR),
    ...numbered('section', ELEVATOR),
    'knowledge',
    'active',
    'in-pod',
    ...numbered('elevator', SECTIONS),
    ...numbered('knowledge', MAX_SEATS),
    ...numbered('css', CSS).flatMap((token) => [`${token}.at`, `${token}.revealed`]),
    ...CONTINGENCIES.map(({ id }) => `contingency.${id}`),
  ],
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
    const held = sight.kinds(ZONE.contingencies(seat));
    CONTINGENCIES.forEach((_, i) => {
      into.flag(held.some((kind) => kind !== UNSEEN && kind - FIRST_CONTINGENCY === i));
    });
  },
});
