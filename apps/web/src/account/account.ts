/** The reader's account, as the server told it last, and what is asked about it. */
import type { Account, AccountAsk, AccountTold, ToServer } from '@deadlight/host';
import { signal } from '@preact/signals';
import { keepSetting } from '../settings/kept.ts';
import { language } from '../settings/settings.ts';

type Tried = Extract<AccountTold, { is: 'tried' }>;

export const account = signal<Account | null>(null);
/** Who the reader's friends are, once that was asked for. */
export const friends = signal<Extract<AccountTold, { is: 'friends' }> | null>(null);
/** The page of a player, once that was asked for. */
export const player = signal<Extract<AccountTold, { is: 'player' }> | null>(null);
/** New recovery codes, until they have been written down. */
export const codes = signal<readonly string[] | null>(null);
/** Something is under way. */
export const isBusy = signal(false);
/** The passkey of this device was not used: declined, or there is none. */
export const declined = signal(false);

/** Whether what was sent to try a way was taken there; null until one was tried. */
export const tried = signal<Pick<Tried, 'way' | 'arrived'> | null>(null);

let send: (message: ToServer) => void = () => {};

export function askAccount(ask: AccountAsk): void {
  tried.value = null;
  send({ say: 'account', ask });
}

/** They are told it in the language of the page, unless they have chosen another. */
export function askToBeTold(ask: AccountAsk): void {
  if (account.peek()?.language === null) askAccount({ do: 'change', language: language.peek() });
  askAccount(ask);
}

export function connectAccount(say: typeof send): void {
  send = say;
}

/** A passkey signs what it is asked to; whoever declines is asked nothing more. */
async function sign({ for: wanted, what }: Extract<AccountTold, { is: 'to-sign' }>): Promise<void> {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
  isBusy.value = true;
  declined.value = false;
  try {
    if (wanted === 'new-passkey') {
      const signed = await startRegistration({ optionsJSON: what as never });
      askAccount({ do: 'add-passkey', signed: signed as never });
    } else {
      const signed = await startAuthentication({ optionsJSON: what as never });
      askAccount({ do: 'sign-in', signed: signed as never });
    }
  } catch {
    declined.value = true;
  } finally {
    isBusy.value = false;
  }
}

function download(data: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 1)]));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'deadlight-account.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function hearAccount(told: AccountTold): void {
  switch (told.is) {
    case 'account':
      account.value = told.account;
      if (told.account.name !== null) keepSetting('name', told.account.name);
      return;
    case 'to-sign':
      void sign(told);
      return;
    case 'codes':
      codes.value = told.codes;
      askAccount({ do: 'show' });
      return;
    case 'tried':
      tried.value = told;
      return;
    case 'player':
      player.value = told;
      return;
    case 'friends':
      friends.value = told;
      return;
    case 'export':
      download(told.data);
      return;
    case 'signed-in':
    case 'signed-out':
      // The server ends the connection: the page comes again as whoever it is now.
      account.value = null;
      friends.value = null;
      codes.value = null;
  }
}
