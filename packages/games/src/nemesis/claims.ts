/** What there is to talk about: Engines, Coordinates, Rooms that nobody has explored (NEM-INFO-41). */
import { codeOf } from '@deadlight/engine';
import { boardOf } from '../survival/book.ts';
import { claimingAbout, planningAloud } from '../survival/claims.ts';
import { DESTINATIONS, SPACES } from './data/course.ts';
import { ROOMS } from './data/rooms.ts';
import { VERB } from './words.ts';

const ENGINES = [1, 2, 3] as const;

// NEM-INFO-33
export const claiming = claimingAbout({
  rule: 'NEM-INFO-41',
  offer(table, { about }, offer) {
    const { plan } = boardOf(table);
    if (about >= 0) {
      const tile = plan.first.includes(about) ? '1' : '2';
      ROOMS.forEach((room, i) => {
        if (room.tile === tile) offer.add(VERB['claim-room'](about, i));
      });
      return;
    }
    for (const engine of ENGINES)
      for (const state of [0, 1]) offer.add(VERB['claim-engine'](engine, state));
    SPACES.forEach((_, space) => {
      for (let destination = 0; destination < DESTINATIONS.length; destination++)
        offer.add(VERB['claim-course'](space, destination));
    });
    for (const slot of [...plan.first, ...plan.second])
      if (table.vars.rooms[slot]! < 0) offer.add(VERB['claim-about'](slot));
  },
  leads(_table, speech, option) {
    if (codeOf(option) !== VERB['claim-about'].code) return false;
    speech.about = VERB['claim-about'].value(option, 0);
    return true;
  },
});

export const plans = planningAloud('NEM-INFO-42-R', VERB);
