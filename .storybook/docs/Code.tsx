import { DocsContext, Source, SourceContext, useSourceProps } from "@storybook/addon-docs/blocks";
import { type ComponentProps, useContext } from "react";
import { useGlobals } from "./useGlobals.ts";

/** Code in the toolbar's theme. Without `code`, the page's first story. */
export function Code(props: ComponentProps<typeof Source>) {
  const context = useContext(DocsContext);
  const { theme = "dark" } = useGlobals(context);
  const { code } = useSourceProps(props, context, useContext(SourceContext));
  // Storybook's highlighter calls no hooks without code, which React reports once there is some.
  return code?.trim() ? <Source {...props} dark={theme === "dark"} /> : null;
}
