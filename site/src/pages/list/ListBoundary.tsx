import { Container } from "@agency/ui/Container";
import type { ReactNode } from "react";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";

/** A list that needs the content service, while its search and its filters stand outside and stay. */
export const ListBoundary = ({ children }: { children: ReactNode }) => (
  <ContentBoundary
    failed={(message) => (
      <>
        {/* The gap before the list: the message brings its own margins. */}
        <Container before="page">{null}</Container>
        {message}
      </>
    )}
  >
    {children}
  </ContentBoundary>
);
