/** What an error of the database means for those who wanted something kept. */
import { DatabaseError } from 'pg';
import { LeaseLost, StoreUnavailable } from '../store/store.ts';

/** What the database has refused was not done. If it could not even say so, it may have been done or not. */
export const refusalFor = (error: Error): StoreUnavailable =>
  error instanceof DatabaseError && error.severity === 'ERROR'
    ? new StoreUnavailable(error.message)
    : new LeaseLost(error.message);
