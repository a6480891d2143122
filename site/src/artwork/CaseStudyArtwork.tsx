import { ErrorBoundary } from "@agency/client/components/ErrorBoundary";
import { emptyHtml, RenderedFilesContext, useLanguage } from "@agency/client/navigation";
import type { Evidence } from "@agency/content/queries/case-studies";
import { type ReactNode, Suspense, use } from "react";
import { getArtworkFile, getLoadedArtwork, loadArtwork } from "./loadArtwork.ts";

interface CaseStudyArtworkProps {
  evidence: Pick<Evidence, "kind" | "content">;
  view: string;
  /** @default decorative */
  label?: string | undefined;
  /** Whether it hydrates, to animate or interact. @default false */
  isInteractive?: boolean | undefined;
  fallback: ReactNode;
}

/**
 * Case-study artwork. If static, it is rendered on the server only, and its code and content are
 * not sent.
 */
export function CaseStudyArtwork({
  evidence: { kind, content },
  view,
  label,
  isInteractive = false,
  fallback,
}: CaseStudyArtworkProps) {
  const language = useLanguage();
  use(RenderedFilesContext)?.(getArtworkFile(kind), isInteractive);
  if (content === null)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing
    return <div key="drawn" dangerouslySetInnerHTML={emptyHtml} suppressHydrationWarning />;
  return (
    <div key={language}>
      <ErrorBoundary resetKey={content} fallback={() => fallback}>
        <Suspense fallback={fallback}>
          <Drawn kind={kind} content={content} view={view} label={label} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

interface DrawnProps extends Pick<Evidence, "kind" | "content"> {
  view: string;
  label: string | undefined;
}

function Drawn({ kind, ...drawn }: DrawnProps) {
  const Loaded = getLoadedArtwork(kind) ?? use(loadArtwork(kind));
  return <Loaded {...drawn} />;
}
