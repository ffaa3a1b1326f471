/** Prints the inputs of a school and some questions as bytes, for `example.py`: `node train/questions.ts SCHOOL COUNT` */
import { SCHOOLS } from './schools.ts';
import { HEADER, Tables } from './tables.ts';

const [school, count] = process.argv.slice(2);
const tables = new Tables(SCHOOLS[school!]!, 1, 'example');
/** Far enough apart to be about different things. */
const APART = 9;
const OPTIONS = 1;
const text = (from: number, to: number): string =>
  Buffer.from(tables.bytes.buffer, from, to - from).toString('base64');
console.log(JSON.stringify(tables.inputs));
for (let i = 0; i < Number(count); i++) {
  const end = tables.write();
  const weighed = new Float32Array(tables.bytes.buffer, 0, HEADER)[OPTIONS]!;
  const options = HEADER * Float32Array.BYTES_PER_ELEMENT + tables.stateSize;
  console.log(
    JSON.stringify({
      state: text(options - tables.stateSize, options),
      options: text(options, end - weighed * tables.leaning),
    }),
  );
  for (let step = 0; step < APART; step++) tables.answer(new Uint8Array([step % 2]));
}
