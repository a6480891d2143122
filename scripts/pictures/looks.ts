/** Mode of a screenshot. */
export interface Look {
  theme: "dark" | "light";
  direction: "ltr" | "rtl";
  /** Width of the frame, in px. */
  width: number;
  /** Suffix of the screenshot's name. */
  kind?: "phone" | "narrow-forced" | "drawing";
}

/** Modes of one render: the story plays in the first and is then switched to the next. */
export type Looks = readonly [first: Look, next: Look];

/** Modes checked by axe. Narrow frames and forced colors add no findings. */
export const wide: Looks[] = [
  [
    { theme: "dark", direction: "ltr", width: 1280 },
    { theme: "light", direction: "ltr", width: 1280 },
  ],
  [
    { theme: "light", direction: "rtl", width: 1280 },
    { theme: "dark", direction: "rtl", width: 1280 },
  ],
];

/**
 * A phone, and the narrowest page of WCAG 1.4.10 with forced colors. The latter is for the shell
 * and the forms (tag `edges`).
 */
export const narrow: Looks[] = [
  [
    { theme: "dark", direction: "ltr", width: 360, kind: "phone" },
    { theme: "dark", direction: "ltr", width: 320, kind: "narrow-forced" },
  ],
  [
    { theme: "light", direction: "rtl", width: 360, kind: "phone" },
    { theme: "light", direction: "rtl", width: 320, kind: "narrow-forced" },
  ],
];

/** Artwork, and stories that repeat other components, use one wide mode. */
const asDrawing = (look: Look): Look => ({ ...look, kind: "drawing" });

/** Returns the modes of a story by its tags. */
export function getLooks([first, next]: Looks, tags: readonly string[]): Look[] {
  if (next.kind === "narrow-forced") return tags.includes("edges") ? [first, next] : [first];
  return tags.includes("drawing") ? [asDrawing(first)] : [first, next];
}

/** Returns the suffix of a screenshot's name. */
export const getName = ({ theme, direction, kind }: Look) =>
  [theme, direction, kind].filter(Boolean).join("-");

/** All possible suffixes. */
export const names = [...wide, ...narrow]
  .flatMap((looks) => [...looks, ...getLooks(looks, ["drawing"])])
  .map(getName);
