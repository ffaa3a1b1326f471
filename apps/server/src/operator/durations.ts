/**
 * A histogram of how long things took. It notes one after every message, so it counts by itself what prom-client would
 * look up by the labels every time, and tells only when it is asked.
 */
import type { Metric, Registry } from 'prom-client';

interface Counted {
  /** How many took at most as long as the bound at the same index, and longer than the one before; the last took longer. */
  readonly within: number[];
  sum: number;
}

export class Durations {
  readonly #name: string;
  readonly #help: string;
  readonly #label: string;
  readonly #bounds: readonly number[];
  #counted = new Map<string, Counted>();

  constructor(
    about: { readonly name: string; readonly help: string; readonly label: string },
    bounds: readonly number[],
    registry: Registry,
  ) {
    this.#name = about.name;
    this.#help = about.help;
    this.#label = about.label;
    this.#bounds = bounds;
    // The registry asks a metric for nothing but these.
    const metric = { name: about.name, get: async () => this.#told(), reset: () => this.#reset() };
    registry.registerMetric(metric as unknown as Metric);
  }

  /** In seconds. */
  note(label: string, seconds: number): void {
    let counted = this.#counted.get(label);
    if (counted === undefined) {
      counted = { within: new Array(this.#bounds.length + 1).fill(0), sum: 0 };
      this.#counted.set(label, counted);
    }
    let at = 0;
    while (seconds > this.#bounds[at]!) at++;
    counted.within[at]!++;
    counted.sum += seconds;
  }

  #reset(): void {
    this.#counted = new Map();
  }

  #told(): object {
    const name = this.#name;
    const values = [...this.#counted].flatMap(([label, { within, sum }]) => {
      const labels = { [this.#label]: label };
      let count = 0;
      const buckets = within.map((some, at) => {
        count += some;
        const le = this.#bounds[at] ?? '+Inf';
        return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: count };
      });
      return [
        ...buckets,
        { metricName: `${name}_sum`, labels, value: sum },
        { metricName: `${name}_count`, labels, value: count },
      ];
    });
    return { name, help: this.#help, type: 'histogram', aggregator: 'sum', values };
  }
}
