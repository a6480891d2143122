import { useLangAttributes } from "@agency/client/content/useLangAttributes";
import { splitParagraphs } from "@agency/content";
import type { CaseStudy } from "@agency/content/queries/case-studies";
import { Chapter } from "@agency/showcase/Chapter";
import { Container } from "@agency/ui/Container";
import { DetailRows } from "@agency/ui/DetailRows";
import { ProseList } from "@agency/ui/Prose";
import { Stack } from "@agency/ui/Stack";
import { useTranslation } from "react-i18next";

export function Chapters({ study }: { study: CaseStudy }) {
  const { t } = useTranslation("caseStudies");
  const marked = useLangAttributes();
  const { challenge, solution, objectives, technologiesUsed } = study;
  const chapters = [
    {
      title: t("detail.challenge"),
      text: challenge,
      aside: {
        label: t("detail.objectives"),
        items: objectives.items,
        ...marked(objectives.lang),
      },
    },
    {
      title: t("detail.solution"),
      text: solution,
      aside: {
        label: t("detail.technologies"),
        items: technologiesUsed.map((name) => (
          <bdi key={name} dir="ltr">
            {name}
          </bdi>
        )),
      },
    },
  ].filter(({ text, aside }) => text !== null || aside.items.length > 0);

  if (chapters.length === 0) return null;
  return (
    <Container paddingBlockStart="page">
      <Stack gap={8}>
        {chapters.map(({ title, text, aside: { label, items, ...language } }) =>
          text ? (
            <Chapter
              key={title}
              title={title}
              paragraphs={splitParagraphs(text.text)}
              aside={{ label, items, ...language }}
              {...marked(text.lang)}
            />
          ) : (
            <DetailRows
              key={title}
              items={[{ title: label, content: <ProseList items={items} />, ...language }]}
            />
          ),
        )}
      </Stack>
    </Container>
  );
}
