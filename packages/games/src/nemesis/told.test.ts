import { everythingIsTold } from '../../testing/told/law.ts';
import { TELLINGS } from '../../testing/told/nemesis.ts';
import { game } from './game.ts';

everythingIsTold(game, TELLINGS, { random: 40, recorded: 6 });
