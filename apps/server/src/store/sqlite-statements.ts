/** Runs statements about people in an SQLite file. */

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { at } from '@deadlight/engine';
import { type Row, STATEMENTS, type Statement, type StatementName } from '../people/statements.ts';

export function statementsIn(db: DatabaseSync): (statements: readonly Statement[]) => Row[][] {
  const prepared = new Map<StatementName, StatementSync>();
  const prepare = (name: StatementName): StatementSync => {
    const made = prepared.get(name) ?? db.prepare(STATEMENTS[name]);
    prepared.set(name, made);
    return made;
  };
  const run = ({ do: name, values }: Statement): Row[] => {
    const named = Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value]));
    return prepare(name).all(named) as unknown as Row[];
  };
  return (statements) => {
    if (statements.length === 1) return [run(at(statements, 0, 'statement'))];
    db.exec('BEGIN IMMEDIATE');
    try {
      const rows = statements.map(run);
      db.exec('COMMIT');
      return rows;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };
}
