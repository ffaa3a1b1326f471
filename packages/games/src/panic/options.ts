/** Table options of Panic Station. Contains no rules, so that a page can offer them without loading any. */
import type { OptionSpecs } from '@deadlight/engine';

/** Table options; the first value is the default. */
export const OPTIONS = {
  /** Add the 6 bonus cards (PAN-SETUP-02, PAN-SETUP-03). */
  bonus: [false, true],
  /** Two infection cards each, and a hand of at least four (PAN-VAR-01). */
  fewerInfections: [false, true],
  /** A host without infection cards may pass the host card on (PAN-VAR-02). */
  beginnerHost: [false, true],
  /** Gas cans that burn the hive (PAN-VAR-03). */
  gas: [3, 4],
  /** Only infected players who did something share the victory (PAN-VAR-04). */
  masterAndServant: [false, true],
  /** A second host in the middle of the deck, for five or six players (PAN-VAR-05). */
  secondHost: [false, true],
  /** One roll moves all parasites (PAN-PHASE-02). */
  oneRoll: [false, true],
  /** Trades are counted by character instead of by player (PAN-TRADE-06). */
  tradeByCharacter: [false, true],
  /** Ours, not the box's: nobody wins once this round has been played; 0: never (PAN-END-10). */
  roundLimit: [40, 20, 60, 0],
  /** Anyone may call a vote to give up (PAN-END-10). */
  vote: [false, true],
} as const satisfies OptionSpecs;

/** The rules that each option changes. */
export const RULES: Readonly<Record<keyof typeof OPTIONS, readonly string[]>> = {
  bonus: ['PAN-SETUP-02', 'PAN-SETUP-03'],
  fewerInfections: ['PAN-VAR-01'],
  beginnerHost: ['PAN-VAR-02'],
  gas: ['PAN-VAR-03'],
  masterAndServant: ['PAN-VAR-04'],
  secondHost: ['PAN-VAR-05'],
  oneRoll: ['PAN-PHASE-02'],
  tradeByCharacter: ['PAN-TRADE-06'],
  roundLimit: ['PAN-END-10'],
  vote: ['PAN-END-10'],
};
