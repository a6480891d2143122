import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { storyArticle } from "../ArticleBody/storyArticle.ts";
import {
  Prose,
  ProseHeading,
  ProseList,
  ProseParagraph,
  type ProseProps,
  ProseQuote,
} from "./index.ts";

const meta = {
  component: Prose,
  decorators: [inPage],
  ...localizeArgs(
    storyArticle,
    (t): ProseProps => ({
      children: (
        <>
          <ProseParagraph lead>{t.lead}</ProseParagraph>
          <ProseParagraph>
            {t.helpsText}
            <strong>{t.helpsStrong}</strong>
            {t.helpsRest}
            <a href="#joins">{t.helpsLink}</a>
            {t.helpsEnd}
          </ProseParagraph>
          <ProseHeading level={2}>{t.helps}</ProseHeading>
          <ProseList items={t.rules} />
          <ProseHeading level={3}>{t.breaks}</ProseHeading>
          <ProseList items={t.rules} ordered />
          <ProseQuote quote={t.quote} attribution={t.by} />
        </>
      ),
    }),
  ),
} satisfies Meta<typeof Prose>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
