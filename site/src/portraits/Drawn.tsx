import { emptyHtml, RenderedFilesContext } from "@agency/client/navigation";
import { type ReactNode, use } from "react";

type Drawings = typeof import("./drawings.ts");

/** The code that draws people, as the build's manifest names it. */
const file = "src/portraits/drawings.ts";

let drawings: Drawings | undefined;

/** Loads the code that draws people. Where it does not come, there is something in their place. */
export async function loadPortraits(): Promise<void> {
  drawings ??= await import("./drawings.ts").catch(() => undefined);
}

interface DrawnProps {
  /** What the content says of how a person looks; `true` where the server has drawn it. */
  of: unknown;
  /** What shows where the code has not come. */
  instead: ReactNode;
  children: (drawings: Drawings) => ReactNode;
}

/** Drawn people. What a server has drawn stays as it is: neither its code nor its content travels. */
export function Drawn({ of, instead, children }: DrawnProps) {
  use(RenderedFilesContext)?.(file, false);
  if (of === true)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing
    return <div key="drawn" dangerouslySetInnerHTML={emptyHtml} suppressHydrationWarning />;
  return <div key="draws">{drawings ? children(drawings) : instead}</div>;
}
