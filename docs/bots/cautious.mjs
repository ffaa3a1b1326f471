// A player for any of the games, in plain JavaScript: it goes back to where it has not been lately,
// never fights, and ends its turn early. Try it:
//   npx deadlight arena --game nemesis --one "cmd:node docs/bots/cautious.mjs" --others random
import { createInterface } from 'node:readline';

/** From what it likes most to what it likes least; whatever is not named is in between. */
const LIKES = ['hibernate', 'launch', 'burn', 'heal', 'treat', 'search', 'careful', 'move', 'room'];
const DISLIKES = ['end', 'pass', 'shoot', 'melee', 'stab', 'concede'];

const lastTime = new Map();
let asked = 0;

/** The lower, the better. */
function rank(option) {
  const verb = option.split(' ')[0];
  const liked = LIKES.indexOf(verb);
  const mood = liked >= 0 ? liked : LIKES.length + 1 + DISLIKES.indexOf(verb);
  return 100 * mood + (lastTime.get(option) ?? 0) / asked;
}

function choose({ min, options }) {
  asked++;
  const best = options.toSorted((a, b) => rank(a) - rank(b)).slice(0, min);
  for (const option of best) lastTime.set(option, asked);
  return best;
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { type, id, view } = JSON.parse(line);
  if (type === 'ask')
    process.stdout.write(`${JSON.stringify({ id, answer: choose(view.question) })}\n`);
});
