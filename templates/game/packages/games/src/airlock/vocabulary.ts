/** The vocabulary of Airlock. While the game is one file, this is the whole game. */
export { game as vocabulary } from './game.ts';
