/** Text that is almost right: the most dangerous kind. */
import fc from 'fast-check';

/** Words that have hurt somebody before. */
const NASTY = [
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  '',
  '-1',
  '0',
  '1e309',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '&a [*a]',
  '"',
  '\u0000',
  '\u{1F47E}',
  '../../x',
];

export const word = (known: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    ...(known.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...known) }] : []),
    { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
    { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
    { weight: 1, arbitrary: fc.integer().map(String) },
  );

/** A line of some such words. */
export const line = (known: readonly string[]): fc.Arbitrary<string> =>
  fc.array(word(known), { maxLength: 5 }).map((words) => words.join(' '));

/** A text with some of its words and lines replaced, removed, doubled or moved. */
export const garbled = (texts: readonly string[]): fc.Arbitrary<string> => {
  const known = [...new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []))];
  const edit = fc.record({
    at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    to: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    how: fc.constantFrom('word', 'drop', 'double', 'move', 'cut'),
    word: word(known),
  });
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(edit, { minLength: 1, maxLength: 4 }))
    .map(([text, edits]) =>
      edits.reduce((now, { at, to, how, word: other }) => {
        if (how === 'word') {
          const words = [...now.matchAll(/[\w.-]+/g)];
          const found = words[Math.floor(at * words.length)];
          return found === undefined
            ? now
            : now.slice(0, found.index) + other + now.slice(found.index + found[0].length);
        }
        const lines = now.split('\n');
        const here = Math.floor(at * lines.length);
        if (how === 'cut') return now.slice(0, Math.floor(at * now.length));
        if (how === 'double') lines.splice(here, 0, lines[here]!);
        else {
          const [taken] = lines.splice(here, 1);
          if (how === 'move') lines.splice(Math.floor(to * lines.length), 0, taken!);
        }
        return lines.join('\n');
      }, text),
    );
};
