import { Localized } from "@agency/client/components/Localized";
import { useLanguage, useQuery } from "@agency/client/navigation";
import { homeQuery } from "@agency/content/queries/home";
import { Work } from "@agency/showcase/Work";
import { Link } from "@agency/ui/Link";
import { Stack } from "@agency/ui/Stack";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { getCoverProps } from "../../getCoverProps.tsx";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { HomeSection } from "./HomeSection.tsx";

export function SelectedWork() {
  const { t } = useTranslation("home");
  const section = { id: "work", title: t("work.title") };
  return (
    <ContentBoundary failed={(message) => <HomeSection {...section}>{message}</HomeSection>}>
      <WorkSection {...section} />
    </ContentBoundary>
  );
}

function WorkSection(section: { id: string; title: string }) {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation();
  const { caseStudies, testimonial } = useQuery(homeQuery, { lang: useLanguage() });
  if (caseStudies.length === 0) return null;
  const samples = [...caseStudies, testimonial].some((study) => study?.isSample);
  return (
    <HomeSection
      {...section}
      action={
        <Link variant="line" href="/case-studies">
          {t("work.all")}
        </Link>
      }
    >
      <Stack gap={7}>
        <Work
          arrangement="pairs"
          items={caseStudies.map((study) => ({
            ...getCoverProps(study, null),
            meta: study.clientName && [<Localized key="client" value={study.clientName} />],
          }))}
        />
        {samples && (
          <Text size="xs" tone="tertiary">
            {common("sample")}
          </Text>
        )}
      </Stack>
    </HomeSection>
  );
}
