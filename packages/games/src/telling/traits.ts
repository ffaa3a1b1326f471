/** Traits of events for the story; each game gives them where it declares the event. */
import type {
  CarriedData,
  EventName,
  Field,
  Fields,
  Line,
  ListOf,
  LogEvent,
  NumberField,
  Plain,
} from '@deadlight/engine';
import type { CommonFields } from './fields.ts';

/** The lines of the current entry, without payments. */
export interface Before {
  readonly lines: readonly Line[];
  readonly first: Line;
  readonly last: Line;
  has(line: Line, trait: keyof Traits): boolean;
}

/** All lines of an entry, with what the story knows of them. */
export interface Told {
  readonly lines: readonly Line[];
  has(line: Line, trait: keyof Traits): boolean;
  /** Whether the story says a line of them. */
  says(line: Line): boolean;
}

/** A line that has these values. */
export type LineWith<K extends string> = Omit<Line, 'data'> & {
  readonly data: Readonly<Record<K, Plain>>;
};

/** A line of an event, with the values that the event declares. */
type LineOf<F extends Fields> = Omit<Line, 'data'> & { readonly data: CarriedData<F> };

/** What is asked of a line of an event; the type of a method, as those of `Traits` are. */
type Asked<F extends Fields, Rest extends readonly unknown[], Answer> = {
  ask(line: LineOf<F>, ...rest: Rest): Answer;
}['ask'];

/** Lines of one kind that can be said at once: as which form, and what each of them adds to its list. */
export interface Joining<F extends Fields = Fields> {
  readonly as: LogEvent;
  /** Null if the line needs its own sentence. */
  one(line: LineOf<F>): Plain | null;
}

/** The set that a line puts something into or takes something out of, and the field that says what. */
export interface InSet<F extends Fields = Fields> {
  readonly set: string;
  readonly by: keyof F & string;
  /** Whether this line does so; without it, every one does. */
  if?(line: LineOf<F>): boolean;
}

/** The form of the line that a round ends with, counted from all lines so far. */
export interface Closing<S extends Fields = Fields> {
  readonly as: LogEvent<S>;
  tally(lines: readonly Line[], events: StoryEvents): CarriedData<S> | null;
}

/** The ends of a corridor, and its number if there are two between the same rooms. */
type Corridor = Readonly<Record<'from' | 'to' | 'exit', NumberField>>;
export type OfCorridor = CarriedData<Corridor>;

/** How a corridor is told: from one of its ends, by the other; or by both. */
export interface CorridorForms {
  readonly near: LogEvent<{ readonly spots: ListOf<Field> }>;
  readonly between: LogEvent<Readonly<Record<'from' | 'to', Field>>>;
}

/** A milestone says nothing but that it has been reached. */
export type Milestone = LogEvent<Readonly<Record<string, never>>>;

/** What an event can head; a round is numbered by its field. */
type Opening<F extends Fields> =
  | 'phase'
  | 'turn'
  | 'passage'
  | 'step'
  | ('round' extends keyof F ? 'round' : never);

/** A trait of events that have these fields. */
type With<F extends Fields, K extends string> = K extends keyof F ? true : never;

/**
 * What the story needs to know of an event. Its own lines have the fields that the event declares; methods, so that the
 * events of a game can be listed together.
 */
export interface Traits<F extends Fields = Fields> {
  /** It is only made by the story, out of another event. */
  readonly form?: true;
  /** It heads what follows; a step is not worth a heading if nothing happens in it. */
  readonly opens?: Opening<F>;
  /** It names an action: what comes of that belongs to it. */
  readonly action?: true;
  /** It is never a mere consequence; no action is. */
  readonly begins?: true;
  /** It finishes what the line before it began, whatever that was. */
  readonly result?: true;
  /** Whether it goes on with the lines before it, where its other traits do not say so. */
  follows?(line: LineOf<F>, before: Before): boolean;
  /** Movements are told with nothing but movements. */
  readonly movement?: true;
  readonly attack?: true;
  /** It is done on the spot: what comes of it where its player stands needs no place. */
  readonly onSpot?: true;
  /** It happens where the player of its entry stands. */
  readonly atPlayer?: true;
  /** It may make its player let go of something. */
  readonly fillsHands?: true;
  /** A roll for noise belongs to it. */
  readonly noisy?: true;
  /** Somebody is about to leave, or leaves. */
  readonly away?: true;
  /** It is told under an earlier entry with such a first line. */
  under?(line: LineOf<F>, first: Line): boolean;
  /** It is told in an entry of its own, behind the one that it happened in and the milestone of that. */
  readonly apart?: true;
  /** It stays under the entry that the line before it was told under. */
  readonly stays?: true;
  /** It pays for an action; whether for one that has been told already. */
  readonly pays?: 'card' extends keyof F ? { afterwards(line: LineOf<F>): boolean } : never;
  /** It comes between an action and its payment. */
  readonly interrupts?: true;
  /** It ends an action that was interrupted, together with its payment. */
  readonly cancels?: true;
  /** How it is told after the entries before it in the same passage, and after all lines before it. */
  retold?(
    line: LineOf<F>,
    entries: readonly (readonly Line[])[],
    has: Before['has'],
    before: readonly Line[],
  ): Line;
  /** How it is told where equal lines are counted. */
  counted?(line: LineOf<F>): Line;
  readonly joins?: Joining<F>;
  /** The line before and this one as one, if they can be. */
  completes?(before: Line, line: LineOf<F>): Line | null;
  /** Whether the line before it, or the first of its entry, has said it already. */
  isSaidBy?(line: LineOf<F>, before: Line, first: Line): boolean;
  /** Whether it is told when all else of its entry has been told. */
  trails?(line: LineOf<F>, entry: Told): boolean;
  /** It stands beside the story too, or only there, in small: the text `chip.NAME` says what it cost or what a die showed. */
  readonly chip?: true;
  /** The story is silent about it; in every entry, or where the other lines of its entry say enough. */
  readonly unsaid?: true | Asked<F, [entry: Told], boolean>;
  /** The form of the sentence of its own that it is the first occasion for. */
  readonly milestone?:
    | Milestone
    | Asked<F, [before: readonly Line[], events: StoryEvents], Milestone | null>;
  readonly corridor?: keyof Corridor extends keyof F ? CorridorForms : never;
  readonly closes?: Closing;
  /** What it changes in the sets that are counted then. */
  readonly adds?: InSet<F>;
  readonly removes?: InSet<F>;
  /** People are in danger from here to the end of the turn: sentences get shorter. */
  readonly tense?: true;
  /** It ends its sentence, for a remark or a second one follows: “…, which has 2 ammo left”. */
  readonly ends?: true | Asked<F, [], boolean>;
  /** It is worth a sentence of its own: it is never a relative clause, as nothing fatal is. */
  readonly ownSentence?: true;
  /** The field that names a wound: its bearer is told at once what it does. */
  readonly wounds?: keyof F & string;
  /** Its player is in its room from now on. */
  readonly arrives?: With<F, 'who'> & With<F, 'slot'>;
  /** Its player is no longer in the room of the line before; what follows may say where they are. */
  readonly departs?: With<F, 'who'>;
  /** Its player has got out. */
  readonly safe?: With<F, 'who'>;
  /** Its player says what is so; it is judged at the end. */
  readonly claims?: true;
  /** Its player has lost. */
  readonly fatal?: true;
  /** Its player has lost, and plays on as another. */
  readonly playsOn?: true;
}

/** The events of a game with what its story needs to know of them. */
export type StoryEvents = Readonly<Record<string, LogEvent & Traits>>;

const NO_TRAITS: Traits = {};

/** What a game says of a line's event; one that was told by other rules may not be declared. */
export const traitsOf = (events: StoryEvents, { what }: Pick<Line, 'what'>): Traits =>
  Object.hasOwn(events, what) ? events[what]! : NO_TRAITS;

/** An event with these fields and traits. */
export const event = <const F extends Fields & CommonFields, const T extends Traits<F>>(
  data: F,
  traits: T = {} as T,
): { readonly data: F } & T => ({ data, ...traits });

/** An event that has been declared before, for others to read its lines: here it gets its traits. */
export const withTraits = <
  const N extends string,
  const F extends Fields & CommonFields,
  const T extends Traits<F>,
>(
  { name, data }: LogEvent<F> & { readonly name: N },
  traits: T = {} as T,
): { readonly [K in N]: { readonly data: F } & T } =>
  ({ [name]: event(data, traits) }) as { readonly [K in N]: { readonly data: F } & T };

/** The names of events that rules tell, without the forms that the story gives them. */
export type ToldName<E> = {
  [N in EventName<E>]: E[N] extends { readonly form: true } ? never : N;
}[EventName<E>];
