import { emptyHtml, RenderedFilesContext } from "@agency/client/navigation";
import { type ReactNode, use } from "react";

type Drawings = typeof import("./drawings.ts");

const file = "src/portraits/drawings.ts";

let drawings: Drawings | undefined;

/** Loads the code of the team's drawn portraits. Never rejects. */
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
  return <div key="draws">{drawings ? children(drawings) : fallback}</div>;
}
