import { useAgency } from "@agency/ui/AgencyProvider";
import { Container } from "@agency/ui/Container";
import { Column, type ColumnNumber, Grid } from "@agency/ui/Grid";
import type { Decorator } from "@storybook/react-vite";

/** Of one shape; a sentence in one language may hold an element where the other has text alone. */
interface Both<English, Arabic> {
  en: English;
  ar: Arabic;
}

/** The words of a story in the language of the page. */
export const useStoryWords = <English, Arabic>(words: Both<English, Arabic>): English | Arabic =>
  words[useAgency().language as "en" | "ar"];

/** The same for a play function, which has the document and no hook. */
export const storyWordsNow = <English, Arabic>(words: Both<English, Arabic>): English | Arabic =>
  words[document.documentElement.lang as "en" | "ar"];

/**
 * The args of a story, made of its words: English in the controls, Arabic wherever the page is
 * Arabic and nobody has edited them.
 */
export const inBoth = <English, Arabic, Args>(
  words: Both<English, Arabic>,
  getArgs: (words: English | Arabic) => Args,
) => {
  const args = getArgs(words.en);
  const arabic = (initial: Partial<Args>) =>
    Object.fromEntries(
      Object.entries(getArgs(words.ar) as object).filter(
        // What a story says itself is no word of these.
        ([name]) => initial[name as keyof Args] === args[name as keyof Args],
      ),
    );
  // A function, as Storybook would merge the elements of two sets of parameters.
  return { args, parameters: { arabic } };
};

/** A story in the page's margins, at the distance from its top that the navigation leaves. */
export const inPage: Decorator = (Story) => (
  <Container before="page">
    <Story />
  </Container>
);

/** The same, as wide as so many of the page's twelve columns. */
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

/** So many px of height, for what the story opens below itself. */
export const withRoom =
  (blockSize: number): Decorator =>
  (Story) => (
    <div style={{ minBlockSize: blockSize }}>
      <Story />
    </div>
  );
