/** What the parts of one table share. */
import type { ToServer } from '@deadlight/host';
import type { Client } from '../socket/client.ts';
import type { TableDoc } from '../store/store.ts';
import type { Attendance } from './attendance.ts';
import type { MatchLog } from './match-log.ts';
import type { TableServices } from './services.ts';

export interface TableCore {
  readonly services: TableServices;
  readonly attendance: Attendance;
  /** The table as it is kept. */
  readonly doc: TableDoc;
  /** Its match, if that is in memory. */
  readonly play: MatchLog | null;
  /** The match, replayed from its log if it is not in memory. */
  playing(): Promise<MatchLog>;
  /** Stores the table's new state, then sends it. */
  save(change: Partial<TableDoc>): Promise<void>;
  /** Stores what only the person in a seat may know of it. */
  keep(seats: TableDoc['seats']): Promise<void>;
  /** Does what nobody in particular has asked for, after everything else. */
  alone(job: () => Promise<void>): Promise<void>;
  /** Does what a page has asked for, after everything else; the page is told why if it cannot be done. */
  forPage(client: Client, message: ToServer, job: () => Promise<void> | undefined): Promise<void>;
  audit(what: string, details: object, by?: string | null): void;
}
