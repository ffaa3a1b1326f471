/** The boxes that things come in: the ship's, and the base's. What names none is in both. */
export type Pack = 'ship' | 'base';
