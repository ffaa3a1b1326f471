import { everythingIsTold } from '../../testing/told/law.ts';
import { TELLINGS } from '../../testing/told/nemesis.ts';
import { game } from './game.ts';

/** The same law as in the quick tests, on many more games. */
everythingIsTold(game, TELLINGS, { random: 3000, recorded: 300 });
