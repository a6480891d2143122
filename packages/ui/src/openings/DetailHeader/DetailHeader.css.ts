import { createVar } from "@vanilla-extract/css";
import { byScript } from "../../theme/byScript.ts";
import { media } from "../../theme/media.ts";
import { role } from "../../theme/role.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { space, target, vars } from "../../theme/vars.css.ts";

export const columns = createVar();

export const page = style({ paddingBlockStart: "clamp(24px, 3.6vw, 64px)" });

/** Artwork starts within the first screen. */
export const artworkPage = style({ paddingBlockStart: "clamp(8px, 1.6vw, 32px)" });

export const above = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[7],
  minBlockSize: target.min,
});

export const meta = style({ "@media": { [media.narrow]: { display: "none" } } });

export const logo = style({ inlineSize: 64, marginInlineStart: "auto" });

export const title = style({
  marginBlock: `${space[5]} ${space[7]}`,
  maxInlineSize: "18em",
  ":focus": { outline: "none" },
  "@media": {
    [media.narrow]: { marginBlock: `${space[3]} ${space[6]}` },
    // Fits three Arabic words.
    [media.phone]: { fontSize: `calc(${vars.type.d2.size} * ${byScript("1", "0.95")})` },
  },
  selectors: { [`${artworkPage} &`]: { marginBlock: `${space[2]} ${space[5]}` } },
});

export const promise = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  marginBlockEnd: space[6],
  color: vars.color.fg2,
  whiteSpace: "nowrap",
});

export const picture = style({ overflow: "hidden" });
export const pictureImage = style({
  aspectRatio: "5 / 2",
  objectFit: "cover",
  "@media": { [media.narrow]: { aspectRatio: "3 / 2" } },
});

export const facts = style({});
globalStyle(`${facts} > dl`, {
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  "@media": {
    [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.lg]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  },
});

export const action = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[4]} ${space[6]}`,
  paddingBlockStart: space[6],
});

export const outcome = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[5],
  paddingBlock: space[5],
  "@media": { [media.wide]: { display: "none" } },
});
export const result = style({ display: "block", minBlockSize: target.min });
export const figure = style({
  display: "block",
  fontSize: `calc(${vars.type.d1.size} * 0.79)`,
  lineHeight: 1.1,
  letterSpacing: vars.type.d1.tracking,
  // Digits are always Latin.
  fontWeight: 500,
});
/** In words, such as an Arabic dual. */
export const words = style({ ...role("d2"), display: "block", whiteSpace: "nowrap" });
export const figureLabel = style({ color: vars.color.fg2 });

export const breadcrumbs = style({ inlineSize: "12rem" });
export const wideOnly = style({ "@media": { [media.narrow]: { display: "none" } } });
export const narrowOnly = style({ "@media": { [media.wide]: { display: "none" } } });
export const actionPlace = style({ blockSize: target.button });
