import { ErrorBoundary } from "@agency/client/components/ErrorBoundary";
import { emptyHtml, RenderedFilesContext, useLanguage } from "@agency/client/navigation";
import type { Evidence as EvidenceContent } from "@agency/content/queries/case-studies";
import { type ReactNode, Suspense, use } from "react";
import { getFile, loadDrawing, loadedDrawing } from "./drawings.ts";

interface EvidenceProps {
  evidence: Pick<EvidenceContent, "kind" | "content">;
  view: string;
  /** @default decorative */
  label?: string | undefined;
  /** Whether it hydrates, because it is animated or interactive. @default false */
  alive?: boolean | undefined;
  instead: ReactNode;
}

/**
 * Case-study artwork. Static artwork is rendered on the server only, without sending code and
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
