/**
 * A machine of its own for a process under test: a network namespace with a cable for each thing it talks to. Pulling
 * one cuts it off from that alone, and no packet tells it so.
 */
import { execFileSync, spawnSync } from 'node:child_process';

/** What is at the other end of a cable: the database, the bus, the pages. */
export type Cable = 'db' | 'bus' | 'web';
const CABLES: readonly Cable[] = ['db', 'bus', 'web'];

const ip = (...args: readonly string[]): void => {
  execFileSync('ip', [...args], { stdio: ['ignore', 'ignore', 'pipe'] });
};

/** Only root may make them. */
export const canMakeHosts = process.getuid?.() === 0 && spawnSync('ip', ['netns']).status === 0;

export class Host {
  readonly name: string;
  readonly #number: number;

  /** Numbers from 1 to 60. */
  constructor(number: number) {
    this.#number = number;
    this.name = `deadlight-${process.pid}-${number}`;
    ip('netns', 'add', this.name);
    ip('-n', this.name, 'link', 'set', 'lo', 'up');
    for (const cable of CABLES) {
      const near = this.#near(cable);
      ip('link', 'add', near, 'type', 'veth', 'peer', 'name', cable, 'netns', this.name);
      ip('addr', 'add', `${this.hereAt(cable)}/30`, 'dev', near);
      ip('-n', this.name, 'addr', 'add', `${this.thereAt(cable)}/30`, 'dev', cable);
      ip('link', 'set', near, 'up');
      ip('-n', this.name, 'link', 'set', cable, 'up');
    }
  }

  /** How the machine reaches us over a cable. */
  hereAt(cable: Cable): string {
    return `${this.#net(cable)}.1`;
  }

  /** How we reach it. */
  thereAt(cable: Cable): string {
    return `${this.#net(cable)}.2`;
  }

  /** What a program is started with to run there. */
  get prefix(): readonly string[] {
    return ['ip', 'netns', 'exec', this.name];
  }

  pull(cable: Cable): void {
    ip('link', 'set', this.#near(cable), 'down');
  }

  plugIn(cable: Cable): void {
    ip('link', 'set', this.#near(cable), 'up');
  }

  remove(): void {
    ip('netns', 'del', this.name);
  }

  #net(cable: Cable): string {
    return `10.${77 + CABLES.indexOf(cable)}.${this.#number}`;
  }

  /** The name of our end: at most 15 letters. */
  #near(cable: Cable): string {
    return `dl${process.pid % 100_000}-${this.#number}${cable}`;
  }
}
