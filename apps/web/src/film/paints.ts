/** The colours and letters of the theme, for a canvas. */
const NAMES = {
  paper: '--paper',
  deck: '--deck',
  ink: '--ink',
  dim: '--dim',
  line: '--line',
  faint: '--faint',
  lit: '--lit',
  unlit: '--unlit',
  warn: '--warn',
  danger: '--danger',
  fire: '--fire',
  lamp: '--light-lamp',
  flame: '--light-fire',
  torch: '--light-torch',
  creature: '--creature',
  rim: '--creature-rim',
  eye: '--creature-eye',
  tooth: '--creature-mark',
  signInk: '--seat-ink',
  shadow: '--art-shadow',
  body: '--art-body',
  top: '--art-top',
  edge: '--art-edge',
  stroke: '--art-line',
  hole: '--art-hole',
  floor: '--art-floor',
  wall: '--art-wall',
  warm: '--art-warm',
  cool: '--art-cool',
  green: '--art-green',
  red: '--art-red',
  blood: '--portrait-blood',
} as const;

export type Paint = keyof typeof NAMES;

export interface Paints {
  readonly of: Readonly<Record<Paint, string>>;
  /** By the name of a seat's colour. */
  readonly seat: (colour: string) => string;
  readonly label: string;
  readonly text: string;
  readonly day: boolean;
}

/** As they are where the element is. */
export function paintsOf(element: Element): Paints {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  return {
    of: Object.fromEntries(
      Object.entries(NAMES).map(([name, property]) => [name, read(property)]),
    ) as Paints['of'],
    seat: (colour) => read(`--seat-${colour}`) || read('--lit'),
    label: read('--label'),
    text: read('--text'),
    day: document.documentElement.getAttribute('data-theme') === 'light',
  };
}
