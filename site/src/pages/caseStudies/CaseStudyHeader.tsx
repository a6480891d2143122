import { Localized } from "@agency/client/components/Localized";
import { getFeaturedImage, getImageSource } from "@agency/client/content/imageSource";
import { listSeparator } from "@agency/client/format";
import { useLanguage } from "@agency/client/navigation";
import { services as allServices } from "@agency/content";
import { translate } from "@agency/content/language";
import type { CaseStudy } from "@agency/content/queries/case-studies";
import { Breadcrumbs } from "@agency/ui/Breadcrumbs";
import { DetailHeader } from "@agency/ui/DetailHeader";
import { WholeWords } from "@agency/ui/Heading";
import { Image } from "@agency/ui/Image";
import { useTranslation } from "react-i18next";
import { CaseStudyArtwork } from "../../artwork/CaseStudyArtwork.tsx";
import { formatDate } from "../../formatDate.ts";

export function CaseStudyHeader({ study }: { study: CaseStudy }) {
  const { t } = useTranslation("caseStudies");
  const lang = useLanguage();
  const { clientName, industry, category, clientLogo, completedDate, evidence } = study;
  const image = getFeaturedImage(study);
  const drawn = (view: string) =>
    evidence && (
      <CaseStudyArtwork
        evidence={evidence}
        view={view}
        label={evidence.label.text}
        isInteractive
        fallback={image && <Image {...image} loading="eager" />}
      />
    );
  const services = allServices.filter(
    (service) => service === category?.key || study.services.includes(service),
  );
  const facts = [
    [t("detail.facts.client"), clientName],
    [t("detail.facts.industry"), industry],
    [t("detail.facts.companySize"), study.companySize],
    [t("detail.facts.location"), study.location],
    [
      t("detail.facts.services"),
      services.length > 0 && {
        text: services
          .map((service) => t(`services.${service}`))
          .join(translate(listSeparator, lang)),
        lang,
      },
    ],
    [t("detail.facts.duration"), study.projectDuration],
    [t("detail.facts.teamSize"), study.teamSize],
    [
      t("detail.facts.completed"),
      completedDate !== null && { text: formatDate(completedDate, lang), lang },
    ],
  ] as const;

  return (
    <DetailHeader
      title={
        <Localized value={study.title}>
          <WholeWords>{study.title.text}</WholeWords>
        </Localized>
      }
      breadcrumbs={
        <Breadcrumbs
          label={t("detail.breadcrumbs")}
          items={[
            { label: t("title"), href: "/case-studies" },
            { label: <Localized value={clientName} /> },
          ]}
        />
      }
      meta={[industry, category]
        .filter((fact) => fact !== null)
        .map((fact) => <Localized key={fact.text} value={fact} />)}
      logo={
        clientLogo ? getImageSource(clientLogo, { alt: clientLogo.alt?.text ?? null }) : undefined
      }
      facts={facts.flatMap(([label, value]) =>
        value ? [{ label, value: <Localized value={value} /> }] : [],
      )}
      image={image}
      drawing={evidence ? { wide: drawn("hero"), phone: drawn("phone") } : undefined}
      outcome={study.metricsImproved.slice(0, 2).map(({ value, label }) => ({
        value,
        label: <Localized value={label} />,
        href: "#results",
      }))}
      promise={evidence?.promise ? <Localized value={evidence.promise} /> : undefined}
    />
  );
}
