import type { ReactNode } from "react";

const place = "\uFFFC";

/**
 * A sentence of the words with a node in it, such as a text of the content in its own language.
 *
 * @param write puts a text into the sentence
 */
export function sentence(write: (text: string) => string, node: ReactNode): ReactNode {
  const [before, after] = write(place).split(place);
  return (
    <>
      {before}
      {node}
      {after}
    </>
  );
}
