/** What the server says of those who look at a finished game together. */
import type { SharedReplay } from '@deadlight/host';
import { signal } from '@preact/signals';

export const together = signal<SharedReplay | null>(null);
