import type { Evidence as EvidenceContent } from "@agency/content/queries/case-studies";
import { createContext, type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";
import { Boundary } from "../shell/Boundary.tsx";
import { type Drawing, fileOf, loadDrawing, loadedDrawing } from "./drawings.ts";

/** Where a server hears which drawings it has rendered: of which kind, and whether they come alive at once. */
export const DrawnContext = createContext<((file: string, isNear: boolean) => void) | undefined>(
  undefined,
);

interface EvidenceProps {
  evidence: Pick<EvidenceContent, "kind" | "content">;
  /** The piece or the crop, by the names of the library's drawing. */
  view: string;
  /** A sentence in place of the drawing, for whoever does not see it. @default it is decoration */
  label?: string | undefined;
  /** It is in the first screen: its code comes with the page's, and not as it comes near. @default false */
  near?: boolean | undefined;
  /** What shows where its code or its content fails. */
  instead: ReactNode;
}

/** A promise of the drawing's code, which is asked for once the gate is opened. */
function gateOf(kind: EvidenceContent["kind"]) {
  const { promise, resolve } = Promise.withResolvers<Drawing>();
  return { promise, open: () => resolve(loadDrawing(kind)) };
}

/**
 * The work itself, drawn. A page that a server has rendered shows it without its code, which follows
 * when it comes near; after a click the page has loaded it.
 */
export function Evidence({
  evidence: { kind, content },
  view,
  label,
  near = false,
  instead,
}: EvidenceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => gateOf(kind));
  use(DrawnContext)?.(fileOf(kind), near);

  useEffect(() => {
    const element = place.current;
    if (!element || near) return gate.open();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) gate.open();
      },
      { rootMargin: "100%" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [gate, near]);

  return (
    <div ref={place}>
      <Boundary of={content} fallback={() => instead}>
        <Suspense fallback={instead}>
          <Drawn kind={kind} code={gate.promise} content={content} view={view} label={label} />
        </Suspense>
      </Boundary>
    </div>
  );
}

interface DrawnProps extends Pick<EvidenceContent, "kind" | "content"> {
  code: Promise<Drawing>;
  view: string;
  label: string | undefined;
}

function Drawn({ kind, code, ...drawn }: DrawnProps) {
  const Loaded = loadedDrawing(kind) ?? use(code);
  return <Loaded {...drawn} />;
}
