/**
 * Adds the names of the inputs to a file of weights that was trained before files had them:
 * `npx node train/name-inputs.ts FILE LIKE`. The names are those of another file of the same game, trained with
 * the same inputs. Nothing else in the file changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Inputs } from '@deadlight/bots/learned';

interface Weights {
  readonly inputs?: Inputs;
  readonly layers: {
    readonly state: { readonly inputs: number };
    readonly option: { readonly inputs: number };
  };
}

/** The inputs as they are written: a line for each part. */
export const writtenInputs = (inputs: Inputs): string =>
  `{\n${Object.entries(inputs)
    .map(([part, list]) => `${JSON.stringify(part)}: ${JSON.stringify(list)}`)
    .join(',\n')}\n}`;

/** The same text with the names in front of the layers; fails where they are not those of the file. */
export function withInputs(text: string, inputs: Inputs): string {
  const { layers, inputs: known } = JSON.parse(text) as Weights;
  if (known !== undefined) throw new Error('this file has the names of its inputs already');
  for (const part of ['state', 'option'] as const)
    if (layers[part].inputs !== inputs[part].length)
      throw new Error(
        `the file has ${layers[part].inputs} inputs for each ${part}, but there are ${inputs[part].length} names`,
      );
  return text.replace('"layers":', `"inputs": ${writtenInputs(inputs)},\n"layers":`);
}

if (import.meta.main) {
  const [file, like] = process.argv.slice(2);
  if (file === undefined || like === undefined)
    throw new Error(
      'say which file, and which has the names: npx node train/name-inputs.ts FILE LIKE',
    );
  const { inputs } = JSON.parse(readFileSync(like, 'utf8')) as Weights;
  if (inputs === undefined) throw new Error(`${like} has no names of inputs`);
  writeFileSync(file, withInputs(readFileSync(file, 'utf8'), inputs));
}
