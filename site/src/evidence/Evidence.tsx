import { ErrorBoundary } from "@agency/client/components/ErrorBoundary";
import { emptyHtml, RenderedFilesContext, useLanguage } from "@agency/client/navigation";
import type { Evidence as EvidenceContent } from "@agency/content/queries/case-studies";
import { type ReactNode, Suspense, use } from "react";
import { getFile, loadDrawing, loadedDrawing } from "./drawings.ts";

interface EvidenceProps {
  evidence: Pick<EvidenceContent, "kind" | "content">;
  /** View or crop of the artwork. */
  view: string;
  /** @default decorative */
  label?: string | undefined;
  /** Whether the artwork is animated or interactive, so that it hydrates. @default false */
  alive?: boolean | undefined;
  /** Fallback if the code or content fails to load. */
  instead: ReactNode;
}

/**
 * Case-study artwork. Static artwork is rendered on the server only, without sending its code and
 * content.
 */
export function Evidence({
  evidence: { kind, content },
  view,
  label,
  alive = false,
  instead,
}: EvidenceProps) {
  const language = useLanguage();
  use(RenderedFilesContext)?.(getFile(kind), alive);
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
