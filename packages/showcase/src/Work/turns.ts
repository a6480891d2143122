import type { CoverProps } from "../Cover/index.ts";
import * as styles from "./Work.css.ts";

type Variant = NonNullable<CoverProps["variant"]>;

/** One cover's place in the list. */
export interface Turn {
  place: string | undefined;
  variant: Variant;
  /** On a phone the same crop. @default false */
  oneCrop?: boolean | undefined;
}

/** Four, two in a row: the smaller ones hang lower, and on a phone the third is left out. */
export const pairs: readonly Turn[] = [
  { place: styles.pairs[0], variant: "wide" },
  { place: styles.pairs[1], variant: "portrait", oneCrop: true },
  { place: styles.pairs[2], variant: "portrait", oneCrop: true },
  { place: styles.pairs[3], variant: "landscape", oneCrop: true },
];

/** Two in a row, three rows that come again: the second of each hangs lower. */
const rows = [
  ["portrait", "landscape"],
  ["landscape", "portrait"],
  ["landscape", "landscape"],
] as const;

/**
 * Where the covers stand: the first leads; after it two in a row, but for a strip, which has one of
 * its own where it begins one. The last, if it is alone, stands in the middle.
 *
 * @param items which of them can be a strip, and which be upright
 */
export function getTurns(items: readonly { strip: boolean; portrait: boolean }[]): Turn[] {
  const turns: Turn[] = [{ place: styles.whole, variant: "lead" }];
  let row = 0;
  for (let index = 1; index < items.length; ) {
    if (items[index]?.strip) {
      turns.push({ place: styles.whole, variant: "strip" });
      index += 1;
      continue;
    }
    const variants = rows[row % rows.length] as (typeof rows)[number];
    const places = styles.rows[row % rows.length] as readonly [string, string];
    const isAlone = index + 1 === items.length;
    variants.slice(0, items.length - index).forEach((variant, side) => {
      turns.push({
        place: isAlone ? styles.alone : places[side],
        variant: isAlone || !items[index + side]?.portrait ? "landscape" : variant,
      });
    });
    index += 2;
    row += 1;
  }
  return turns.slice(0, items.length);
}
