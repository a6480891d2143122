import { Localized } from "@agency/client/components/Localized";
import type { CaseStudy } from "@agency/content/queries/case-studies";
import { Figures } from "@agency/showcase/Figures";
import { Container } from "@agency/ui/Container";
import { Section } from "@agency/ui/Section";
import { useTranslation } from "react-i18next";
import { CaseStudyArtwork } from "../../artwork/CaseStudyArtwork.tsx";

export function Details({ evidence }: { evidence: NonNullable<CaseStudy["evidence"]> }) {
  const { t } = useTranslation("caseStudies");
  if (evidence.details.length === 0) return null;
  return (
    <Section
      level={2}
      id="details"
      label={t("detail.details.label")}
      meta={t("detail.details.note")}
    >
      <Container>
        <Figures
          items={evidence.details.map(({ view, caption }) => ({
            picture: <CaseStudyArtwork evidence={evidence} view={view} fallback={null} />,
            caption: <Localized value={caption} />,
            enlargeLabel: t("detail.details.enlarge", { caption: caption.text }),
          }))}
          closeLabel={t("detail.details.close")}
        />
      </Container>
    </Section>
  );
}
