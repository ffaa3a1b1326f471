/** An option in words, and where on the table it belongs. */
import type { TurnKind } from './turn-kinds.ts';

export interface Choice {
  readonly notation: string;
  readonly verb: string;
  readonly label: string;
  readonly cost: number | null;
  readonly kind: TurnKind;
  /** The colour of the deck that it is about. */
  readonly tone: string | null;
  /** The parts of the scene where it is offered. */
  readonly targets: readonly string[];
  /** The rule against it, where it is not possible now, and what that means. */
  readonly rule: string | null;
  readonly why: string;
  /** What there is to choose after it, where it stands for several options, and what is asked then. */
  readonly parts?: { readonly asked: string; readonly choices: readonly Choice[] };
}
