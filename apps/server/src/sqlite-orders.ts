/** Leaves an order for the server, which follows it within a second, or when it starts. */
import { DatabaseSync } from 'node:sqlite';
import type { Order } from './store.ts';

export function placeOrder(file: string, order: Order): void {
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA busy_timeout = 5000');
    db.prepare('INSERT INTO orders (what) VALUES (?)').run(JSON.stringify(order));
  } finally {
    db.close();
  }
}
