import { type PageRequest, useQuery, useQueryReader } from "@agency/client/navigation";
import { type IssueLine, issuesQuery } from "@agency/content/queries/newsletter";
import { Container } from "@agency/ui/Container";
import { EmptyState } from "@agency/ui/EmptyState";
import { PageHeader } from "@agency/ui/PageHeader";
import { PostRow, PostRows } from "@agency/ui/PostRows";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { formatDate } from "../../format.ts";
import { Localized } from "../../Localized.tsx";
import { themedPicture } from "../../picture.ts";
import { usePage } from "../../shell/usePage.ts";
import { useLanguage } from "../../useLanguage.ts";
import { readPart, searchOf } from "../list/address.ts";
import { ListBoundary } from "../list/ListBoundary.tsx";
import { More } from "../list/More.tsx";
import { endOf } from "./parts.ts";

export const load = ({ language, search, fetchQuery }: PageRequest) =>
  fetchQuery(issuesQuery, { lang: language, start: 0, end: endOf(readPart(search)) });

const listId = "issues";

/** The archive of the newsletter: the issues that were sent, newest first. */
export default function Issues() {
  const { t } = useTranslation("newsletter");
  usePage({ title: t("meta.title"), description: t("meta.description") });
  const lang = useLanguage();
  const [search] = useSearchParams();
  const part = readPart(search);
  const found = useQueryReader().find(issuesQuery, { lang, start: 0, end: endOf(part) });

  return (
    <>
      <PageHeader
        title={t("title")}
        eyebrow={found ? t("count", { count: found.count }) : ""}
        lead={t("lead")}
      />
      <ListBoundary>
        <List part={part} />
      </ListBoundary>
    </>
  );
}

function List({ part }: { part: number }) {
  const { t } = useTranslation("newsletter");
  const lang = useLanguage();
  const { issues, count } = useQuery(issuesQuery, { lang, start: 0, end: endOf(part) });
  return (
    <Container before="page">
      {issues.length === 0 ? (
        <EmptyState title={t("none.title")} text={t("none.text")} />
      ) : (
        <PostRows id={listId} label={t("latest")}>
          {issues.map((issue) => (
            <Row key={issue._id} issue={issue} />
          ))}
        </PostRows>
      )}
      {count > endOf(1) && (
        <More
          shown={issues.length}
          count={count}
          next={searchOf({ part: part + 1 })}
          links={`#${listId} li a`}
        />
      )}
    </Container>
  );
}

function Row({ issue }: { issue: IssueLine }) {
  const { slug, subject, number, sentAt, cover, coverLight } = issue;
  const { t } = useTranslation("newsletter");
  const language = useLanguage();
  return (
    <PostRow
      href={`/newsletter/${slug}`}
      title={<Localized of={subject} />}
      date={sentAt ? formatDate(sentAt, language, "short") : undefined}
      dateTime={sentAt ?? undefined}
      category={number === null ? undefined : t("number", { number })}
      image={themedPicture(cover, coverLight)}
    />
  );
}
