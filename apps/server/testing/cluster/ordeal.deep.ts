/**
 * People play on a cluster in which everything fails again and again. DEADLIGHT_FAULTS and DEADLIGHT_DECISIONS make it
 * shorter, so that it can be done in parts; each part is checked for itself, and says on the way what it has counted.
 */
import { randomBytes } from 'node:crypto';
import { below, randomFrom } from '@deadlight/engine';
import { expect, it } from 'vitest';
import { canSetClocks } from './clock.ts';
import { ClusterThere } from './cluster-there.ts';
import { CLOCKS, FAULTS, PARTITIONS } from './faults.ts';
import { canMakeHosts } from './host.ts';
import { Ordeal, type Report } from './ordeal.ts';

const COUNT = Number(process.env['DEADLIGHT_FAULTS'] ?? 500);
const DECISIONS = Number(process.env['DEADLIGHT_DECISIONS'] ?? 1_000_000);
const TABLES = Number(process.env['DEADLIGHT_TABLES'] ?? 100);
/** Progress is printed each time after this many faults. */
const REPORT_EVERY = 20;
const MAX_MS = 5 * 60 * 60 * 1000;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

it(
  `survives ${COUNT} failures in ${DECISIONS} decisions`,
  async () => {
    expect(canMakeHosts, 'only root can cut one process off from another').toBe(true);
    expect(canSetClocks, 'clocks are set with the package libfaketime').toBe(true);
    const seed = `ordeal:${randomBytes(4).toString('hex')}`;
    const random = randomFrom(seed);
    const names = Object.keys({ ...FAULTS, ...PARTITIONS, ...CLOCKS });
    const started = performance.now();
    let count = 0;
    const told = (name: string, away: number, report: Report): void => {
      const { decisions, checked, violations } = report;
      const seconds = (performance.now() - started) / 1000;
      say(
        [
          `${++count} ${name}: all back after ${away} ms`,
          `${decisions} decisions, ${Math.round(decisions / seconds)} a second`,
          `${checked} checked, ${violations.length} violations`,
        ].join('; '),
      );
      if (count % REPORT_EVERY === 0 || violations.length > 0) say(JSON.stringify(report));
    };
    say(`${seed} at ${new Date().toISOString()}`);
    const cluster = await ClusterThere.start({
      owners: 3,
      gateways: 2,
      hosts: true,
      clocks: true,
      rough: true,
    });
    try {
      const ordeal = new Ordeal(cluster, {
        seed,
        tables: TABLES,
        decisions: DECISIONS,
        viewed: 10,
        watched: 4,
        again: 1000,
        silence: 10_000,
        inTurn: Array.from({ length: COUNT }, () => names[below(random, names.length)]!),
        onFault: told,
      });
      const report = await ordeal.run();
      say(JSON.stringify(report, null, 2));
      expect(report.violations).toEqual([]);
      expect(report.checked).toBeGreaterThanOrEqual(DECISIONS);
    } finally {
      await cluster.close();
    }
  },
  MAX_MS,
);
