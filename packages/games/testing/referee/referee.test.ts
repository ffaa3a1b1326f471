import { everythingIsFair } from './law.ts';

everythingIsFair(30, 20);
