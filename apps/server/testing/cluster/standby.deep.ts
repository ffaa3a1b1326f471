/** The database is lost again and again while people play, and each time its standby takes its place. */
import { expect, it } from 'vitest';
import { ClusterThere } from './cluster-there.ts';
import { STANDBY } from './faults.ts';
import { Ordeal } from './ordeal.ts';

const TIMES = 5;
const DECISIONS = 3000;

it('loses nothing that was acknowledged when a standby of the database takes over', async () => {
  const cluster = await ClusterThere.start({ owners: 2, gateways: 2, standby: true });
  try {
    const ordeal = new Ordeal(cluster, {
      seed: 'standby',
      tables: 12,
      decisions: DECISIONS,
      viewed: 4,
      watched: 4,
      inTurn: Array.from({ length: TIMES }, () => Object.keys(STANDBY)[0]!),
    });
    const report = await ordeal.run();
    process.stdout.write(`${JSON.stringify(report)}\n`);
    expect(report.violations).toEqual([]);
    expect(report.checked).toBeGreaterThanOrEqual(DECISIONS);
  } finally {
    await cluster.close();
  }
});
