/** The lists of the deals of the day, as the server told them last. */
import type { DealAsk, DealTold, ToServer } from '@deadlight/host';
import { signal } from '@preact/signals';

export type DealList = Extract<DealTold, { is: 'list' }>;

export const list = signal<DealList | null>(null);
/** Why a game was not entered. */
export const turnedDown = signal<Extract<DealTold, { is: 'turned-down' }> | null>(null);

let send: (message: ToServer) => void = () => {};

export function connectDeals(say: typeof send): void {
  send = say;
}

export function askDeals(ask: DealAsk): void {
  send({ say: 'deals', ask });
}

export function hearDeals(told: DealTold): void {
  if (told.is === 'turned-down') {
    turnedDown.value = told;
    return;
  }
  list.value = told;
}
