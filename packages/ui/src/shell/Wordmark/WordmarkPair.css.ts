import { keyframes } from "@vanilla-extract/css";
import { scrollDrivenStyle } from "../../internal/scrollDrivenStyle.ts";
import { media } from "../../theme/media.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { vars } from "../../theme/vars.css.ts";

export const frame = style({ containerType: "inline-size" });

export const root = style({
  display: "flex",
  alignItems: "center",
  columnGap: "0.13em",
  fontSize: "20.1cqi",
  // Aligns strokes with the margins.
  marginInline: "-0.065em",
  lineHeight: 1,
  color: vars.color.fg,
  userSelect: "none",
  "@media": { [media.narrow]: { fontSize: "22.6cqi", columnGap: "0.1em" } },
});

export const latin = style({
  fontWeight: vars.type.d1.weight,
  letterSpacing: vars.type.d1.tracking,
});

export const arabic = style({
  fontWeight: vars.type.d1.weight,
  letterSpacing: 0,
  // Aligns it with the Latin name.
  position: "relative",
  insetBlockStart: "-0.15em",
  fontSize: "0.83em",
});

export const mark = style({
  position: "relative",
  insetBlockStart: "0.065em",
  flex: "1 1 0",
  minInlineSize: 0,
  fontSize: "0.72em",
});

/** Remaining scroll distance where the line starts and ends growing, in px. */
const [from, to] = [260, 8];
const drawn = {
  animationTimingFunction: "linear",
  animationFillMode: "both",
  animationTimeline: "scroll(root block)",
  animationRange: `calc(100% - ${from}px) calc(100% - ${to}px)`,
} as const;
const grow = keyframes({ from: { scale: "0 1" } });
const run = keyframes({ from: { translate: "calc(0.2em - 100cqi) 0" } });

export const animated = style({});
globalStyle(`.${animated} > .${mark}`, { containerType: "inline-size" });
const parts = `.${animated} > .${mark} > * >`;
scrollDrivenStyle(`${parts} :nth-child(2)`, {
  ...drawn,
  animationName: grow,
  transformOrigin: "0 50%",
});
scrollDrivenStyle(`${parts} :last-child`, { ...drawn, animationName: run });
