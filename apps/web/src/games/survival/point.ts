/** Where something is drawn on the plan. */
export type Point = readonly [number, number];
