/** The reader's clubs, as the server told them last. */
import type { ClubAsk, ClubLine, ClubTold, ToServer } from '@deadlight/host';
import { signal } from '@preact/signals';
import { keepSetting } from '../settings/kept.ts';

export const clubs = signal<readonly ClubLine[] | null>(null);
/** A club that was asked for; without `club`, there is none of that name. */
export const shown = signal<Extract<ClubTold, { is: 'club' }> | null>(null);

let send: (message: ToServer) => void = () => {};

export function connectClubs(say: typeof send): void {
  send = say;
}

export function askClubs(ask: ClubAsk): void {
  if ('as' in ask) keepSetting('name', ask.as);
  send({ say: 'clubs', ask });
}

export function hearClubs(told: ClubTold): void {
  if (told.is === 'clubs') clubs.value = told.clubs;
  else shown.value = told;
}
