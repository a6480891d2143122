import { media } from "../../theme/media.ts";
import { role } from "../../theme/role.ts";
import { globalStyle } from "../../theme/style.ts";
import { grid, space, vars } from "../../theme/vars.css.ts";
import { visuallyHidden } from "../../theme/visuallyHidden.ts";

/** Generated class names would be a twentieth of this small script. */
const root = "[data-countdown]";

globalStyle(root, {
  ...role("sm"),
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(max-content, 1fr))",
  columnGap: grid.gutter,
  color: vars.color.fg2,
  "@media": {
    [media.narrow]: {
      // Three digits need over a quarter of a phone's width: columns share what they leave.
      gridTemplateColumns: "repeat(4, auto)",
      columnGap: grid.gutterNarrow,
    },
  },
});

globalStyle("[data-countdown=false] > time", visuallyHidden);
globalStyle("[data-countdown=true] > time", { gridColumn: "1 / -1", marginBlockEnd: space[4] });

globalStyle(`${root} > div`, {
  "@media": { [media.narrow]: { fontSize: vars.type.xs.size } },
});

// Print and pages without scripts show the date.
globalStyle(`${root} > div`, { "@media": { [media.still]: { display: "none" } } });
globalStyle(`${root} > time`, {
  "@media": {
    [media.still]: {
      ...role("d3"),
      position: "static",
      inlineSize: "auto",
      blockSize: "auto",
      margin: 0,
      overflow: "visible",
      clipPath: "none",
      whiteSpace: "normal",
      color: vars.color.fg,
    },
  },
});

globalStyle(`${root} > div > :first-child`, {
  inlineSize: "fit-content",
  // Prevents a layout shift.
  minBlockSize: "1lh",
  marginBlockEnd: space[2],
  color: vars.color.fg,
  fontSize: `calc(${vars.type.d1.size} * 0.8)`,
  lineHeight: 1.1,
  letterSpacing: "-0.042em",
  // Digits are always Latin.
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums",
});

// Two digits: prevents a layout shift where columns are as wide as their content.
globalStyle(`${root} > div > :first-child:empty`, { inlineSize: "1.08em" });
