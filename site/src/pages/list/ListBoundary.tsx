import { Container } from "@agency/ui/Container";
import type { ReactNode } from "react";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";

/** Error boundary of a list. Search and filters outside stay usable. */
export const ListBoundary = ({ children }: { children: ReactNode }) => (
  <ContentBoundary
    failed={(message) => (
      <>
        <Container before="page">{null}</Container>
        {message}
      </>
    )}
  >
    {children}
  </ContentBoundary>
);
