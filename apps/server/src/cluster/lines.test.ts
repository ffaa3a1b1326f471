import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  packed,
  readToGateway,
  readToOwner,
  type ToGateway,
  unpacked,
  writeToGateway,
  writeToOwner,
} from './lines.ts';

const number = fc.nat();
const where = { stay: number, visit: number };
/** What a page is told is JSON, with whatever people write in it. */
const text = fc.string({ unit: 'binary' }).map((said) => JSON.stringify({ said }));
const line: fc.Arbitrary<ToGateway> = fc.oneof(
  fc.record({ do: fc.constant('tell' as const), ...where, m: number, seq: number, text }),
  fc.record({ do: fc.constant('done' as const), ...where, m: number, n: number }),
  fc.record({ do: fc.constant('end' as const), ...where, m: number }),
  fc.record({ do: fc.constant('unknown' as const), ...where }),
);

test('lines to a gateway are read as they were written', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const { from, lines: read } = unpacked(packed('me', lines.map(writeToGateway)));
      expect(from).toBe('me');
      expect(read.map(readToGateway)).toEqual(lines);
    }),
  );
});

test('text that people write may contain line separators', () => {
  const told = JSON.stringify({ said: 'a\u2028b\u2029c\nd e' });
  const written = writeToGateway({ do: 'tell', stay: 1, visit: 2, m: 3, seq: 4, text: told });
  const [read] = unpacked(packed('me', [written])).lines.map(readToGateway);
  expect(read).toMatchObject({ text: told });
});

test('lines to an owner are read as they were written', () => {
  const says = { say: 'chat', what: { text: 'a\nb\u2028' } } as const;
  const said = { stay: 1, visit: 2, n: 3, says };
  expect(unpacked(packed('me', [writeToOwner(said)])).lines.map(readToOwner)).toEqual([said]);
});

test('anything else is refused', () => {
  expect(() => readToGateway('x 1 2 3')).toThrow();
});
