/** What a table looks like at a moment, for any game: plain data, made from one seat's view. */
import type { Seat } from '@deadlight/engine';
import type { Prospect } from '@deadlight/games/telling';

/** How something is meant; the style sheet gives it its colour. */
export type Tone = 'plain' | 'good' | 'warn' | 'danger' | 'dim';

/** A small sign with a meaning. */
export interface Mark {
  readonly icon: string;
  /** A creature is drawn as itself. */
  readonly drawing?: string;
  readonly label: string;
  readonly tone: Tone;
  /** Written beside the sign. */
  readonly text?: string;
  /** Set on anything clickable. */
  readonly id?: string;
}

export interface Place {
  readonly id: string;
  /** The middle, and the size, in the plan's own units. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shape: 'room' | 'hall';
  /** What it is called in notation: a number or a cell. */
  readonly number: string;
  readonly name: string;
  readonly icon: string | null;
  /** Unknown rooms are only a silhouette. */
  readonly known: 'explored' | 'seen' | 'unknown';
  /** The colour of what can be found there. */
  readonly find: string | null;
  readonly marks: readonly Mark[];
  readonly burning: boolean;
  readonly dark: boolean;
  /** The sides that lead into ducts, and whether there is noise in them. */
  readonly ducts: readonly {
    readonly id: string;
    readonly name: string;
    /** What it is called aloud. */
    readonly spoken: string;
    readonly noise: boolean;
  }[];
  /** The part of the base that it belongs to, where that matters. */
  readonly section?: string;
  readonly explanation: string;
  /** What using it costs, and when it can be used. */
  readonly cost?: string | null;
  readonly tags?: readonly string[];
  /** The places one step away. */
  readonly neighbours: readonly string[];
}

/** A room as it would lie on the plan. */
export interface Ghost {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly icon: string;
  /** What is on its sides while it is not turned, from the north clockwise. */
  readonly exits: readonly ('wall' | 'passage' | 'door')[];
  /** Two rooms on one tile. */
  readonly halved: boolean;
  /** Quarter turns clockwise. */
  readonly turned: number;
}

export interface Way {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly points: readonly (readonly [number, number])[];
  readonly numbers: string;
  readonly noise: boolean;
  readonly door: 'none' | 'closed' | 'open' | 'destroyed';
  readonly path: boolean;
  readonly label: string;
}

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star';

export interface Piece {
  readonly id: string;
  readonly place: string;
  /** Where it stands, if not among the others of its place. */
  readonly at?: readonly [number, number];
  readonly kind: 'person' | 'creature' | 'thing' | 'vehicle';
  readonly label: string;
  readonly icon: string;
  /** Of people. */
  readonly colour?: string;
  readonly shape?: Shape;
  readonly own?: boolean;
  readonly turn?: boolean;
  /** Out of reach of everything around. */
  readonly sheltered?: boolean;
  /** Injuries, or how many there are. */
  readonly count?: number;
  /** Health, where it is shown beside the piece. */
  readonly health?: { readonly left: number; readonly of: number };
  /** How a creature is drawn, if not after its sign. */
  readonly drawing?: string;
  /** The rank of a creature, from small to terrible. */
  readonly rank?: number;
}

/** A space of a track on which things lie. */
export interface Space {
  readonly id: string;
  readonly text: string;
  readonly label: string;
  readonly marks: readonly Mark[];
}

export interface Track {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly spaces: number;
  readonly at: number;
  /** What it means where it stands. */
  readonly says: string;
  readonly tone: Tone;
  /** Spaces with a meaning of their own. */
  readonly special: Readonly<Record<number, Tone>>;
  /** The spaces themselves, where things lie on them. */
  readonly laid?: readonly Space[];
}

/** A card or token in sight. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly cost: string | null;
  /** What stands beside the text, each in a word or two. */
  readonly tags?: readonly string[];
  readonly text: string;
  readonly tone: string;
  readonly rule: string | null;
  /** Ammo, copies. */
  readonly badge?: string;
  /** How many of it lie here as one. */
  readonly copies?: number;
  /** Whose face it shows. */
  readonly face?: { readonly icon: string; readonly colour: string };
}

/** A condition of a goal, and how it stands as far as the seat can know. */
export interface Tallied {
  readonly text: string;
  readonly prospect: Prospect;
}

/** What the seat wants to reach. */
export interface Goal extends Card {
  /** What is needed in any case, and lists of which one is needed besides. */
  readonly always: readonly Tallied[];
  readonly either: readonly (readonly Tallied[])[];
}

/** What everyone sees of a player, and what the player alone sees where it is the seat's own. */
export interface Person {
  readonly id: string;
  readonly seat: Seat;
  readonly name: string;
  readonly seatName: string;
  readonly number: number;
  readonly colour: string;
  readonly shape: Shape;
  readonly icon: string;
  readonly own: boolean;
  readonly first: boolean;
  readonly turn: boolean;
  readonly passed: boolean;
  readonly gone: boolean;
  readonly where: string;
  readonly wounds: readonly Mark[];
  readonly states: readonly Mark[];
  readonly holds: readonly Card[];
  readonly hidden: readonly Mark[];
}

/** A part of the plan behind the rooms: a deck with or without light, open ground, a shaft. */
export interface Area {
  readonly id: string;
  readonly kind: 'deck' | 'ground' | 'shaft';
  readonly outline: string;
  readonly dark: boolean;
  /** Its name on a plate, and a sign beside it. */
  readonly plate?: {
    readonly x: number;
    readonly y: number;
    readonly text: string;
    readonly icon: string;
    readonly tone: Tone;
  };
}

/** What the seat has seen in secret: a sentence, and what was turned up. */
export interface Note {
  readonly text: string;
  readonly icon: string;
  readonly name: string;
  readonly says: string;
  /** What it says point by point; one of them is in force now. */
  readonly rows?: readonly { readonly at: string; readonly text: string; readonly now: boolean }[];
}

/** A named heap of cards. */
export interface Pile {
  readonly name: string;
  readonly cards: readonly Card[];
}

/** A group of marks next to the board. */
export interface Heap {
  readonly name: string;
  readonly marks: readonly Mark[];
  /** Each on a line of its own. */
  readonly rows?: boolean;
}

export interface Scene {
  readonly theme: 'ship' | 'mars' | 'station';
  readonly width: number;
  readonly height: number;
  /** The upper left corner, where that is not 0, 0: a plan that grows keeps its rooms where they are. */
  readonly origin?: readonly [number, number];
  /** The hull: a path behind everything. */
  readonly hull: string;
  readonly areas: readonly Area[];
  readonly places: readonly Place[];
  readonly ways: readonly Way[];
  readonly pieces: readonly Piece[];
  readonly round: string;
  readonly turn: string;
  readonly tracks: readonly Track[];
  readonly people: readonly Person[];
  /** The seat's own cards: what it plays and pays with. */
  readonly hand: readonly Card[];
  readonly belongings: readonly Card[];
  readonly goals: readonly Goal[];
  /** What else a seat has for itself. */
  readonly piles: readonly Pile[];
  /** The heaps next to the board: bag, pods, decks, weaknesses. */
  readonly beside: readonly Heap[];
  /** Cards to look at while deciding. */
  readonly spotlight: readonly Card[];
  readonly notes: readonly Note[];
}
