import { layer, media, vars } from "@agency/ui/theme";
import { container } from "@agency/ui/theme/container";
import { strokeDrawn } from "@agency/ui/theme/strokeDrawn";
import { style } from "@agency/ui/theme/style";

export const root = style({ overflowX: "clip", paddingBlockEnd: "clamp(8px, 1vw, 20px)" });

export const words = style([
  container,
  {
    position: "relative",
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    fontSize: "min(14.65vw, 17.875rem)",
    lineHeight: 1.06,
    fontWeight: vars.type.d1.weight,
    whiteSpace: "nowrap",
    "@media": { [media.narrow]: { fontSize: "14.4vw" } },
  },
]);

export const latin = style({ letterSpacing: "-0.042em", fontWeight: 500 });
export const arabic = style({
  letterSpacing: 0,
  fontWeight: 400,
  fontVariationSettings: '"HEXP" 0',
});

export const baseline = style({
  position: "relative",
  display: "inline-block",
  inlineSize: 0,
  blockSize: 0,
});

const guideLine = style({
  position: "absolute",
  insetInlineStart: "-100vw",
  inlineSize: "200vw",
  blockSize: 1,
  backgroundColor: vars.color.hairline,
});
export const guides = {
  ascender: style([guideLine, { insetBlockEnd: "0.755em" }]),
  xHeight: style([guideLine, { insetBlockEnd: "0.512em" }]),
  descender: style([guideLine, { insetBlockStart: "0.213em" }]),
  baseline: style([
    guideLine,
    strokeDrawn,
    {
      blockSize: 2,
      insetBlockStart: -1,
      zIndex: layer.above,
      backgroundColor: vars.color.line,
      forcedColorAdjust: "none",
    },
  ]),
};
