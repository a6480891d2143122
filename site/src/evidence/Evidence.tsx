import { ErrorBoundary } from "@agency/client/components/ErrorBoundary";
import { emptyHtml, RenderedFilesContext, useLanguage } from "@agency/client/navigation";
import type { Evidence as EvidenceContent } from "@agency/content/queries/case-studies";
import { type ReactNode, Suspense, use } from "react";
import { fileOf, loadDrawing, loadedDrawing } from "./drawings.ts";

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
  const language = useLanguage();
  use(RenderedFilesContext)?.(fileOf(kind), alive);
  if (content === null)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing
    return <div key="drawn" dangerouslySetInnerHTML={emptyHtml} suppressHydrationWarning />;
  return (
    <div key={language}>
      <ErrorBoundary resetKey={content} fallback={() => instead}>
        <Suspense fallback={instead}>
          <Drawn kind={kind} content={content} view={view} label={label} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

interface DrawnProps extends Pick<EvidenceContent, "kind" | "content"> {
  view: string;
  label: string | undefined;
}

function Drawn({ kind, ...drawn }: DrawnProps) {
  const Loaded = loadedDrawing(kind) ?? use(loadDrawing(kind));
  return <Loaded {...drawn} />;
}
