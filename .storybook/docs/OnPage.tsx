import { DocsContext, Unstyled } from "@storybook/addon-docs/blocks";
import { type ReactNode, useContext } from "react";
import { InAgency } from "../InAgency.tsx";
import { useGlobals } from "./useGlobals.ts";

/**
 * Parts of the library on a page of docs, outside of a story: its theme, without Storybook's styles.
 *
 * @param alone no story beside it needs the document turned: it is English in every direction
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
