/** Panic Station, looked at again: alarms, parasites, damage, heat scans, winners. */
import { PASSAGE } from '../../src/panic/data/rooms.ts';
import type { PlayedGame } from './moments.ts';
import {
  beyond,
  type Cells,
  cellTold,
  newCells,
  type PanicScene,
  type PanicShown,
} from './panic-station.ts';
import { named } from './shown.ts';

type Zones = PanicScene['zones'];
type Complain = (scene: PanicScene | null, rule: string, text: string) => void;

/** The players in the order of their seats. */
const COLOURS = ['red', 'green', 'purple', 'orange', 'blue', 'white'];
const ownerOf = (pawn: string): number => COLOURS.indexOf(pawn.split('-')[0]!);
const isPawn = (piece: string): boolean => /-(trooper|android)$/.test(piece);
const isParasite = (piece: string): boolean => /^(gray|black)-/.test(piece);

const roomOf = (zones: Zones, piece: string): string | null =>
  Object.keys(zones)
    .find((zone) => zone.startsWith('room/') && zones[zone]!.includes(piece))
    ?.slice('room/'.length) ?? null;

const parasitesIn = (zones: Zones, room: string): readonly string[] =>
  (zones[`room/${room}`] ?? []).filter(isParasite);

/** Five gray parasites, then five black ones; a black one that is hit shows its gray side. */
const GRAYS = 5;
function strengthOf({ flipped }: PanicShown, parasite: string): number {
  const [colour, number] = parasite.split('-');
  return colour === 'black' && !flipped[GRAYS + Number(number) - 1] ? 2 : 1;
}

const isAlive = ({ health }: PanicShown, seat: number): boolean =>
  health[2 * seat]! + health[2 * seat + 1]! > 0;
const isInfected = (zones: Zones, seat: number): boolean =>
  zones[`status/${seat + 1}`]?.[0] === 'infected';

/** PAN-ALARM-01 to PAN-ALARM-06. */
function judgeAlarm(cells: Cells, scenes: readonly PanicScene[], at: number, complain: Complain) {
  const scene = scenes[at]!;
  const { data, vars, zones } = scene;
  const colour = named(data['seat']);
  const target = named(data['room']);
  const lands = ['trooper', 'android'].flatMap((who) => {
    const from = roomOf(zones, `${colour}-${who}`);
    if (from === null) return [];
    return [beyond(cells, vars, from, (data['die'] as number) - 1)?.room ?? from];
  });
  if (!lands.includes(target)) complain(scene, 'PAN-ALARM-01', `${target}, not ${lands.join()}`);
  const next = scenes[at + 1];
  const parasite = named(next?.data['parasite']);
  const supply = (zones['supply'] ?? []).filter(isParasite);
  if (next?.what === 'alarm-brings') {
    const isGray = parasite.startsWith('gray');
    if (!supply.includes(parasite) || (!isGray && supply.some((one) => one.startsWith('gray'))))
      complain(next, 'PAN-ALARM-05', `${parasite} of ${supply.join()}`);
  } else if (next?.what === 'alarm-takes') {
    const most = Math.max(
      ...Object.keys(zones).map((zone) => parasitesIn(zones, zone.slice('room/'.length)).length),
    );
    const from = named(next.data['from']);
    if (supply.length > 0 || parasitesIn(zones, from).length < most)
      complain(next, 'PAN-ALARM-06', `${parasite} from ${from}`);
  }
  const after = scenes[at + 2];
  if (
    after !== undefined &&
    next?.what.startsWith('alarm-') &&
    roomOf(after.zones, parasite) !== target
  )
    complain(after, 'PAN-ALARM-01', `${parasite} is not in ${target}`);
}

/** PAN-PHASE-02: one room, and only through a passage. */
function judgeMove(cells: Cells, before: Zones, scene: PanicScene, complain: Complain): void {
  const { data, vars } = scene;
  const parasite = named(data['parasite']);
  const from = roomOf(before, parasite);
  const way = from === null ? null : beyond(cells, vars, from, (data['die'] as number) - 1);
  if (way?.room !== named(data['room']) || way.link !== PASSAGE)
    complain(scene, 'PAN-PHASE-02', `${parasite} goes from ${from} to ${named(data['room'])}`);
}

/** PAN-PHASE-03: in each room all that is there bites everybody who is there. */
function judgeAttacks(scenes: readonly PanicScene[], at: number, complain: Complain): void {
  const lines: PanicScene[] = [];
  for (let i = at; scenes[i]?.what === 'parasite-attack'; i++) lines.push(scenes[i]!);
  const { zones, vars } = scenes[at]!;
  const wanted = Object.keys(zones).flatMap((zone) => {
    const room = zone.slice('room/'.length);
    const pieces = zone.startsWith('room/') ? zones[zone]! : [];
    const loss = pieces.filter(isParasite).reduce((sum, one) => sum + strengthOf(vars, one), 0);
    return loss > 0 && pieces.some(isPawn) ? [`${room} ${loss}`] : [];
  });
  const told = lines.map(({ data }) => `${named(data['room'])} ${data['loss']}`);
  if (told.sort().join() !== wanted.sort().join())
    complain(scenes[at]!, 'PAN-PHASE-03', `${told.join()}, not ${wanted.join()}`);
  judgeLosses(scenes, at, lines, complain);
}

/** PAN-PHASE-04, PAN-CARD-armor: what each loses, less a point for each armor in that room. */
function judgeLosses(
  scenes: readonly PanicScene[],
  at: number,
  attacks: readonly PanicScene[],
  complain: Complain,
): void {
  const { zones, vars } = scenes[at]!;
  let end = at + attacks.length;
  while (
    ['armor', 'spared', 'hurt', 'death', 'eliminated', 'inherits'].includes(scenes[end]?.what ?? '')
  )
    end++;
  const lines = scenes.slice(at + attacks.length, end);
  for (const { data } of attacks) {
    const room = named(data['room']);
    for (const pawn of zones[`room/${room}`]!.filter(isPawn)) {
      const saved = lines
        .filter(
          ({ what, data: { seat } }) =>
            what === 'armor' && COLOURS.indexOf(named(seat)) === ownerOf(pawn),
        )
        .filter(({ data: where }) => named(where['room']) === room)
        .reduce((sum, line) => sum + (line.data['number'] as number), 0);
      const health = vars.health[2 * ownerOf(pawn) + (pawn.endsWith('android') ? 1 : 0)]!;
      const loss = Math.max(0, Math.min(health, (data['loss'] as number) - saved));
      const hurt = lines.find(
        ({ what, data: one }) => what === 'hurt' && named(one['pawn']) === pawn,
      );
      const told = health - ((hurt?.data['left'] as number | undefined) ?? health);
      if (told !== loss)
        complain(hurt ?? scenes[at]!, 'PAN-PHASE-03', `${pawn} loses ${told}, not ${loss}`);
    }
  }
}

/** PAN-SCAN-02, PAN-SCAN-03: the living, by what they are. */
function judgeScan(scene: PanicScene, seats: readonly number[], complain: Complain): void {
  const living = seats.filter((seat) => isAlive(scene.vars, seat));
  const infected = living.filter((seat) => isInfected(scene.zones, seat)).length;
  const { data } = scene;
  if (data['infected'] !== infected || data['human'] !== living.length - infected)
    complain(scene, 'PAN-SCAN-03', `${data['infected']} infected, not ${infected}`);
}

const seatsIn = (cards: readonly string[] | undefined, mark: string): number[] =>
  (cards ?? []).flatMap((name) =>
    name.startsWith(mark) ? [COLOURS.indexOf(name.split('-')[1]!)] : [],
  );

/** PAN-END-01 to PAN-END-07, PAN-VAR-04. */
function judgeWinners({ end, setup }: PlayedGame<PanicShown>, complain: Complain): void {
  const { how, winners } = end.over!;
  const zones = Object.fromEntries(
    Object.entries(end.zones).map(([name, { cards = [] }]) => [name, cards]),
  );
  const living = Array.from({ length: setup.seats }, (_, seat) => seat).filter((seat) =>
    isAlive(end.vars, seat),
  );
  const infected = living.filter((seat) => isInfected(zones, seat));
  const infectors = seatsIn(zones['infectors'], 'infector-');
  const deeds = [...infectors, ...seatsIn(zones['killers'], 'killer-')];
  const last = seatsIn(zones['infected'], 'mark-').at(-1);
  const areAll = infected.length === living.length && infectors.length > 0;
  const isHost = (seat: number): boolean => (zones[`hand/${seat + 1}`] ?? []).includes('host');
  const shares = (seat: number): boolean =>
    end.vars.options['masterAndServant'] !== true || isHost(seat) || deeds.includes(seat);
  const wanted =
    how === 'hive-burned'
      ? living.filter((seat) => !infected.includes(seat))
      : how === 'out-of-time'
        ? []
        : infected.filter((seat) => !(areAll && seat === last) && shares(seat));
  if (wanted.join() !== [...winners].sort().join())
    complain(
      null,
      'PAN-END',
      `by ${how} ${wanted.join() || 'nobody'} should win, not ${winners.join()}`,
    );
  const troopersLeft = end.vars.health.some((health, pawn) => pawn % 2 === 0 && health > 0);
  if (troopersLeft === (how === 'troopers-dead'))
    complain(null, 'PAN-END-03', `troopers left: ${troopersLeft}, and it ends by ${how}`);
}

/** All pieces are somewhere. */
function judgePieces(scene: PanicScene, complain: Complain): void {
  const places = Object.entries(scene.zones).flatMap(([zone, pieces]) =>
    zone.startsWith('room/') || zone === 'supply' ? pieces.filter(isParasite) : [],
  );
  if (places.length !== 2 * GRAYS || new Set(places).size !== places.length)
    complain(scene, 'PIECES', `${places.length} parasites`);
}

export function judgePanic(played: PlayedGame<PanicShown>): string[] {
  const complaints: string[] = [];
  const { moments, setup } = played;
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  const complain: Complain = (scene, rule, text) => {
    const where = scene === null ? 'at the end' : `after decision ${scene.decision}, ${scene.what}`;
    complaints.push(`${setup.seed} ${where}: ${rule}: ${text}`);
  };
  const cells = newCells();
  moments.forEach((scene, at) => {
    const { what, data } = scene;
    if (what === 'placed') cells.set(named(data['room']), cellTold(String(data['cell'])));
    else if (what === 'alarm') judgeAlarm(cells, moments, at, complain);
    else if (what === 'parasite-move') judgeMove(cells, moments[at - 1]!.zones, scene, complain);
    else if (what === 'parasite-attack' && moments[at - 1]?.what !== what)
      judgeAttacks(moments, at, complain);
    else if (what === 'scan') judgeScan(scene, seats, complain);
    else if (what === 'turn') judgePieces(scene, complain);
  });
  judgeWinners(played, complain);
  return complaints;
}
