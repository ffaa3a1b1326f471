/** The order of test files on a machine that has not run them: Vitest would begin with those of the most text. */
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short to read and long to run. A long one that began last would run alone. */
export const LONGEST = [
  'apps/web/e2e/heard-games.e2e.ts',
  'apps/web/e2e/bodies.e2e.ts',
  'apps/web/e2e/speech.e2e.ts',
  'apps/web/e2e/online.e2e.ts',
  'apps/web/e2e/plan.e2e.ts',
  'apps/web/e2e/lockdown.e2e.ts',
  'apps/web/e2e/phone.e2e.ts',
  'apps/web/e2e/turns.e2e.ts',
  'apps/web/e2e/looks.e2e.ts',
  'scripts/release/packages.test.ts',
  'packages/games/src/corpus.test.ts',
  'apps/cli/src/play/screen.test.ts',
  'scripts/rulesets/ruleset-before.test.ts',
  'packages/bots/src/honesty.test.ts',
  'scripts/adding.test.ts',
  'apps/cli/src/commands/play.test.ts',
  'apps/cli/src/new-game/make-game.test.ts',
  'examples/client.test.ts',
  'train/tables.test.ts',
  'apps/server/src/kill.test.ts',
  'apps/server/testing/attack.test.ts',
  'apps/server/src/postgres/holdings.test.ts',
  'apps/cli/src/mcp/honesty.test.ts',
  'scripts/site/pages.test.ts',
  'apps/cli/src/commands/lab.test.ts',
  'apps/cli/src/commands/arena.test.ts',
  'apps/cli/src/commands/simulate.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
