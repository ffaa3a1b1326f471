/** Milliseconds for which those are told that their writes are durable, before anything else is heard. */
const SLICE = 4;

/** Lets one after another go on with what it waited for, without keeping all others from the processor. */
export async function inSlices<T>(
  all: readonly T[],
  settle: (one: T, i: number) => void,
): Promise<void> {
  let began = performance.now();
  for (const [i, one] of all.entries()) {
    settle(one, i);
    // What it does next is done before the clock is looked at.
    await null;
    if (performance.now() - began < SLICE) continue;
    await new Promise(setImmediate);
    began = performance.now();
  }
}
