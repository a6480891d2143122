export interface ScreenshotMode {
  theme: "dark" | "light";
  direction: "ltr" | "rtl";
  /** In px. */
  width: number;
  /** In the file name. */
  kind?: "phone" | "narrow-forced" | "drawing";
}

/** The story plays in the first mode, then switches. */
export type ModePair = readonly [first: ScreenshotMode, next: ScreenshotMode];

/** Checked by axe, unlike others, which add no findings. */
export const wide: ModePair[] = [
  [
    { theme: "dark", direction: "ltr", width: 1280 },
    { theme: "light", direction: "ltr", width: 1280 },
  ],
  [
    { theme: "light", direction: "rtl", width: 1280 },
    { theme: "dark", direction: "rtl", width: 1280 },
  ],
];

/** A phone, and WCAG 1.4.10's narrowest page with forced colors (tag `edges`). */
export const narrow: ModePair[] = [
  [
    { theme: "dark", direction: "ltr", width: 360, kind: "phone" },
    { theme: "dark", direction: "ltr", width: 320, kind: "narrow-forced" },
  ],
  [
    { theme: "light", direction: "rtl", width: 360, kind: "phone" },
    { theme: "light", direction: "rtl", width: 320, kind: "narrow-forced" },
  ],
];

/** Artwork, and stories that repeat components, have one mode. */
const toArtworkMode = (look: ScreenshotMode): ScreenshotMode => ({ ...look, kind: "drawing" });

export function getModes([first, next]: ModePair, tags: readonly string[]): ScreenshotMode[] {
  if (next.kind === "narrow-forced") return tags.includes("edges") ? [first, next] : [first];
  return tags.includes("drawing") ? [toArtworkMode(first)] : [first, next];
}

export const getName = ({ theme, direction, kind }: ScreenshotMode) =>
  [theme, direction, kind].filter(Boolean).join("-");

export const names = [...wide, ...narrow]
  .flatMap((looks) => [...looks, ...getModes(looks, ["drawing"])])
  .map(getName);
