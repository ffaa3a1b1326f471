/** What a seat promises to give to the dice; with its hash function, a file of its own. */
export { promiseOf } from '@deadlight/engine';
