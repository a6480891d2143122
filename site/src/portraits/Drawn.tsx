import { emptyHtml, RenderedFilesContext } from "@agency/client/navigation";
import { type ReactNode, use } from "react";

type Drawings = typeof import("./drawings.ts");

const file = "src/portraits/drawings.ts";

let drawings: Drawings | undefined;

/** Never rejects. */
export async function loadPortraits(): Promise<void> {
  drawings ??= await import("./drawings.ts").catch(() => undefined);
}

interface DrawnProps {
  /** `true` if the server has rendered it. */
  of: unknown;
  instead: ReactNode;
  children: (drawings: Drawings) => ReactNode;
}

/** Portrait artwork. If the server rendered it, code and content are not sent. */
export function Drawn({ of, instead, children }: DrawnProps) {
  use(RenderedFilesContext)?.(file, false);
  if (of === true)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing
    return <div key="drawn" dangerouslySetInnerHTML={emptyHtml} suppressHydrationWarning />;
  return <div key="draws">{drawings ? children(drawings) : instead}</div>;
}
