import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect } from "react";
import { interfaces } from "../theme.ts";
import { useGlobals } from "./useGlobals.ts";
import "./docs.css";

/**
 * What a page of docs stands in: Storybook's theme for it follows the toolbar, and its own words stay
 * English and left to right while the examples between them turn.
 */
export function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { theme = "dark" } = useGlobals(context);
  // Where a page shows no story, nobody else sets the theme of the document.
  useEffect(() => {
    for (const element of [document.documentElement, document.body]) {
      element.classList.toggle("light-theme", theme === "light");
    }
  }, [theme]);
  return (
    <div dir="ltr" lang="en" className="agency-docs">
      <DocsContainer context={context} theme={interfaces[theme]}>
        {children}
      </DocsContainer>
    </div>
  );
}
