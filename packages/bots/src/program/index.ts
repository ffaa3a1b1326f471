export { type Manners, Program } from './program.ts';
