/** A cluster in small: a failure of each kind, while people play. `ordeal.deep.ts` has all of them, again and again. */
import { afterEach, expect, it } from 'vitest';
import { doWithoutNats } from '../nats-there.ts';
import { hasPostgres } from '../postgres-there.ts';
import { canSetClocks } from './clock.ts';
import { ClusterThere } from './cluster-there.ts';
import { Ordeal } from './ordeal.ts';

const KINDS = [
  'owner killed',
  'gateway killed',
  'owner asleep past its lease',
  'bus killed',
  'database killed',
  'owner hears the bus late and twice',
];
const DECISIONS = 800;

let cluster: ClusterThere | undefined;
afterEach(() => cluster?.close());

it.skipIf(!hasPostgres || doWithoutNats())(
  'loses nothing, counts nothing twice and shows nothing untrue, whatever of it is killed',
  async () => {
    const names = canSetClocks ? [...KINDS, 'clock of the database jumps'] : KINDS;
    cluster = await ClusterThere.start({
      owners: 2,
      gateways: 2,
      clocks: canSetClocks,
      rough: true,
    });
    const ordeal = new Ordeal(cluster, {
      seed: 'small',
      tables: 6,
      decisions: DECISIONS,
      viewed: 1,
      watched: 1,
      inTurn: names,
    });
    const { violations, decisions, faults } = await ordeal.run();
    expect(violations).toEqual([]);
    expect(decisions).toBeGreaterThanOrEqual(DECISIONS);
    expect(Object.keys(faults)).toEqual(names);
  },
  180_000,
);
