/**
 * The history of the schema. A released step is never changed: another follows it. Servers of the previous version run
 * during and after a step, so it may only add.
 */
import { at } from '@deadlight/engine';
import { PEOPLE_SCHEMA } from '../people/schema.ts';
import { OUTAGE_SCHEMA } from '../store/outages.ts';
import { SHARDS } from '../table/shards.ts';

/**
 * What stands in a document, found in its text: as JSON, some documents cannot be read, and it would take ten times as long. It
 * is JSON as we write it, so the fields of a table come first, and no name can have these quotation marks.
 */
const wordIn = (field: 'game' | 'state'): string => `substring(doc FROM '"${field}":"([^"]*)"')`;
const numberIn = (field: 'rules' | 'created' | 'changed'): string =>
  `substring(doc FROM '"${field}":([0-9]+)')`;
/** An index is used only where it is asked for in the same words. */
export const timeIn = (field: 'created' | 'changed'): string => `(${numberIn(field)}::bigint)`;
export const IS_LISTED = `NOT is_over AND position('"listed":true' IN doc) > 0`;
/** Nobody sits there. */
export const IS_UNUSED = `position('"state":"open"' IN doc) > 0 AND position('"guest":"' IN doc) = 0`;

export const MIGRATIONS: readonly string[] = [
  // `doc` and `entry` are JSON as we write it. As jsonb, some characters that people can type would be refused.
  `
  CREATE TABLE lease (
    shard int PRIMARY KEY,
    owner text,
    epoch bigint NOT NULL DEFAULT 0,
    expires timestamptz NOT NULL DEFAULT '-infinity',
    -- So a change of the epoch is one of a key, which waits for appends that are under way; renewing does not.
    UNIQUE (shard, epoch)
  );
  INSERT INTO lease (shard) SELECT generate_series(0, ${SHARDS - 1});
  CREATE TABLE member (
    id text PRIMARY KEY,
    key int NOT NULL,
    leaving boolean NOT NULL DEFAULT false,
    expires timestamptz NOT NULL
  );
  CREATE TABLE tables (
    id text PRIMARY KEY,
    shard int NOT NULL,
    owner text NOT NULL,
    is_over boolean NOT NULL,
    doc text NOT NULL
  );
  CREATE INDEX tables_of_a_shard ON tables (shard);
  CREATE TABLE log (
    tbl text NOT NULL,
    place int NOT NULL,
    entry text NOT NULL,
    epoch bigint NOT NULL,
    PRIMARY KEY (tbl, place)
  );
  CREATE TABLE orders (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    shard int NOT NULL,
    what text NOT NULL
  );
  `,
  // How many tables a guest has open is asked whenever one is opened. Leases are renewed twice a second, in place.
  `
  CREATE INDEX open_tables ON tables (owner) WHERE NOT is_over;
  ALTER TABLE lease SET (fillfactor = 10);
  `,
  // Tables whose rules have not answered for a while.
  'CREATE TABLE suspect (tbl text PRIMARY KEY, until timestamptz NOT NULL)',
  // Whose tables they are: of those who sit there, on whatever device, and of the host. It follows from the documents, so
  // the database itself keeps it up, whatever version of the server writes them.
  `
  CREATE TABLE seat (
    guest text COLLATE "C" NOT NULL,
    tbl text COLLATE "C" NOT NULL,
    created bigint NOT NULL,
    is_over boolean NOT NULL,
    PRIMARY KEY (guest, is_over, created, tbl)
  );
  CREATE INDEX seats_of_a_table ON seat (tbl);
  -- A document with characters that PostgreSQL does not read is only its host's.
  CREATE FUNCTION json_of(doc text) RETURNS json LANGUAGE plpgsql IMMUTABLE AS $$
    BEGIN
      PERFORM doc::json -> 'seats';
      RETURN doc::json;
    EXCEPTION WHEN data_exception THEN
      RETURN '{}';
    END
  $$;
  CREATE FUNCTION seats_in(tbl text, owner text, is_over boolean, doc json) RETURNS SETOF seat
    LANGUAGE sql IMMUTABLE AS $$
      SELECT DISTINCT guest, tbl, coalesce((doc ->> 'created')::bigint, 0), is_over
        FROM (
          SELECT owner
          UNION ALL SELECT seat ->> 'guest' FROM json_array_elements(doc -> 'seats') AS seat
          UNION ALL SELECT device
            FROM json_array_elements(doc -> 'seats') AS seat,
              json_array_elements_text(coalesce(seat -> 'also', '[]')) AS device
        ) AS people (guest)
        WHERE guest IS NOT NULL
    $$;
  INSERT INTO seat
    SELECT seats.* FROM tables, seats_in(tables.id, owner, tables.is_over, json_of(doc)) AS seats;
  CREATE FUNCTION keep_seats() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM seat WHERE tbl = coalesce(new.id, old.id);
      IF new.id IS NOT NULL THEN
        INSERT INTO seat SELECT * FROM seats_in(new.id, new.owner, new.is_over, json_of(new.doc));
      END IF;
      RETURN NULL;
    END
  $$;
  CREATE TRIGGER seats_follow AFTER INSERT OR UPDATE OR DELETE ON tables
    FOR EACH ROW EXECUTE FUNCTION keep_seats();
  `,
  at(PEOPLE_SCHEMA, 0, 'statement'),
  at(PEOPLE_SCHEMA, 1, 'statement'),
  // What is to be done about tables later, though nobody comes. A server of the version before does not know of it.
  `
  CREATE TABLE task (
    tbl text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    shard int NOT NULL,
    topic text NOT NULL,
    at bigint NOT NULL,
    why text NOT NULL,
    PRIMARY KEY (tbl, id)
  );
  CREATE INDEX due_tasks ON task (shard, at);
  `,
  // When nobody held a shard. A server of the version before does not note it.
  OUTAGE_SCHEMA,
  // How many tables there are, which are public and which have been left alone: nothing walks over all of them to find
  // out.
  `
  CREATE TABLE tally (
    shard int NOT NULL,
    game text NOT NULL,
    rules int NOT NULL,
    state text NOT NULL,
    tables int NOT NULL,
    PRIMARY KEY (shard, game, rules, state)
  ) WITH (fillfactor = 10);
  CREATE FUNCTION kind_of(shard int, doc text) RETURNS tally LANGUAGE sql IMMUTABLE AS $$
    SELECT shard, coalesce(${wordIn('game')}, ''), coalesce(${numberIn('rules')}::int, 0),
      coalesce(${wordIn('state')}, ''), 1
  $$;
  INSERT INTO tally
    SELECT (kind).shard, (kind).game, (kind).rules, (kind).state, count(*)
      FROM (SELECT kind_of(shard, doc) AS kind FROM tables) AS kinds
      GROUP BY 1, 2, 3, 4;
  CREATE FUNCTION count_table(kind tally, by int) RETURNS void LANGUAGE sql AS $$
    INSERT INTO tally VALUES (kind.shard, kind.game, kind.rules, kind.state, by)
    ON CONFLICT (shard, game, rules, state) DO UPDATE SET tables = tally.tables + excluded.tables
  $$;
  CREATE FUNCTION keep_tally() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      before tally;
      after tally;
    BEGIN
      IF tg_op <> 'INSERT' THEN before := kind_of(old.shard, old.doc); END IF;
      IF tg_op <> 'DELETE' THEN after := kind_of(new.shard, new.doc); END IF;
      IF before IS NOT DISTINCT FROM after THEN RETURN NULL; END IF;
      IF tg_op <> 'INSERT' THEN PERFORM count_table(before, -1); END IF;
      IF tg_op <> 'DELETE' THEN PERFORM count_table(after, 1); END IF;
      RETURN NULL;
    END
  $$;
  CREATE TRIGGER tally_follows AFTER INSERT OR UPDATE OR DELETE ON tables
    FOR EACH ROW EXECUTE FUNCTION keep_tally();
  CREATE INDEX listed_tables ON tables (shard, ${timeIn('created')}) WHERE ${IS_LISTED};
  CREATE INDEX unused_tables ON tables (shard, ${timeIn('changed')}) WHERE ${IS_UNUSED};
  CREATE INDEX unfinished_tables ON tables (shard, ${timeIn('changed')}) WHERE NOT is_over;
  CREATE INDEX finished_tables ON tables (shard, ${timeIn('changed')}) WHERE is_over;
  `,
  // The logs of finished games, each as one record, compressed by us. A server of the version before does not know of
  // them: none is made while there is one. Those that were finished before are put away from the next day on.
  `
  CREATE TABLE record (tbl text COLLATE "C" PRIMARY KEY, entries int NOT NULL, log bytea NOT NULL);
  ALTER TABLE record ALTER log SET STORAGE EXTERNAL;
  ALTER TABLE member ADD COLUMN version int NOT NULL DEFAULT 0;
  INSERT INTO task (tbl, id, shard, topic, at, why)
    SELECT id, 'put away', shard, 'log',
      floor(extract(epoch FROM now()) * 1000) + 86400000 + 50 * row_number() OVER (),
      '{"do":"put-away"}'
    FROM tables WHERE is_over AND position('"faulty":true' IN doc) = 0;
  `,
  at(PEOPLE_SCHEMA, 2, 'statement'),
  at(PEOPLE_SCHEMA, 3, 'statement'),
  at(PEOPLE_SCHEMA, 4, 'statement'),
  at(PEOPLE_SCHEMA, 5, 'statement'),
  at(PEOPLE_SCHEMA, 6, 'statement'),
  at(PEOPLE_SCHEMA, 7, 'statement'),
  at(PEOPLE_SCHEMA, 8, 'statement'),
];
