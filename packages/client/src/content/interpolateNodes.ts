import { createElement, Fragment, type ReactNode } from "react";

type Part = ReactNode | ((punctuation: string) => ReactNode);

/**
 * Inserts nodes into a translated sentence.
 *
 * @param write formats it with one placeholder per node
 */
export function interpolateNodes(
  write: (...texts: [string, ...string[]]) => string,
  ...nodes: [Part, ...Part[]]
): ReactNode {
  const placeholders = nodes.map((_, index) => `\uFFFC${index}\uFFFC`) as [string, ...string[]];
  const parts = write(...placeholders).split("\uFFFC");
  const children: ReactNode[] = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] ?? "";
    if (index % 2 === 0) {
      children.push(part);
      continue;
    }
    const node = nodes[Number(part)];
    if (typeof node !== "function") {
      children.push(node);
      continue;
    }
    const after = parts[index + 1] ?? "";
    const [punctuation = ""] = /^\p{P}+/u.exec(after) ?? [];
    children.push(node(punctuation));
    parts[index + 1] = after.slice(punctuation.length);
  }
  return createElement(Fragment, null, ...children);
}
