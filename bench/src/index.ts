export { bench, type Report, type Row, THEIRS } from './bench.ts';
