export const view = { x: 0, y: -112, width: 1133, height: 346 } as const;
