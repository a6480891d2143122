import type { CoverProps } from "../Cover/index.ts";
import * as styles from "./Work.css.ts";

type Variant = NonNullable<CoverProps["variant"]>;

export interface CoverPlacement {
  place: string | undefined;
  variant: Variant;
  /** Whether phones keep the crop. @default false */
  oneCrop?: boolean | undefined;
}

/** Two per row. Phones leave out the third. */
export const pairs: readonly CoverPlacement[] = [
  { place: styles.pairs[0], variant: "wide" },
  { place: styles.pairs[1], variant: "portrait", oneCrop: true },
  { place: styles.pairs[2], variant: "portrait", oneCrop: true },
  { place: styles.pairs[3], variant: "landscape", oneCrop: true },
];

const rows = [
  ["portrait", "landscape"],
  ["landscape", "portrait"],
  ["landscape", "landscape"],
] as const;

/**
 * Returns the covers' places: a lead, then two per row. A strip has its own row if it begins one. A
 * single last cover is centred.
 *
 * @param items whether each can be a strip, and a portrait
 */
export function getPlacements(
  items: readonly { strip: boolean; portrait: boolean }[],
): CoverPlacement[] {
  const turns: CoverPlacement[] = [{ place: styles.whole, variant: "lead" }];
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
