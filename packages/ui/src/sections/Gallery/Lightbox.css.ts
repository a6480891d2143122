import { media } from "../../theme/media.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { duration, easing, grid, space, vars } from "../../theme/vars.css.ts";

export const root = style({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  touchAction: "pan-y pinch-zoom",
});

export const stage = style({
  position: "relative",
  flexGrow: 1,
  minBlockSize: 0,
  marginBlockStart: 76,
  marginInline: grid.margin,
  "@media": { [media.narrow]: { marginInline: 0 } },
});

export const picture = style({
  position: "absolute",
  inset: 0,
  transition: `opacity ${duration.fade} ${easing}, visibility ${duration.fade}`,
});
export const neighbour = style({ visibility: "hidden", opacity: 0 });

globalStyle(`${picture} img`, {
  blockSize: "100%",
  objectFit: "contain",
  backgroundSize: "contain",
  backgroundRepeat: "no-repeat",
});

export const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[5],
  flexShrink: 0,
  minBlockSize: 76,
  paddingBlock: space[4],
  paddingInline: grid.margin,
  "@media": { [media.narrow]: { paddingInline: grid.marginNarrow } },
});

export const caption = style({ display: "flex", flexWrap: "wrap", columnGap: space[5] });
export const position = style({ color: vars.color.fg2 });

export const controls = style({ display: "flex", gap: space[2], marginInlineEnd: -12 });

globalStyle(`${controls} [aria-disabled=true]`, { color: vars.color.fg3, cursor: "default" });

// The chevron icon points down.
export const forward = style({
  rotate: "-90deg",
  selectors: { "&:dir(rtl)": { rotate: "90deg" } },
});
export const back = style({ rotate: "90deg", selectors: { "&:dir(rtl)": { rotate: "-90deg" } } });
