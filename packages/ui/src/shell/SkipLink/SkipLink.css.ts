import { media } from "../../theme/media.ts";
import { screenOnly } from "../../theme/shown.css.ts";
import { style } from "../../theme/style.ts";
import { layer, radius, space, target, vars } from "../../theme/vars.css.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";

export const root = style([
  hidden,
  screenOnly,
  {
    selectors: {
      "&:focus": {
        position: "fixed",
        zIndex: layer.skip,
        insetBlockStart: space[4],
        insetInlineStart: space[4],
        inlineSize: "auto",
        blockSize: "auto",
        minBlockSize: target.min,
        margin: 0,
        paddingInline: space[5],
        display: "inline-flex",
        alignItems: "center",
        clipPath: "none",
        overflow: "visible",
        borderRadius: radius.control,
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        "@media": { [media.forcedColors]: { color: "ButtonText" } },
        fontSize: vars.type.sm.size,
        fontWeight: vars.emphasis,
        textDecoration: "none",
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: 3,
      },
    },
  },
]);
