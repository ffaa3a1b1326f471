/** The boxes that things come in: the ship's, and the base's. Things without a box are in both. */
export type Pack = 'ship' | 'base';
