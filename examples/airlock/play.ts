/** Plays Airlock at random; prints what one player has seen of it, then its record. */
import { below, FIRST_SEAT, Match, randomFrom, viewOf, writeRecord } from '@deadlight/engine';
import { airlock } from './airlock.ts';

const seed = process.argv[2] ?? 'airlock';
const match = new Match(airlock, { game: airlock.id, seats: 3, seed, options: {} });
const dice = randomFrom(`${seed} players`);

while (match.table.over === null) {
  const seat = match.table.pending[0]!;
  const { options } = viewOf(match.table, seat).question!;
  match.say(seat, options[below(dice, options.length)]!);
}

const { view, log } = {
  view: viewOf(match.table, FIRST_SEAT),
  log: match.log.linesFor(FIRST_SEAT),
};
for (const { rule, what, data } of log) console.log(rule, what, JSON.stringify(data));
console.log('the first player, at the end:', JSON.stringify(view.zones));
console.log(writeRecord(match));
