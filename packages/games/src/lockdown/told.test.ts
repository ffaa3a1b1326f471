import { everythingIsTold } from '../../testing/told/law.ts';
import { TELLINGS } from '../../testing/told/lockdown.ts';
import { game } from './game.ts';

everythingIsTold(game, TELLINGS, { random: 40, recorded: 6 });
