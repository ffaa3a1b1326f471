/** A shard for one time that it was taken. */
export interface Lease {
  readonly shard: number;
  readonly epoch: number;
}
