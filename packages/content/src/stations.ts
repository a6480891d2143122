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
