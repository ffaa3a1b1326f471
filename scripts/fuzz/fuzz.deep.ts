import { describe } from 'vitest';
import { fuzz } from './fuzz.ts';
import { growsNot } from './growth.ts';

fuzz(20_000);
describe('the same again and again', () => growsNot());
