import { everythingIsTold } from '../../testing/told/law.ts';
import { TELLINGS } from '../../testing/told/lockdown.ts';
import { game } from './game.ts';

everythingIsTold(game, TELLINGS, 40);
