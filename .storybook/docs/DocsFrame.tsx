import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect } from "react";
import { interfaces } from "../theme.ts";
import { useGlobals } from "./useGlobals.ts";
import "./docs.css";

/**
 * Frame of a documentation page. The Storybook theme follows the toolbar. Prose stays English and
 * left to right, whatever direction the examples have.
 */
export function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { theme = "dark" } = useGlobals(context);
  // Nothing else sets the document's theme on pages without stories.
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
