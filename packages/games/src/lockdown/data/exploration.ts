/** Exploration tokens: underground, and those of the surface (LCK-ALT-03-D); most are reconstructed. */
export interface ExplorationToken {
  readonly effect: string;
  readonly items: number;
  readonly copies: number;
  readonly surface: boolean;
}

// LCK-DATA-04
export const EXPLORATION: readonly ExplorationToken[] = [
  { effect: 'malfunction', items: 4, copies: 1, surface: false },
  { effect: 'malfunction', items: 3, copies: 1, surface: false },
  { effect: 'malfunction', items: 2, copies: 4, surface: false },
  { effect: 'malfunction', items: 1, copies: 2, surface: false },
  { effect: 'door', items: 4, copies: 1, surface: false },
  { effect: 'door', items: 3, copies: 1, surface: false },
  { effect: 'door', items: 2, copies: 1, surface: false },
  { effect: 'door', items: 1, copies: 1, surface: false },
  { effect: 'fire', items: 2, copies: 1, surface: false },
  { effect: 'fire', items: 1, copies: 1, surface: false },
  { effect: 'silence', items: 1, copies: 2, surface: false },
  { effect: 'slime', items: 4, copies: 1, surface: false },
  { effect: 'slime', items: 3, copies: 1, surface: false },
  { effect: 'danger', items: 3, copies: 1, surface: false },
  { effect: 'danger', items: 2, copies: 1, surface: false },
  { effect: 'silence', items: 1, copies: 1, surface: true },
  { effect: 'danger', items: 2, copies: 1, surface: true },
  { effect: 'slime', items: 2, copies: 1, surface: true },
  { effect: 'malfunction', items: 1, copies: 1, surface: true },
  { effect: 'draw-red-item', items: 1, copies: 1, surface: true },
  { effect: 'draw-yellow-item', items: 1, copies: 1, surface: true },
  { effect: 'draw-green-item', items: 1, copies: 1, surface: true },
  { effect: 'mars-card', items: 2, copies: 1, surface: true },
  { effect: 'mars-card', items: 3, copies: 1, surface: true },
  { effect: 'mars-card', items: 1, copies: 1, surface: true },
];
