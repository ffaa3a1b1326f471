/** Regenerates the JSON Schema of scenarios: npm run scenario-schema */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioSchema } from '../packages/games/src/scenario/json-schema.ts';

writeFileSync(
  join(import.meta.dirname, '../scenarios/scenario.schema.json'),
  `${JSON.stringify(scenarioSchema(), null, 2)}\n`,
);
