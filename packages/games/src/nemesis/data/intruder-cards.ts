/** A card of the player who leads the Intruders (NEM-INTRUDER-05). */
export interface IntruderCard {
  readonly id: string;
  readonly name: string;
  /** The Corridor an Intruder may take. */
  readonly move: number | 'any';
  /** Attack cards to draw, of which one is resolved. */
  readonly attack: number;
  readonly special: 'pursuit' | 'hunt' | 'eclosion' | 'planning' | 'healing';
}

const card = (
  name: string,
  move: IntruderCard['move'],
  attack: number,
  special: IntruderCard['special'],
): IntruderCard => ({ id: `${name}-${move}`, name, move, attack, special });

export const INTRUDER_CARDS: readonly IntruderCard[] = [
  card('pursuit', 1, 2, 'pursuit'),
  card('pursuit', 2, 2, 'pursuit'),
  card('pursuit', 3, 2, 'pursuit'),
  card('pursuit', 'any', 3, 'pursuit'),
  card('coordinated-hunt', 3, 1, 'hunt'),
  card('coordinated-hunt', 4, 1, 'hunt'),
  card('metamorphosis', 1, 1, 'eclosion'),
  card('planning', 4, 1, 'planning'),
  card('planning', 'any', 1, 'planning'),
  card('self-healing', 2, 1, 'healing'),
];
