/**
 * People play on a cluster in which everything fails again and again. DEADLIGHT_FAULTS and DEADLIGHT_DECISIONS make it
 * shorter, so that it can be done in parts; each part is checked for itself, and says what it has counted.
 */
import { randomBytes } from 'node:crypto';
import { below, randomFrom } from '@deadlight/engine';
import { expect, it } from 'vitest';
import { ClusterThere } from './cluster-there.ts';
import { FAULTS, PARTITIONS } from './faults.ts';
import { canMakeHosts } from './host.ts';
import { Ordeal, type Report } from './ordeal.ts';

const COUNT = Number(process.env['DEADLIGHT_FAULTS'] ?? 500);
const DECISIONS = Number(process.env['DEADLIGHT_DECISIONS'] ?? 1_000_000);

it(`survives ${COUNT} failures in ${DECISIONS} decisions`, async () => {
  expect(canMakeHosts, 'only root can cut one process off from another').toBe(true);
  const seed = `ordeal:${randomBytes(4).toString('hex')}`;
  const random = randomFrom(seed);
  const names = Object.keys({ ...FAULTS, ...PARTITIONS });
  const cluster = await ClusterThere.start({ owners: 3, gateways: 2, hosts: true });
  const tell = ({ faults, violations, ...counted }: Report): void => {
    const sum = Object.values(faults).reduce((a, b) => a + b, 0);
    if (sum % 10 === 0 || violations.length > 0)
      process.stdout.write(`${seed}: ${sum} failures, ${JSON.stringify(counted)}\n`);
  };
  try {
    const ordeal = new Ordeal(cluster, {
      seed,
      tables: 40,
      decisions: DECISIONS,
      viewed: 10,
      inTurn: Array.from({ length: COUNT }, () => names[below(random, names.length)]!),
      onFault: tell,
    });
    const report = await ordeal.run();
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    expect(report.violations).toEqual([]);
    expect(report.decisions).toBeGreaterThanOrEqual(DECISIONS);
  } finally {
    await cluster.close();
  }
});
