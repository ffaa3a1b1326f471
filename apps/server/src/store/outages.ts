/**
 * When no server was there: clocks that run while nobody is at the table stand meanwhile. Where several processes share
 * the shards, each shard has its own; a file has one row for all of them.
 */
import type { Span } from '../table/calendar.ts';

/** In SQL that SQLite and PostgreSQL both read. */
export const OUTAGE_SCHEMA = `
  CREATE TABLE IF NOT EXISTS outage (
    shard integer NOT NULL, began bigint NOT NULL, ended bigint NOT NULL, PRIMARY KEY (shard, began)
  );
`;

/** The shard of a file, where all are in one. */
export const ALL_SHARDS = -1;

/** Milliseconds: a server that is back sooner was only started again. */
export const SHORTEST_OUTAGE = 45_000;

/** As a database has it; PostgreSQL gives its large numbers as text. */
export const spanIn = ({ began, ended }: Readonly<Record<string, unknown>>): Span => [
  Number(began),
  Number(ended),
];
