import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { storyArticle } from "../ArticleBody/storyArticle.ts";
import { Container } from "../Container/index.ts";
import { Prose, ProseHeading, ProseList, ProseParagraph, ProseQuote } from "./index.ts";

const meta = {
  title: "Sections/Prose",
  component: Prose,
  args: { children: undefined },
  render: function Text() {
    const t = storyArticle[useAgency().language as "en" | "ar"];
    return (
      <Container before="page">
        <Prose>
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
          <ProseQuote text={t.quote} attribution={t.by} />
        </Prose>
      </Container>
    );
  },
} satisfies Meta<typeof Prose>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
