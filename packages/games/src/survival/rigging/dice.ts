/** The faces of dice that scenarios give by their names. */
import { Refused } from '@deadlight/engine';
import type { SurvivalTable } from '../vars.ts';
import type { CommonGiven } from './given.ts';

/** Die faces by name; the Noise die has numbers, the Combat die hits. */
const FACES: Readonly<Record<string, number>> = {
  '1': 1,
  '2': 3,
  '3': 5,
  '4': 7,
  silence: 9,
  danger: 10,
  blank: 1,
  creeper: 2,
  adult: 4,
  'one-hit': 5,
  'two-hits': 6,
};

export const rigDice = (
  table: SurvivalTable,
  given: CommonGiven,
  more: Readonly<Record<string, number>> = {},
): void => {
  const faces = { ...FACES, ...more };
  table.state.rigged.push(
    ...given.dice.map((face) => {
      const value = faces[String(face)];
      if (value === undefined)
        throw new Refused(`there is no face "${face}"; there are ${Object.keys(faces).join(', ')}`);
      return value;
    }),
  );
};
