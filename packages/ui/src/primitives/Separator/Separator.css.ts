import { style, styleVariants } from "../../theme/style.ts";
import { line, vars } from "../../theme/vars.css.ts";

export const rule = style({ inlineSize: "100%", margin: 0, border: 0 });
export const variants = styleVariants({
  hairline: { borderBlockStart: `${line.hairline} solid ${vars.color.hairline}` },
  strong: { borderBlockStart: `${line.hairline} solid ${vars.color.strong}` },
});
