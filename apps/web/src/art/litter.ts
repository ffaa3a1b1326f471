/** What lies in a room besides its furniture, drawn in the frame of rooms: see `drawing.ts`. */
import type { Place } from '../table/scene.ts';
import { matrixOf, partsOf, pathOf } from './drawing.ts';
import type { Trace } from './traces.ts';

/** A shape, and what it is made of. */
export interface Bit {
  readonly made: string;
  readonly d: string;
}

const DRAWN: Readonly<Record<Trace, readonly (readonly [made: string, shape: string])[]>> = {
  blood: [
    [
      'blood',
      'M62 96C54 88 68 80 76 85C84 78 98 84 94 92C104 96 98 106 88 103C80 110 66 106 62 96ZM104 84L112 79L107 88ZM52 104L44 110L55 109ZM100 106L110 112L98 109ZM70 74L66 66L73 72Z',
    ],
  ],
  scorch: [
    [
      'scorch',
      'M108 74L116 58L124 70L138 56L140 72L158 66L150 80L168 86L150 92L158 108L140 98L132 114L124 100L108 110L112 94L94 92L108 84Z',
    ],
  ],
  ichor: [
    [
      'ichor',
      'M128 98C122 90 136 84 142 90C152 84 160 92 154 98C164 102 154 112 146 107C138 114 126 108 128 98ZM118 106L112 112L121 110ZM160 88L168 82L164 91ZM134 80L131 73L138 78Z',
    ],
  ],
  shells: [['shell', 'R84 110 5 2R92 106 5 2R98 112 5 2R76 113 5 2R88 114 4 2']],
};

const FIRE: readonly (readonly [string, string])[] = [
  [
    'flame',
    'M14 117C4 102 18 96 15 80C28 90 30 102 26 117ZM40 117C30 104 44 98 40 84C54 94 55 106 50 117ZM96 117C82 100 102 92 97 70C116 86 118 104 112 117ZM126 117C116 106 130 98 126 86C138 94 140 108 136 117ZM152 117C140 102 158 94 154 74C170 88 172 104 166 117Z',
  ],
  [
    'ember',
    'M18 117C14 108 20 106 19 98C25 104 26 110 24 117ZM44 117C40 110 46 107 44 99C49 105 50 111 48 117ZM102 117C96 106 105 102 103 92C111 100 112 110 109 117ZM156 117C151 107 159 103 157 93C164 100 165 110 163 117Z',
  ],
];

const SPARKS: readonly (readonly [string, string])[] = [
  ['scorch', 'M140 44L168 40L170 62L144 66Z'],
  [
    'spark',
    'M154 54L150 44L155 47L156 36L160 47L170 42L163 51L174 55L162 57L166 68L157 60L150 68L152 58L141 60Z',
  ],
];

/** A bag, where something can still be found. */
const BAG = 'R-6 -4 12 9 2|l M-3 -4Q0 -9 3 -4M-6 0H6';
/** Where bags stand: at the right wall, out of the way of those who come in. */
const STACK = [
  [166, 108],
  [150, 110],
  [168, 96],
  [152, 98],
  [136, 112],
] as const;

const bitsOf = (all: readonly (readonly [string, string])[]): Bit[] =>
  all.map(([made, shape]) => ({ made, d: pathOf(shape) }));

/** How many items are left in a room, as its mark says. */
const itemsIn = ({ marks }: Pick<Place, 'marks'>): number =>
  Number.parseInt(marks.find(({ icon }) => icon === 'items')?.text ?? '0', 10) || 0;

export function litterOf(
  place: Pick<Place, 'marks' | 'burning'>,
  traces: readonly Trace[],
): readonly Bit[] {
  const bags = STACK.slice(0, itemsIn(place)).flatMap(([x, y]) =>
    partsOf(`b ${BAG}`).map(({ tone, shape }) => ({
      made: tone === 'body' ? 'bag' : 'strap',
      d: pathOf(shape, matrixOf(x, y, 0, 1.15, false)),
    })),
  );
  return [
    ...traces.flatMap((trace) => bitsOf(DRAWN[trace])),
    ...bags,
    ...(place.marks.some(({ icon }) => icon === 'malfunction') ? bitsOf(SPARKS) : []),
    ...(place.burning ? bitsOf(FIRE) : []),
  ];
}
