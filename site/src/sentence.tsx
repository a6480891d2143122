import { createElement, Fragment, type ReactNode } from "react";

/**
 * A sentence of the words with nodes in it, such as texts of the content in their own language.
 *
 * @param write puts texts into the sentence, as many as there are nodes
 */
export function sentence(
  write: (...texts: [string, ...string[]]) => string,
  ...nodes: [ReactNode, ...ReactNode[]]
): ReactNode {
  const texts = nodes.map((_, index) => `\uFFFC${index}\uFFFC`) as [string, ...string[]];
  // Every second part is the number of a node.
  const parts = write(...texts).split("\uFFFC");
  const made = parts.map((part, index) => (index % 2 ? nodes[Number(part)] : part));
  return createElement(Fragment, null, ...made);
}
