import { screenOnly } from "../../theme/shown.css.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { grid, space, vars } from "../../theme/vars.css.ts";
import { dismissedBannerClass } from "./getBannerScript.ts";

export const root = style([
  screenOnly,
  {
    display: "flex",
    alignItems: "center",
    gap: space[4],
    paddingInline: grid.margin,
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
  },
]);
globalStyle(`.${dismissedBannerClass} ${root}`, { display: "none" });

export const text = style({
  flexGrow: 1,
  paddingBlock: space[3],
  fontWeight: vars.emphasis,
});
// Default colors lack contrast.
globalStyle(`${root} a`, { color: "inherit", textDecoration: "underline" });
globalStyle(`${root} :focus-visible`, { outlineColor: "currentColor" });

export const close = style({
  flexShrink: 0,
  marginInlineEnd: -12,
  selectors: { "&, &:hover": { color: "inherit" } },
  ":focus-visible": { outlineOffset: -6 },
});
