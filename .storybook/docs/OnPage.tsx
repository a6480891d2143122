import { DocsContext, Unstyled } from "@storybook/addon-docs/blocks";
import { type ReactNode, useContext } from "react";
import { InAgency } from "../InAgency.tsx";
import { useGlobals } from "./useGlobals.ts";

/**
 * Renders library components on a documentation page.
 *
 * @param alone whether it has no stories; then English and left to right
 */
export function OnPage({ children, alone = false }: { children: ReactNode; alone?: boolean }) {
  const globals = useGlobals(useContext(DocsContext));
  return (
    <Unstyled>
      <InAgency globals={alone ? { ...globals, direction: "ltr", language: "en" } : globals}>
        <div dir="ltr" lang="en" className="agency-page">
          {children}
        </div>
      </InAgency>
    </Unstyled>
  );
}
