import { ErrorBoundary } from "@agency/client/components/ErrorBoundary";
import { emptyHtml, RenderedFilesContext } from "@agency/client/navigation";
import { type ReactNode, Suspense, use } from "react";

type Drawings = typeof import("./drawings.ts");

const file = "src/portraits/drawings.ts";

let drawings: Drawings | undefined;

/** Loads the code of drawn portraits. Never rejects. */
export async function loadPortraits(): Promise<void> {
  drawings ??= await import("./drawings.ts").catch(() => undefined);
}

interface PortraitArtworkProps {
  /** `true` if the server has rendered it. */
  of: unknown;
  fallback: ReactNode;
  children: (drawings: Drawings) => ReactNode;
}

/** Portrait artwork. If the server rendered it, code and content are not sent. */
export function PortraitArtwork({ of, fallback, children }: PortraitArtworkProps) {
  use(RenderedFilesContext)?.(file, false);
  if (of === true)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing
    return <div key="drawn" dangerouslySetInnerHTML={emptyHtml} suppressHydrationWarning />;
  return (
    <div key="draws">
      {drawings ? (
        <ErrorBoundary resetKey={of} fallback={() => fallback}>
          <Suspense fallback={fallback}>
            <Drawn drawings={drawings}>{children}</Drawn>
          </Suspense>
        </ErrorBoundary>
      ) : (
        fallback
      )}
    </div>
  );
}

/** Separate, so that errors of `children` reach the boundaries. */
const Drawn = ({
  drawings,
  children,
}: {
  drawings: Drawings;
  children: PortraitArtworkProps["children"];
}) => children(drawings);
