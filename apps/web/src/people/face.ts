/** Faces, half turned to the left, where the light is: the same bones, other features. */

export interface Features {
  /** How much wider, and longer, than others. */
  readonly jaw?: number;
  readonly chin?: number;
  readonly nose?: number;
  /** Below 0 grim, above 0 worried. */
  readonly brow?: number;
  readonly eyes?: 'open' | 'narrow' | 'wide';
  readonly mouth?: 'flat' | 'grim' | 'smirk' | 'parted';
  /** Lines of age, or of hunger. */
  readonly lines?: boolean;
}

const MOUTHS = {
  flat: 's M47 80Q53 78.5 62 80Q54 82.2 47 80Z',
  grim: 's M47 81.5Q53 77.5 63 82L62 83.5Q53 80 47 82.5Z',
  smirk: 's M47 80.5Q54 81.5 64 77.5Q57 83 47 80.5Z',
  parted: 's M48 79.5Q53 77.5 61 79.5Q58 84.5 53 84.5Q49 83 48 79.5Z',
} as const;

const LIDS = { open: 2.6, narrow: 1.5, wide: 3.6 } as const;

export function faceOf({
  jaw = 0,
  chin = 0,
  nose = 0,
  brow = 0,
  eyes = 'open',
  mouth = 'flat',
  lines = false,
}: Features): string {
  const [low, lid] = [88 + chin, LIDS[eyes]];
  return [
    // The neck, the ear, the head in the dark, and what the light falls on.
    `k M52 80L48 114H90L86 70Z`,
    `f M53 90L50 114H60L62 ${low + 4}Z`,
    `k M85 55Q93 51 92 60Q91 69 84 69Z`,
    `k M40 52C38 34 48 25 63 25C80 25 88 38 87 54C86 66 ${84 + jaw} 76 ${75 + jaw} ${85 + chin}C68 ${93 + chin} 56 ${95 + chin} ${51 - jaw / 2} ${low}C45 ${80 + chin / 2} 42 72 41 64C39 60 40 56 40 52Z`,
    `f M40 52C39 40 45 30 54 28C63 30 67 38 65 46C61 50 60 54 63 58C67 63 66 70 62 73C65 78 63 ${86 + chin} 58 ${91 + chin}Q54 ${92 + chin} ${51 - jaw / 2} ${low}C45 ${80 + chin / 2} 42 72 41 64C39 60 40 56 40 52Z`,
    // Sockets, and the ridge of the nose between them.
    `k M41 53Q46 50 52 53L51 59Q46 60 42 58ZM59 53Q66 49 75 53L73 60Q66 62 60 59Z`,
    `f M54 50Q52 60 ${49.5 - nose} 68Q50 72 55 72L58 70Q57 60 58 51Z`,
    `k M58 52Q59 63 62 69Q60 74 53 73L57 70Q58 60 58 52Z`,
    `s M52 72.5Q56 70.5 60 72Q56 74.5 52 72.5Z`,
    `s M43 56Q47 ${56 - lid} 51.5 56Q47 ${56 + lid * 0.7} 43 56ZM61 56.5Q67 ${56 - lid} 73 56.5Q67 ${56.5 + lid * 0.8} 61 56.5Z`,
    `f O46 ${55.6} ${lid * 0.32}|f O65.5 ${55.8} ${lid * 0.36}`,
    `h M41 ${51 - brow / 2}Q46 ${47.5 - brow / 3} 53 ${50 + brow * -0.9}L53 ${52.5 + brow * -0.9}Q46 50 41 ${53 - brow / 2}ZM58.5 ${50 + brow * -0.9}Q67 ${46.5 - brow / 4} 77 ${50 + brow * 0.4}L76 ${52 + brow * 0.4}Q67 49.5 58.5 ${53 + brow * -0.9}Z`,
    MOUTHS[mouth],
    `k M50 ${84 + chin / 2}Q54 ${86 + chin / 2} 60 ${84 + chin / 2}Q55 ${88 + chin / 2} 50 ${84 + chin / 2}Z`,
    ...(lines
      ? [
          'l M46 70Q45 76 47 82M62 72Q66 77 65 84M44 61Q47 63 51 61M62 62Q67 64.5 72 62M46 40Q53 37 60 39M47 36Q53 33 60 35',
          'k M42 66Q44 76 50 84Q43 80 42 66Z',
        ]
      : []),
  ].join('|');
}
