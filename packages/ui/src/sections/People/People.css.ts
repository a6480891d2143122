import { grid as columns } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { globalStyle, style, styleVariants } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

const twoColumns = "(max-width: 1023.98px)";

export const root = style([
  columns,
  {
    rowGap: space[8],
    alignItems: "start",
    "@media": { [media.narrow]: { rowGap: space[6] } },
  },
]);

const halves = { "@media": { [twoColumns]: { gridColumn: "span 6" } } };
const textBeside = {
  display: "grid",
  gridColumn: "1 / -1",
  gridTemplateColumns: "subgrid",
} as const;

export const places = styleVariants({
  4: { gridColumn: "span 3", ...halves },
  3: { gridColumn: "span 4", ...halves },
  2: { gridColumn: "span 6", ...halves },
  1: textBeside,
});

export const person = style({ minInlineSize: 0 });
/** The last of an odd number, with its text beside it. */
export const last = style({
  "@media": { [twoColumns]: { selectors: { "&:nth-child(odd)": textBeside } } },
});
const alone = `${places[1]} > &`;
const odd = `${last}:nth-child(odd) > &`;

export const portrait = style({
  marginBlockEnd: space[4],
  selectors: { [alone]: { gridColumn: "span 4", marginBlockEnd: 0 } },
  "@media": {
    [twoColumns]: {
      selectors: {
        [alone]: { gridColumn: "span 6" },
        [odd]: { gridColumn: "span 6", marginBlockEnd: 0 },
      },
    },
  },
});
export const words = style({
  selectors: { [alone]: { gridColumn: "span 6", alignSelf: "end" } },
  "@media": {
    [twoColumns]: { selectors: { [odd]: { gridColumn: "span 6", alignSelf: "end" } } },
  },
});
// Artwork for rows of two or three is cropped to 4:5 in pairs, and mirrored to face its
// neighbour.
globalStyle(`${portrait} svg`, {
  "@media": { [twoColumns]: { aspectRatio: "4 / 5" } },
});
export const mirrored = style({});
globalStyle(`${mirrored} svg`, { "@media": { [twoColumns]: { scale: "-1 1" } } });

export const role = style({ marginBlockStart: space[1] });
const notOnPhone = { "@media": { [media.phone]: { display: "none" } } };
export const text = style({ marginBlockStart: space[3], maxInlineSize: "44ch", ...notOnPhone });
export const facts = style({ marginBlockStart: space[3], color: vars.color.fg3, ...notOnPhone });
