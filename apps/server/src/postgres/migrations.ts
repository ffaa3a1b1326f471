/**
 * The history of the schema. A released step is never changed: another follows it. Servers of the previous version run
 * during and after a step, so it may only add.
 */
import { SHARDS } from '../table/shards.ts';

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
];
