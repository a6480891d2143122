import { useLanguage } from "@agency/client/navigation";
import { ArticleBody } from "@agency/ui/ArticleBody";
import { Callout } from "@agency/ui/Callout";
import { Link } from "@agency/ui/Link";
import { PageHeader } from "@agency/ui/PageHeader";
import { ProseHeading, ProseList, ProseParagraph } from "@agency/ui/Prose";
import { Table } from "@agency/ui/Table";
import { TableOfContents } from "@agency/ui/TableOfContents";
import { Text } from "@agency/ui/Text";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useMatches } from "react-router-dom";
import { getContactPath } from "../../contactPaths.ts";
import { formatDate } from "../../formatDate.ts";
import { usePageHead } from "../../shell/usePageHead.ts";
import { LinkedText } from "./LinkedText.tsx";
import { OtherLegalPages } from "./OtherLegalPages.tsx";
import { type LegalPage, type LegalText, useLegalText } from "./useLegalText.ts";

export default function Legal() {
  const page = useMatches().at(-1)?.id as LegalPage;
  const { t } = useTranslation("legal");
  const language = useLanguage();
  const text = useLegalText(page);
  usePageHead({ title: text.meta.title, description: text.meta.description });
  return (
    <>
      <PageHeader
        size="d2"
        line={false}
        eyebrow={t("shared.eyebrow")}
        title={text.title}
        lead={text.lead}
      >
        <Text size="xs" tone="tertiary">
          <time dateTime={text.updatedOn}>
            {t("shared.updated", { date: formatDate(text.updatedOn, language) })}
          </time>
        </Text>
      </PageHeader>
      <ArticleBody
        aside={
          <TableOfContents
            label={t("shared.contents")}
            items={text.sections.map(({ id, title }) => ({ id, label: title }))}
            collapsible
          />
        }
        footer={<Callout>{t("shared.draftNote")}</Callout>}
      >
        {text.sections.map(({ id, title, paragraphs, list, groups, table, enquiry }) => (
          <Fragment key={id}>
            <ProseHeading level={2} id={id}>
              {title}
            </ProseHeading>
            {paragraphs.map((paragraph) => (
              <ProseParagraph key={paragraph}>
                <LinkedText text={paragraph} page={page} />
              </ProseParagraph>
            ))}
            {list && (
              <ProseList
                items={list.map((item) => <LinkedText key={item} text={item} page={page} />)}
              />
            )}
            {groups?.map((group) => (
              <Fragment key={group.id}>
                <ProseHeading level={3}>{group.title}</ProseHeading>
                <ProseList items={group.items.map(({ text }) => text)} />
              </Fragment>
            ))}
            {table && <LegalTable caption={title} {...table} />}
            {enquiry && (
              <ProseParagraph>
                <Link href={getEnquiryPath(enquiry.message)}>{enquiry.label}</Link>
              </ProseParagraph>
            )}
          </Fragment>
        ))}
      </ArticleBody>
      <OtherLegalPages page={page} />
    </>
  );
}

const getEnquiryPath = (message: string) =>
  `${getContactPath("other")}&${new URLSearchParams({ brief: message })}`;

interface LegalTableProps extends NonNullable<LegalText["sections"][number]["table"]> {
  caption: string;
}

function LegalTable({ caption, columns, rows }: LegalTableProps) {
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columns.map((label) => ({ key: label, label }))}
      rows={rows.map((cells) => ({
        id: cells.join(),
        cells: Object.fromEntries(columns.map((label, index) => [label, cells[index]])),
      }))}
    />
  );
}
