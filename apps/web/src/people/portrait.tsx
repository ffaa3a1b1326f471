/** Who somebody is: a bust in the colour of the seat, with the wounds it has. */
import { partsOf, pathOf } from '../art/drawing.ts';
import type { Person } from '../table/scene.ts';
import './portrait.css';
import { type Hurt, portraitOf, SKINS, UNHURT, woundsDrawn } from './portraits.ts';

const Drawing = ({ of }: { readonly of: string }) => (
  <>
    {partsOf(of).map(({ tone, shape }, i) => (
      <path key={i} data-made={tone} d={pathOf(shape)} />
    ))}
  </>
);

export const Portrait = ({
  icon,
  colour,
  hurt = UNHURT,
}: {
  readonly icon: string;
  readonly colour?: string;
  readonly hurt?: Hurt;
}) => (
  <svg
    class="portrait"
    viewBox="0 0 120 140"
    data-portrait={icon}
    data-colour={colour}
    data-skin={SKINS[icon] ?? 'fair'}
    data-dead={hurt.dead || undefined}
    aria-hidden="true"
  >
    <Drawing of={portraitOf(icon)} />
    {woundsDrawn(hurt).map((wound) => (
      <Drawing key={wound} of={wound} />
    ))}
  </svg>
);

/** What can be seen of somebody's wounds. */
export function hurtOf({ wounds, gone }: Pick<Person, 'wounds' | 'gone'>): Hurt {
  const count = (icon: string): number => wounds.filter((mark) => mark.icon === icon).length;
  const light = wounds.find(({ icon }) => icon === 'wound.light')?.text ?? '0';
  // Where health is counted down, what is missing shows.
  const lost = wounds
    .filter(({ icon }) => icon === 'who.trooper')
    .map(({ text = '' }) => text.split('/').map(Number))
    .reduce((sum, [left = 0, of = 0]) => sum + of - left, 0);
  return {
    light: Number.parseInt(light, 10) + lost,
    serious: count('wound.serious'),
    dead: gone,
  };
}
