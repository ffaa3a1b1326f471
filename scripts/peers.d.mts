export function installPeers(): void;
