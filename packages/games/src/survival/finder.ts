import type { Offer, Option } from '@deadlight/engine';

/** Finds out whether an option is among those offered. */
export class Finder implements Offer {
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

  unless(rule: string | null, option: Option): void {
    if (rule === null) this.add(option);
  }
}
