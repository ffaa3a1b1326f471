import { numbers, verbs, words } from '@deadlight/engine';
import { CHARACTERS } from '../packs/characters.ts';
import { FIGURES, TYPES } from '../packs/intruders.ts';
import { DECKS } from '../packs/items.ts';
import { IDS, type Names } from './things.ts';

/** Slots are called by their numbers. */
export const MAX_ROOM = 31;

/** Things that take a hand slot but are no Items (NEM-ITEM-03). */
export const OBJECTS = [
  'egg',
  'carcass',
  'blue-corpse',
  ...CHARACTERS.map(({ id }) => `${id}-corpse`),
];
export const EGG = 0;
export const CARCASS = 1;
export const BLUE_CORPSE = 2;
/** The first of the Corpses of Characters. */
export const CORPSE = 3;

/** The kinds of Object that tell of a Weakness, as their cards lie (NEM-WEAK-01). */
export const SPECIMENS = ['corpse', 'egg', 'carcass'] as const;

/** The words of a game: the same for all but for the names of things. */
export function domainsOf(names: Names) {
  return {
    character: words('character', names.character),
    room: numbers('room', MAX_ROOM),
    /** A Corridor, by a number it has at the Room in question. */
    exit: numbers('exit', 4),
    card: words('card', [...names.card, 'contamination', 'infected', 'clean']),
    item: words('item', names.item),
    object: words('object', OBJECTS),
    specimen: words('specimen', SPECIMENS),
    figure: words('figure', FIGURES),
    type: words('type', TYPES),
    /** What can be shot at or hit: an Intruder, or Eggs that lie about or in the Nest. */
    target: words('figure', [...FIGURES, 'eggs', 'nest-eggs']),
    wound: words('wound', names.wound),
    deck: words('deck', DECKS),
    objective: words('objective', ['corporate', 'personal', 'kept']),
  } as const;
}

/** Targets that are Eggs. */
export const LYING_EGGS = FIGURES.length;
export const NEST_EGGS = FIGURES.length + 1;

/** What a player of either game can say. Options of both are packed alike. */
export const verbsOf = (D: ReturnType<typeof domainsOf>) =>
  verbs({
    // Actions
    move: [['room', D.room]],
    careful: [
      ['room', D.room],
      ['exit', D.exit],
    ],
    shoot: [
      ['weapon', D.item],
      ['target', D.target],
    ],
    melee: [['target', D.target]],
    'pick-up': [['object', D.object]],
    trade: [],
    craft: [
      ['item', D.item],
      ['first', D.item],
      ['second', D.item],
    ],
    activate: [['item', D.item]],
    'activate-with': [
      ['item', D.item],
      ['spent', D.item],
    ],
    play: [['card', D.card]],
    use: [['item', D.item]],
    room: [],
    // Free steps, and the end of a turn
    drop: [['item', D.item]],
    'drop-object': [['object', D.object]],
    reactions: [],
    pass: [],
    end: [],
    // Paying, discarding, choosing
    pay: [['card', D.card]],
    discard: [['card', D.card]],
    done: [],
    yes: [],
    no: [],
    keep: [['item', D.item]],
    by: [['exit', D.exit]],
    // Reactions
    interrupt: [],
    decline: [],
    never: [],
    ignore: [],
    armor: [],
    suffer: [],
    reroll: [],
    'reroll-with': [['card', D.card]],
    stand: [],
    burst: [],
    // Effects of cards, items and rooms
    escape: [['room', D.room]],
    'fire-off': [['weapon', D.item]],
    'cover-me': [['room', D.room]],
    'cover-other': [['character', D.character]],
    'cover-both': [
      ['character', D.character],
      ['room', D.room],
    ],
    throw: [
      ['room', D.room],
      ['target', D.target],
    ],
    shock: [['target', D.figure]],
    stun: [['character', D.character]],
    repel: [['target', D.figure]],
    smoke: [['room', D.room]],
    lure: [['room', D.room]],
    load: [['weapon', D.item]],
    extend: [['weapon', D.item]],
    tape: [
      ['first', D.item],
      ['second', D.item],
    ],
    order: [
      ['character', D.character],
      ['room', D.room],
    ],
    sneak: [['room', D.room]],
    crawl: [['room', D.room]],
    spacewalk: [['room', D.room]],
    'search-in': [['deck', D.deck]],
    repair: [],
    break: [],
    'break-in': [['room', D.room]],
    ignite: [['item', D.item]],
    extinguish: [],
    door: [['exit', D.exit]],
    'destroy-door': [['exit', D.exit]],
    doors: [['room', D.room]],
    'take-door': [
      ['room', D.room],
      ['exit', D.exit],
    ],
    include: [['character', D.character]],
    cure: [['card', D.card]],
    surgery: [],
    clean: [],
    wash: [],
    eat: [],
    dress: [['wound', D.wound]],
    'dress-all': [],
    'heal-serious': [['wound', D.wound]],
    'heal-light': [],
    peek: [['room', D.room]],
    'peek-two': [
      ['first', D.room],
      ['second', D.room],
    ],
    'leave-it': [],
    bury: [],
    'look-objective': [
      ['character', D.character],
      ['objective', D.objective],
    ],
    analyse: [['specimen', D.specimen]],
    remote: [['room', D.room]],
    signal: [],
    flush: [['room', D.room]],
    decompress: [['room', D.room]],
    'take-egg': [],
    // Trading
    offer: [['character', D.character]],
    floor: [['character', D.character]],
    close: [],
    give: [['item', D.item]],
    'give-object': [['object', D.object]],
    show: [['item', D.item]],
    propose: [],
    accept: [],
    refuse: [],
  });

/** For packing and unpacking; what options are called is the game's affair. */
export const D = domainsOf(IDS);
export const V = verbsOf(D);

/** Where a game's own verbs go on counting. */
export const VERB_COUNT = Object.keys(V).length;
