export function redeal(): void {}
