/** A mail server on this machine, which keeps what it is given. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Arrived {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came over the line. */
  readonly raw: string;
  /** Names in lower case, and long lines in one. */
  readonly headers: Readonly<Record<string, string>>;
  /** By type: `text/plain`, `text/html`. */
  readonly parts: Readonly<Record<string, string>>;
}

const decoded = (text: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  // What was not encoded is ASCII.
  return Buffer.from(bytes, 'latin1').toString();
};

/** RFC 2047, as far as it is used here. */
const wordsOf = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? decoded(text, 'base64')
        : decoded(text.replaceAll('_', ' '), 'quoted-printable'),
    );

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\n\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), wordsOf(line.slice(at + 1).trim())] as const;
  });
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 2) };
}

function partsOf({ headers, body }: ReturnType<typeof split>): Record<string, string> {
  const type = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1];
  if (boundary === undefined)
    return { [type.split(';')[0]!]: decoded(body, headers['content-transfer-encoding'] ?? '') };
  const inner = body.split(`--${boundary}`).slice(1, -1);
  return Object.assign({}, ...inner.map((part) => partsOf(split(part.trimStart()))));
}

export interface MailServer {
  readonly url: string;
  readonly arrived: Arrived[];
  /** What it answers the next messages; those without an answer are taken. */
  readonly answers: number[];
  close(): Promise<void>;
}

export async function mailServer(
  onArrived: (mail: Arrived) => void = () => {},
): Promise<MailServer> {
  const arrived: Arrived[] = [];
  const answers: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const answer = answers.shift();
        if (answer !== undefined)
          return done(Object.assign(new Error('not now'), { responseCode: answer }));
        const raw = Buffer.concat(chunks).toString().replaceAll('\r\n', '\n');
        const { mailFrom, rcptTo } = session.envelope;
        const mail: Arrived = {
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw,
          headers: split(raw).headers,
          parts: partsOf(split(raw)),
        };
        arrived.push(mail);
        onArrived(mail);
        done();
      });
    },
  });
  // The sender may be killed in the middle of it.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
