/** What a process does among others: holds tables, serves pages, both of it, or thinks for bots. */
export const ROLES = ['owner', 'gateway', 'both', 'thinker'] as const;
export type Role = (typeof ROLES)[number];

export const holdsTables = (role: Role): boolean => role === 'owner' || role === 'both';
export const servesPages = (role: Role): boolean => role === 'gateway' || role === 'both';
