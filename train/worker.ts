/** A worker process of the trainer: writes questions into a file, reads answers from standard input. */
import { openSync, readSync, writeSync } from 'node:fs';
import { SCHOOLS } from './schools.ts';
import { HEADER, Tables, TILT_ONE } from './tables.ts';

const [school, tables, seeds, again, ...files] = process.argv.slice(2);
const count = Number(tables);
/** While one half waits for answers, the other half plays on. */
const halves = files.map((file, i) => ({
  tables: new Tables(SCHOOLS[school!]!, count, `${seeds}:${i}`, Number(again)),
  file: openSync(file, 'w'),
}));

const IN = 0;
const OUT = 1;
const say = (half: (typeof halves)[number]): void => {
  writeSync(half.file, half.tables.bytes, 0, half.tables.write(), 0);
  writeSync(OUT, '.');
};

const { stateSize, optionSize, leaning, inputs } = halves[0]!.tables;
writeSync(
  OUT,
  `${JSON.stringify({ header: HEADER, stateSize, optionSize, leaning, tiltOne: TILT_ONE, inputs })}\n`,
);
for (const half of halves) say(half);
const answers = new Uint8Array(count);
for (let turn = 0; ; turn++) {
  let got = 0;
  while (got < count) {
    const more = readSync(IN, answers, got, count - got, null);
    if (more === 0) process.exit(0);
    got += more;
  }
  const half = halves[turn % halves.length]!;
  half.tables.answer(answers);
  say(half);
}
