/** Which claims about the ship cannot both be true (NEM-INFO-41). */
import { events } from '@deadlight/engine';
import type { ContrariesOf } from '../survival/contrary.ts';
import { who } from '../survival/log-lines.ts';
import { DOMAIN } from './words.ts';

const { engine, space } = DOMAIN;
const aboutEngine = { who, engine, state: DOMAIN.state } as const;
const aboutCourse = { who, space, destination: DOMAIN.destination } as const;
const aboutRoom = { who, room: DOMAIN.room, tile: DOMAIN.tile } as const;

/** Such claims, and what they are told as against one of another player. */
export const CLAIMS = events({
  'claim-engine': { data: aboutEngine },
  'claim-engine-against': { data: { ...aboutEngine, other: who } },
  'claim-course': { data: aboutCourse },
  'claim-course-against': { data: { ...aboutCourse, other: who } },
  'claim-room': { data: aboutRoom },
  'claim-room-against': { data: { ...aboutRoom, other: who } },
});

export const CONTRARIES = {
  'claim-engine': (same) => same('engine') && !same('state'),
  // Every space leads elsewhere, and every Room is one of a kind.
  'claim-course': (same) => same('space') !== same('destination'),
  'claim-room': (same) => same('room') !== same('tile'),
} satisfies ContrariesOf<typeof CLAIMS>;
