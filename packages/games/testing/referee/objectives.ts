/** The end of a game of Nemesis or Lockdown, checked again: who is alive, whose Objective is met, who wins. */
import { OBJECTIVES as BASE_OBJECTIVES } from '../../src/lockdown/data/objectives.ts';
import { COORDINATES } from '../../src/nemesis/data/course.ts';
import { OBJECTIVES as SHIP_OBJECTIVES } from '../../src/nemesis/data/objectives.ts';
import { CHARACTERS } from '../../src/packs/characters.ts';
import type { PlayedGame } from './moments.ts';
import {
  ABOARD,
  ASLEEP,
  AWAY,
  type Complain,
  DEAD,
  type GameId,
  isContamination,
  named,
  ofSeat,
  planOf,
  type Scene,
  type Shown,
  seatNamed,
} from './shown.ts';

interface Asked {
  readonly asks: string;
  readonly count?: number;
  readonly player?: number;
  readonly sections?: readonly number[];
}

interface Sheet {
  readonly id: string;
  readonly anyOf: readonly (readonly Asked[])[];
}

/** All that a verdict is found by. */
interface Verdict {
  readonly game: GameId;
  readonly played: PlayedGame<Shown>;
  /** The last moment before the end was told. */
  readonly before: Scene;
  readonly isDestroyed: boolean;
  readonly destination: string | null;
  readonly alive: readonly boolean[];
}

const cardsOf = ({ end }: PlayedGame<Shown>, zone: string): readonly string[] =>
  end.zones[zone]?.cards ?? [];

/** NEM-END-09, NEM-END-10, LCK-END-16: the scan of all cards, then four of them. */
function diesOfContamination(played: PlayedGame<Shown>, seat: number, complain: Complain): boolean {
  const scans = played.moments.filter(
    (scene) => scene.what.startsWith('final-') && seatNamed(scene, scene.data['who']) === seat,
  );
  const scan = scans.find(({ what }) => what === 'final-scan') ?? null;
  const draw = scans.find(({ what }) => what === 'final-draw') ?? null;
  const hasLarva = played.end.vars.larva[seat]!;
  if (hasLarva !== (scan === null)) complain(scan, 'END-09', 'a Larva skips the scan');
  if (scan !== null) {
    const cards = ['hand', 'deck', 'discard'].flatMap(
      (zone) => scan.zones[ofSeat(zone, seat)] ?? [],
    );
    const result = cards.includes('infected') ? 'infected' : 'clean';
    if (named(scan.data['result']) !== result) complain(scan, 'END-09', `the scan is ${result}`);
    if (result === 'clean') return false;
  }
  if (draw === null) {
    complain(scan, 'END-10', 'four cards are not drawn');
    return false;
  }
  const isFatal = cardsOf(played, ofSeat('deck', seat)).slice(-4).some(isContamination);
  if ((named(draw.data['result']) === 'infected') !== isFatal)
    complain(draw, 'END-10', `four cards: ${isFatal ? 'fatal' : 'clean'}`);
  return isFatal;
}

/** How Nemesis ends: whether the ship is lost, and where it goes (NEM-END-01 to NEM-END-08). */
function shipFate(played: PlayedGame<Shown>, before: Scene) {
  const { how } = played.end.over!;
  const own = before.vars.own as { readonly selfDestruct: number; readonly course: number };
  const isLost = how !== 'jump' || (played.end.vars.own['selfDestruct'] as number) >= 0;
  const damaged = [1, 2, 3].filter((engine) =>
    cardsOf(played, `engine/${engine}`).at(-1)?.includes('damaged'),
  ).length;
  const isDestroyed = isLost || damaged >= 2;
  const [card] = cardsOf(played, 'coordinates');
  const row = COORDINATES[Number(card?.match(/\d+/)?.[0]) - 1];
  return { isLost, isDestroyed, destination: isDestroyed ? null : (row?.[own.course] ?? null) };
}

const keptBy = (played: PlayedGame<Shown>, seat: number): string | undefined =>
  cardsOf(played, ofSeat('objectives', seat))[0];

function nemesis(played: PlayedGame<Shown>, before: Scene, complain: Complain): Verdict {
  const { isDestroyed, destination } = shipFate(played, before);
  const alive = before.vars.fate.map((fate, seat) => {
    if (seat >= played.setup.seats || fate === DEAD || fate === ABOARD) return false;
    const isSafe =
      fate === AWAY ||
      (fate === ASLEEP &&
        !isDestroyed &&
        (destination === 'earth' ||
          (destination === 'mars' && keptBy(played, seat) === 'quarantine')));
    return isSafe && !diesOfContamination(played, seat, complain);
  });
  return { game: 'nemesis', played, before, isDestroyed, destination, alive };
}

/** LCK-CTG-05: whom the active Contingency kills. */
function isDoomed(played: PlayedGame<Shown>, before: Scene, code: string, seat: number): boolean {
  const own = before.vars.own as { readonly knowledge: number[]; readonly ways: (string | null)[] };
  const isMuch = own.knowledge[seat]! >= 5;
  if (code === 'code-yellow')
    return before.vars.options['yellowKills'] === 'many' ? isMuch : !isMuch;
  if (code === 'code-blue') return !played.end.vars.signal[seat];
  if (code === 'code-grey') return own.ways[seat] === 'css';
  return code === 'code-red' && before.vars.fate[seat] === ASLEEP;
}

function lockdown(played: PlayedGame<Shown>, before: Scene, complain: Complain): Verdict {
  const { how } = played.end.over!;
  const isDestroyed =
    (before.vars.own['auto'] as number) >= 0 || (how !== 'purge' && how !== 'alert');
  const [code = ''] = cardsOf(played, 'active');
  const left = before.vars.fate.map(
    (fate, seat) =>
      seat < played.setup.seats && (fate === AWAY || (fate === ASLEEP && !isDestroyed)),
  );
  const alive = left.map(
    (one, seat) =>
      one && !isDoomed(played, before, code, seat) && !diesOfContamination(played, seat, complain),
  );
  return { game: 'lockdown', played, before, isDestroyed, destination: null, alive };
}

const CARRIED = 64;

/** Whether what a condition asks for is so, for one seat. */
function isSo(
  verdict: Verdict,
  seat: number,
  { asks, count = 0, player, sections }: Asked,
): boolean {
  const { played, alive, isDestroyed, destination, game } = verdict;
  const { vars } = played.end;
  const own = vars.own as { readonly [name: string]: unknown };
  const others = alive.filter((one, other) => one && other !== seat).length;
  const owned = ['inventory', 'held', 'gear'].flatMap((zone) =>
    cardsOf(played, ofSeat(zone, seat)),
  );
  const blue = played.rests[0]!.vars.corpse.findIndex((where) => where > 0);
  const known = vars.discovered;
  const slots = planOf(game, vars).sections?.slots ?? [];
  const isNestGone = vars.nestDestroyed || isDestroyed;
  const answers: Readonly<Record<string, () => boolean>> = {
    'own-signal-sent': () => vars.signal[seat]!,
    'signal-sent': () => vars.signal.includes(true),
    'queen-killed': () => vars.queenKilled || isDestroyed,
    'only-survivor': () => others === 0,
    'another-character-survives': () => others > 0,
    'survived-with-egg': () => alive[seat]! && vars.eggsOf[seat]! > 0,
    'player-dead': () => {
      const other = vars.number.indexOf(player!);
      return other >= 0 && other !== seat && other < played.setup.seats && !alive[other];
    },
    'ship-destroyed': () => isDestroyed,
    'facility-destroyed': () => isDestroyed,
    'ship-reaches-earth': () => destination === 'earth',
    'ship-reaches-mars': () => destination === 'mars',
    'nest-destroyed': () => isNestGone,
    'survived-in-pod': () => alive[seat]! && vars.fate[seat] === AWAY,
    'items-at-least': () => owned.length >= count,
    'survived-with-blue-corpse': () => alive[seat]! && vars.corpse[blue] === CARRIED + seat,
    'blue-corpse-placed-in-surgery': () => own['buried'] === true,
    'all-rooms-explored': () => vars.rooms.slice(1).every((room) => room >= 0),
    'weaknesses-discovered-at-least': () => known.filter(Boolean).length >= count,
    'weakness-of-egg-discovered': () => known[1]!,
    'weakness-of-carcass-discovered': () => known[2]!,
    'no-nemesis-survivor-alive': () =>
      !vars.character.some((index, other) => alive[other] && CHARACTERS[index]?.survivor),
    'knowledge-at-least': () => (own['knowledge'] as number[])[seat]! >= count,
    'knowledge-token-active': () => (own['active'] as boolean[])[seat]!,
    'weaknesses-analysed-at-least': () => (own['analysed'] as number[]).length >= count,
    'sections-explored': () =>
      vars.rooms.every(
        (room, slot) => slot === 0 || room >= 0 || !sections!.includes(slots[slot] ?? 0),
      ),
  };
  return answers[asks]!();
}

const meets = (verdict: Verdict, seat: number, { anyOf }: Sheet): boolean =>
  anyOf.some((all) => all.every((asked) => isSo(verdict, seat, asked)));

function winnersOf(verdict: Verdict): number[] {
  const { played, alive, game } = verdict;
  const sheets: readonly Sheet[] = game === 'nemesis' ? SHIP_OBJECTIVES : BASE_OBJECTIVES;
  const seats = Array.from({ length: played.setup.seats }, (_, seat) => seat);
  const sheetOf = (id: string | undefined) => sheets.find((sheet) => sheet.id === id);
  const missions = cardsOf(played, 'mission').map((id) => sheetOf(id)!);
  if (missions.length === 0)
    return seats.filter((seat) => {
      const kept = sheetOf(keptBy(played, seat));
      return alive[seat] && kept !== undefined && meets(verdict, seat, kept);
    });
  const senders = played.end.vars.signal.filter(Boolean).length;
  const asking = missions.filter(({ anyOf }) =>
    anyOf.flat().some(({ asks }) => asks === 'signal-sent'),
  );
  // In the facility only the living fulfil anything for the team (LCK-COOP-06).
  const able = game === 'nemesis' ? seats : seats.filter((seat) => alive[seat]);
  const isWon =
    alive.includes(true) &&
    asking.length <= senders &&
    missions.every((mission) => able.some((seat) => meets(verdict, seat, mission)));
  return isWon ? seats : [];
}

const ENDS = /^(end-.*|nobody-left)$/;

export function judgeEnd(game: GameId, played: PlayedGame<Shown>, complain: Complain): void {
  const { moments, end } = played;
  if (end.over === null) return;
  const at = moments.findIndex(({ what }) => ENDS.test(what));
  const before = moments[at];
  if (before === undefined) {
    complain(null, 'END', 'no end is told');
    return;
  }
  const verdict = (game === 'nemesis' ? nemesis : lockdown)(played, before, complain);
  end.vars.fate.forEach((fate, seat) => {
    if (seat < played.setup.seats && (fate !== DEAD) !== verdict.alive[seat])
      complain(before, 'END-05', `seat ${seat} has fate ${fate}, alive ${verdict.alive[seat]}`);
  });
  const winners = winnersOf(verdict);
  if (winners.join() !== [...end.over.winners].sort().join())
    complain(
      before,
      'END-11',
      `${winners.join() || 'nobody'} should win, not ${end.over.winners.join()}`,
    );
}
