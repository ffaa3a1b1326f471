import { Option } from 'commander';

/** `--option name=value`, as often as there is something to set. */
export const tableOption = (): Option =>
  new Option('--option <name=value>', 'a table option, such as gas=4; may be given several times')
    .default([], 'none')
    .argParser((pair: string, before: readonly string[]) => [...before, pair]);
