import { Container } from "@agency/ui/Container";
import type { ReactNode } from "react";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";

/** Keeps search and filters usable. */
export const ListBoundary = ({ children }: { children: ReactNode }) => (
  <ContentBoundary
    failed={(message) => (
      <>
        <Container paddingBlockStart="page">{null}</Container>
        {message}
      </>
    )}
  >
    {children}
  </ContentBoundary>
);
