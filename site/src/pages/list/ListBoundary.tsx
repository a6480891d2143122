import { Container } from "@agency/ui/Container";
import type { ReactNode } from "react";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";

/** Boundary of a list. Search and filters outside of it stay usable. */
export const ListBoundary = ({ children }: { children: ReactNode }) => (
  <ContentBoundary
    failed={(message) => (
      <>
        {/* The message has margins of its own. */}
        <Container before="page">{null}</Container>
        {message}
      </>
    )}
  >
    {children}
  </ContentBoundary>
);
