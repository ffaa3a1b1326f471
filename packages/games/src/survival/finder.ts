import type { Option } from '@deadlight/engine';
import type { WhyNot } from './rule-names.ts';
import type { SurvivalOffer } from './vars.ts';

/** Checks whether an option is offered. */
export class Finder implements SurvivalOffer {
  readonly explaining = false;
  readonly wanted: Option;
  found = false;

  constructor(wanted: Option) {
    this.wanted = wanted;
  }

  add(option: Option): void {
    if (option === this.wanted) this.found = true;
  }

  refuse(): void {}

  unless(rule: WhyNot | null, option: Option): void {
    if (rule === null) this.add(option);
  }
}
