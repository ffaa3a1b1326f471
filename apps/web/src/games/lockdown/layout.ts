/** Where the rooms of the base are drawn: its decks, the surface above them, the elevator. */
import type { Point } from '../survival/point.ts';

export const ROOM = { width: 180, height: 116 } as const;

/** A part of the plan that belongs to a section, or to none. */
export interface Deck {
  readonly section: number;
  readonly outline: string;
  /** Where its name stands, if it has one here. */
  readonly plate?: Point;
}

export interface Layout {
  readonly size: { readonly width: number; readonly height: number };
  /** The middle of each room, in the order of the slots. */
  readonly middles: readonly Point[];
  readonly decks: readonly Deck[];
  /** Lines of the terrain. */
  readonly ground: readonly string[];
  readonly shaft: string;
  readonly shaftPlate: Point;
  /** Where the elevator stops, by section; there is none before the first. */
  readonly stops: readonly Point[];
  readonly bunker: Point;
  /** The slot from which one gets to the bunker. */
  readonly beforeBunker: number;
}

const STANDARD: Layout = {
  size: { width: 1610, height: 902 },
  middles: [
    [490, 84],
    [206, 146],
    [490, 214],
    [850, 198],
    [206, 294],
    [1292, 206],
    [206, 442],
    [424, 442],
    [644, 370],
    [1076, 370],
    [1292, 370],
    [644, 514],
    [860, 442],
    [1076, 514],
    [1292, 514],
    [206, 592],
    [1510, 592],
    [206, 744],
    [424, 672],
    [644, 672],
    [860, 672],
    [1076, 672],
    [1292, 672],
    [424, 818],
    [860, 818],
    [1076, 818],
    [1292, 818],
  ],
  decks: [
    { section: 1, outline: 'M12 18H976V256L950 282H12Z', plate: [306, 18] },
    { section: 2, outline: 'M12 302H1400L1424 326V562L1400 586H12Z', plate: [306, 302] },
    { section: 3, outline: 'M12 602H1400L1424 626V866L1400 890H12Z', plate: [306, 602] },
  ],
  ground: [
    'M988 176C1050 138 1100 160 1160 144S1280 106 1370 136S1510 174 1606 138',
    'M990 122C1060 108 1130 128 1200 104S1350 62 1390 100',
    'M1402 30C1460 8 1530 12 1606 38',
    'M988 54C1040 36 1080 46 1140 36S1260 16 1340 30',
    'M1400 200C1460 184 1530 208 1606 190',
    'M1420 248C1480 236 1540 260 1606 244',
  ],
  shaft: 'M30 34H90V876H30Z',
  shaftPlate: [24, 18],
  stops: [
    [60, 146],
    [60, 146],
    [60, 442],
    [60, 744],
  ],
  bunker: [1510, 84],
  beforeBunker: 1,
};

const ALTERNATIVE: Layout = {
  size: { width: 1640, height: 964 },
  middles: [
    [100, 84],
    [514, 84],
    [307, 170],
    [307, 366],
    [1152, 92],
    [1516, 92],
    [1516, 250],
    [1152, 250],
    [340, 520],
    [112, 562],
    [112, 716],
    [340, 682],
    [562, 590],
    [232, 846],
    [500, 846],
    [776, 424],
    [992, 424],
    [992, 568],
    [776, 568],
    [884, 706],
    [850, 846],
    [1108, 846],
    [1216, 440],
    [1490, 440],
    [1530, 642],
    [1250, 642],
    [1384, 846],
    [712, 212],
    [956, 276],
    [552, 338],
  ],
  decks: [
    { section: 1, outline: 'M10 18H612V176L440 296V434H10Z', plate: [222, 18] },
    { section: 3, outline: 'M1048 20H1630V320H1068L1048 300Z', plate: [1262, 20] },
    { section: 1, outline: 'M10 450H668V660H446V768L392 786V914H10Z', plate: [450, 450] },
    { section: 2, outline: 'M674 352H1096V638L1000 776V914H742V776L674 636Z', plate: [700, 352] },
    { section: 3, outline: 'M1112 370H1630V914H1284V764L1150 718L1112 690Z', plate: [1318, 370] },
  ],
  ground: [
    'M624 112C680 76 740 120 796 90S828 40 836 18',
    'M620 236C660 210 690 262 730 274S800 240 838 222',
    'M822 172C880 150 960 190 1030 160',
    'M450 430C520 414 580 434 670 418',
    'M1064 352C1090 330 1160 350 1230 340S1400 362 1480 342S1600 356 1636 344',
    'M664 336C720 316 780 342 836 324',
    'M1008 26C1004 70 1010 110 1030 138',
  ],
  shaft: 'M142 922H1474V954H142Z',
  shaftPlate: [24, 938],
  stops: [
    [232, 938],
    [232, 938],
    [850, 938],
    [1384, 938],
  ],
  bunker: [916, 74],
  beforeBunker: 28,
};

export const LAYOUTS = { standard: STANDARD, alternative: ALTERNATIVE } as const;
