import { allSeats, asSeat } from '@deadlight/engine';
import type { Seat } from '@deadlight/host';
import { describe, expect, it } from 'vitest';
import { paceOf } from './pace.ts';
import { type Asked, Vote } from './vote.ts';

const UNTIL = 1000;

const asked = (about: Asked, voters: readonly Seat[], by: Seat | null = null): Vote =>
  new Vote(
    {
      number: 0,
      about,
      by,
      guest: null,
      key: null,
      began: 0,
      until: UNTIL,
      said: by === null ? [] : [[by, 'yes']],
    },
    voters,
  );

describe('a vote', () => {
  it.each([{ do: 'rewind', to: 3 }, { do: 'end' }] as const)(
    'about $do passes at once if everybody says yes, and a single no rejects it',
    (about) => {
      const vote = asked(about, allSeats(3), asSeat(0));
      expect(vote.outcome(1)).toBeNull();
      expect(vote.cast([asSeat(1)], 'yes')).toBe(true);
      expect(vote.outcome(1)).toBeNull();
      vote.cast([asSeat(2)], 'yes');
      expect(vote.outcome(1)).toBe('yes');
      vote.cast([asSeat(1)], 'no');
      expect(vote.outcome(1)).toBe('no');
    },
  );

  it.each([{ do: 'rewind', to: 3 }, { do: 'end' }] as const)(
    'about $do never counts silence as consent: more than half of all people must say yes',
    (about) => {
      const two = asked(about, allSeats(2), asSeat(0));
      expect(two.outcome(UNTIL - 1)).toBeNull();
      expect(two.outcome(UNTIL)).toBe('no');
      const three = asked(about, allSeats(3), asSeat(0));
      three.cast([asSeat(1)], 'yes');
      expect(three.outcome(UNTIL - 1)).toBeNull();
      expect(three.outcome(UNTIL)).toBe('yes');
      const four = asked(about, allSeats(4), asSeat(0));
      four.cast([asSeat(1)], 'yes');
      expect(four.outcome(UNTIL)).toBe('no');
    },
  );

  it('about a seat, a pause or a bot is decided by more than half of all people, as soon as they agree', () => {
    for (const about of [
      { do: 'sit', seat: asSeat(3), name: 'Eve' },
      { do: 'pause' },
      { do: 'bot', seat: asSeat(3) },
    ] as const) {
      const vote = asked(about, allSeats(3));
      vote.cast([asSeat(0)], 'yes');
      expect(vote.outcome(1)).toBeNull();
      vote.cast([asSeat(1)], 'yes');
      expect(vote.outcome(1)).toBe('yes');
      expect(asked(about, allSeats(2), asSeat(0)).outcome(UNTIL)).toBe('no');
      expect(asked(about, []).outcome(1)).toBe('no');
    }
  });

  it('about a late player takes the choice with the most votes, and waits on a tie', () => {
    const vote = asked({ do: 'late', seat: asSeat(3) }, allSeats(3));
    vote.cast([asSeat(0)], 'skip');
    expect(vote.outcome(1)).toBeNull();
    vote.cast([asSeat(1)], 'bot');
    vote.cast([asSeat(2)], 'wait');
    expect(vote.outcome(1)).toBe('wait');
    vote.cast([asSeat(2)], 'bot');
    expect(vote.outcome(1)).toBe('bot');
  });

  it('offers no bot where it would reveal who has not answered', () => {
    const vote = asked({ do: 'late', seat: null }, [asSeat(0)]);
    expect(vote.cast([asSeat(0)], 'bot')).toBe(false);
    expect(vote.cast([asSeat(0)], 'skip')).toBe(true);
    expect(vote.outcome(1)).toBe('skip');
  });

  it('ignores strangers, counts those who are at the table now, and can be stored', () => {
    const vote = asked({ do: 'end' }, allSeats(2), asSeat(0));
    expect(vote.cast([asSeat(2)], 'yes')).toBe(false);
    expect(new Vote(vote.doc, allSeats(2)).voices).toEqual(vote.voices);
    vote.recount([asSeat(0)]);
    expect(vote.outcome(1)).toBe('yes');
  });
});

it('waits minutes at a live table, longer without clocks, and days where clocks have days', () => {
  const MINUTE = 60_000;
  const DAY = 24 * 60 * MINUTE;
  const live = paceOf({ bank: 900, more: 30 });
  const slow = paceOf({ bank: 3 * 24 * 60 * 60, more: 0 });
  expect(live.vote).toBeLessThanOrEqual(10 * MINUTE);
  expect(live.gone).toBeGreaterThan(MINUTE);
  expect(paceOf(null).vote).toBeGreaterThan(live.vote);
  expect(paceOf(null).gone).toBeGreaterThan(live.gone);
  for (const time of [slow.vote, slow.gone]) expect(time).toBe(3 * DAY);
  expect(paceOf({ bank: 7200, more: 0 }).vote).toBe(DAY);
});
