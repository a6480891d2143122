import type { SpansProps } from "@agency/showcase/Spans";
import type { ReactNode } from "react";

interface Part {
  title: ReactNode;
  text: ReactNode;
}

/** @param ways start and end, in percent */
export const createSpans = (
  section: number,
  parts: readonly Part[],
  ways: readonly (readonly [number, number])[],
): SpansProps["items"] =>
  parts.map(({ title, text }, index) => {
    const [start, end] = ways[index] ?? [0, 100];
    return { number: `${section}.${index + 1}`, title, description: text, start, end };
  });
