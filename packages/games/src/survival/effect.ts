/**
 * Effects of cards, items and rooms, as data. One term has one text (`effect.<does>`) and one
 * implementation (`effects/`), so that what a card says and what it does cannot disagree.
 */

/** Where a Room Action may be used for free. */
export type FreeRoom =
  | 'computer'
  | 'no-computer'
  | 'computer-or-cockpit'
  | 'white-or-red'
  | 'white-or-green'
  | 'white-or-yellow'
  /** Despite a Malfunction. */
  | 'broken';

/** Where a computer action may be taken by card: what is needed of computer and power. */
export type ComputerPlace =
  | 'powered-computer'
  | 'unpowered-computer'
  | 'powered'
  /** A powered Room without a computer, or a computer without power. */
  | 'either-missing';

export type Effect =
  // Basic Actions
  | { readonly does: 'move' }
  | { readonly does: 'careful-move' }
  | { readonly does: 'melee' }
  | { readonly does: 'pick-up' }
  | { readonly does: 'trade' }
  | { readonly does: 'activate' }
  // Fighting
  | {
      readonly does: 'shoot';
      /** Only with such a weapon: of the class `energy`, or by its id. */
      readonly weapon?: string;
      readonly rerolls?: number;
      /** All ammo of the weapon goes into the one shot. */
      readonly fullAuto?: true;
      readonly thenDraw?: number;
    }
  | { readonly does: 'escape'; readonly thenDraw: number }
  | { readonly does: 'cover'; readonly both: boolean }
  | {
      readonly does: 'throw';
      /** Injuries to the named target, and to every other Intruder in the Room. */
      readonly target: number;
      readonly others: number;
      readonly eggs: number;
      readonly fire: boolean;
    }
  | { readonly does: 'shock' }
  | { readonly does: 'stun'; readonly atMost?: number }
  | { readonly does: 'disarm' }
  | { readonly does: 'desperate-attack'; readonly injuries: number }
  | { readonly does: 'distract' }
  | { readonly does: 'vivisect' }
  | { readonly does: 'stab' }
  | { readonly does: 'thermite' }
  | { readonly does: 'repel'; readonly knowledge?: number }
  | { readonly does: 'smoke' }
  | { readonly does: 'lure' }
  // Weapons
  | {
      readonly does: 'load';
      readonly weapon: string;
      readonly ammo: number | 'full';
      readonly powered?: true;
    }
  | { readonly does: 'restore-probe' }
  | { readonly does: 'probe' }
  | { readonly does: 'extend'; readonly ammo: number; readonly capacity: number }
  | { readonly does: 'tape' }
  // Moving
  | { readonly does: 'order' }
  | { readonly does: 'sneak' }
  | { readonly does: 'crawl'; readonly thenPass: boolean }
  | { readonly does: 'spacewalk' }
  | { readonly does: 'escort' }
  | { readonly does: 'vents'; readonly attack: boolean }
  | { readonly does: 'elevator'; readonly unpowered: boolean }
  // Things
  | { readonly does: 'search'; readonly evenEmpty?: true }
  | { readonly does: 'storage' }
  | { readonly does: 'craft'; readonly yellowAsTool?: true }
  | {
      readonly does: 'take-crafted';
      readonly items: readonly string[];
      /** Only in a Room of this colour; and with this level of Knowledge. */
      readonly colour?: string;
      readonly knowledge?: number;
      /** Leaves the item counter alone. */
      readonly free?: true;
    }
  // Markers
  | { readonly does: 'repair'; readonly thenComputer?: true }
  | { readonly does: 'break' }
  | { readonly does: 'break-computer' }
  | { readonly does: 'ignite' }
  | { readonly does: 'extinguish' }
  | { readonly does: 'door'; readonly evenDestroyed?: true }
  | { readonly does: 'destroy-door' }
  | { readonly does: 'doors-of-room' }
  | { readonly does: 'seal-room' }
  | { readonly does: 'hush' }
  | { readonly does: 'knock' }
  | { readonly does: 'wail' }
  // Cards in hand
  | { readonly does: 'motivate' }
  | { readonly does: 'draw'; readonly cards: number; readonly scan?: true }
  | { readonly does: 'draw-per-wound' }
  | { readonly does: 'shed'; readonly cards: number }
  | { readonly does: 'arrange'; readonly deck: 'events' | 'attacks'; readonly knowledge: number }
  | { readonly does: 'rush'; readonly cards: number }
  | { readonly does: 'drugs'; readonly extra: number }
  // Contamination, wounds
  | { readonly does: 'rest'; readonly knowledge?: number }
  | { readonly does: 'neutralize' }
  | { readonly does: 'decontaminate' }
  | { readonly does: 'look-contamination' }
  | { readonly does: 'cut-out' }
  | { readonly does: 'clean-all' }
  | { readonly does: 'dress-by-item' }
  | { readonly does: 'alcohol' }
  | { readonly does: 'antidote' }
  | { readonly does: 'surgery' }
  | { readonly does: 'clean' }
  | { readonly does: 'wash' }
  | { readonly does: 'eat' }
  | { readonly does: 'dress'; readonly others?: true }
  | { readonly does: 'dress-all' }
  | { readonly does: 'heal-serious'; readonly others?: true }
  | { readonly does: 'heal-light'; readonly others?: true }
  // Knowledge
  | { readonly does: 'peek'; readonly tiles: number; readonly tokens: boolean }
  | { readonly does: 'foresee' }
  | { readonly does: 'look-objective'; readonly ofSignaller: boolean }
  | { readonly does: 'analyse'; readonly anywhere: boolean }
  // Rooms from afar
  | { readonly does: 'free-room'; readonly where: FreeRoom }
  | { readonly does: 'intranet' }
  // The ship
  | { readonly does: 'engine' }
  | { readonly does: 'check-engine' }
  | { readonly does: 'check-engines' }
  | { readonly does: 'check-course'; readonly atComputer?: true }
  | { readonly does: 'set-course' }
  | { readonly does: 'pod-lock'; readonly anywhere: boolean }
  | { readonly does: 'board-pod' }
  | { readonly does: 'hibernate' }
  | { readonly does: 'self-destruct' }
  | { readonly does: 'signal' }
  | { readonly does: 'flush' }
  | { readonly does: 'decompress' }
  | { readonly does: 'take-egg' }
  | { readonly does: 'manoeuvre' }
  // The facility
  | { readonly does: 'computer'; readonly where: ComputerPlace; readonly all?: true }
  | { readonly does: 'flip-power' }
  | { readonly does: 'backup-power' }
  | { readonly does: 'learn'; readonly knowledge: number }
  | { readonly does: 'field-work'; readonly gains: number }
  | { readonly does: 'study-body'; readonly anywhere: boolean }
  | { readonly does: 'archive' }
  | { readonly does: 'look-contingency'; readonly where: 'pool' | 'any' }
  | { readonly does: 'take-contingency' }
  | { readonly does: 'check-objective' }
  | { readonly does: 'look-css'; readonly atComputer?: true }
  | { readonly does: 'shift-css' }
  | { readonly does: 'board-css' }
  | { readonly does: 'open-gate' }
  | { readonly does: 'move-rover' }
  | { readonly does: 'start-autodestruction' }
  | { readonly does: 'stop-autodestruction' }
  | { readonly does: 'alert' }
  | { readonly does: 'lock-in' }
  | { readonly does: 'depressurise' }
  | { readonly does: 'defend' }
  | { readonly does: 'repository' }
  | { readonly does: 'swap-power' }
  | { readonly does: 'spy-contingencies' }
  | { readonly does: 'any-door' }
  | { readonly does: 'leave-base' }
  | { readonly does: 'drive' };

/** When something may be used: in combat, out of combat, at any time (NEM-ACT-11). */
export type When = 'any' | 'combat' | 'calm';
