import { DocsContext, Source } from "@storybook/addon-docs/blocks";
import { type ComponentProps, useContext } from "react";
import { useGlobals } from "./useGlobals.ts";

/** Code in the toolbar's theme. Without `code`, the page's first story. */
export function Code(props: ComponentProps<typeof Source>) {
  const { theme = "dark" } = useGlobals(useContext(DocsContext));
  return <Source {...props} dark={theme === "dark"} />;
}
