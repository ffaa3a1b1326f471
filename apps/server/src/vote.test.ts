import { describe, expect, it } from 'vitest';
import { VOTE_TIME, Vote } from './vote.ts';

describe('a vote', () => {
  it('to go back needs everybody, and one no is enough against it', () => {
    const vote = new Vote(0, { do: 'rewind', to: 3 }, 0, [0, 1, 2], 0);
    expect(vote.outcome(1)).toBeNull();
    expect(vote.cast([1], 'yes')).toBe(true);
    expect(vote.outcome(1)).toBeNull();
    vote.cast([2], 'yes');
    expect(vote.outcome(1)).toBe('yes');
    vote.cast([1], 'no');
    expect(vote.outcome(1)).toBe('no');
  });

  it('about who is late goes by the most, and waits where there are none', () => {
    const vote = new Vote(0, { do: 'late', seat: 3 }, null, [0, 1, 2], 0);
    vote.cast([0], 'skip');
    expect(vote.outcome(1)).toBeNull();
    vote.cast([1], 'bot');
    vote.cast([2], 'wait');
    expect(vote.outcome(1)).toBe('wait');
    vote.cast([2], 'bot');
    expect(vote.outcome(1)).toBe('bot');
  });

  it('offers no bot where it would tell who has not answered', () => {
    const vote = new Vote(0, { do: 'late', seat: null }, null, [0], 0);
    expect(vote.cast([0], 'bot')).toBe(false);
    expect(vote.cast([0], 'skip')).toBe(true);
    expect(vote.outcome(1)).toBe('skip');
  });

  it('does not wait for who has gone, knows no strangers, and ends by itself', () => {
    const vote = new Vote(0, { do: 'end' }, 0, [0, 1], 0);
    expect(vote.cast([2], 'yes')).toBe(false);
    expect(vote.outcome(VOTE_TIME - 1)).toBeNull();
    expect(vote.outcome(VOTE_TIME)).toBe('no');
    vote.recount([0]);
    expect(vote.outcome(1)).toBe('yes');
  });
});
