/** Where the rulesets of earlier releases lie: beside the folder of the app's code. */
import { keptIn } from '@deadlight/host';

export const keptRuleset = keptIn(new URL('../rulesets/', self.location.href).href);
