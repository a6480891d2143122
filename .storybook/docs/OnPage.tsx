import { DocsContext, Unstyled } from "@storybook/addon-docs/blocks";
import { type ReactNode, useContext } from "react";
import { InAgency } from "../InAgency.tsx";
import { useGlobals } from "./useGlobals.ts";

/** Parts of the library on a page of docs, outside of a story: its theme, without Storybook's styles. */
export function OnPage({ children }: { children: ReactNode }) {
  const globals = useGlobals(useContext(DocsContext));
  return (
    <Unstyled>
      <InAgency globals={globals}>
        <div dir="ltr" lang="en" className="agency-page">
          {children}
        </div>
      </InAgency>
    </Unstyled>
  );
}
