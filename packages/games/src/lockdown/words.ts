import { numbers, verbs, words } from '@deadlight/engine';
import { COLOURS } from '../packs/characters.ts';
import { ATTACKS } from '../packs/intruders.ts';
import { namesIn } from '../survival/things.ts';
import { domainsOf, VERB_COUNT, verbsOf } from '../survival/words.ts';
import { EVENTS } from './data/events.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { CONTINGENCIES, CSS_TOKENS } from './data/tokens.ts';

const COMMON = domainsOf(namesIn('base'));

export const D = {
  ...COMMON,
  goal: words(
    'objective',
    OBJECTIVES.map(({ id }) => id),
  ),
  role: words('role', COLOURS),
  /** Where a Power token lies: a Section, or the Elevator. */
  place: words('place', ['none', 's-01', 's-02', 's-03', 'elevator']),
  /** A space of the Track. */
  space: numbers('space', 15),
  step: words('step', ['stay', 'ahead', 'back']),
  pool: numbers('pool', 7),
  event: words(
    'event',
    EVENTS.map(({ id }) => id),
  ),
  attack: words(
    'attack',
    ATTACKS.map((_, i) => namesIn('base').attack[i]!),
  ),
  manner: words('manner', ['rover', 'suit']),
  contingency: words(
    'contingency',
    CONTINGENCIES.map(({ id }) => id),
  ),
  css: words(
    'css',
    CSS_TOKENS.map(({ id }) => id),
  ),
} as const;

const OWN_VERBS = verbs(
  {
    'choose-role': [['role', D.role]],
    choose: [['character', D.character]],
    'keep-objective': [['objective', D.goal]],
    // Moving and fighting
    'careful-to': [['room', D.room]],
    noisy: [['exit', D.exit]],
    charge: [],
    'attacked-by': [['figure', D.figure]],
    'hide-behind': [['character', D.character]],
    'light-up': [['item', D.item]],
    'feel-dark': [],
    redraw: [],
    pheromones: [],
    'pheromones-at': [['character', D.character]],
    'stay-quiet': [],
    // Cards and rooms
    disarm: [
      ['weapon', D.item],
      ['target', D.figure],
      ['room', D.room],
    ],
    seal: [['room', D.room]],
    escort: [['room', D.room]],
    'escort-with': [
      ['character', D.character],
      ['room', D.room],
    ],
    desperate: [['target', D.figure]],
    'draw-per-wound': [],
    'dress-by-item': [
      ['item', D.item],
      ['wound', D.wound],
    ],
    vents: [['room', D.room]],
    'distract-me': [
      ['item', D.item],
      ['room', D.room],
    ],
    'distract-other': [
      ['item', D.item],
      ['character', D.character],
      ['room', D.room],
    ],
    'distract-both': [
      ['item', D.item],
      ['character', D.character],
      ['room', D.room],
    ],
    'flip-power': [],
    'field-work': [],
    'arrange-events': [],
    'arrange-attacks': [],
    'top-event': [['event', D.event]],
    'top-attack': [['attack', D.attack]],
    vivisect: [['target', D.figure]],
    call: [],
    ride: [['place', D.place]],
    'take-along': [['character', D.character]],
    'take-crafted': [['item', D.item]],
    shed: [['card', D.card]],
    hush: [['exit', D.exit]],
    knock: [['exit', D.exit]],
    thermite: [['room', D.room]],
    'thermite-eggs': [
      ['room', D.room],
      ['target', D.target],
    ],
    'restore-probe': [],
    'cut-out': [['character', D.character]],
    stab: [['target', D.target]],
    'study-body': [['object', D.object]],
    'look-contamination': [],
    learn: [],
    'look-pool': [['pool', D.pool]],
    'look-contingency': [
      ['character', D.character],
      ['pool', D.pool],
    ],
    'take-pool': [['pool', D.pool]],
    archive: [],
    'check-objective': [['character', D.character]],
    'look-css': [['space', D.space]],
    'move-css': [['step', D.step]],
    'board-css': [],
    probe: [],
    wail: [],
    quieten: [
      ['room', D.room],
      ['exit', D.exit],
    ],
    rattle: [
      ['room', D.room],
      ['exit', D.exit],
    ],
    'clean-all': [],
    'open-gate': [],
    'move-rover': [],
    'start-autodestruction': [],
    'stop-autodestruction': [],
    alert: [],
    'lock-in': [],
    depressurise: [['room', D.room]],
    'defend-by-malfunction': [['room', D.room]],
    'defend-by-items': [['room', D.room]],
    decontaminate: [],
    repository: [],
    'craft-from': [
      ['item', D.item],
      ['from', D.item],
    ],
    'backup-power': [],
    'place-power': [
      ['number', numbers('number', 4)],
      ['place', D.place],
    ],
    'swap-power': [
      ['first', D.place],
      ['second', D.place],
    ],
    'spy-contingencies': [['character', D.character]],
    'any-door': [
      ['room', D.room],
      ['exit', D.exit],
    ],
    computer: [],
    'leave-base': [['manner', D.manner]],
    drive: [['room', D.room]],
    // Losing things
    'lose-ammo': [['weapon', D.item]],
    'lose-item': [['item', D.item]],
    // Saying things
    'fire-at': [['figure', D.figure]],
    claim: [],
    'claim-hold': [['contingency', D.contingency]],
    'claim-pool': [['contingency', D.contingency]],
    'claim-css': [
      ['css', D.css],
      ['space', D.space],
    ],
    'claim-about': [['character', D.character]],
    'claim-held': [
      ['character', D.character],
      ['contingency', D.contingency],
    ],
    'claim-goal': [
      ['character', D.character],
      ['objective', D.goal],
    ],
    whisper: [['character', D.character]],
    say: [],
    'say-take': [['room', D.room]],
    'say-help': [],
    'say-leave': [],
  },
  VERB_COUNT,
);

/** All that a player of Lockdown can say. */
export const V = { ...verbsOf(COMMON), ...OWN_VERBS } as const;
