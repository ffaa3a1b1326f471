/** Fields that mean the same in every event that has them: they can be read of a line whatever it tells. */
import type { Domain, Line, Named, NumberField, Plain } from '@deadlight/engine';

type Name = Domain | Named;

/** What each of them holds; an event that declares one otherwise does not compile. */
export interface CommonFields {
  /** Whose line it is: a player, or the pawn or figure that acts. */
  readonly who?: Name;
  readonly seat?: Name;
  readonly partner?: Name;
  readonly pawn?: Name;
  readonly figure?: Name;
  /** Where it happens: the room, and the slot on which that lies. */
  readonly room?: Name;
  readonly slot?: NumberField;
  /** The card or the event behind it. */
  readonly card?: Name;
  readonly event?: Name;
  /** What a die or a token shows. */
  readonly face?: Name;
  readonly round?: NumberField;
  /** How often it has happened. */
  readonly times?: NumberField;
}

type Value<F> = F extends NumberField ? number : Plain;

/** The value of a common field; undefined if the line has none. */
export const valueIn = <K extends keyof CommonFields>(
  { data }: Line,
  field: K,
): Value<NonNullable<CommonFields[K]>> | undefined => data[field] as never;
