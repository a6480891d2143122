import type { Meta, StoryObj } from "@storybook/react-vite";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { storyImage } from "../../../../../.storybook/images.ts";
import { ArticleHeader } from "../../openings/ArticleHeader/index.ts";
import { TagList } from "../../primitives/TagList/index.ts";
import {
  ProseCode,
  ProseFigure,
  ProseHeading,
  ProseList,
  ProseParagraph,
  ProseQuote,
} from "../Prose/index.ts";
import { ShareButtons } from "../ShareButtons/index.ts";
import { TableOfContents } from "../TableOfContents/index.ts";
import { ArticleBody, type ArticleBodyProps } from "./ArticleBody.tsx";
import { storyArticle } from "./storyArticle.ts";

const useWords = () => useStoryMessages(storyArticle);
const css = ":lang(ar) {\n  letter-spacing: 0;\n  line-height: 1.8;\n}";

const getParts = (t: (typeof storyArticle)["en"]): ArticleBodyProps => ({
  aside: (
    <>
      <TableOfContents
        label={t.contents}
        items={[
          { id: "helps", label: t.helps },
          { id: "breaks", label: t.breaks },
          { id: "browser", label: t.browser },
        ]}
      />
      <ShareButtons
        label={t.share}
        items={[{ label: "LinkedIn", href: "https://example.com/linkedin" }]}
        copy={{ label: t.copy, copiedLabel: t.copied, onCopy: () => {} }}
      />
    </>
  ),
  footer: (
    <TagList
      aria-label={t.tagsLabel}
      items={t.tags.map((label, i) => ({ label, href: `#tag-${i}` }))}
    />
  ),
  children: (
    <>
      <ProseParagraph lead>{t.lead}</ProseParagraph>
      <ProseParagraph>{t.first}</ProseParagraph>
      <ProseHeading level={2} id="helps">
        {t.helps}
      </ProseHeading>
      <ProseParagraph>
        {t.helpsText}
        <strong>{t.helpsStrong}</strong>
        {t.helpsRest}
        <a href="#helps">{t.helpsLink}</a>
        {t.helpsEnd}
      </ProseParagraph>
      <ProseFigure
        image={{ ...storyImage("network", "auto", 1400, 640, t.figure), mirror: true }}
        caption={t.caption}
      />
      <ProseQuote quote={t.quote} attribution={t.by} />
      <ProseHeading level={2} id="breaks">
        {t.breaks}
      </ProseHeading>
      <ProseList items={t.rules} />
      <ProseHeading level={3}>{t.grammar}</ProseHeading>
      <ProseList items={t.rules} ordered />
      <ProseHeading level={2} id="browser">
        {t.browser}
      </ProseHeading>
      <ProseParagraph>{t.browserText}</ProseParagraph>
      <ProseCode codeLanguage="css">{css}</ProseCode>
    </>
  ),
});

const meta = {
  component: ArticleBody,
  ...localizeArgs(storyArticle, getParts),
} satisfies Meta<typeof ArticleBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHeader: Story = {
  tags: ["drawing", "!test"],
  render: function WholeArticle() {
    const t = useWords();
    return (
      <article>
        <ArticleHeader
          title={t.title}
          back={{ label: t.back, href: "#blog" }}
          facts={t.facts.map(([label, value]) => ({ label, value }))}
          image={{ ...storyImage("network", "auto", 1800, 1200), mirror: true }}
        />
        <ArticleBody {...getParts(t)} />
      </article>
    );
  },
};
