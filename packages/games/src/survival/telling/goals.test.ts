import { checkSetup, FIRST_SEAT, Match, randomFrom, type View, viewOf } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games.ts';
import type { Goal } from '../../telling/goals.ts';
import { LANGUAGES, Voice } from '../../text/voice.ts';
import { DEAD, type Vars } from '../vars.ts';

const isReached = ({ anyOf }: Goal): boolean =>
  anyOf.some((all) => all.every(({ prospect }) => prospect === 'met'));

const said = ({ anyOf }: Goal): string[] =>
  anyOf.flatMap((all) => all.map(({ name, prospect }) => `${name} ${prospect}`));

describe.each(['nemesis', 'lockdown'])('how far one is in %s', (id) => {
  const { game, telling, texts } = GAMES[id]!;
  const voices = LANGUAGES.map((language) => new Voice(language, texts[language]));
  const goalsOf = (view: View): readonly Goal[] => telling.goals(view);

  it('agrees with the winners, and a lost goal stays lost', () => {
    const prospects = new Set<string>();
    for (let seed = 0; seed < 14; seed++) {
      const match = new Match(game, checkSetup(game, { seats: 3, seed: `goal-${seed}` }));
      const random = randomFrom(`goal-${seed}`);
      const lost = new Map<string, number>();
      while (match.table.over === null) {
        const seat = match.table.pending[0]!;
        const goals = goalsOf(viewOf(match.table, seat));
        for (const goal of goals)
          for (const { name, data, prospect } of goal.anyOf.flat()) {
            prospects.add(prospect);
            if (prospect === 'lost') lost.set(name, seat);
            for (const voice of voices) expect(voice.say(`tally.${name}`, data)).not.toBe('');
          }
        match.decide(seat, anyAnswer(match.table, seat, random));
      }
      const { fate } = match.table.vars as Vars;
      for (let seat = FIRST_SEAT; seat < 3; seat++) {
        const kept = goalsOf(viewOf(match.table, seat));
        // A player who died before choosing has two.
        if (kept.length === 1)
          expect(isReached(kept[0]!), `${seed}, seat ${seat}: ${said(kept[0]!)}`).toBe(
            match.table.over!.winners.includes(seat),
          );
        else expect(fate[seat]).toBe(DEAD);
        for (const { name, prospect } of kept.flatMap(({ anyOf }) => anyOf.flat()))
          if (fate[seat] !== DEAD && lost.get(name) === seat) expect(prospect, name).toBe('lost');
      }
    }
    expect([...prospects].sort()).toEqual(
      ['lost', 'met', 'open', 'unknown'].slice(0, prospects.size),
    );
    expect(prospects.size).toBeGreaterThan(2);
  }, 60_000);
});
