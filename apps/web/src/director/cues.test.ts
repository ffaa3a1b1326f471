/** An event without a cue does not compile; at run time, one without a cue is told as text. */
import { events, named } from '@deadlight/engine';
import { expect, it } from 'vitest';
import type { CuesOf } from './beat.ts';
import { cuesFor } from './direct.ts';

const EVENT = events({
  enters: { data: { who: named('character') } },
  burns: { data: {} },
  fires: { data: {}, form: true },
});

type Wanted = CuesOf<typeof EVENT>;
const CUES: Wanted = { enters: [{ shows: 'walk', ms: 300, piece: 'who' }], burns: 'told' };

it('has a cue for each event that rules tell, and for no other', () => {
  // @ts-expect-error `burns` is missing
  const missing: Wanted = { enters: 'told' };
  // @ts-expect-error nothing is called `glows`
  const renamed: Wanted = { enters: 'told', burns: 'told', glows: 'told' };
  // @ts-expect-error the story alone makes `fires`
  const made: Wanted = { enters: 'told', burns: 'told', fires: 'told' };
  // @ts-expect-error `enters` has no field `room`
  const odd: Wanted = { enters: [{ shows: 'walk', ms: 300, piece: 'room' }], burns: 'told' };
  expect([missing, renamed, made, odd]).toHaveLength(4);
});

it('tells events without a cue, as other rules may send them, as text', () => {
  const told = cuesFor(CUES, { what: 'burns' });
  expect(told.map(({ shows }) => shows)).toEqual(['tell']);
  expect(cuesFor(CUES, { what: 'constructor' })).toBe(told);
  expect(cuesFor(CUES, { what: 'enters' })).toBe(CUES.enters);
});
