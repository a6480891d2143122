import { useAgency } from "@agency/ui/AgencyProvider";
import { Container } from "@agency/ui/Container";
import { Column, type ColumnNumber, Grid } from "@agency/ui/Grid";
import type { Decorator } from "@storybook/react-vite";

/** A story's texts in both languages. One may have an element where the other has a string. */
interface Both<English, Arabic> {
  en: English;
  ar: Arabic;
}

/** Returns a story's texts in the page's language. */
export const useStoryWords = <English, Arabic>(words: Both<English, Arabic>): English | Arabic =>
  words[useAgency().language as "en" | "ar"];

/** `useStoryWords` for play functions, which cannot use hooks. */
export const storyWordsNow = <English, Arabic>(words: Both<English, Arabic>): English | Arabic =>
  words[document.documentElement.lang as "en" | "ar"];

/**
 * Creates a story's args from its texts: English in the controls. On Arabic pages, args nobody
 * edited are Arabic.
 */
export const inBoth = <English, Arabic, Args>(
  words: Both<English, Arabic>,
  getArgs: (words: English | Arabic) => Args,
) => {
  const args = getArgs(words.en);
  const arabic = (initial: Partial<Args>) =>
    Object.fromEntries(
      Object.entries(getArgs(words.ar) as object).filter(
        // Keeps args that the story overrides.
        ([name]) => initial[name as keyof Args] === args[name as keyof Args],
      ),
    );
  // A function, because Storybook would deep-merge parameters that are objects.
  return { args, parameters: { arabic } };
};

/** Places a story within the page's margins, below the navigation. */
export const inPage: Decorator = (Story) => (
  <Container before="page">
    <Story />
  </Container>
);

/** Places a story in columns of the page's twelve-column grid. */
export const inColumns =
  (span: ColumnNumber, start?: ColumnNumber): Decorator =>
  (Story) => (
    <Container before="page">
      <Grid>
        <Column span={span} start={start}>
          <Story />
        </Column>
      </Grid>
    </Container>
  );

/** Reserves a height, in px, for what the story opens below itself. */
export const withRoom =
  (blockSize: number): Decorator =>
  (Story) => (
    <div style={{ minBlockSize: blockSize }}>
      <Story />
    </div>
  );
