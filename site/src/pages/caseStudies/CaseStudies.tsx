import { buildSearch } from "@agency/client/lists/listAddress";
import { useLatched } from "@agency/client/lists/useLatched";
import { typingOptions, useSearchText } from "@agency/client/lists/useSearchText";
import { useLanguage, useQueryReader } from "@agency/client/navigation";
import { ButtonLink } from "@agency/ui/Button";
import { CallToAction } from "@agency/ui/CallToAction";
import { PageHeader } from "@agency/ui/PageHeader";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { usePageHead } from "../../shell/usePageHead.ts";
import { ListBoundary } from "../list/ListBoundary.tsx";
import { SampleNote } from "../list/SampleNote.tsx";
import { useListMessages } from "../list/useListMessages.ts";
import { CaseStudyFilters } from "./CaseStudyFilters.tsx";
import { CaseStudyList } from "./CaseStudyList.tsx";
import { caseStudyList } from "./searchList.ts";

const listId = "studies";

export default function CaseStudies() {
  const { t } = useTranslation("caseStudies");
  usePageHead({ title: t("meta.title"), description: t("meta.description") });
  const lang = useLanguage();
  const answered = useQueryReader();
  const [search, setSearch] = useSearchParams();
  const filters = caseStudyList.readFilters(search);
  const told = useLatched(caseStudyList.isFiltered(filters));
  const field = useSearchText(filters.q, (q) =>
    setSearch(buildSearch({ ...filters, q, part: 1 }), typingOptions),
  );
  const list = caseStudyList.findOpening(answered, lang);
  const { all, found } = caseStudyList.findCounts(answered, lang, filters);
  const messages = useListMessages();

  return (
    <>
      <PageHeader title={t("title")} eyebrow={all ? t("count", { count: all.count }) : ""}>
        <CaseStudyFilters filters={filters} all={all} found={found} search={field} />
      </PageHeader>
      <VisuallyHidden as="div">
        <span role="status">{told && found ? messages.results(found) : ""}</span>
      </VisuallyHidden>
      <ListBoundary>
        <CaseStudyList filters={filters} list={listId} />
      </ListBoundary>
      <SampleNote
        paddingBlockStart="page"
        items={list}
        texts={{ all: t("sample"), some: t("someSamples") }}
      />
      <CallToAction
        title={t("cta.title")}
        description={t("cta.text")}
        actions={<ButtonLink href="/contact">{t("cta.action")}</ButtonLink>}
      />
    </>
  );
}
