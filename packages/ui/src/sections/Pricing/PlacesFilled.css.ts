import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { vars } from "../../theme/vars.css.ts";

export const root = style({ selectors: { "&:dir(rtl)": { scale: "-1 1" } } });

const drawing = style({ inlineSize: "100%", blockSize: "auto" });
export const wide = style([drawing, { "@media": { [media.narrow]: { display: "none" } } }]);
export const narrow = style([drawing, { "@media": { [media.wide]: { display: "none" } } }]);

export const taken = style({
  fill: vars.color.line,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});
export const free = style({
  fill: "none",
  stroke: vars.color.strong,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
