/** The messages between page and server, besides those that any host sends about a table. */
import type { Line, OptionValue, Seat } from '@deadlight/engine';
import type { AboutStanding, FromTable, Hint, Moment, Problem } from './messages.ts';
import type { ReplayAsk, SharedReplay, WhatIf } from './shared-replay.ts';

/** The protocol version; on a mismatch the server tells the page to reload. */
export const ONLINE_VERSION = 4;

/** What happens once somebody's time is up: the others vote, or it was chosen when the table was opened. */
export const LATE_ENDS = ['vote', 'wait', 'skip', 'bot'] as const;
export type LateEnd = (typeof LATE_ENDS)[number];

/** A clock that runs whether or not anybody is at the table, but only in people's own time. */
export interface OverDays {
  /** Every turn starts with the whole bank; otherwise what is left of it is kept, and a turn adds to it. */
  readonly each: boolean;
  /** It stands outside people's playing hours, and on their holidays. */
  readonly hours: boolean;
  readonly holidays: boolean;
}

/** Seconds for each seat, and the increment whenever its turn comes again. */
export interface ClockSettings {
  readonly bank: number;
  readonly more: number;
  /** Without it, the others vote. */
  readonly end?: LateEnd;
  readonly days?: OverDays;
}

/** When somebody plays, where that counts. */
export interface Calendar {
  /** The name of a time zone, as browsers know it: `Europe/Berlin`. */
  readonly zone: string;
  /** Minutes after midnight, over midnight if `to` is before `from`; null for the whole day. */
  readonly hours: { readonly from: number; readonly to: number } | null;
  /** First and last days, such as `2026-12-24`. */
  readonly holidays: readonly Holiday[];
}

export interface Holiday {
  readonly from: string;
  readonly to: string;
}

/** Nobody keeps others waiting by their calendar for ever. */
export const MIN_HOURS = 6;
export const MAX_HOLIDAYS = 30;
/** Playing hours and time zone may be changed once a day: in milliseconds. */
export const HOURS_AGAIN = 24 * 60 * 60 * 1000;

/** The settings of a new table. */
export interface OnlineTableSettings {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Whether it is listed in the lobby, or open only to people with the link. */
  readonly listed: boolean;
  /** Whether friends of the host find it among what they see of their friends. */
  readonly friends: boolean;
  readonly spectators: boolean;
  readonly hints: boolean;
  readonly chat: boolean;
  /** Whether a newcomer may ask for a bot's seat while the game runs; the people at the table decide. */
  readonly join: boolean;
  /** Whether the host may give seats to programs. */
  readonly programs: boolean;
  readonly clock: ClockSettings | null;
  /** The level of the bots that take empty seats. */
  readonly bots: string;
}

export type Presence = 'here' | 'away' | 'gone';

export interface SeatInfo {
  readonly name: string;
  readonly kind: 'empty' | 'person' | 'bot';
  /** A program plays here in place of a person; an empty seat is kept for one. */
  readonly program: boolean;
  readonly ready: boolean;
  readonly presence: Presence;
  readonly mine: boolean;
  /** A bot plays for this person until they are back. */
  readonly standIn: boolean;
  /** The hash of the seat's contribution to the dice; null if it makes none. */
  readonly promise: string | null;
  /** Other seats of the same person: several people share one screen. */
  readonly shares: readonly Seat[];
  /** The people who have left the seat to a bot, or to another person, during the game. */
  readonly left: string | null;
}

/** Proposals at a table. Nothing happens unless the people agree. */
export type Proposal =
  /** Back to the state after a number of questions; without `to`, before the proposer's own last decision. */
  | { readonly do: 'rewind'; readonly to?: number }
  | { readonly do: 'end' }
  /** Pauses clocks and bots. */
  | { readonly do: 'pause' }
  | { readonly do: 'go-on' }
  /** A bot plays for an absent person until they are back. */
  | { readonly do: 'bot'; readonly seat: Seat };

/** A player has run out of time; nobody learns who, where several are asked at once. */
export interface Late {
  readonly do: 'late';
  readonly seat: Seat | null;
}

/** A person without a seat asks for a bot's. */
export interface SeatRequest {
  readonly do: 'sit';
  readonly seat: Seat;
  readonly name: string;
}

export type Choice = 'yes' | 'no' | 'wait' | 'skip' | 'bot';

/** A question to the table. */
export interface VoteInfo {
  readonly number: number;
  readonly about: Proposal | Late | SeatRequest;
  /** The proposer; null if it was nobody at the table. */
  readonly by: Seat | null;
  readonly choices: readonly Choice[];
  /** The seats that vote, and their votes so far. */
  readonly voices: readonly { readonly seat: Seat; readonly says: Choice | null }[];
  /** What would be taken back, as far as the reader may know it. */
  readonly lines: readonly Line[];
}

/** Players and spectators have separate chats. */
export type Room = 'table' | 'watchers';

/** Ready phrases, which everybody reads in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'one-moment',
  'please-go-on',
  'nice',
  'thanks',
  'sorry',
  'ouch',
  'well-played',
  'good-bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Maximum length of a chat message. */
export const LONGEST_CHAT = 500;

export type Spoken = { readonly text: string } | { readonly phrase: Phrase };

export interface ChatLine {
  readonly number: number;
  /** The author's own id for the line. A repeat from the same person is the same line. */
  readonly id?: string;
  readonly room: Room;
  readonly seat: Seat | null;
  readonly name: string;
  /** Identifies the same person at every table to this reader, and to nobody else. */
  readonly who: string;
  readonly mine: boolean;
  readonly at: number;
  readonly what: Spoken;
}

/** How long the game has been waiting, and the clocks, in milliseconds. */
export interface Times {
  readonly waited: number;
  /** Paused by agreement: bots and clocks wait. */
  readonly paused: boolean;
  readonly clock: {
    /** By seat. */
    readonly left: readonly number[];
    /** The seats whose time is running. */
    readonly runs: Seat | null;
    /** Time left for a question to several seats at once: it uses nobody's clock. */
    readonly together: number | null;
    /** Whether any clock is running. */
    readonly going: boolean;
    /** Where it is played over days: when the time of those who are asked is up, as a date; null while it stands. */
    readonly due?: number | null;
  } | null;
}

/** A table as everybody at it may know it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly state: 'open' | 'playing' | 'over';
  readonly seats: readonly SeatInfo[];
  readonly listed: boolean;
  readonly friends: boolean;
  readonly spectators: boolean;
  readonly hints: boolean;
  readonly chat: boolean;
  readonly join: boolean;
  readonly programs: boolean;
  readonly clock: ClockSettings | null;
  readonly bots: string;
  readonly watching: number;
  readonly vote: VoteInfo | null;
  /** The people have agreed to end the game early. */
  readonly ended: boolean;
  /** The cards are dealt as at an earlier table. */
  readonly sameDeal: boolean;
  /** The game goes on from the middle of another one, and counts nowhere. */
  readonly whatIf: WhatIf | null;
  /** The next table of the same people. */
  readonly next: string | null;
  /** Whether the reader is the host: at first, the person who opened the table. */
  readonly owner: boolean;
  /** A seat of the host; null if they have none. */
  readonly host: Seat | null;
  /** Whether a player may take over from a host who is gone. */
  readonly hostGone: boolean;
  /** The number of banned people. */
  readonly banned: number;
  /** The server's commitment to its part of the dice. */
  readonly commitment: string;
  /** By seat, the commitments that count; null until the game is dealt. */
  readonly promised: readonly (string | null)[] | null;
  /** During the deal: the seats that have not revealed their contribution yet. */
  readonly awaited: readonly Seat[] | null;
  /** The server's part, when the game is over, and the contributions of the seats. */
  readonly revealed: {
    readonly secret: string;
    /** By seat; null where it added nothing. */
    readonly gave: readonly (string | null)[];
  } | null;
}

/** An entry of the lobby. */
export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly state: 'open' | 'playing';
  readonly seats: number;
  readonly taken: number;
  /** Seats that a newcomer may take or ask for. */
  readonly free: number;
  readonly names: readonly string[];
  /** The names of programs that sit there; null where none may. */
  readonly programs: readonly string[] | null;
  readonly spectators: boolean;
  readonly clock: ClockSettings | null;
}

/** One of the reader's own tables, whether or not anybody is there at the moment. Times are milliseconds. */
export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly state: 'open' | 'playing' | 'over';
  /** When it was opened, as a date. */
  readonly created: number;
  /** People by seat; null for a bot's or an empty one. */
  readonly names: readonly (string | null)[];
  /** The seats of programs. */
  readonly programs: readonly Seat[];
  readonly mine: readonly Seat[];
  /** Whether the reader opened it, or has become its host. */
  readonly owner: boolean;
  /** It goes on from the middle of another game, and counts nowhere. */
  readonly whatIf: boolean;
  /** The people who are asked. */
  readonly asked: readonly Seat[];
  /** Whether the reader is the one, or one of those, who must do something. */
  readonly waits: boolean;
  /** For how long the table has waited, and how much time is left for that; null if it does not wait, or has no clock. */
  readonly waited: number | null;
  readonly left: number | null;
  /** Where it is played over days: when that time is up, as a date. */
  readonly due: number | null;
  readonly clock: ClockSettings | null;
}

/** A friend asks the reader to a table that has not begun. */
export interface Invitation {
  readonly table: string;
  readonly game: string;
  /** What the friend is called there. */
  readonly by: string;
  readonly since: number;
}

/** Somebody whom the reader has asked to be friends, or who has asked the reader; friends if both have. */
export interface FriendInfo {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  readonly is: 'friend' | 'asked' | 'asks';
  /** Whether they are there, as far as they let friends see it. */
  readonly online: boolean;
  /** The address of their page, if they have one. */
  readonly page: string | null;
  /** Tables that they host and let their friends find. */
  readonly tables: readonly Listed[];
}

/** The forms of what is sent to another service. */
export const WEBHOOKS = ['discord', 'slack', 'json'] as const;
export type WebhookKind = (typeof WEBHOOKS)[number];

/** The ways in which somebody is told something, the quickest first. */
export const NOTICE_WAYS = ['push', 'mail', 'webhook'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

/** Minutes after which the second way may be taken. */
export const NOTICE_DELAYS = [10, 30, 120, 480] as const;

/** How somebody wants to be told something. Where a way is not open, the quickest that is takes its place. */
export interface NoticeChoice {
  readonly first: NoticeWay;
  /** Minutes after which it is taken if they have not looked at the table. */
  readonly second: { readonly way: NoticeWay; readonly after: number } | null;
  /** Instead of each message by itself, one a day by the first way, at this hour in this time zone. */
  readonly daily: { readonly hour: number; readonly zone: string } | null;
}

/** A browser's agreement to be told something (Push API), with its keys in base64url. */
export interface PushSubscriptionInfo {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Colours that somebody may choose for themselves. */
export const COLOURS = ['amber', 'rust', 'rose', 'violet', 'sky', 'teal', 'moss', 'bone'] as const;
export type Colour = (typeof COLOURS)[number];

/** What somebody may show on their page. */
export const SHOWN = ['name', 'colour', 'since', 'games'] as const;
export type Shown = (typeof SHOWN)[number];

/** Games that were played to their end. */
export interface PlayedGames {
  readonly game: string;
  readonly played: number;
  readonly won: number;
}

/** A player's page; null is what its owner does not show, or has not. */
export interface PlayerInfo {
  readonly name: string | null;
  readonly colour: Colour | null;
  /** Since when they have an account, as a date. */
  readonly since: number | null;
  readonly games: readonly PlayedGames[] | null;
}

/** What the sender is known by, and may change. */
export interface Account {
  /** When it became an account, as a date; null for a guest, who is known by this browser alone. */
  readonly since: number | null;
  readonly name: string | null;
  readonly language: string | null;
  readonly colour: Colour | null;
  /** Dates. */
  readonly passkeys: readonly {
    readonly id: string;
    readonly created: number;
    readonly used: number;
  }[];
  /** Recovery codes that have not been used. */
  readonly codes: number;
  readonly devices: readonly {
    readonly id: string;
    readonly since: number;
    readonly here: boolean;
  }[];
  /** Null for somebody who has not said when they play: their time always runs. */
  readonly calendar: Calendar | null;
  /** Where the sender is told that it is their turn at a table over days: the form, and the name of the other side. */
  readonly webhook: { readonly kind: WebhookKind; readonly host: string } | null;
  /** The key by which browsers know this server, whether this device is told something, and how many are. */
  readonly push: { readonly key: string; readonly here: boolean; readonly devices: number };
  /** Whether this server sends mail, to which address of the sender, and whether they have confirmed it. */
  readonly mail: {
    readonly offered: boolean;
    readonly address: string | null;
    readonly confirmed: boolean;
  };
  /** Null: they have not chosen. */
  readonly notices: NoticeChoice | null;
  /** From when on the playing hours may be changed, as a date. */
  readonly hoursAgain: number;
  /** By what the operator knows the account; null for a guest. */
  readonly number: string | null;
  /** Whether the sender is an administrator of the server. */
  readonly admin: boolean;
  /** The sender's page; null as long as they have chosen nothing to show. */
  readonly page: { readonly address: string; readonly shows: readonly Shown[] } | null;
  /** Whom the sender has blocked: what they were called then, and since when. */
  readonly blocked: readonly {
    readonly id: string;
    readonly name: string;
    readonly since: number;
  }[];
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
/** What passes between a server and a passkey (WebAuthn), in the form that browsers read and write as JSON. */
type Ceremony = Readonly<Record<string, Json>>;

export type AccountAsk =
  | { readonly do: 'show' }
  /** Null removes. */
  | {
      readonly do: 'change';
      readonly name?: string | null;
      readonly language?: string | null;
      readonly colour?: Colour | null;
    }
  /** Where the sender wants to be told that it is their turn at a table over days. Null removes it. */
  | {
      readonly do: 'webhook';
      readonly webhook: { readonly kind: WebhookKind; readonly url: string } | null;
    }
  /** This device wants to be told so, too. Null: no longer. */
  | { readonly do: 'push'; readonly subscription: PushSubscriptionInfo | null }
  /** An address of mail, to which a code is sent; null removes it. Nothing else is sent there before it is confirmed. */
  | { readonly do: 'mail'; readonly address: string | null }
  | { readonly do: 'confirm-mail'; readonly code: string }
  /** Null: each by itself, by the quickest way that is open. */
  | { readonly do: 'notices'; readonly choice: NoticeChoice | null }
  /** Sends something there, to see whether it arrives. */
  | { readonly do: 'try-notice'; readonly way: NoticeWay }
  /** When the sender plays, for tables over days. Null removes it. */
  | { readonly do: 'calendar'; readonly calendar: Calendar | null }
  /** Asks what a new passkey has to sign, and gives what it has signed. The first passkey makes a guest an account. */
  | { readonly do: 'new-passkey' }
  | { readonly do: 'add-passkey'; readonly signed: Ceremony }
  | { readonly do: 'remove-passkey'; readonly id: string }
  /** The same with a known passkey: this device is its owner's from then on. */
  | { readonly do: 'known-passkey' }
  | { readonly do: 'sign-in'; readonly signed: Ceremony }
  /** New recovery codes; those from before no longer count. Each signs a device in once. */
  | { readonly do: 'new-codes' }
  | { readonly do: 'use-code'; readonly code: string }
  /** Signs out this device, another one, or all others. */
  | { readonly do: 'sign-out'; readonly device?: string; readonly others?: boolean }
  /** Who the sender's friends are, and who has asked. */
  | { readonly do: 'friends' }
  /** Agrees to be friends with somebody who has asked. */
  | { readonly do: 'accept'; readonly id: string }
  /** Ends a friendship, declines one, or takes back that it was asked for. */
  | { readonly do: 'unfriend'; readonly id: string }
  /** Whether friends see when the sender is there. */
  | { readonly do: 'show-online'; readonly on: boolean }
  /** Does not come to a table to which the sender was invited. */
  | { readonly do: 'decline'; readonly table: string }
  /** What the sender's page shows; it is made when that is said first. */
  | { readonly do: 'page'; readonly shows: readonly Shown[] }
  /** The page of a player. */
  | { readonly do: 'player'; readonly address: string }
  /** The sender may meet somebody again. */
  | { readonly do: 'unblock'; readonly id: string }
  /** Everything that is kept about the sender, and the end of it. */
  | { readonly do: 'export' }
  | { readonly do: 'delete' };

export type AccountTold =
  | { readonly is: 'account'; readonly account: Account }
  | {
      readonly is: 'to-sign';
      readonly for: 'new-passkey' | 'known-passkey';
      readonly what: Ceremony;
    }
  | { readonly is: 'codes'; readonly codes: readonly string[] }
  /** Whether what was sent to try a way was taken there. */
  | { readonly is: 'tried'; readonly way: NoticeWay; readonly arrived: boolean }
  | { readonly is: 'export'; readonly data: Ceremony }
  | {
      readonly is: 'friends';
      /** Whether the reader's friends see when the reader is there. */
      readonly showsOnline: boolean;
      readonly friends: readonly FriendInfo[];
    }
  /** Null if there is no such page, or it shows nothing. */
  | { readonly is: 'player'; readonly address: string; readonly player: PlayerInfo | null }
  /** This device is somebody else's, or nobody's, from now on: the page has to reconnect. */
  | { readonly is: 'signed-in' }
  | { readonly is: 'signed-out' };

/** How a game of the day went for the person who played it. */
export interface DealResult {
  readonly won: boolean;
  /** Their own, without those of the bots. */
  readonly decisions: number;
}

/** A line of a day's list. */
export interface DealEntry extends DealResult {
  /** From 1. Equal results have the same. */
  readonly rank: number;
  /** The reader, another player, or one of whom nothing is kept now. */
  readonly who: 'reader' | 'player' | 'former';
  /** Name and address of their page; null is what they do not show. */
  readonly name: string | null;
  readonly page: string | null;
  /** For how many days in a row they have had an entry, up to this one. */
  readonly streak: number;
}

/** Why a game does not come into the list of a day. */
export const WHY_NO_ENTRY = [
  /** The list of that day is not open: it is from the day's beginning to the end of the next, in UTC. */
  'not-open',
  /** The sender is in the list already. */
  'entered',
  'unreadable',
  /** Another game, table or seed than the day's. */
  'other-deal',
  /** Not one person in the first seat and the usual bots in the others. */
  'other-players',
  /** Made with rules that the server does not have. */
  'old-rules',
  /** A decision that is not possible by the rules, or after which the table is not as recorded. */
  'illegal',
  'unfinished',
  'too-long',
] as const;
export type WhyNoEntry = (typeof WHY_NO_ENTRY)[number];

/** Characters of a record, packed, that is sent for the list of a day. */
export const LONGEST_ENTRY = 16_000;

export type DealAsk =
  /** The list of a day, such as `2026-11-17`. */
  | { readonly do: 'list'; readonly day: string }
  /** A finished game for the list of its day: the record, packed as in a link. */
  | { readonly do: 'enter'; readonly day: string; readonly record: string };

export type DealTold =
  | {
      readonly is: 'list';
      readonly day: string;
      /** Whether entries are still taken. */
      readonly open: boolean;
      /** How many entries there are; of these the best, and the reader's own. */
      readonly count: number;
      readonly entries: readonly DealEntry[];
      /** Days in a row on which the reader had an entry: until today or yesterday, and at best. */
      readonly streak: { readonly now: number; readonly best: number };
    }
  | {
      readonly is: 'turned-down';
      readonly day: string;
      readonly why: WhyNoEntry;
      /** The decision at which it shows, from 1; null where it shows at none. */
      readonly at: number | null;
    };

/** A club as one of its members finds it among others. */
export interface ClubLine {
  readonly id: string;
  readonly name: string;
  readonly members: number;
}

/** Some people of a club who play the deal of a week together. */
export interface TeamInfo {
  readonly id: string;
  /** Null for somebody of whom nothing is kept now. */
  readonly names: readonly (string | null)[];
  readonly mine: boolean;
  readonly state: 'forming' | 'playing' | 'over';
  /** Where they play: told to themselves, and to all members once the week is over. */
  readonly table: string | null;
  /** Null until their game is over. `decisions` are those of the whole table, with the bots'. */
  readonly won: boolean | null;
  readonly decisions: number | null;
  /** Among the teams of all clubs that have finished. */
  readonly rank: number | null;
}

/** A week in a club. */
export interface ClubWeek {
  readonly week: number;
  readonly is: 'next' | 'now' | 'over';
  readonly teams: readonly TeamInfo[];
  /** How many teams of all clubs have finished. */
  readonly finished: number;
}

/** How the members of a club stand in a season: the results of their teams added up, week by week. */
export interface ClubSeason {
  /** Its first week, and how many of its rounds have begun. */
  readonly first: number;
  readonly round: number;
  /** Those who have finished a game, the best first; `rank` is from 1, and equal points have the same. */
  readonly standings: readonly {
    readonly rank: number;
    readonly name: string;
    readonly who: 'reader' | 'member';
    readonly points: number;
    readonly games: number;
    readonly won: number;
  }[];
}

export interface ClubInfo {
  readonly id: string;
  readonly name: string;
  readonly members: number;
  /** What only members see; null for others. */
  readonly inside: {
    readonly people: readonly {
      readonly id: string;
      readonly name: string;
      readonly who: 'reader' | 'member';
      readonly host: boolean;
    }[];
    /** Whether the reader may send members away. */
    readonly host: boolean;
    /** The next one first. */
    readonly weeks: readonly ClubWeek[];
    /** The season that goes on, and the one before. */
    readonly seasons: readonly ClubSeason[];
  } | null;
}

export type ClubAsk =
  /** The clubs of the sender. */
  | { readonly do: 'mine' }
  /** Founds a club; `as` is what the sender is called there. */
  | { readonly do: 'found'; readonly name: string; readonly as: string }
  | { readonly do: 'show'; readonly club: string }
  | { readonly do: 'join'; readonly club: string; readonly as: string }
  | { readonly do: 'leave'; readonly club: string }
  /** Sends a member away. */
  | { readonly do: 'remove'; readonly club: string; readonly member: string }
  /** Signs the sender up for a week: in a team, or in a new one. */
  | {
      readonly do: 'sign-up';
      readonly club: string;
      readonly week: number;
      readonly team?: string;
    }
  | { readonly do: 'sign-off'; readonly club: string; readonly week: number }
  /** Opens the table of the sender's team in the week that goes on. */
  | { readonly do: 'begin'; readonly club: string; readonly team: string };

export type ClubTold =
  | { readonly is: 'clubs'; readonly clubs: readonly ClubLine[] }
  /** Null if there is no such club. */
  | { readonly is: 'club'; readonly id: string; readonly club: ClubInfo | null };

/** Milliseconds after which an administrator has to use a passkey again before changing something. */
export const FRESH_PROOF = 5 * 60 * 1000;

/** A table as an administrator sees it: nothing of its game. */
export interface AdminTable {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly state: 'open' | 'playing' | 'over';
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly program: boolean;
  }[];
  /** Dates. */
  readonly created: number;
  readonly changed: number;
  /** Broken off: by the people there or by the operator, or because its rules did not come to an end. */
  readonly ended: boolean;
  readonly faulty: boolean;
  readonly listed: boolean;
  readonly mayReopen: boolean;
}

export type AdminAsk =
  | { readonly do: 'overview' }
  /** One table, those of a person, or the newest that were opened before a date. */
  | {
      readonly do: 'tables';
      readonly id?: string;
      readonly person?: string;
      readonly before?: number;
    }
  /** People by what they are called; without a name, those who are banned. */
  | { readonly do: 'people'; readonly name?: string }
  | { readonly do: 'reports' }
  | { readonly do: 'audit' }
  /** Asks what a passkey has to sign, and gives what it has signed: all that follows needs it. */
  | { readonly do: 'prove' }
  | { readonly do: 'proof'; readonly signed: Ceremony }
  | { readonly do: 'close' | 'reopen'; readonly table: string }
  | {
      readonly do: 'ban';
      readonly person: string;
      readonly reason: string;
      readonly days: number | null;
    }
  | { readonly do: 'unban'; readonly person: string }
  | { readonly do: 'settle'; readonly report: string }
  | { readonly do: 'backup' };

export type AdminTold =
  | {
      readonly is: 'overview';
      readonly well: boolean;
      /** For how many milliseconds this process has run, and the bytes of memory that it takes. */
      readonly up: number;
      readonly memory: number;
      readonly sockets: number;
      readonly tables: Readonly<Record<'open' | 'playing' | 'over', number>>;
      readonly store: 'sqlite' | 'postgres' | 'elsewhere';
      /** Bytes; null if that is not known. */
      readonly free: number | null;
      readonly limits: readonly { readonly limit: string; readonly value: number }[];
      readonly backups: readonly {
        readonly name: string;
        readonly size: number;
        readonly at: number;
      }[];
    }
  | { readonly is: 'tables'; readonly tables: readonly AdminTable[] }
  | {
      readonly is: 'people';
      readonly people: readonly {
        readonly id: string;
        readonly name: string | null;
        readonly ban: {
          readonly reason: string;
          readonly since: number;
          /** Null if it does not end by itself. */
          readonly until: number | null;
        } | null;
      }[];
    }
  | {
      readonly is: 'reports';
      readonly reports: readonly {
        readonly id: string;
        readonly at: number;
        readonly author: string;
        readonly about: {
          readonly table: string;
          readonly name: string;
          readonly what: Spoken;
        };
        readonly settled: number | null;
      }[];
    }
  | {
      readonly is: 'audit';
      readonly deeds: readonly {
        readonly at: number;
        readonly by: string;
        readonly name: string;
        readonly what: string;
        readonly about: string;
        readonly detail: string;
      }[];
    }
  | { readonly is: 'to-prove'; readonly what: Ceremony }
  | { readonly is: 'proven' }
  | { readonly is: 'done'; readonly what: string };

/** How many lines of the log a page has, as one of its seats may read them. */
export interface Read {
  readonly seat: Seat;
  readonly lines: number;
}

export type ToServer =
  /** Subscribes to the lobby until a table is entered. */
  | { readonly say: 'tables' }
  /** Asks for the sender's own tables, the newest first: those that go on, or those that are over. */
  | {
      readonly say: 'mine';
      readonly over: boolean;
      readonly after?: Pick<MyTable, 'created' | 'id'>;
    }
  | { readonly say: 'account'; readonly ask: AccountAsk }
  /** From an administrator of the server. */
  | { readonly say: 'admin'; readonly ask: AdminAsk }
  /** About the deals of the day. */
  | { readonly say: 'deals'; readonly ask: DealAsk }
  /** About clubs and the deals of the week. */
  | { readonly say: 'clubs'; readonly ask: ClubAsk }
  /** The table forgets the sender: their seats go to bots, and their name is taken from it, also when it is over. */
  | { readonly say: 'forget' }
  /** The table takes up the sender's calendar, as their account has it. */
  | { readonly say: 'calendar' }
  | { readonly say: 'create'; readonly wish: OnlineTableSettings }
  /**
   * `key` opens a seat that was taken on another device, `code` one whose device is lost; `read` is how much
   * of the log a returning page has. A page that `watches` is shown what everybody may see, also where its reader has a
   * seat. One that `replays` looks at a finished game together with others; `name` is that of a person without a seat.
   */
  | {
      readonly say: 'enter';
      readonly table: string;
      readonly key?: string;
      readonly code?: string;
      readonly read?: Read;
      readonly watches?: true;
      readonly replays?: { readonly name: string };
    }
  /** `promise` is the hash of the seat's contribution to the dice; `program` the key of a seat that is kept for a program. */
  | {
      readonly say: 'sit';
      readonly seat: Seat;
      readonly name: string;
      readonly promise?: string;
      readonly program?: string;
    }
  /** Replaces the commitment, until the game is dealt. */
  | { readonly say: 'promise'; readonly seat: Seat; readonly promise: string }
  /** Reveals the contribution, once the game is dealt. */
  | { readonly say: 'reveal'; readonly seat: Seat; readonly luck: string }
  | { readonly say: 'stand'; readonly seat: Seat }
  | { readonly say: 'ready'; readonly ready: boolean }
  /** With `ban`, the person in that seat cannot come back. */
  | { readonly say: 'remove'; readonly seat: Seat; readonly ban?: boolean }
  /** Lifts all bans. */
  | { readonly say: 'forgive' }
  /** Makes the player in a seat the host; without a seat, the sender takes over from an absent host. */
  | { readonly say: 'host'; readonly seat?: Seat }
  | { readonly say: 'start' }
  /** Idempotent: sent again with the same id it counts once, and gets the same answer. */
  | {
      readonly say: 'decide';
      readonly id: string;
      readonly seat: Seat;
      readonly says: string;
      readonly at: number;
    }
  | { readonly say: 'undo'; readonly id: string; readonly seat: Seat }
  | AboutStanding
  | { readonly say: 'look'; readonly seat: Seat }
  | { readonly say: 'hint'; readonly seat: Seat }
  | { readonly say: 'resync' }
  /** Whether the page is visible. */
  | { readonly say: 'seen'; readonly seen: boolean }
  /** A bot plays for the sender; or the sender is back. */
  | { readonly say: 'back' }
  /** Asks for a new key to the sender's seat, for another device. */
  | { readonly say: 'key'; readonly seat: Seat }
  /** Keeps an empty seat for a program; the answer has the key with which it sits down. */
  | { readonly say: 'program'; readonly seat: Seat }
  /** Idempotent if it has an id. */
  | { readonly say: 'propose'; readonly about: Proposal; readonly id?: string }
  | { readonly say: 'vote'; readonly vote: number; readonly choice: Choice }
  /** The table after a number of questions, or before the present one, as this seat saw it then. */
  | { readonly say: 'past'; readonly step?: number }
  /** `name` is the name of a person without a seat. */
  | {
      readonly say: 'chat';
      readonly what: Spoken;
      readonly name?: string;
      readonly id?: string;
    }
  /** Switches the chat of the table on or off. */
  | { readonly say: 'chatting'; readonly on: boolean }
  | { readonly say: 'report'; readonly line: number }
  /** Asks the person in a seat to be friends, or agrees to it. */
  | { readonly say: 'befriend'; readonly seat: Seat }
  /** Invites a friend to the table. */
  | { readonly say: 'invite'; readonly friend: string }
  /** The sender does not want to meet the person in a seat, or whoever said a line; one of the two is named. */
  | { readonly say: 'block'; readonly seat?: Seat; readonly line?: number }
  /** Another table with the same people; with `same`, the cards are dealt as at this one. */
  | { readonly say: 'again'; readonly same: boolean }
  | { readonly say: 'together'; readonly ask: ReplayAsk }
  | { readonly say: 'leave' };

/** Errors that occur only online. */
export type OnlineProblem =
  | Problem
  /** A malformed message, from another client or another version. */
  | 'bad-message'
  | 'no-table'
  | 'not-yours'
  | 'seat-taken'
  /** The people at the table do not want to give the seat away. */
  | 'seat-denied'
  /** Nobody may see a game from two seats. */
  | 'seen-another'
  /** An unreadable name, or one that is taken at the table. */
  | 'bad-name'
  | 'name-taken'
  /** The host does not let this guest in, or somebody there and the guest do not meet: which of it, nobody is told. */
  | 'banned'
  /** An administrator has banned the sender from this server. */
  | 'shut-out'
  /** An administrator has to use a passkey first. */
  | 'unproven'
  /** No such passkey or recovery code, or it came too late. */
  | 'no-passkey'
  | 'too-many'
  /** The server takes no more tables, from this address or altogether. */
  | 'full'
  | 'too-fast'
  /** The store is unavailable, so nothing is accepted. */
  | 'unkept'
  /** The rules broke at this table; its log is safe. */
  | 'broken';

export type FromServer =
  | FromTable
  | { readonly say: 'hello'; readonly version: number; readonly levels: readonly string[] }
  /** The whole lobby where `whole` is set; otherwise new and changed entries, and the tables that are gone. */
  | {
      readonly say: 'tables';
      readonly tables: readonly Listed[];
      readonly whole: boolean;
      readonly gone: readonly string[];
    }
  /** The sender's own tables; `more` says that there are others after these. */
  | {
      readonly say: 'mine';
      readonly over: boolean;
      readonly tables: readonly MyTable[];
      /** With those that go on: where friends want the reader to come. */
      readonly invitations: readonly Invitation[];
      readonly more: boolean;
    }
  | { readonly say: 'account'; readonly told: AccountTold }
  | { readonly say: 'admin'; readonly told: AdminTold }
  | { readonly say: 'deals'; readonly told: DealTold }
  | { readonly say: 'clubs'; readonly told: ClubTold }
  | { readonly say: 'created'; readonly table: string }
  | { readonly say: 'table'; readonly table: TableInfo }
  /** The seat is taken; the code opens it again for a person who has lost their device. */
  | { readonly say: 'seated'; readonly table: string; readonly seat: Seat; readonly code: string }
  /** Opens the seat once, on another device. */
  | { readonly say: 'key'; readonly table: string; readonly seat: Seat; readonly key: string }
  /** The seat is kept for a program, which sits down with the key. It names table and seat. */
  | { readonly say: 'program'; readonly table: string; readonly seat: Seat; readonly key: string }
  /** A decision or an undo is accepted and durable; its link in the chain of acknowledgements. */
  | { readonly say: 'taken'; readonly id: string; readonly link: string }
  | { readonly say: 'hint'; readonly hints: readonly Hint[] }
  | ({ readonly say: 'time' } & Times)
  /** Chat lines; all that may be read where `whole` is set. */
  | { readonly say: 'chat'; readonly lines: readonly ChatLine[]; readonly whole: boolean }
  /** Somebody does not meet the reader from now on, as the reader wanted. */
  | { readonly say: 'blocked'; readonly name: string }
  /** The person was asked to be friends. */
  | { readonly say: 'befriended'; readonly name: string }
  | { readonly say: 'invited'; readonly friend: string }
  | { readonly say: 'past'; readonly moment: Moment }
  | { readonly say: 'together'; readonly together: SharedReplay }
  /** The connection is up; what the server has said about the table so far. */
  | { readonly say: 'beat'; readonly seq: number }
  | {
      readonly say: 'failed';
      readonly problem: OnlineProblem;
      readonly detail: string;
      /** The decision or undo that was not accepted. */
      readonly id?: string;
    };
