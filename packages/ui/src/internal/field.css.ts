import { media } from "../theme/media.ts";
import { role } from "../theme/role.ts";
import { style } from "../theme/style.ts";
import { space, vars } from "../theme/vars.css.ts";

export const root = style({ minInlineSize: 0 });

export const label = style({
  ...role("sm"),
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[4],
  color: vars.color.fg2,
});

export const legend = style({ inlineSize: "100%", marginBlockEnd: space[1], padding: 0 });

export const note = style({ color: vars.color.fg3 });

export const description = style({
  ...role("xs"),
  marginBlockStart: space[3],
  color: vars.color.fg3,
});

/** A shape, not a character, to be ignored by screen readers. */
export const error = style({
  ...role("sm"),
  position: "relative",
  marginBlockStart: space[3],
  paddingInlineStart: 20,
  color: vars.color.error,
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: 0,
    insetBlockStart: "calc(0.5lh - 4.5px)",
    inlineSize: 9,
    blockSize: 9,
    rotate: "45deg",
    backgroundColor: "currentColor",
  },
  "@media": { [media.forcedColors]: { "::before": { backgroundColor: "CanvasText" } } },
});
