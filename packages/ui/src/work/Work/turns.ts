import * as styles from "./Work.css.ts";

/** Four that come again: the second of each row hangs lower, and the next row begins the other way. */
const turns = ["portrait", "landscape", "landscape", "portrait"] as const;

const turnOf = (index: number) => (index - 1) % turns.length;

/** Where the cover of that place in the list stands. */
export const placeOf = (index: number): string | undefined =>
  styles.places[index === 0 ? 0 : turnOf(index) + 1];

export const variantOf = (index: number, portraits: boolean) => {
  if (index === 0) return "lead";
  return (portraits && turns[turnOf(index)]) || "landscape";
};
