/** Anything that somebody might send: near to what is allowed, far from it, or nothing of the kind. */
import { below, type Random } from '@deadlight/engine';

const KEYS = [
  'say',
  'table',
  'seat',
  'says',
  'at',
  'id',
  'key',
  'wish',
  'name',
  'luck',
  'what',
  'vote',
];
const SAYS = [
  'tables',
  'create',
  'enter',
  'sit',
  'promise',
  'reveal',
  'stand',
  'ready',
  'remove',
  'start',
  'decide',
  'undo',
  'look',
  'hint',
  'resync',
  'seen',
  'back',
  'key',
  'propose',
  'vote',
  'past',
  'chat',
  'chatting',
  'report',
  'again',
  'leave',
];
const WORDS = [
  '',
  '0',
  'nothing',
  'move 1',
  'move -1',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '\u0000',
  '\u202e',
  '\ud800',
  '🚀'.repeat(50),
  'x'.repeat(3000),
  '<script>',
  "' OR 1=1",
  '%00',
  'panic',
  'nemesis',
];
const NUMBERS = [
  0,
  1,
  2,
  3,
  -1,
  15,
  16,
  1e9,
  2 ** 31,
  2 ** 53,
  1e300,
  0.5,
  -0,
  Number.MAX_SAFE_INTEGER,
];

export class Garbage {
  readonly #random: Random;
  /** Tables, ids and the like that are really there. */
  readonly known: string[];

  constructor(random: Random, known: readonly string[]) {
    this.#random = random;
    this.known = [...known];
  }

  #pick<T>(list: readonly T[]): T {
    return list[below(this.#random, list.length)]!;
  }

  #value(depth: number): unknown {
    switch (below(this.#random, depth > 3 ? 5 : 8)) {
      case 0:
        return this.#pick(NUMBERS);
      case 1:
        return this.#pick(WORDS);
      case 2:
        return this.#pick([true, false, null]);
      case 3:
        return this.#pick([...this.known, 'abc']);
      case 4:
        return below(this.#random, 6);
      case 5:
        return Array.from({ length: below(this.#random, 4) }, () => this.#value(depth + 1));
      default:
        return this.#record(depth + 1);
    }
  }

  #record(depth: number): Record<string, unknown> {
    const made: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    for (let i = below(this.#random, 5); i > 0; i--)
      made[this.#pick([...KEYS, '__proto__', 'constructor', 'about', 'choice'])] =
        this.#value(depth);
    return made;
  }

  /** A message that has the right form and what it likes in it. */
  #nearly(): Record<string, unknown> {
    const say = this.#pick(SAYS);
    const [id, seat, table] = [
      this.#pick(['a', 'b', 'c']),
      below(this.#random, 5),
      this.#pick(this.known),
    ];
    const at = below(this.#random, 4);
    const says = this.#pick(WORDS.slice(0, 5));
    const whole: Record<string, unknown> = {
      enter: { say, table },
      sit: { say, seat, name: 'Eve', promise: '00'.repeat(32) },
      promise: { say, seat, promise: '11'.repeat(32) },
      reveal: { say, seat, luck: '00'.repeat(16) },
      stand: { say, seat },
      ready: { say, ready: at > 1 },
      remove: { say, seat },
      decide: { say, id, seat, says, at },
      undo: { say, id, seat },
      look: { say, seat },
      hint: { say, seat },
      key: { say, seat },
      seen: { say, seen: at > 1 },
      past: { say, step: at },
      vote: { say, vote: at, choice: this.#pick(['yes', 'no', 'wait', 'skip', 'bot']) },
      propose: {
        say,
        about: this.#pick([{ do: 'end' }, { do: 'rewind', to: at }, { do: 'bot', seat }]),
      },
      chat: { say, what: { text: this.#pick(WORDS) } },
      chatting: { say, on: at > 1 },
      report: { say, line: at },
      again: { say, same: at > 1 },
    }[say] as Record<string, unknown>;
    return whole ?? { say };
  }

  /** One frame. */
  frame(): string | Buffer {
    switch (below(this.#random, 40)) {
      case 0:
        return Buffer.from(
          Array.from({ length: below(this.#random, 60) }, () => below(this.#random, 256)),
        );
      case 1:
        return 'x'.repeat(below(this.#random, 40_000));
      case 2:
        return '['.repeat(below(this.#random, 8000));
      case 3:
        return `{"say":"enter","__proto__":{"table":"${this.#pick(this.known)}"}}`;
      case 4:
        return String.fromCharCode(
          ...Array.from({ length: 30 }, () => below(this.#random, 0xffff)),
        );
      default:
    }
    const message = below(this.#random, 3) === 0 ? this.#record(0) : this.#nearly();
    if (below(this.#random, 4) === 0) message[this.#pick(KEYS)] = this.#value(0);
    let text = JSON.stringify(message);
    // A bit is turned, or the end is missing.
    if (below(this.#random, 6) === 0) {
      const at = below(this.#random, text.length);
      text = text.slice(0, at) + String.fromCharCode(below(this.#random, 128)) + text.slice(at + 1);
    }
    return below(this.#random, 12) === 0 ? text.slice(0, below(this.#random, text.length)) : text;
  }

  /** The text of a request. */
  request(): string {
    const paths = [
      '/',
      '/healthz',
      '/metrics',
      '/online',
      '/online.json',
      '/record/',
      `/record/${this.#pick(this.known)}`,
      '/..%2f..%2fetc/passwd',
      '/%00',
      '/%',
      '/index.html',
      `/${'a'.repeat(below(this.#random, 9000))}`,
      '//',
      '*',
      `/${this.#pick(WORDS).replaceAll(/\s/g, '')}`,
    ];
    const methods = ['GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'BREW', 'get', ''];
    const headers = [
      'Host: x',
      'Host: 127.0.0.1',
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      'Origin: http://x',
      'Origin: null',
      'Content-Length: 5',
      'Content-Length: 999999999',
      'Transfer-Encoding: chunked',
      'Cookie: deadlight-guest=zzz',
      `Cookie: ${'a=b; '.repeat(below(this.#random, 400))}`,
      'X-Forwarded-For: 6.6.6.6',
      'Range: bytes=0-1',
      ': x',
    ];
    const lines = Array.from({ length: below(this.#random, 8) }, () => this.#pick(headers));
    const head = `${this.#pick(methods)} ${this.#pick(paths)} HTTP/1.${below(this.#random, 3)}`;
    const end = below(this.#random, 10) === 0 ? '' : '\r\n\r\n';
    return `${[head, ...lines].join('\r\n')}${end}${below(this.#random, 4) === 0 ? 'hello' : ''}`;
  }
}
