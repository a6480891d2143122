import type { ReactNode } from "react";

/** An example and the reason to follow or avoid it. */
export interface Example {
  example: ReactNode;
  why: string;
}

export interface Pair {
  do: Example;
  dont: Example;
  /** Factor that scales down examples as wide as a page. */
  scale?: number;
}

/** Do and don't pairs by component name. */
export type Guidance = Record<string, readonly Pair[]>;
