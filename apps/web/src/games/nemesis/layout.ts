/** Where the rooms of the ship are drawn, so that they are as large as the plan allows. */
import type { Point } from '../survival/point.ts';

export const SIZE = { width: 1640, height: 880 } as const;
export const ROOM = { width: 188, height: 128 } as const;

/** The middle of each room, in the order of the slots. */
export const LAYOUTS: Readonly<Record<'standard' | 'alternative', readonly Point[]>> = {
  standard: [
    [122, 440],
    [354, 196],
    [354, 440],
    [354, 684],
    [598, 82],
    [598, 262],
    [598, 440],
    [598, 618],
    [598, 798],
    [838, 112],
    [838, 440],
    [838, 768],
    [1072, 122],
    [1072, 310],
    [1072, 570],
    [1072, 758],
    [1300, 286],
    [1300, 594],
    [1528, 132],
    [1528, 440],
    [1528, 748],
  ],
  alternative: [
    [130, 168],
    [122, 440],
    [130, 712],
    [352, 254],
    [352, 440],
    [352, 626],
    [584, 92],
    [600, 440],
    [584, 788],
    [826, 224],
    [838, 440],
    [826, 656],
    [1074, 440],
    [1068, 176],
    [1302, 440],
    [1068, 704],
    [1306, 112],
    [1528, 176],
    [1528, 440],
    [1528, 704],
    [1306, 768],
  ],
};

/** Behind, the three engines are the same on both sides of the board. */
const STERN = [
  'L1420 24 L1560 44 L1634 66 L1634 236 L1604 262 L1604 316 L1634 342 L1634 538 L1604 564',
  'L1604 618 L1634 644 L1634 814 L1560 836 L1420 856 L1180 874',
].join(' ');

/** A pointed nose, or a blunt one. */
export const HULLS: Readonly<Record<'standard' | 'alternative', string>> = {
  standard: `M8 440 C40 320 180 96 440 22 C640 -10 900 -6 1180 6 ${STERN} C900 886 640 890 440 858 C180 784 40 560 8 440 Z`,
  alternative: `M8 440 L18 112 L44 84 L236 84 C320 28 420 4 560 2 L1180 6 ${STERN} L560 878 C420 876 320 852 236 796 L44 796 L18 768 Z`,
};
