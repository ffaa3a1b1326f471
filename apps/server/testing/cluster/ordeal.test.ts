/** A cluster in small: each kind of failure once or twice, while people play. `ordeal.deep.ts` is the long run. */
import { afterEach, expect, it } from 'vitest';
import { doWithoutNats } from '../nats-there.ts';
import { hasPostgres } from '../postgres-there.ts';
import { canSetClocks } from './clock.ts';
import { ClusterThere } from './cluster-there.ts';
import { CLOCKS, FAULTS } from './faults.ts';
import { Ordeal } from './ordeal.ts';

let cluster: ClusterThere | undefined;
afterEach(() => cluster?.close());

it.skipIf(!hasPostgres || doWithoutNats())(
  'loses nothing, counts nothing twice and shows nothing untrue, whatever of it is killed',
  async () => {
    const names = Object.keys({ ...FAULTS, ...(canSetClocks && CLOCKS) });
    cluster = await ClusterThere.start({
      owners: 2,
      gateways: 2,
      clocks: canSetClocks,
      rough: true,
    });
    const ordeal = new Ordeal(cluster, {
      seed: 'small',
      tables: 6,
      decisions: 1500,
      viewed: 1,
      watched: 1,
      inTurn: names,
    });
    const { violations, decisions, faults } = await ordeal.run();
    expect(violations).toEqual([]);
    expect(decisions).toBeGreaterThanOrEqual(1500);
    expect(Object.keys(faults)).toEqual(names);
  },
  180_000,
);
