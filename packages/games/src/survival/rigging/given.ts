/** The words that both games know under `given`. */
import { z } from 'zod';
import { DECKS } from '../../packs/items.ts';
import { SPECIMENS } from '../words.ts';

const names = z.array(z.string());
export const byWho = <T extends z.ZodType>(crew: readonly string[], value: T) =>
  z.partialRecord(z.enum(crew), value).default({} as never);
const bySlot = <T extends z.ZodType>(value: T) => z.record(z.string(), value).default({});

export function givenShape(crew: readonly string[], slots: number) {
  const who = z.enum(crew);
  const slot = z.coerce.number().int().min(1).max(slots);
  return {
    /** The Characters, seat by seat; player numbers follow unless `numbers` says otherwise. */
    crew: z.array(who).optional(),
    numbers: byWho(crew, z.int()),
    /** Whose turn begins; or the Event Phase, a new round, or the draft. */
    turn: z.enum([...crew, 'events', 'round', 'draft']).optional(),
    first: who.optional(),
    round: z.int().default(2),
    actions: z.int().optional(),
    passed: z.array(who).default([]),
    /** Seats asked about Interruption; all others always decline. */
    reactions: z.array(who).default([]),

    /** Slot → the Room there, explored; and tiles and tokens that are still face down. */
    rooms: bySlot(z.string()),
    tiles: bySlot(z.string()),
    exploration: bySlot(z.string()),
    /** Slot → Items left; two in each explored Room that can be searched, unless said otherwise. */
    items: bySlot(z.int()),
    fire: z.array(slot).default([]),
    malfunction: z.array(slot).default([]),
    /** Corridor → `closed` or `destroyed`: `11-14: closed`; of two Corridors, `5-8/2` is the one with the 2. */
    doors: bySlot(z.enum(['closed', 'destroyed'])),
    /** Corridors with a Noise marker; `technical`, `red` and `blue` are the networks. */
    noise: names.default([]),
    decompression: slot.optional(),

    /** Where Characters are: a slot, or a place the game has a name for; others are where they begin. */
    places: byWho(crew, z.union([slot, z.string()])),
    /** Hands, decks and item decks are given from the top. */
    hands: byWho(crew, names),
    decks: byWho(crew, names),
    /** With this, the decks hold only what `decks` says. */
    onlyDecks: z.boolean().default(false),
    discards: byWho(crew, names),
    inventory: byWho(crew, names),
    held: byWho(crew, names),
    /** Active Quest Items that need no hand slot. */
    gear: byWho(crew, names),
    ammo: z.record(z.string(), z.int()).default({}),
    taped: z.array(z.array(z.string()).length(2)).default([]),
    /** Item → the weapon it is mounted on. */
    mounted: z.record(z.string(), z.string()).default({}),
    /** Objects that are carried, and that lie in a Room. */
    carries: byWho(crew, names),
    lying: bySlot(names),
    eggs: z.int().default(5),
    wounds: byWho(crew, names),
    dressed: byWho(crew, names),
    light: byWho(crew, z.int()),
    slime: z.array(who).default([]),
    larva: z.array(who).default([]),
    signal: z.array(who).default([]),

    /** Slot → Intruders, with their injuries if they have any: `[adult, queen 3]`. */
    intruders: bySlot(names),
    /** Whether the first Encounter has been; then everybody has one Objective. */
    met: z.boolean().default(true),
    objectives: byWho(crew, names),
    mission: names.optional(),
    /** All tokens in the bag. */
    bag: names.optional(),
    attacks: names.default([]),
    events: names.default([]),
    /** With this, the Event deck holds only what `events` says. */
    onlyEvents: z.boolean().default(false),
    eventDiscard: names.default([]),
    attackDiscard: names.default([]),
    itemDecks: z.partialRecord(z.enum(DECKS), names).default({}),
    /** With this, an Item deck holds only what `itemDecks` says, and no discard pile. */
    onlyItemDecks: z.boolean().default(false),
    woundDeck: names.default([]),
    contamination: names.default([]),
    /** The Weakness cards of Corpse, Egg and Carcass; and which of the three are discovered. */
    weaknesses: names.optional(),
    discovered: z.array(z.enum(SPECIMENS)).default([]),

    /** The faces of the next rolls: `[2, danger, one-hit]`. */
    dice: z.array(z.union([z.string(), z.number()])).default([]),
  };
}

const anyGiven = (crew: readonly string[], slots: number) => z.object(givenShape(crew, slots));
/** What both games can be given. */
export type CommonGiven = z.infer<ReturnType<typeof anyGiven>>;
