import { createElement, Fragment, type ReactNode } from "react";

/** Of a sentence; a function is given the punctuation that follows, so that it can keep it with itself. */
type Part = ReactNode | ((mark: string) => ReactNode);

/**
 * A sentence of the words with nodes in it, such as texts of the content in their own language.
 *
 * @param write puts texts into the sentence, as many as there are nodes
 */
export function sentence(
  write: (...texts: [string, ...string[]]) => string,
  ...nodes: [Part, ...Part[]]
): ReactNode {
  const texts = nodes.map((_, index) => `\uFFFC${index}\uFFFC`) as [string, ...string[]];
  // Every second part is the number of a node.
  const parts = write(...texts).split("\uFFFC");
  const made: ReactNode[] = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] ?? "";
    if (index % 2 === 0) {
      made.push(part);
      continue;
    }
    const node = nodes[Number(part)];
    if (typeof node !== "function") {
      made.push(node);
      continue;
    }
    const after = parts[index + 1] ?? "";
    const [mark = ""] = /^\p{P}+/u.exec(after) ?? [];
    made.push(node(mark));
    parts[index + 1] = after.slice(mark.length);
  }
  return createElement(Fragment, null, ...made);
}
