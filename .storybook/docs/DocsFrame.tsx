import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect } from "react";
import { managerThemes } from "../theme.ts";
import { useGlobals } from "./useGlobals.ts";
import "./docs.css";

/**
 * Frame of documentation pages, with the toolbar's theme. Prose stays English and left to right.
 */
export function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { theme = "dark" } = useGlobals(context);
  // Without stories, no other code sets the theme.
  useEffect(() => {
    for (const element of [document.documentElement, document.body]) {
      element.classList.toggle("light-theme", theme === "light");
    }
  }, [theme]);
  return (
    <main dir="ltr" lang="en" className="agency-docs">
      <DocsContainer context={context} theme={managerThemes[theme]}>
        {children}
      </DocsContainer>
    </main>
  );
}
