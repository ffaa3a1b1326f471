import { numbers, verbs, words } from '@deadlight/engine';
import { CHARACTERS } from '../packs/characters.ts';
import { FIGURES, TYPES } from '../packs/intruders.ts';
import { DECKS } from '../packs/items.ts';
import { IDS, type Names } from './things.ts';

/** Slots are called by their numbers. */
export const MAX_ROOM = 31;

/** Things other than Items that take a hand slot (NEM-ITEM-03). */
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

/** The verbs that both games share, packed alike. */
export const verbsOf = (DOMAIN: ReturnType<typeof domainsOf>) =>
  verbs({
    // Actions
    move: [['room', DOMAIN.room]],
    careful: [
      ['room', DOMAIN.room],
      ['exit', DOMAIN.exit],
    ],
    shoot: [
      ['weapon', DOMAIN.item],
      ['target', DOMAIN.target],
    ],
    melee: [['target', DOMAIN.target]],
    'pick-up': [['object', DOMAIN.object]],
    trade: [],
    craft: [
      ['item', DOMAIN.item],
      ['first', DOMAIN.item],
      ['second', DOMAIN.item],
    ],
    activate: [['item', DOMAIN.item]],
    'activate-with': [
      ['item', DOMAIN.item],
      ['spent', DOMAIN.item],
    ],
    play: [['card', DOMAIN.card]],
    use: [['item', DOMAIN.item]],
    room: [],
    // Free steps, and the end of a turn
    drop: [['item', DOMAIN.item]],
    'drop-object': [['object', DOMAIN.object]],
    reactions: [],
    pass: [],
    end: [],
    // Paying, discarding, choosing
    pay: [['card', DOMAIN.card]],
    discard: [['card', DOMAIN.card]],
    done: [],
    yes: [],
    no: [],
    keep: [['item', DOMAIN.item]],
    by: [['exit', DOMAIN.exit]],
    // Reactions
    interrupt: [],
    decline: [],
    never: [],
    ignore: [],
    armor: [],
    suffer: [],
    reroll: [],
    'reroll-with': [['card', DOMAIN.card]],
    stand: [],
    burst: [],
    // Effects of cards, items and rooms
    escape: [['room', DOMAIN.room]],
    'fire-off': [['weapon', DOMAIN.item]],
    'cover-me': [['room', DOMAIN.room]],
    'cover-other': [['character', DOMAIN.character]],
    'cover-both': [
      ['character', DOMAIN.character],
      ['room', DOMAIN.room],
    ],
    throw: [
      ['room', DOMAIN.room],
      ['target', DOMAIN.target],
    ],
    shock: [['target', DOMAIN.figure]],
    stun: [['character', DOMAIN.character]],
    repel: [['target', DOMAIN.figure]],
    smoke: [['room', DOMAIN.room]],
    lure: [['room', DOMAIN.room]],
    load: [['weapon', DOMAIN.item]],
    extend: [['weapon', DOMAIN.item]],
    tape: [
      ['first', DOMAIN.item],
      ['second', DOMAIN.item],
    ],
    order: [
      ['character', DOMAIN.character],
      ['room', DOMAIN.room],
    ],
    sneak: [['room', DOMAIN.room]],
    crawl: [['room', DOMAIN.room]],
    spacewalk: [['room', DOMAIN.room]],
    'search-in': [['deck', DOMAIN.deck]],
    repair: [],
    break: [],
    'break-in': [['room', DOMAIN.room]],
    ignite: [['item', DOMAIN.item]],
    extinguish: [],
    door: [['exit', DOMAIN.exit]],
    'destroy-door': [['exit', DOMAIN.exit]],
    doors: [['room', DOMAIN.room]],
    'take-door': [
      ['room', DOMAIN.room],
      ['exit', DOMAIN.exit],
    ],
    include: [['character', DOMAIN.character]],
    cure: [['card', DOMAIN.card]],
    surgery: [],
    clean: [],
    wash: [],
    eat: [],
    dress: [['wound', DOMAIN.wound]],
    'dress-of': [
      ['character', DOMAIN.character],
      ['wound', DOMAIN.wound],
    ],
    'dress-all': [],
    'heal-serious': [['wound', DOMAIN.wound]],
    'heal-serious-of': [
      ['character', DOMAIN.character],
      ['wound', DOMAIN.wound],
    ],
    'heal-light': [],
    'heal-light-of': [['character', DOMAIN.character]],
    'in-vain': [],
    peek: [['room', DOMAIN.room]],
    'peek-two': [
      ['first', DOMAIN.room],
      ['second', DOMAIN.room],
    ],
    'leave-it': [],
    bury: [],
    'look-objective': [
      ['character', DOMAIN.character],
      ['objective', DOMAIN.objective],
    ],
    analyse: [['specimen', DOMAIN.specimen]],
    remote: [['room', DOMAIN.room]],
    signal: [],
    flush: [['room', DOMAIN.room]],
    decompress: [['room', DOMAIN.room]],
    'take-egg': [],
    // Trading
    offer: [['character', DOMAIN.character]],
    floor: [['character', DOMAIN.character]],
    close: [],
    give: [['item', DOMAIN.item]],
    'give-object': [['object', DOMAIN.object]],
    show: [['item', DOMAIN.item]],
    propose: [],
    accept: [],
    refuse: [],
  });

/** For packing and unpacking; what options are called is the game's affair. */
export const DOMAIN = domainsOf(IDS);
export const VERB = verbsOf(DOMAIN);

/** Where a game's own verbs go on counting. */
export const VERB_COUNT = Object.keys(VERB).length;
