import { grid as columns } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { globalStyle, style, styleVariants } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

const inPairs = "(max-width: 1023.98px)";

export const root = style([
  columns,
  {
    rowGap: space[8],
    alignItems: "start",
    "@media": { [media.narrow]: { rowGap: space[6] } },
  },
]);

const halves = { "@media": { [inPairs]: { gridColumn: "span 6" } } };
const besides = { display: "grid", gridColumn: "1 / -1", gridTemplateColumns: "subgrid" } as const;

export const places = styleVariants({
  4: { gridColumn: "span 3", ...halves },
  3: { gridColumn: "span 4", ...halves },
  2: { gridColumn: "span 6", ...halves },
  1: besides,
});

export const person = style({ minInlineSize: 0 });
/** The last of an odd number has its text beside it. */
export const last = style({
  "@media": { [inPairs]: { selectors: { "&:nth-child(odd)": besides } } },
});
const alone = `${places[1]} > &`;
const odd = `${last}:nth-child(odd) > &`;

export const portrait = style({
  marginBlockEnd: space[4],
  selectors: { [alone]: { gridColumn: "span 4", marginBlockEnd: 0 } },
  "@media": {
    [inPairs]: {
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
    [inPairs]: { selectors: { [odd]: { gridColumn: "span 6", alignSelf: "end" } } },
  },
});
// Artwork for rows of two or three is cropped to 4:5 in pairs, and mirrored to face its
// neighbour.
globalStyle(`${portrait} svg`, {
  "@media": { [inPairs]: { aspectRatio: "4 / 5" } },
});
export const turned = style({});
globalStyle(`${turned} svg`, { "@media": { [inPairs]: { scale: "-1 1" } } });

export const role = style({ marginBlockStart: space[1] });
const notOnPhone = { "@media": { [media.phone]: { display: "none" } } };
export const text = style({ marginBlockStart: space[3], maxInlineSize: "44ch", ...notOnPhone });
export const facts = style({ marginBlockStart: space[3], color: vars.color.fg3, ...notOnPhone });
