import { numbers, verbs, words } from '@deadlight/engine';
import { COLOURS } from '../packs/characters.ts';
import { ATTACKS } from '../packs/intruders.ts';
import { namesIn } from '../survival/things.ts';
import { domainsOf, VERB_COUNT, verbsOf } from '../survival/words.ts';
import { EVENTS } from './data/events.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { CONTINGENCIES, CSS_TOKENS } from './data/tokens.ts';

const COMMON = domainsOf(namesIn('base'));

export const DOMAIN = {
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
    'choose-role': [['role', DOMAIN.role]],
    choose: [['character', DOMAIN.character]],
    'keep-objective': [['objective', DOMAIN.goal]],
    // Moving and fighting
    'careful-to': [['room', DOMAIN.room]],
    noisy: [['exit', DOMAIN.exit]],
    charge: [],
    'attacked-by': [['figure', DOMAIN.figure]],
    'hide-behind': [['character', DOMAIN.character]],
    'light-up': [['item', DOMAIN.item]],
    'feel-dark': [],
    redraw: [],
    pheromones: [['object', DOMAIN.object]],
    'pheromones-at': [
      ['character', DOMAIN.character],
      ['object', DOMAIN.object],
    ],
    'stay-quiet': [],
    // Cards and rooms
    disarm: [
      ['weapon', DOMAIN.item],
      ['target', DOMAIN.figure],
      ['room', DOMAIN.room],
    ],
    seal: [['room', DOMAIN.room]],
    escort: [['room', DOMAIN.room]],
    'escort-with': [
      ['character', DOMAIN.character],
      ['room', DOMAIN.room],
    ],
    desperate: [['target', DOMAIN.figure]],
    'draw-per-wound': [],
    'dress-by-item': [
      ['item', DOMAIN.item],
      ['wound', DOMAIN.wound],
    ],
    vents: [['room', DOMAIN.room]],
    'distract-me': [
      ['item', DOMAIN.item],
      ['room', DOMAIN.room],
    ],
    'distract-other': [
      ['item', DOMAIN.item],
      ['character', DOMAIN.character],
      ['room', DOMAIN.room],
    ],
    'distract-both': [
      ['item', DOMAIN.item],
      ['character', DOMAIN.character],
      ['room', DOMAIN.room],
    ],
    'flip-power': [],
    'field-work': [],
    'arrange-events': [],
    'arrange-attacks': [],
    'top-event': [['event', DOMAIN.event]],
    'top-attack': [['attack', DOMAIN.attack]],
    vivisect: [['target', DOMAIN.figure]],
    call: [],
    ride: [['place', DOMAIN.place]],
    'take-along': [['character', DOMAIN.character]],
    'take-crafted': [['item', DOMAIN.item]],
    shed: [['card', DOMAIN.card]],
    hush: [['exit', DOMAIN.exit]],
    knock: [['exit', DOMAIN.exit]],
    thermite: [['room', DOMAIN.room]],
    'thermite-eggs': [
      ['room', DOMAIN.room],
      ['target', DOMAIN.target],
    ],
    'restore-probe': [],
    'cut-out': [['character', DOMAIN.character]],
    stab: [['target', DOMAIN.target]],
    'study-body': [['object', DOMAIN.object]],
    'study-held': [['object', DOMAIN.object]],
    'study-of': [
      ['character', DOMAIN.character],
      ['object', DOMAIN.object],
    ],
    'look-contamination': [],
    learn: [],
    'look-pool': [['pool', DOMAIN.pool]],
    'look-contingency': [
      ['character', DOMAIN.character],
      ['pool', DOMAIN.pool],
    ],
    'take-pool': [['pool', DOMAIN.pool]],
    archive: [],
    'check-objective': [['character', DOMAIN.character]],
    'look-css': [['space', DOMAIN.space]],
    'move-css': [['step', DOMAIN.step]],
    'board-css': [],
    probe: [],
    wail: [],
    quieten: [
      ['room', DOMAIN.room],
      ['exit', DOMAIN.exit],
    ],
    rattle: [
      ['room', DOMAIN.room],
      ['exit', DOMAIN.exit],
    ],
    'clean-all': [],
    'open-gate': [],
    'move-rover': [],
    'start-autodestruction': [],
    'stop-autodestruction': [],
    alert: [],
    'lock-in': [],
    depressurise: [['room', DOMAIN.room]],
    'defend-by-malfunction': [['room', DOMAIN.room]],
    'defend-by-items': [['room', DOMAIN.room]],
    decontaminate: [],
    repository: [],
    'craft-from': [
      ['item', DOMAIN.item],
      ['from', DOMAIN.item],
    ],
    'backup-power': [],
    'place-power': [
      ['number', numbers('number', 4)],
      ['place', DOMAIN.place],
    ],
    'swap-power': [
      ['first', DOMAIN.place],
      ['second', DOMAIN.place],
    ],
    'spy-contingencies': [['character', DOMAIN.character]],
    'any-door': [
      ['room', DOMAIN.room],
      ['exit', DOMAIN.exit],
    ],
    computer: [],
    'leave-base': [['manner', DOMAIN.manner]],
    drive: [['room', DOMAIN.room]],
    // Losing things
    'lose-ammo': [['weapon', DOMAIN.item]],
    'lose-item': [['item', DOMAIN.item]],
    // Saying things
    'fire-at': [['figure', DOMAIN.figure]],
    claim: [],
    'claim-hold': [['contingency', DOMAIN.contingency]],
    'claim-pool': [['contingency', DOMAIN.contingency]],
    'claim-css': [
      ['css', DOMAIN.css],
      ['space', DOMAIN.space],
    ],
    'claim-about': [['character', DOMAIN.character]],
    'claim-held': [
      ['character', DOMAIN.character],
      ['contingency', DOMAIN.contingency],
    ],
    'claim-goal': [
      ['character', DOMAIN.character],
      ['objective', DOMAIN.goal],
    ],
    whisper: [['character', DOMAIN.character]],
    say: [],
    'say-take': [['room', DOMAIN.room]],
    'say-help': [],
    'say-leave': [],
  },
  VERB_COUNT,
);

/** All verbs of Lockdown. */
export const VERB = { ...verbsOf(COMMON), ...OWN_VERBS } as const;
