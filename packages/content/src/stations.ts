/** How far an idea has got on its way to its market, in the order of the way. */
export const stations = [
  "thought",
  "plan",
  "name",
  "design",
  "version",
  "launch",
  "market",
] as const;
export type Station = (typeof stations)[number];
