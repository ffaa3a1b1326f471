/**
 * What is asked of the database about people, in SQL that SQLite and PostgreSQL both read. Threads and processes name a
 * statement; they never send its text.
 */

export const STATEMENTS = {
  personOf: 'SELECT person FROM device WHERE hash = $1',
  devicesOf: 'SELECT hash, since FROM device WHERE person = $1 ORDER BY since, hash',
  joinDevice: `INSERT INTO device (hash, person, since) VALUES ($1, $2, $3)
    ON CONFLICT (hash) DO UPDATE SET person = excluded.person, since = excluded.since`,
  endDevice: `INSERT INTO device (hash, person, since) VALUES ($1, NULL, $2)
    ON CONFLICT (hash) DO UPDATE SET person = NULL, since = excluded.since`,
  endDevices: 'UPDATE device SET person = NULL, since = $3 WHERE person = $1 AND hash <> $2',

  formerOf: 'SELECT id FROM former WHERE person = $1 ORDER BY id',
  addFormer: `INSERT INTO former (id, person) VALUES ($1, $2)
    ON CONFLICT (id) DO UPDATE SET person = excluded.person`,
  moveFormer: 'UPDATE former SET person = $2 WHERE person = $1',
  removeFormer: 'DELETE FROM former WHERE person = $1',
  presentId: 'SELECT person FROM former WHERE id = $1',
  tablesOf: `SELECT doc, (SELECT entry FROM log WHERE log.tbl = seat.tbl ORDER BY place DESC LIMIT 1) AS last
    FROM seat JOIN tables ON tables.id = seat.tbl
    WHERE guest = $1 AND CAST(seat.is_over AS integer) = $2 AND (created, seat.tbl) < ($3, $4)
    ORDER BY created DESC, seat.tbl DESC LIMIT $5`,
  outages: 'SELECT shard, began, ended FROM outage WHERE ended > $1 ORDER BY began',
  traitsOf: 'SELECT trait, value FROM person WHERE id = $1',
  setTrait: `INSERT INTO person (id, trait, value) VALUES ($1, $2, $3)
    ON CONFLICT (id, trait) DO UPDATE SET value = excluded.value`,
  addTrait: 'INSERT INTO person (id, trait, value) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
  removeTrait: 'DELETE FROM person WHERE id = $1 AND trait = $2',
  removeTraits: 'DELETE FROM person WHERE id = $1',
  peopleWith: 'SELECT id, value FROM person WHERE trait = $1',

  passkeysOf: 'SELECT doc FROM passkey WHERE person = $1 ORDER BY id',
  passkey: 'SELECT person, doc FROM passkey WHERE id = $1',
  addPasskey: 'INSERT INTO passkey (id, person, doc) VALUES ($1, $2, $3)',
  savePasskey: 'UPDATE passkey SET doc = $2 WHERE id = $1',
  removePasskey: 'DELETE FROM passkey WHERE id = $1 AND person = $2 RETURNING id',
  endAllDevices: 'UPDATE device SET person = NULL, since = $2 WHERE person = $1',
  removePasskeys: 'DELETE FROM passkey WHERE person = $1',

  addRecovery: 'INSERT INTO recovery (hash, person) VALUES ($1, $2)',
  takeRecovery: 'DELETE FROM recovery WHERE hash = $1 RETURNING person',
  countRecovery: 'SELECT count(*) AS n FROM recovery WHERE person = $1',
  removeRecovery: 'DELETE FROM recovery WHERE person = $1',

  setPush: `INSERT INTO push (device, doc) VALUES ($1, $2)
    ON CONFLICT (device) DO UPDATE SET doc = excluded.doc`,
  // A device without a row is a person of its own.
  pushToAll: `SELECT push.device, doc FROM push JOIN device ON hash = push.device WHERE person = $1
    UNION SELECT push.device, doc FROM push
      WHERE push.device = $1 AND NOT EXISTS (SELECT 1 FROM device WHERE hash = $1)`,
  removePush: 'DELETE FROM push WHERE device = $1',
  removeOldPush: 'DELETE FROM push WHERE device = $1 AND doc = $2',
  removePushToOthers: `DELETE FROM push
    WHERE device IN (SELECT hash FROM device WHERE person = $1 AND hash <> $2)`,

  setMail: `INSERT INTO mail (person, address, site, stop, code, until) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (person) DO UPDATE SET address = excluded.address, site = excluded.site,
      stop = excluded.stop, code = excluded.code, until = excluded.until, confirmed = NULL`,
  mailOf: 'SELECT address, site, stop, confirmed FROM mail WHERE person = $1',
  confirmMail: `UPDATE mail SET code = NULL, confirmed = $3
    WHERE person = $1 AND code = $2 AND until >= $3 RETURNING person`,
  moveMail: `UPDATE mail SET person = $2
    WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM mail WHERE person = $2)`,
  removeMail: 'DELETE FROM mail WHERE person = $1',
  toldByMail: 'SELECT person FROM mail WHERE stop = $1',
  stopMail: 'DELETE FROM mail WHERE stop = $1',

  takeDigest: `INSERT INTO digest (person, slot, at, sent) VALUES ($1, $2, $3, 0)
    ON CONFLICT (person) DO UPDATE SET slot = excluded.slot, at = excluded.at, sent = 0
      WHERE digest.slot < excluded.slot
        OR (digest.slot = excluded.slot AND digest.sent = 0 AND digest.at < $4)
    RETURNING person`,
  digestSent: 'UPDATE digest SET sent = 1 WHERE person = $1 AND slot = $2',
  sentDigest: 'SELECT person FROM digest WHERE person = $1 AND slot = $2 AND sent = 1',
  removeDigest: 'DELETE FROM digest WHERE person = $1',

  addOwn: 'INSERT INTO own (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  own: 'SELECT value FROM own WHERE name = $1',

  addBlock: `INSERT INTO block (person, blocked, name, since) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person, blocked) DO UPDATE SET name = excluded.name`,
  removeBlock: 'DELETE FROM block WHERE person = $1 AND blocked = $2',
  blocksOf: 'SELECT blocked, name, since FROM block WHERE person = $1 ORDER BY since, blocked',
  // Under all the ids that they have had.
  apartFrom: `WITH other (id) AS (
      SELECT blocked FROM block WHERE person = $1 UNION SELECT person FROM block WHERE blocked = $1
    )
    SELECT id FROM other UNION SELECT former.id FROM former JOIN other ON former.person = other.id`,
  moveBlocks: `INSERT INTO block (person, blocked, name, since)
    SELECT $2, blocked, name, since FROM block WHERE person = $1 AND blocked <> $2
    ON CONFLICT DO NOTHING`,
  moveBlocked: `INSERT INTO block (person, blocked, name, since)
    SELECT person, $2, name, since FROM block WHERE blocked = $1 AND person <> $2
    ON CONFLICT DO NOTHING`,
  removeBlocks: 'DELETE FROM block WHERE person = $1 OR blocked = $1',

  addFriend: `INSERT INTO friend (person, friend, name, called, since) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (person, friend) DO NOTHING`,
  removeFriend: `DELETE FROM friend
    WHERE (person = $1 AND friend = $2) OR (person = $2 AND friend = $1)`,
  friendsOf: `SELECT friend AS id, name, called, since, 1 AS mine FROM friend WHERE person = $1
    UNION ALL SELECT person, called, name, since, 0 FROM friend WHERE friend = $1
    ORDER BY since, id`,
  countAsked: 'SELECT count(*) AS n FROM friend WHERE person = $1',
  friendsSeen: `SELECT person.id AS id, value FROM friend JOIN person ON person.id = friend.friend
    WHERE friend.person = $1 AND trait = 'seen'`,
  friendsTables: `SELECT doc FROM friend JOIN seat ON seat.guest = friend.friend
      JOIN tables ON tables.id = seat.tbl
    WHERE friend.person = $1 AND CAST(seat.is_over AS integer) = 0
    ORDER BY created DESC LIMIT 200`,
  isSeen: `UPDATE person SET value = $2
    WHERE id = $1 AND trait = 'seen' AND CAST(value AS double precision) < $3`,
  moveFriends: `INSERT INTO friend (person, friend, name, called, since)
    SELECT $2, friend, name, called, since FROM friend WHERE person = $1 AND friend <> $2
    ON CONFLICT DO NOTHING`,
  moveFriendOf: `INSERT INTO friend (person, friend, name, called, since)
    SELECT person, $2, name, called, since FROM friend WHERE friend = $1 AND person <> $2
    ON CONFLICT DO NOTHING`,
  removeFriends: 'DELETE FROM friend WHERE person = $1 OR friend = $1',

  addInvitation: `INSERT INTO invitation (tbl, person, host, called, since) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (tbl, person) DO NOTHING`,
  invitationsOf: `SELECT host, called, since, doc FROM invitation JOIN tables ON tables.id = tbl
    WHERE person = $1 ORDER BY since DESC LIMIT 50`,
  removeInvitation: 'DELETE FROM invitation WHERE tbl = $1 AND person = $2',
  removeInvitationsBetween: `DELETE FROM invitation
    WHERE (person = $1 AND host = $2) OR (person = $2 AND host = $1)`,
  sweepInvitations: 'DELETE FROM invitation WHERE since < $1',
  moveInvitations: `INSERT INTO invitation (tbl, person, host, called, since)
    SELECT tbl, $2, host, called, since FROM invitation WHERE person = $1 AND host <> $2
    ON CONFLICT DO NOTHING`,
  moveInvited: 'UPDATE invitation SET host = $2 WHERE host = $1',
  removeInvitations: 'DELETE FROM invitation WHERE person = $1 OR host = $1',

  pageOf: 'SELECT address FROM page WHERE person = $1',
  addPage: 'INSERT INTO page (address, person) VALUES ($1, $2) ON CONFLICT (person) DO NOTHING',
  ownerOfPage: 'SELECT person FROM page WHERE address = $1',
  friendsPages: `SELECT page.person AS id, address FROM friend JOIN page ON page.person = friend.friend
    WHERE friend.person = $1`,
  removePage: 'DELETE FROM page WHERE person = $1',
  addPlayed: `INSERT INTO played (person, tbl, game, won) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person, tbl) DO NOTHING`,
  playedOf: `SELECT game, count(*) AS played, sum(won) AS won FROM played WHERE person = $1
    GROUP BY game ORDER BY game`,
  movePlayed: `INSERT INTO played (person, tbl, game, won)
    SELECT $2, tbl, game, won FROM played WHERE person = $1
    ON CONFLICT DO NOTHING`,
  removePlayed: 'DELETE FROM played WHERE person = $1',

  // Whoever wins with fewer decisions is better, and so is whoever loses after more.
  dealsOf: `SELECT place, deals.person AS person, won, decisions, streak, address,
      name.value AS name, shown.value AS shown
    FROM (SELECT *, rank() OVER (
        ORDER BY won DESC, CASE won WHEN 1 THEN decisions ELSE -decisions END
      ) AS place FROM deal WHERE day = $1) AS deals
    LEFT JOIN person AS name ON name.id = deals.person AND name.trait = 'name'
    LEFT JOIN person AS shown ON shown.id = deals.person AND shown.trait = 'shown'
    LEFT JOIN page ON page.person = deals.person
    ORDER BY CASE deals.person WHEN $2 THEN 0 ELSE 1 END, place, at LIMIT $3`,
  countDeals: 'SELECT count(*) AS n FROM deal WHERE day = $1',
  hasDeal: 'SELECT 1 AS has FROM deal WHERE day = $1 AND person = $2',
  addDeal: `INSERT INTO deal (id, day, person, won, decisions, streak, at)
    VALUES ($1, $2, $3, $4, $5, 1, $6) ON CONFLICT (day, person) DO NOTHING`,
  // From a day on: the days since the first before it that no other follows upon.
  countStreaks: `UPDATE deal SET streak = 1 + day - (
      SELECT max(begun.day) FROM deal AS begun
      WHERE begun.person = deal.person AND begun.day <= deal.day AND NOT EXISTS (
        SELECT 1 FROM deal AS before WHERE before.person = begun.person AND before.day = begun.day - 1
      )
    ) WHERE person = $1 AND day >= $2`,
  dealsBy: 'SELECT day, won, decisions, at FROM deal WHERE person = $1 ORDER BY day',
  streakOf: `SELECT day, streak, (SELECT max(streak) FROM deal WHERE person = $1) AS best
    FROM deal WHERE person = $1 ORDER BY day DESC LIMIT 1`,
  sweepDeals: 'DELETE FROM deal WHERE day < $1',
  moveDeals: `UPDATE deal SET person = $2 WHERE person = $1
    AND NOT EXISTS (SELECT 1 FROM deal AS own WHERE own.person = $2 AND own.day = deal.day)`,
  removeDeals: 'DELETE FROM deal WHERE person = $1',
  forgetDeals: 'UPDATE deal SET person = NULL WHERE person = $1',

  addClub: 'INSERT INTO club (id, name, since) VALUES ($1, $2, $3)',
  club: 'SELECT name FROM club WHERE id = $1',
  clubsOf: `SELECT club.id AS id, club.name AS name,
      (SELECT count(*) FROM club_member AS other WHERE other.club = club.id) AS members
    FROM club_member JOIN club ON club.id = club_member.club
    WHERE club_member.person = $1 ORDER BY club.name, club.id`,
  clubMembers: 'SELECT person, name FROM club_member WHERE club = $1 ORDER BY since, person',
  addMember: `INSERT INTO club_member (club, person, name, since) VALUES ($1, $2, $3, $4)
    ON CONFLICT (club, person) DO NOTHING`,
  removeMember: 'DELETE FROM club_member WHERE club = $1 AND person = $2',
  removeEmptyClubs: `DELETE FROM club
    WHERE NOT EXISTS (SELECT 1 FROM club_member WHERE club_member.club = club.id)`,
  moveMember: `UPDATE club_member SET person = $2 WHERE person = $1 AND NOT EXISTS (
      SELECT 1 FROM club_member AS own WHERE own.person = $2 AND own.club = club_member.club
    )`,
  removeMembers: 'DELETE FROM club_member WHERE person = $1',

  // As in the lists of days: winners with fewer decisions are better, and losers with more.
  teamsOf: `SELECT id, week, tbl, won, decisions, place FROM (
      SELECT *, rank() OVER (
        PARTITION BY week, won IS NULL
        ORDER BY won DESC, CASE won WHEN 1 THEN decisions ELSE -decisions END
      ) AS place FROM team WHERE week BETWEEN $2 AND $3
    ) AS teams WHERE club = $1 ORDER BY won IS NULL, place, since, id`,
  finishedTeams: `SELECT week, count(*) AS n FROM team
    WHERE week BETWEEN $1 AND $2 AND won IS NOT NULL GROUP BY week`,
  peopleOfTeams: `SELECT team, person, team_member.name AS name
    FROM team_member JOIN team ON team.id = team_member.team
    WHERE club = $1 AND team.week BETWEEN $2 AND $3 ORDER BY team_member.since, person`,
  peopleOfTeam: 'SELECT person, name FROM team_member WHERE team = $1 ORDER BY since, person',
  // Of those who are members still.
  standings: `SELECT team_member.person AS person, club_member.name AS name,
      count(*) AS games, sum(won) AS won
    FROM team_member JOIN team ON team.id = team_member.team
      JOIN club_member ON club_member.club = team.club AND club_member.person = team_member.person
    WHERE team.club = $1 AND team.week BETWEEN $2 AND $3 AND won IS NOT NULL
    GROUP BY team_member.person, club_member.name`,
  addTeam: 'INSERT INTO team (id, club, week, since, claimed) VALUES ($1, $2, $3, $4, 0)',
  // Whoever is in another team of that week stays there; a team has so many seats, until it plays.
  joinTeam: `INSERT INTO team_member (team, week, person, name, since)
    SELECT id, week, CAST($2 AS text), CAST($3 AS text), CAST($4 AS double precision)
    FROM team WHERE id = $1 AND claimed = 0
      AND (SELECT count(*) FROM team_member WHERE team_member.team = $1) < CAST($5 AS integer)
    ON CONFLICT (week, person) DO NOTHING RETURNING team`,
  leaveTeam: `DELETE FROM team_member WHERE week = $1 AND person = $2
    AND team IN (SELECT id FROM team WHERE club = $3 AND claimed = 0)`,
  leaveTeams: `DELETE FROM team_member WHERE person = $1
    AND team IN (SELECT id FROM team WHERE club = $2 AND claimed = 0)`,
  removeEmptyTeams: `DELETE FROM team WHERE week >= $1 AND claimed = 0
    AND NOT EXISTS (SELECT 1 FROM team_member WHERE team_member.team = team.id)`,
  dueTeams: `SELECT id FROM team
    WHERE week = $1 AND since < $2 AND tbl IS NULL AND claimed < $3
    ORDER BY since, id LIMIT 50`,
  claimTeam: `UPDATE team SET claimed = $2
    WHERE id = $1 AND week = $4 AND tbl IS NULL AND claimed < $3 RETURNING id`,
  teamPlays: 'UPDATE team SET tbl = $2 WHERE id = $1',
  teamEnds: 'UPDATE team SET won = $2, decisions = $3 WHERE tbl = $1 AND won IS NULL',
  sweepTeams: 'DELETE FROM team WHERE week < $1',
  sweepTeamPeople: 'DELETE FROM team_member WHERE week < $1',
  teamsBy: `SELECT team_member.week AS week, team_member.name AS name, tbl, won, decisions
    FROM team_member JOIN team ON team.id = team_member.team
    WHERE person = $1 ORDER BY team_member.week`,
  moveTeams: `UPDATE team_member SET person = $2 WHERE person = $1 AND NOT EXISTS (
      SELECT 1 FROM team_member AS own WHERE own.person = $2 AND own.week = team_member.week
    )`,
  forgetTeams: "UPDATE team_member SET person = NULL, name = '' WHERE person = $1",

  setBan: `INSERT INTO ban (person, reason, since, until) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person) DO UPDATE
    SET reason = excluded.reason, since = excluded.since, until = excluded.until`,
  banOf: 'SELECT reason, since, until FROM ban WHERE person = $1 AND (until IS NULL OR until > $2)',
  bans: `SELECT person AS id, reason, since, until FROM ban WHERE until IS NULL OR until > $1
    ORDER BY since DESC LIMIT 200`,
  sweepBans: 'DELETE FROM ban WHERE until < $1',
  liftBan: 'DELETE FROM ban WHERE person = $1',
  moveBan: `INSERT INTO ban (person, reason, since, until)
    SELECT $2, reason, since, until FROM ban WHERE person = $1
    ON CONFLICT DO NOTHING`,
  addReport: `INSERT INTO report (id, at, author, reporter, doc) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING`,
  reports: 'SELECT id, at, author, doc, settled FROM report ORDER BY at DESC LIMIT 200',
  reportsBy: 'SELECT at, doc FROM report WHERE reporter = $1 ORDER BY at',
  settleReport: 'UPDATE report SET settled = $2 WHERE id = $1',
  sweepReports: 'DELETE FROM report WHERE at < $1',
  moveReports: 'UPDATE report SET author = $2 WHERE author = $1',
  moveReported: 'UPDATE report SET reporter = $2 WHERE reporter = $1',
  removeReports: 'DELETE FROM report WHERE author = $1 OR reporter = $1',
  addAudited: 'INSERT INTO audited (id, at, doc) VALUES ($1, $2, $3)',
  audited: 'SELECT at, doc FROM audited ORDER BY at DESC LIMIT 200',
  sweepAudited: 'DELETE FROM audited WHERE at < $1',
  peopleNamed: `SELECT id, value FROM person WHERE trait = 'name' AND lower(value) LIKE $1
    ORDER BY value LIMIT 100`,
  tableWith: 'SELECT doc FROM tables WHERE id = $1',
  newestTables: `SELECT doc FROM seat JOIN tables ON tables.id = seat.tbl
    WHERE seat.created < $1 ORDER BY seat.created DESC LIMIT 150`,
  tablesWith: `SELECT doc FROM seat JOIN tables ON tables.id = seat.tbl
    WHERE seat.guest = $1 ORDER BY seat.created DESC LIMIT 150`,

  setChallenge: `INSERT INTO challenge (device, challenge, until) VALUES ($1, $2, $3)
    ON CONFLICT (device) DO UPDATE SET challenge = excluded.challenge, until = excluded.until`,
  takeChallenge: 'DELETE FROM challenge WHERE device = $1 RETURNING challenge, until',
  sweepChallenges: 'DELETE FROM challenge WHERE until < $1',
} as const;

export type StatementName = keyof typeof STATEMENTS;

type Value = string | number | null;
export interface Statement {
  readonly do: StatementName;
  readonly values: readonly Value[];
}

export type Row = Readonly<Record<string, Value>>;

/** Runs statements in one transaction: all of them count, or none. Gives the rows of each. */
export type RunStatements = (statements: readonly Statement[]) => Promise<readonly Row[][]>;
