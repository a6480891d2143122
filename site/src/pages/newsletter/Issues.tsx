import { LoadMoreItems } from "@agency/client/components/LoadMoreItems";
import { Localized } from "@agency/client/components/Localized";
import { getThemedImage } from "@agency/client/content/imageSource";
import { buildSearch, readPageNumber } from "@agency/client/lists/listAddress";
import { useLanguage, useQuery, useQueryReader } from "@agency/client/navigation";
import { type IssueLine, issuesQuery } from "@agency/content/queries/newsletter";
import { ButtonLink } from "@agency/ui/Button";
import { Container } from "@agency/ui/Container";
import { EmptyState } from "@agency/ui/EmptyState";
import { PageHeader } from "@agency/ui/PageHeader";
import { PostList, PostListItem } from "@agency/ui/PostList";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { formLocations } from "../../../shared/formLocations.ts";
import { formatDate } from "../../formatDate.ts";
import { usePageHead } from "../../shell/usePageHead.ts";
import { ListBoundary } from "../list/ListBoundary.tsx";
import { SampleNote } from "../list/SampleNote.tsx";
import { useListMessages } from "../list/useListMessages.ts";
import { getIssuesParams, getPartEnd } from "./issuesParams.ts";

const listId = "issues";

export default function Issues() {
  const { t } = useTranslation("newsletter");
  usePageHead({ title: t("meta.title"), description: t("meta.description") });
  const lang = useLanguage();
  const [search] = useSearchParams();
  const part = readPageNumber(search);
  const found = useQueryReader().find(issuesQuery, getIssuesParams(lang, part));

  return (
    <>
      <PageHeader
        title={t("title")}
        eyebrow={found ? t("count", { count: found.count }) : ""}
        lead={t("lead")}
        actions={
          <ButtonLink href={`#${formLocations.newsletter.anchor}`}>{t("subscribe")}</ButtonLink>
        }
      />
      <ListBoundary>
        <List part={part} />
      </ListBoundary>
      <SampleNote
        paddingBlockStart="page"
        items={found?.issues}
        texts={{ all: t("sample"), some: t("someSamples") }}
      />
    </>
  );
}

function List({ part }: { part: number }) {
  const { t } = useTranslation("newsletter");
  const { loadMore: messages } = useListMessages();
  const lang = useLanguage();
  const { issues, count } = useQuery(issuesQuery, getIssuesParams(lang, part));
  return (
    <Container paddingBlockStart="page">
      {issues.length === 0 ? (
        <EmptyState title={t("none.title")} description={t("none.text")} />
      ) : (
        <PostList id={listId} title={t("latest")}>
          {issues.map((issue) => (
            <Row key={issue._id} issue={issue} />
          ))}
        </PostList>
      )}
      {count > getPartEnd(1) && (
        <LoadMoreItems
          messages={messages}
          shown={issues.length}
          count={count}
          end={getPartEnd(part)}
          next={buildSearch({ part: part + 1 })}
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
    <PostListItem
      href={`/newsletter/${slug}`}
      title={<Localized value={subject} />}
      date={sentAt ? formatDate(sentAt, language, "short") : undefined}
      dateTime={sentAt ?? undefined}
      category={number === null ? undefined : t("number", { number })}
      image={getThemedImage(cover, coverLight)}
    />
  );
}
