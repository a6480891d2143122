import { emptyHtml, RenderedFilesContext } from "@agency/client/navigation";
import { type ReactNode, use } from "react";

type Drawings = typeof import("./drawings.ts");

/** File of the portraits, as named in the build's manifest. */
const file = "src/portraits/drawings.ts";

let drawings: Drawings | undefined;

/** Loads the code of portraits. Never rejects. */
export async function loadPortraits(): Promise<void> {
  drawings ??= await import("./drawings.ts").catch(() => undefined);
}

interface DrawnProps {
  /** Record of a portrait. `true` if the server has rendered it. */
  of: unknown;
  /** Fallback if the code failed to load. */
  instead: ReactNode;
  children: (drawings: Drawings) => ReactNode;
}

/**
 * Portraits. Those that the server rendered are kept: neither their code nor their content is sent.
 */
export function Drawn({ of, instead, children }: DrawnProps) {
  use(RenderedFilesContext)?.(file, false);
  if (of === true)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing
    return <div key="drawn" dangerouslySetInnerHTML={emptyHtml} suppressHydrationWarning />;
  return <div key="draws">{drawings ? children(drawings) : instead}</div>;
}
