/** Subjects on the bus. The number is the version of the protocol: processes of other versions are not understood. */

/** To the owner of a table: messages from pages. */
export const ownerOf = (id: string): string => `deadlight.1.owner.${id}`;
/** To a gateway: messages from tables. */
export const gatewayOf = (id: string): string => `deadlight.1.gateway.${id}`;
/** One of the owners opens a table. */
export const CREATE = 'deadlight.1.create';
/** One of the owners looks up or changes what is kept of people. */
export const PEOPLE = 'deadlight.1.people';
/** Requests for the record of a game; the owner that has it replies. */
export const recordAt = (id: string): string => `deadlight.1.record.${id}`;
/** Owners announce their shards. */
export const OWNERS = 'deadlight.1.owners';
/** Gateways announce themselves. */
export const GATEWAYS = 'deadlight.1.gateways';
/** Owners announce their tables in the lobby, and whose they are: those of the first version did not. */
export const LOBBY = 'deadlight.2.lobby';
/** One of the thinkers answers for a bot. */
export const THINK = 'deadlight.1.think';
