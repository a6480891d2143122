import { Localized } from "@agency/client/components/Localized";
import { useLanguage, useQuery } from "@agency/client/navigation";
import { newestCaseStudiesQuery } from "@agency/content/queries/case-studies";
import { NotFound } from "@agency/ui/NotFound";
import { useTranslation } from "react-i18next";
import { usePageHead } from "../../shell/usePageHead.ts";

export function MissingCaseStudy() {
  const { t } = useTranslation("caseStudies");
  const others = useQuery(newestCaseStudiesQuery, { lang: useLanguage() });
  const title = t("detail.notFound.title");
  usePageHead({ title });
  return (
    <NotFound
      eyebrow={<bdi>404</bdi>}
      title={title}
      description={t("detail.notFound.text")}
      itemsLabel={t("detail.notFound.others")}
      items={[
        ...others.map((study) => ({
          label: <Localized value={study.clientName} />,
          description: <Localized value={study.title} />,
          href: `/case-studies/${study.slug}`,
        })),
        { label: t("detail.all"), href: "/case-studies" },
      ]}
    />
  );
}
