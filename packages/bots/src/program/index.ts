export { readAnswer } from './answer.ts';
export { type Manners, Program } from './program.ts';
