/** What is said where on the bus. */

/** To the process that holds a table: what pages say. */
export const ownerOf = (id: string): string => `deadlight.owner.${id}`;
/** To one that has sockets: what tables say. */
export const gatewayOf = (id: string): string => `deadlight.gateway.${id}`;
/** One of the owners opens a table. */
export const CREATE = 'deadlight.create';
/** One of the owners is asked for the record of a game; the one that has it answers. */
export const recordAt = (id: string): string => `deadlight.record.${id}`;
/** Owners say which shards they hold. */
export const OWNERS = 'deadlight.owners';
/** Gateways say that they are there. */
export const GATEWAYS = 'deadlight.gateways';
/** Owners say which of their tables the lobby shows. */
export const LOBBY = 'deadlight.lobby';
/** One of those who think answers for a bot. */
export const THINK = 'deadlight.think';
