/** What playing a card does: one term, one procedure, one text. */
export type Effect =
  | { readonly does: 'gain-actions'; readonly amount: number }
  | { readonly does: 'heal'; readonly amount: number }
  | { readonly does: 'blast'; readonly damage: 1 }
  | { readonly does: 'stab'; readonly hitsFrom: number; readonly damage: 1 }
  | { readonly does: 'see-hand' }
  | { readonly does: 'lure'; readonly distance: number };

/** What a card changes as long as it is held or laid out. */
export interface Traits {
  /** Shots it brings when laid out. */
  readonly shots?: number;
  /** Shots that one shooting action may fire. */
  readonly shotsPerAction?: number;
  /** Rooms, in a straight line, that a shot may reach. */
  readonly range?: number;
  /** Cannot be combined with `shotsPerAction` or another range. */
  readonly alone?: true;
  /** Opens security doors for its owner. */
  readonly opensDoors?: true;
  /** Spares the alarm when a used room is searched. */
  readonly quiet?: true;
  /** Health it saves when damage is dealt. */
  readonly armor?: number;
  /** Given in a trade, it stops an infection. */
  readonly repels?: true;
  /** Given in a trade, it cures the partner. */
  readonly cures?: true;
  /** Burns the hive, three of them. */
  readonly burns?: true;
}

/**
 * `single`: to the discard pile after use. `permanent`: laid out at first use and kept.
 * `charges`: laid out until used up. `immediate`: never kept. `role`: never leaves the hand.
 * `trade`: works by being given away.
 */
export type Use = 'single' | 'permanent' | 'charges' | 'immediate' | 'role' | 'trade';

export interface Card {
  readonly id: string;
  readonly copies: number;
  /** `core` is always in the game; any other set is switched on by the table option of its name. */
  readonly set: 'core' | 'bonus';
  readonly use: Use;
  /** Action points that using it costs. */
  readonly cost: 0 | 1;
  readonly traits?: Traits;
  readonly effect?: Effect;
  /** How sure the printed card is; `reconstructed` closes a gap in the sources. */
  readonly copiesAre: 'confirmed' | 'inferred' | 'reconstructed';
}

/** A card as written here: omitted fields have the usual values. */
type CardInput = Pick<Card, 'id' | 'use'> & Partial<Card>;

const PLAIN = { copies: 1, set: 'core', cost: 0, copiesAre: 'confirmed' } as const;

const cards = (written: readonly CardInput[]): Card[] =>
  written.map((one) => ({ ...PLAIN, ...one }));

/** The 46 search cards and the 6 bonus cards. The text of each is made from these terms. */
/** The sides of the die that a knife is thrown with. */
export const KNIFE_DIE = 4;

export const SEARCH_CARDS: readonly Card[] = cards([
  { id: 'gas-can', copies: 12, use: 'trade', traits: { repels: true, burns: true } },
  { id: 'armor', copies: 7, use: 'single', traits: { armor: 1 } },
  { id: 'ammo', copies: 6, use: 'charges', traits: { shots: 4 } },
  { id: 'parasite-alarm', copies: 3, use: 'immediate' },
  { id: 'first-aid-kit', copies: 3, use: 'single', effect: { does: 'heal', amount: 2 } },
  { id: 'keycard', copies: 3, use: 'permanent', traits: { opensDoors: true } },
  { id: 'heavy-gun', copies: 2, use: 'permanent', traits: { shotsPerAction: 2 } },
  { id: 'grenade', copies: 2, use: 'single', cost: 1, effect: { does: 'blast', damage: 1 } },
  { id: 'energy-boost', copies: 2, use: 'single', effect: { does: 'gain-actions', amount: 2 } },
  { id: 'target-scope', copies: 2, use: 'permanent', traits: { range: 1 } },
  {
    id: 'combat-knife',
    copies: 2,
    use: 'permanent',
    cost: 1,
    effect: { does: 'stab', hitsFrom: 3, damage: 1 },
  },
  { id: 'body-scanner', use: 'single', cost: 1, effect: { does: 'see-hand' } },
  { id: 'host', use: 'role' },
  {
    id: 'antidote',
    set: 'bonus',
    use: 'trade',
    copiesAre: 'inferred',
    traits: { repels: true, cures: true },
  },
  {
    id: 'night-vision',
    copies: 2,
    set: 'bonus',
    use: 'permanent',
    copiesAre: 'reconstructed',
    traits: { quiet: true },
  },
  {
    id: 'parasite-signal',
    copies: 2,
    set: 'bonus',
    use: 'single',
    copiesAre: 'reconstructed',
    effect: { does: 'lure', distance: 2 },
  },
  {
    id: 'sniper-rifle',
    set: 'bonus',
    use: 'permanent',
    copiesAre: 'reconstructed',
    traits: { range: 2, alone: true },
  },
]);
