/**
 * Names under which this server is reached. A page of another site can make its own name point to this machine (DNS
 * rebinding) and would then speak for its visitor as if it came from here. Such a request carries that name in `Host`,
 * so only these are answered: addresses in digits, which cannot point elsewhere, `localhost`, the name of the machine, the host of `--public-url`,
 * and the names in `--hosts`.
 */
import { isIP } from 'node:net';
import { hostname } from 'node:os';

export class KnownHosts {
  readonly #names: ReadonlySet<string>;

  constructor(publicUrl: URL | null, names: readonly string[] = []) {
    const own = hostname().toLowerCase();
    this.#names = new Set([
      'localhost',
      own,
      `${own}.local`,
      ...names.map((name) => name.toLowerCase()),
      ...(publicUrl === null ? [] : [publicUrl.hostname]),
    ]);
  }

  /** `host` is the header of that name, with its port. */
  isKnown(host: string | undefined): boolean {
    const url = URL.parse(`http://${host ?? ''}`);
    if (url === null || url.host === '' || url.pathname !== '/') return false;
    const name = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    return isIP(name) !== 0 || this.#names.has(name) || name.endsWith('.localhost');
  }
}
