/** How a story is pictured. */
export interface Look {
  theme: "dark" | "light";
  direction: "ltr" | "rtl";
  /** Of the frame, in pixels. */
  width: number;
  /** Added to the name of theme and direction. */
  kind?: "phone" | "narrow-forced" | "drawing";
}

/** A story is rendered and played in the first look, and then shown in the next one as it stands. */
export type Looks = readonly [first: Look, next: Look];

/** Axe looks at these: neither a narrow frame nor forced colours make it see more. */
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
 * A phone, and the narrowest page of WCAG 1.4.10 in colours that the visitor's system dictates: the
 * latter for the shell and the forms.
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

/** Drawings, and stories that show others' parts once more, are seen wide in one theme alone. */
const asDrawing = (look: Look): Look => ({ ...look, kind: "drawing" });

/** The looks of a story with these tags. */
export function getLooks([first, next]: Looks, tags: readonly string[]): Look[] {
  if (next.kind === "narrow-forced") return tags.includes("edges") ? [first, next] : [first];
  return tags.includes("drawing") ? [asDrawing(first)] : [first, next];
}

/** What a picture's name ends with. */
export const getName = ({ theme, direction, kind }: Look) =>
  [theme, direction, kind].filter(Boolean).join("-");

/** What the names of pictures can end with. */
export const names = [...wide, ...narrow]
  .flatMap((looks) => [...looks, ...getLooks(looks, ["drawing"])])
  .map(getName);
