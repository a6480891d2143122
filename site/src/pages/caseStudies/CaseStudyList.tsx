import { LoadMoreItems } from "@agency/client/components/LoadMoreItems";
import { buildSearch } from "@agency/client/lists/listAddress";
import { useLanguage, useQueryReader } from "@agency/client/navigation";
import { Work } from "@agency/showcase/Work";
import { Container } from "@agency/ui/Container";
import { EmptyState } from "@agency/ui/EmptyState";
import { Link } from "@agency/ui/Link";
import { Stack } from "@agency/ui/Stack";
import { useTranslation } from "react-i18next";
import { getCoverProps } from "../../getCoverProps.tsx";
import { useListMessages } from "../list/useListMessages.ts";
import { caseStudyList, type Filters, pagination } from "./searchList.ts";

interface CaseStudyListProps {
  filters: Filters;
  list: string;
}

export function CaseStudyList({ filters, list }: CaseStudyListProps) {
  const { t } = useTranslation("caseStudies");
  const { loadMore: messages } = useListMessages();
  const {
    cards: studies,
    counts,
    part,
  } = caseStudyList.read(useQueryReader(), useLanguage(), filters);
  const count = counts?.count;
  const next = { ...filters, part: part + 1 };
  const shown = studies.length;

  return (
    <Container paddingBlockStart="page" id={list}>
      {shown === 0 ? (
        <EmptyState
          title={t("empty.title")}
          description={t("empty.text")}
          actions={
            <Link variant="line" href={caseStudyList.getHref({})}>
              {t("filters.clear")}
            </Link>
          }
        />
      ) : (
        <Stack gap={9}>
          <Work
            portraits={false}
            items={studies.map((study, index) => ({
              ...getCoverProps(study, study.industry),
              level: 2,
              flag: study.isFeatured ? t("featured") : undefined,
              loading: index === 0 ? "eager" : undefined,
            }))}
          />
          <LoadMoreItems
            messages={messages}
            shown={shown}
            count={count}
            end={pagination.getPartEnd(part)}
            next={buildSearch(next)}
            links={`#${list} li h2 a`}
          />
        </Stack>
      )}
    </Container>
  );
}
