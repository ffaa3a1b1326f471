/**
 * Where people are kept, in SQL that SQLite and PostgreSQL both read: a step for each release. A released step is never
 * changed: another follows it, and it may only add.
 */

export const PEOPLE_SCHEMA: readonly string[] = [
  // A device without a row is a person of its own, whose id is its hash. Null: it was signed out, and is nobody now.
  `
  CREATE TABLE IF NOT EXISTS device (
    hash text PRIMARY KEY, person text, since double precision NOT NULL
  );
  CREATE INDEX IF NOT EXISTS devices_of_a_person ON device (person);
  CREATE TABLE IF NOT EXISTS person (
    id text NOT NULL, trait text NOT NULL, value text NOT NULL, PRIMARY KEY (id, trait)
  );
  CREATE INDEX IF NOT EXISTS people_with_a_trait ON person (trait);
  CREATE TABLE IF NOT EXISTS passkey (id text PRIMARY KEY, person text NOT NULL, doc text NOT NULL);
  CREATE INDEX IF NOT EXISTS passkeys_of_a_person ON passkey (person);
  CREATE TABLE IF NOT EXISTS recovery (hash text PRIMARY KEY, person text NOT NULL);
  CREATE INDEX IF NOT EXISTS recovery_of_a_person ON recovery (person);
  CREATE TABLE IF NOT EXISTS challenge (
    device text PRIMARY KEY, challenge text NOT NULL, until double precision NOT NULL
  );
  `,
  // Ids that a person had as a guest, on devices that have signed in since: tables of then still name them.
  `
  CREATE TABLE IF NOT EXISTS former (id text PRIMARY KEY, person text NOT NULL);
  CREATE INDEX IF NOT EXISTS former_of_a_person ON former (person);
  `,
  // Devices that are told something, whoever they belong to; addresses of mail, confirmed or not; the
  // last digest of each person; and what the server keeps for itself, such as its keys.
  `
  CREATE TABLE IF NOT EXISTS push (device text PRIMARY KEY, doc text NOT NULL);
  CREATE TABLE IF NOT EXISTS mail (
    person text PRIMARY KEY, address text NOT NULL, site text NOT NULL, stop text NOT NULL UNIQUE,
    code text, until double precision, confirmed double precision
  );
  CREATE TABLE IF NOT EXISTS digest (
    person text PRIMARY KEY, slot double precision NOT NULL, at double precision NOT NULL,
    sent integer NOT NULL
  );
  CREATE TABLE IF NOT EXISTS own (name text PRIMARY KEY, value text NOT NULL);
  `,
  // Whom somebody has blocked, and what they were called then.
  `
  CREATE TABLE IF NOT EXISTS block (
    person text NOT NULL, blocked text NOT NULL, name text NOT NULL, since double precision NOT NULL,
    PRIMARY KEY (person, blocked)
  );
  CREATE INDEX IF NOT EXISTS blocks_against_a_person ON block (blocked);
  `,
  // Requests to be friends; two people who have asked each other are friends. What each was called then: the friend, and the
  // person. Tables to which somebody was invited by a friend.
  `
  CREATE TABLE IF NOT EXISTS friend (
    person text NOT NULL, friend text NOT NULL, name text NOT NULL, called text NOT NULL,
    since double precision NOT NULL, PRIMARY KEY (person, friend)
  );
  CREATE INDEX IF NOT EXISTS friends_of_a_person ON friend (friend);
  CREATE TABLE IF NOT EXISTS invitation (
    tbl text NOT NULL, person text NOT NULL, host text NOT NULL, called text NOT NULL,
    since double precision NOT NULL, PRIMARY KEY (tbl, person)
  );
  CREATE INDEX IF NOT EXISTS invitations_of_a_person ON invitation (person);
  CREATE INDEX IF NOT EXISTS invitations_by_a_person ON invitation (host);
  `,
  // Where somebody's page is found, and the games of those who show how many they have played.
  `
  CREATE TABLE IF NOT EXISTS page (address text PRIMARY KEY, person text NOT NULL UNIQUE);
  CREATE TABLE IF NOT EXISTS played (
    person text NOT NULL, tbl text NOT NULL, game text NOT NULL, won integer NOT NULL,
    PRIMARY KEY (person, tbl)
  );
  `,
  // What administrators look after: people who are banned from the server, chat that was reported, and what they did.
  `
  CREATE TABLE IF NOT EXISTS ban (
    person text PRIMARY KEY, reason text NOT NULL, since double precision NOT NULL,
    until double precision
  );
  CREATE TABLE IF NOT EXISTS report (
    id text PRIMARY KEY, at double precision NOT NULL, author text NOT NULL, reporter text NOT NULL,
    doc text NOT NULL, settled double precision
  );
  CREATE INDEX IF NOT EXISTS reports_by_age ON report (at);
  CREATE TABLE IF NOT EXISTS audited (
    id text PRIMARY KEY, at double precision NOT NULL, doc text NOT NULL
  );
  CREATE INDEX IF NOT EXISTS audited_by_age ON audited (at);
  CREATE INDEX IF NOT EXISTS tables_by_age ON seat (created);
  `,
  // Results of the deals of the day, by the days since 1970. Null: nothing else of that person is left.
  `
  CREATE TABLE IF NOT EXISTS deal (
    id text PRIMARY KEY, day integer NOT NULL, person text, won integer NOT NULL,
    decisions integer NOT NULL, streak integer NOT NULL, at double precision NOT NULL,
    UNIQUE (day, person)
  );
  CREATE INDEX IF NOT EXISTS deals_of_a_person ON deal (person, day);
  `,
  // Clubs, and their teams in weeks since 1970: the table of a team, and how its game went. When somebody began to open
  // the table, so that no other does.
  `
  CREATE TABLE IF NOT EXISTS club (
    id text PRIMARY KEY, name text NOT NULL, since double precision NOT NULL
  );
  CREATE TABLE IF NOT EXISTS club_member (
    club text NOT NULL, person text NOT NULL, name text NOT NULL, since double precision NOT NULL,
    PRIMARY KEY (club, person)
  );
  CREATE INDEX IF NOT EXISTS clubs_of_a_person ON club_member (person);
  CREATE TABLE IF NOT EXISTS team (
    id text PRIMARY KEY, club text NOT NULL, week integer NOT NULL, since double precision NOT NULL,
    claimed double precision NOT NULL, tbl text, won integer, decisions integer
  );
  CREATE INDEX IF NOT EXISTS teams_of_a_week ON team (week);
  CREATE INDEX IF NOT EXISTS teams_by_table ON team (tbl);
  CREATE TABLE IF NOT EXISTS team_member (
    team text NOT NULL, week integer NOT NULL, person text, name text NOT NULL,
    since double precision NOT NULL, UNIQUE (week, person)
  );
  CREATE INDEX IF NOT EXISTS people_of_a_team ON team_member (team);
  CREATE INDEX IF NOT EXISTS teams_of_a_person ON team_member (person);
  `,
];
