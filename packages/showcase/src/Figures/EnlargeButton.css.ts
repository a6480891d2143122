import { radius, target, vars } from "@agency/ui/theme";
import { scriptOnly } from "@agency/ui/theme/shown";
import { style } from "@agency/ui/theme/style";

export const button = style([
  scriptOnly,
  {
    inlineSize: target.min,
    blockSize: target.min,
    border: `1px solid ${vars.color.strong}`,
    borderRadius: radius.round,
  },
]);

export const area = style({
  overflow: "auto",
  blockSize: "100%",
  touchAction: "pan-x pan-y pinch-zoom",
});

/** In px: 6 px of 350 become 15. */
export const picture = style({ minInlineSize: 900, marginInline: "auto", maxInlineSize: "150vb" });
