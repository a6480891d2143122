import { style } from "../../theme/style.ts";
import { duration, easing, radius, space, target, vars } from "../../theme/vars.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[1],
});

const place = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minInlineSize: target.min,
  minBlockSize: target.min,
  borderRadius: radius.control,
  color: vars.color.fg2,
  textDecoration: "none",
  transition: `color ${duration.link} ${easing}`,
  ":hover": { color: vars.color.accentText },
  selectors: { "&[aria-disabled=true]": { color: vars.color.fg3, cursor: "default" } },
});

export const page = style([
  place,
  {
    position: "relative",
    fontVariantNumeric: "tabular-nums",
    selectors: {
      "&[aria-current]": { color: vars.color.fg, fontWeight: vars.emphasis },
      // Not colour alone (WCAG 1.4.1).
      "&[aria-current]::after": {
        content: "",
        position: "absolute",
        insetInline: 10,
        insetBlockEnd: 7,
        blockSize: 2,
        backgroundColor: vars.color.line,
        forcedColorAdjust: "none",
      },
    },
  },
]);

export const step = style([place, { paddingInline: space[3], color: vars.color.fg }]);

export const gap = style({ minInlineSize: space[6], textAlign: "center", color: vars.color.fg3 });
