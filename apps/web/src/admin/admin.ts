/** What an administrator asks of the server. What changes something is asked again once a passkey was used. */
import type { AdminAsk, AdminTold, ToServer } from '@deadlight/host';
import { signal } from '@preact/signals';

type Told<I extends AdminTold['is']> = Extract<AdminTold, { is: I }>;

export const overview = signal<Told<'overview'> | null>(null);
export const tables = signal<Told<'tables'>['tables'] | null>(null);
export const people = signal<Told<'people'>['people'] | null>(null);
export const reports = signal<Told<'reports'>['reports'] | null>(null);
export const deeds = signal<Told<'audit'>['deeds'] | null>(null);
/** What was done last. */
export const done = signal<string | null>(null);
/** The passkey was not used: declined, or there is none. */
export const declined = signal(false);

/** What waits for a passkey. */
let unproven: AdminAsk | null = null;
/** What shows what has been changed. */
let shown: AdminAsk = { do: 'overview' };

let send: (message: ToServer) => void = () => {};

export function connectAdmin(say: typeof send): void {
  send = say;
}

function ask(what: AdminAsk): void {
  send({ say: 'admin', ask: what });
}

/** Asks for what a part of the page shows. */
export function show(what: AdminAsk): void {
  shown = what;
  done.value = null;
  ask(what);
}

/** Something that needs a passkey. */
export function change(what: AdminAsk): void {
  unproven = what;
  done.value = null;
  declined.value = false;
  ask(what);
}

/** The server wants a passkey first. */
export function prove(): void {
  if (unproven !== null) ask({ do: 'prove' });
}

async function sign(what: Told<'to-prove'>['what']): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const signed = await startAuthentication({ optionsJSON: what as never });
    ask({ do: 'proof', signed: signed as never });
  } catch {
    declined.value = true;
  }
}

export function hearAdmin(told: AdminTold): void {
  switch (told.is) {
    case 'overview':
      overview.value = told;
      return;
    case 'tables':
      tables.value = told.tables;
      return;
    case 'people':
      people.value = told.people;
      return;
    case 'reports':
      reports.value = told.reports;
      return;
    case 'audit':
      deeds.value = told.deeds;
      return;
    case 'to-prove':
      void sign(told.what);
      return;
    case 'proven':
      if (unproven !== null) ask(unproven);
      return;
    case 'done':
      unproven = null;
      done.value = told.what;
      ask(shown);
  }
}
