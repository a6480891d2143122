import { Container } from "@agency/ui/Container";
import { type ReactNode, useEffect, useState } from "react";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";

interface ListBoundaryProps {
  /** What is asked for. A failure says nothing about another question. */
  question: string;
  /** Whether the message of a failure stands in the list's place; `onFailed` hears of it. */
  failed: boolean;
  /** Stays the same function. */
  onFailed: (failed: boolean) => void;
  skeleton: ReactNode;
  children: ReactNode;
}

/** A list that needs the content service, while its search and its filters stand outside and stay. */
export function ListBoundary({
  question,
  failed,
  onFailed,
  skeleton,
  children,
}: ListBoundaryProps) {
  const [asked, setAsked] = useState(question);
  const [round, setRound] = useState(0);
  if (asked !== question) {
    setAsked(question);
    if (failed) setRound(round + 1);
  }
  return (
    <ContentBoundary
      key={round}
      skeleton={skeleton}
      failed={(message) => (
        <Failure onFailed={onFailed}>
          {/* The gap before the list: the message brings its own margins. */}
          <Container before="page">{null}</Container>
          {message}
        </Failure>
      )}
    >
      {children}
    </ContentBoundary>
  );
}

function Failure({ onFailed, children }: Pick<ListBoundaryProps, "onFailed" | "children">) {
  useEffect(() => {
    onFailed(true);
    return () => onFailed(false);
  }, [onFailed]);
  return children;
}
