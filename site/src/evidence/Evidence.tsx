import type { Evidence as EvidenceContent } from "@agency/content/queries/case-studies";
import { createContext, type ReactNode, Suspense, use } from "react";
import { Boundary } from "../shell/Boundary.tsx";
import { useLanguage } from "../useLanguage.ts";
import { type Drawing, fileOf, loadDrawing, loadedDrawing } from "./drawings.ts";

/** Where a server hears which drawings it has rendered, and whether they come alive. */
export const DrawnContext = createContext<((file: string, isAlive: boolean) => void) | undefined>(
  undefined,
);

interface EvidenceProps {
  evidence: Pick<EvidenceContent, "kind" | "content">;
  /** The piece or the crop, by the names of the library's drawing. */
  view: string;
  /** A sentence in place of the drawing, for whoever does not see it. @default it is decoration */
  label?: string | undefined;
  /** It moves or can be moved, so that a server's needs its code and its content too. @default false */
  alive?: boolean | undefined;
  /** What shows where its code or its content fails. */
  instead: ReactNode;
}

/** For what a server has drawn for good. */
const never = new Promise<Drawing>(() => {});

/**
 * The work itself, drawn. What a server has drawn and nothing moves stays as it is: neither its code
 * nor its content travels. After a click the page has loaded both.
 */
export function Evidence({
  evidence: { kind, content },
  view,
  label,
  alive = false,
  instead,
}: EvidenceProps) {
  use(DrawnContext)?.(fileOf(kind), alive);
  const isStill = content === null;
  return (
    // Other content, or another language, makes it anew: what a server has drawn cannot be changed.
    <Boundary key={`${useLanguage()}${isStill}`} of={content} fallback={() => instead}>
      <Suspense fallback={instead}>
        <Drawn
          kind={kind}
          code={isStill ? never : undefined}
          content={content}
          view={view}
          label={label}
        />
      </Suspense>
    </Boundary>
  );
}

interface DrawnProps extends Pick<EvidenceContent, "kind" | "content"> {
  code: Promise<Drawing> | undefined;
  view: string;
  label: string | undefined;
}

function Drawn({ kind, code, ...drawn }: DrawnProps) {
  const Loaded = (!code && loadedDrawing(kind)) || use(code ?? loadDrawing(kind));
  return <Loaded {...drawn} />;
}
