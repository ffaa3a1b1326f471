/** What is said where on the bus. The number is that of the language: who speaks another is not understood. */

/** To the process that holds a table: what pages say. */
export const ownerOf = (id: string): string => `deadlight.1.owner.${id}`;
/** To one that has sockets: what tables say. */
export const gatewayOf = (id: string): string => `deadlight.1.gateway.${id}`;
/** One of the owners opens a table. */
export const CREATE = 'deadlight.1.create';
/** One of the owners is asked for the record of a game; the one that has it answers. */
export const recordAt = (id: string): string => `deadlight.1.record.${id}`;
/** Owners say which shards they hold. */
export const OWNERS = 'deadlight.1.owners';
/** Gateways say that they are there. */
export const GATEWAYS = 'deadlight.1.gateways';
/** Owners say which of their tables the lobby shows. */
export const LOBBY = 'deadlight.1.lobby';
/** One of those who think answers for a bot. */
export const THINK = 'deadlight.1.think';
