import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { gaps } from "../internal/gaps.css.ts";
import { Column, Grid } from "../primitives/Grid/index.ts";
import { Inline } from "../primitives/Inline/index.ts";
import { Stack } from "../primitives/Stack/index.ts";
import { aligns } from "../primitives/Stack/Stack.css.ts";
import { rowGaps, spans, starts } from "./grid.css.ts";
import { responsive } from "./responsive.ts";

const drawn = (element: ReactElement) => [
  ...(render(element).container.firstElementChild?.classList ?? []),
];

it("takes one class at every width, and two where they differ", () => {
  const styles = {
    every: { 1: "e1", 2: "e2" },
    narrow: { 1: "n1", 2: "n2" },
    wide: { 1: "w1", 2: "w2" },
  };
  expect(responsive<1 | 2>(1, styles)).toBe("e1");
  expect(responsive<1 | 2>({ narrow: 1, wide: 2 }, styles)).toBe("n1 w2");
  expect(responsive<1 | 2>(undefined, styles)).toBeUndefined();
});

it("sets the distances and the place of a stack", () => {
  const plain = drawn(<Stack>text</Stack>);
  expect(plain).toEqual(expect.arrayContaining([gaps.every[4], aligns.every.stretch]));
  const both = drawn(
    <Stack gap={{ narrow: 3, wide: 6 }} align={{ narrow: "stretch", wide: "end" }}>
      text
    </Stack>,
  );
  expect(both).toEqual(
    expect.arrayContaining([gaps.narrow[3], gaps.wide[6], aligns.narrow.stretch, aligns.wide.end]),
  );
  for (const every of Object.values({ ...gaps.every, ...aligns.every }))
    expect(both).not.toContain(every);
});

it("sets the distances of a line", () => {
  expect(drawn(<Inline gap={{ narrow: 1, wide: 5 }}>text</Inline>)).toEqual(
    expect.arrayContaining([gaps.narrow[1], gaps.wide[5]]),
  );
});

it("sets the rows and the columns of a grid", () => {
  expect(drawn(<Grid>text</Grid>)).toHaveLength(1);
  expect(drawn(<Grid rowGap={{ narrow: 6, wide: 3 }}>text</Grid>)).toEqual(
    expect.arrayContaining([rowGaps.narrow[6], rowGaps.wide[3]]),
  );
  expect(
    drawn(
      <Column span={{ narrow: 6, wide: 3 }} start={4}>
        text
      </Column>,
    ),
  ).toEqual(expect.arrayContaining([spans.narrow[6], spans.wide[3], starts.every[4]]));
});
