/** What a player of Panic Station wants, and how far it is. */
import { at, type View } from '@deadlight/engine';
import type { Condition, Goal, Prospect } from '../telling/goals.ts';
import { varsOf } from './layout.ts';

const cardsIn = (view: View, zone: string): readonly string[] => view.zones[zone]?.cards ?? [];

/** Humans burn the hive with their trooper and enough gas (PAN-END-01); the infected keep it from burning (PAN-END-02). */
export function goalsOf(view: View): readonly Goal[] {
  const [being] = cardsIn(view, `status/${view.seat + 1}`);
  if (view.seat < 0 || being === undefined) return [];
  const condition = (
    name: string,
    prospect: Prospect,
    data: Condition['data'] = {},
  ): Condition => ({ name, prospect, data });
  const { health, options } = varsOf(view);
  if (being !== 'human') return [{ card: null, anyOf: [[condition('hive-stands', 'open')]] }];
  const hive = cardsIn(view, 'station').includes('hive');
  const have = cardsIn(view, `hand/${view.seat + 1}`).filter((card) => card === 'gas-can').length;
  const need = Number(options.gas);
  return [
    {
      card: null,
      anyOf: [
        [
          condition('stay-human', 'met'),
          condition(
            'trooper-alive',
            at(health, 2 * view.seat, 'health of seat') > 0 ? 'met' : 'lost',
          ),
          condition('hive-found', hive ? 'met' : 'open'),
          condition('gas', have >= need ? 'met' : 'open', { have, need }),
        ],
      ],
    },
  ];
}
