/** What is seen of the vehicle that is apart: its ground, what hangs over it, and the scale below it. */
export const view = { x: 0, y: -112, width: 1133, height: 346 } as const;
