/**
 * Effects of Event cards, as data: like the terms in `effect.ts`, each has one text (`eventEffect.<does>`)
 * and one implementation (`events/`, or the game's own). A card does its terms one after the other.
 */

/** Cards that everyone draws and scans when Larvae hatch (NEM-CARD-eclosion). */
export const ECLOSION_CARDS = 4;

/** Rooms that get a marker. Never unexplored ones. */
export type EventRooms =
  /** With an Adult, a Breeder or the Queen. */
  | 'adults'
  | 'burning'
  | 'green'
  | 'lowest-number'
  // The ship
  | 'yellow-computers'
  // The facility
  | 'powered-computers'
  | 'lowest-powered-computer'
  | 'cargo-sending-systems'
  | 'elevator-rooms'
  | 'generators';

export type EventEffect =
  // Markers
  | { readonly does: 'break-rooms'; readonly where: EventRooms }
  | { readonly does: 'burn-rooms'; readonly where: EventRooms }
  | { readonly does: 'spread-fire' }
  | { readonly does: 'burn-items' }
  | { readonly does: 'open-doors' }
  | { readonly does: 'make-noise'; readonly around: 'nest' | 'slimed' | 'wounded' }
  // Intruders
  | { readonly does: 'hunt' }
  | { readonly does: 'withdraw' }
  | { readonly does: 'heal-intruders'; readonly injuries: number }
  | { readonly does: 'defend-eggs' }
  | { readonly does: 'lose-egg' }
  // The ship
  | { readonly does: 'infest-nest' }
  | { readonly does: 'hatch'; readonly cards: typeof ECLOSION_CARDS }
  | { readonly does: 'stir-networks' }
  | { readonly does: 'flare-up' }
  | { readonly does: 'overheat' }
  | { readonly does: 'eject-pod' }
  // The facility
  | { readonly does: 'infest' }
  /** Characters with a Larva die, or only if a card is INFECTED; the others scan their own cards. */
  | {
      readonly does: 'hatch-or-scan';
      readonly cards: typeof ECLOSION_CARDS;
      readonly ifInfected: boolean;
    }
  | { readonly does: 'follow-blood' }
  | { readonly does: 'leak-coolant' }
  | { readonly does: 'stop-elevator' }
  | { readonly does: 'stop-time' }
  | { readonly does: 'fill-technical-corridors' }
  | { readonly does: 'wound-in-cargo'; readonly wounds: number }
  | { readonly does: 'panic'; readonly ammo: number }
  // In the dark
  | { readonly does: 'noise-in-dark' }
  | { readonly does: 'break-in-dark' }
  | { readonly does: 'contaminate-in-dark' }
  | { readonly does: 'attack-in-dark' }
  | { readonly does: 'wound-in-dark'; readonly wounds: number }
  | { readonly does: 'slime-in-dark' }
  | { readonly does: 'adults-in-dark'; readonly to: 'slimed' | 'slimed-and-free' | 'wounded' };
