import { everythingIsFair } from './law.ts';

everythingIsFair(50, 20);
