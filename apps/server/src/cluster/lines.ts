/**
 * Lines between gateways and owners. Those to a gateway carry messages for pages verbatim, so that nothing parses them
 * on the way.
 */
import type { Read, ToServer } from '@deadlight/host';

/** A page at a table is identified by its gateway's number for the stay. */
interface OfStay {
  readonly stay: number;
  readonly visit: number;
}

export interface Begin extends OfStay {
  readonly table: string;
  readonly epoch: number;
  readonly guest: string;
  readonly from: string;
  /** What the page has been sent, and whether it is visible. */
  readonly seq: number;
  readonly seen: boolean;
  readonly key?: string;
  readonly code?: string;
  readonly read?: Read;
  readonly watches?: true;
  readonly replays?: { readonly name: string };
  /** The number before the first line of the visit. */
  readonly base: number;
}

export interface Say extends OfStay {
  readonly n: number;
  readonly says: ToServer | { readonly say: 'beat' };
}

export interface Leave extends OfStay {
  readonly leaves: true;
}

export type ToOwner = Begin | Say | Leave;

export type ToGateway = OfStay &
  (
    | { readonly do: 'tell'; readonly m: number; readonly seq: number; readonly text: string }
    | { readonly do: 'done'; readonly m: number; readonly n: number }
    /** There is no such table. */
    | { readonly do: 'end'; readonly m: number }
    /** The visit is not known here. */
    | { readonly do: 'unknown' }
  );

/** Several lines from one process; the first names it. */
export const packed = (from: string, lines: readonly string[]): string =>
  `${from}\n${lines.join('\n')}`;

export function unpacked(text: string): { readonly from: string; readonly lines: string[] } {
  const [from, ...lines] = text.split('\n');
  return { from: from!, lines };
}

export const writeToOwner = (line: ToOwner): string => JSON.stringify(line);
export const readToOwner = (line: string): ToOwner => JSON.parse(line) as ToOwner;

export function writeToGateway(line: ToGateway): string {
  const { stay, visit } = line;
  switch (line.do) {
    case 'tell':
      return `t ${stay} ${visit} ${line.m} ${line.seq} ${line.text}`;
    case 'done':
      return `d ${stay} ${visit} ${line.m} ${line.n}`;
    case 'end':
      return `e ${stay} ${visit} ${line.m}`;
    case 'unknown':
      return `u ${stay} ${visit}`;
  }
}

export function readToGateway(line: string): ToGateway {
  const [kind, stay, visit, m, last, text] = fieldsOf(line);
  const where = { stay: Number(stay), visit: Number(visit) };
  switch (kind) {
    case 't':
      return { do: 'tell', ...where, m: Number(m), seq: Number(last), text: text! };
    case 'd':
      return { do: 'done', ...where, m: Number(m), n: Number(last) };
    case 'e':
      return { do: 'end', ...where, m: Number(m) };
    case 'u':
      return { do: 'unknown', ...where };
    default:
      throw new Error(`no such line: ${line.slice(0, 80)}`);
  }
}

/** The sixth is the text, whatever is in it. */
function fieldsOf(line: string): string[] {
  const fields: string[] = [];
  let from = 0;
  while (fields.length < 5) {
    const to = line.indexOf(' ', from);
    if (to < 0) break;
    fields.push(line.slice(from, to));
    from = to + 1;
  }
  fields.push(line.slice(from));
  return fields;
}
