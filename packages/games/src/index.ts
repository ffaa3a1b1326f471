export { panic } from './panic/index.ts';
