import { useAgency } from "@agency/ui/AgencyProvider";
import { Container } from "@agency/ui/Container";
import { type ColumnNumber, Grid, GridItem } from "@agency/ui/Grid";
import type { Decorator } from "@storybook/react-vite";
import { expect } from "storybook/test";

/** The types differ if one language has an element. */
interface Both<English, Arabic> {
  en: English;
  ar: Arabic;
}

export const useStoryMessages = <English, Arabic>(words: Both<English, Arabic>): English | Arabic =>
  words[useAgency().language as "en" | "ar"];

/** Replaces `useStoryMessages` in play functions, which cannot use hooks. */
export const getStoryMessages = <English, Arabic>(words: Both<English, Arabic>): English | Arabic =>
  words[document.documentElement.lang as "en" | "ar"];

/** Creates args from texts: English in controls. On Arabic pages, unedited args are Arabic. */
export const localizeArgs = <English, Arabic, Args>(
  words: Both<English, Arabic>,
  getArgs: (words: English | Arabic) => Args,
) => {
  const args = getArgs(words.en);
  const arabic = (initial: Partial<Args>) =>
    Object.fromEntries(
      Object.entries(getArgs(words.ar) as object).filter(
        ([name]) => initial[name as keyof Args] === args[name as keyof Args],
      ),
    );
  // A function: Storybook deep-merges objects.
  return { args, parameters: { arabic } };
};

export const inPage: Decorator = (Story) => (
  <Container paddingBlockStart="page">
    <Story />
  </Container>
);

export const inColumns =
  (span: ColumnNumber, start?: ColumnNumber): Decorator =>
  (Story) => (
    <Container paddingBlockStart="page">
      <Grid>
        <GridItem span={span} start={start}>
          <Story />
        </GridItem>
      </Grid>
    </Container>
  );

/** Asserts that no label of a chart sticks out at its sides. */
export async function expectLabelsInside(chart: Element) {
  const { left, right } = chart.getBoundingClientRect();
  const texts = [...chart.querySelectorAll("span")].filter(({ textContent }) => textContent);
  const outside = texts.filter((text) => {
    const box = text.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1;
  });
  await expect(outside.map(({ textContent }) => textContent)).toEqual([]);
}

/** Reserves height for overlays, in px. */
export const withMinHeight =
  (blockSize: number): Decorator =>
  (Story) => (
    <div style={{ minBlockSize: blockSize }}>
      <Story />
    </div>
  );
