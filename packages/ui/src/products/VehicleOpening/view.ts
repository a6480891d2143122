/** What is seen of the vehicle that is lifted, and of its ground. */
export const view = { x: 0, y: -32, width: 1133, height: 252 } as const;
