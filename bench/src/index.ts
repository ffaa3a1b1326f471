export { bench, type GameReport, type Report, type Row, THEIRS } from './bench.ts';
