/** What both games do with a token out of the bag, and with the Queen who comes to her Nest. */
import { ADULT, BREEDER, CREEPER, LARVA, QUEEN } from '../packs/intruders.ts';
import { crewIn, slotOfRoom } from './crew.ts';
import { layEgg } from './eggs.ts';
import { drawToken, returnToken, typeOfToken } from './intruders.ts';
import type { SurvivalTable } from './vars.ts';
import { Z } from './zones.ts';

/**
 * Draws a token and does what it says (NEM-BAG, LCK-BAG). Gives the token if everyone rolls for Noise
 * now, and -1 if nothing is left to do; `comes` is for the Queen when somebody is in her Nest.
 */
export function developBag(
  table: SurvivalTable,
  comes: (nest: number, token: number) => void,
): number {
  const token = drawToken(table);
  switch (typeOfToken(table.kind(token))) {
    case LARVA:
      returnToken(table, ADULT);
      return -1;
    case CREEPER:
      returnToken(table, BREEDER);
      return -1;
    case QUEEN: {
      const nest = slotOfRoom(table, 'nest');
      if (nest > 0 && crewIn(table.vars, nest) > 0) {
        comes(nest, table.kind(token));
        return -1;
      }
      table.move(token, Z.bag);
      layEgg(table);
      return -1;
    }
    case ADULT:
    case BREEDER:
      return token;
    default:
      table.move(token, Z.bag);
      returnToken(table, ADULT);
      return -1;
  }
}
