/** The heaps next to the board: power, ways out, tokens, the computer, weaknesses, claims. */
import { at, type View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import { facility, lockdownSetting } from '@deadlight/games/lockdown';
import { telling } from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { Mark, Scene } from '../../table/scene.ts';
import { bagMarks, claimMarks, deckMarks } from '../survival/heaps.ts';
import { poolMarks, seenMarks } from './contingencies.ts';
import { facilityOf, yes } from './facility.ts';

const { cardsIn, placedIn, seatRef, seatsOf, varsOf } = telling;

const PLACES = ['s-01', 's-02', 's-03', 'elevator'] as const;

/** A mark whose text says all. */
const told = (icon: string, tone: Mark['tone'], text: string): Mark => ({
  icon,
  tone,
  label: text,
  text,
});

const power = (view: View, voice: Voice): Mark[] =>
  PLACES.map((name, i) => {
    const all = facilityOf(view);
    const on = facility.hasPower(all, i + 1);
    const said = { place: `@place.${name}`, number: at(all.power, i + 1, 'place'), on: yes(on) };
    return told(on ? 'power' : 'dark', on ? 'good' : 'danger', voice.say('facility.powered', said));
  });

function waysOut(view: View, voice: Voice): Mark[] {
  const { gateOpen, isolationOpen, rover, podOf } = facilityOf(view);
  const pods = facility.PODS.map((pod, i) => {
    const inside = seatsOf(view).find((seat) => podOf[seat] === i + 1);
    const who = inside === undefined ? 'none' : voice.say(seatRef(varsOf(view), inside).slice(1));
    const text = voice.say('facility.pod', { pod, who });
    return told('css', inside === undefined ? 'dim' : 'warn', text);
  });
  return [
    told('gate', gateOpen ? 'good' : 'warn', voice.say('facility.gate', { open: yes(gateOpen) })),
    told('rover', 'plain', voice.say('facility.roverAt', { room: rover })),
    told(
      'isolation',
      isolationOpen ? 'good' : 'warn',
      voice.say('facility.isolation', { open: yes(isolationOpen) }),
    ),
    ...pods,
  ];
}

/** The open card with its options. */
const computer = (view: View, voice: Voice, sheets: readonly CardSheet[]): Mark[] =>
  cardsIn(view, 'computer').map((card) =>
    told(
      'computer',
      card === 'lock-down' ? 'danger' : 'plain',
      voice.say('labeled', {
        name: voice.say(`computer.${card}`),
        says: sheets.find(({ id }) => id === card)?.text ?? '',
      }),
    ),
  );

/** In their order: the later ones need more knowledge, unless the intruders are the old ones. */
function weaknesses(view: View, voice: Voice): Mark[] {
  const vars = varsOf(view);
  const { race } = facility.optionsOf(vars);
  return vars.discovered.map((is, i) => {
    const name = voice.say(
      is ? `weakness.${placedIn(view, 'weaknesses', i)!}` : 'ship.unknownWeakness',
    );
    const text =
      race === 'intruders'
        ? name
        : voice.say('facility.weakness', { name, needed: at(facility.THRESHOLDS, i, 'weakness') });
    return told(is ? 'room.laboratory' : 'unknown', is ? 'good' : 'dim', text);
  });
}

export const besideOf = (view: View, voice: Voice, sheets: readonly CardSheet[]): Scene['beside'] =>
  [
    { name: voice.say('facility.power'), marks: power(view, voice), rows: true },
    { name: voice.say('facility.waysOut'), marks: waysOut(view, voice), rows: true },
    { name: voice.say('facility.pool'), marks: poolMarks(view, voice) },
    { name: voice.say('facility.seen'), marks: seenMarks(view, voice), rows: true },
    { name: voice.say('facility.computer'), marks: computer(view, voice, sheets), rows: true },
    { name: voice.say('ship.weaknesses'), marks: weaknesses(view, voice), rows: true },
    { name: voice.say('ship.bag'), marks: bagMarks(view, voice) },
    { name: voice.say('ship.decks'), marks: deckMarks(view, voice) },
    { name: voice.say('ship.claims'), marks: claimMarks(lockdownSetting, view, voice), rows: true },
  ].filter(({ marks }) => marks.length > 0);
