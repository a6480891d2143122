/** How a story is pictured. */
export interface Look {
  theme: "dark" | "light";
  direction: "ltr" | "rtl";
  /** Of the frame, in pixels. */
  width: number;
  /** Added to the name of theme and direction. */
  kind?: "phone" | "narrow-forced" | "drawing";
}

/** Every story. Axe looks at these and at drawings: neither a narrow frame nor forced colours make it see more. */
export const looks: Look[] = [
  { theme: "dark", direction: "ltr", width: 1280 },
  { theme: "dark", direction: "rtl", width: 1280 },
  { theme: "light", direction: "ltr", width: 1280 },
  { theme: "light", direction: "rtl", width: 1280 },
  { theme: "dark", direction: "ltr", width: 360, kind: "phone" },
  { theme: "light", direction: "rtl", width: 360, kind: "phone" },
];

/** For drawings, and for what shows others' parts once more: each direction, each theme, once. */
export const drawn: Look[] = [
  { theme: "dark", direction: "ltr", width: 1280, kind: "drawing" },
  { theme: "light", direction: "rtl", width: 1280, kind: "drawing" },
];

/** For the shell and the forms: the narrowest page of WCAG 1.4.10, in colours that the visitor's system dictates. */
export const edges: Look[] = [
  { theme: "dark", direction: "ltr", width: 320, kind: "narrow-forced" },
  { theme: "light", direction: "rtl", width: 320, kind: "narrow-forced" },
];

/** What a picture's name ends with. */
export const nameOf = ({ theme, direction, kind }: Look) =>
  [theme, direction, kind].filter(Boolean).join("-");
