/** The 20 Exploration tokens: an effect and a number of Items (NEM-SETUP-13). */
export const EXPLORATION: readonly {
  readonly effect: string;
  readonly items: number;
  readonly copies: number;
}[] = [
  { effect: 'malfunction', items: 4, copies: 1 },
  { effect: 'malfunction', items: 3, copies: 1 },
  { effect: 'malfunction', items: 2, copies: 4 },
  { effect: 'malfunction', items: 1, copies: 2 },
  { effect: 'door', items: 4, copies: 1 },
  { effect: 'door', items: 3, copies: 1 },
  { effect: 'door', items: 2, copies: 1 },
  { effect: 'door', items: 1, copies: 1 },
  { effect: 'fire', items: 2, copies: 1 },
  { effect: 'fire', items: 1, copies: 1 },
  { effect: 'silence', items: 1, copies: 2 },
  { effect: 'slime', items: 4, copies: 1 },
  { effect: 'slime', items: 3, copies: 1 },
  { effect: 'danger', items: 3, copies: 1 },
  { effect: 'danger', items: 2, copies: 1 },
];
