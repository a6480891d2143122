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
      text={t("detail.notFound.text")}
      linksLabel={t("detail.notFound.others")}
      links={[
        ...others.map((study) => ({
          label: <Localized value={study.clientName} />,
          note: <Localized value={study.title} />,
          href: `/case-studies/${study.slug}`,
        })),
        { label: t("detail.all"), href: "/case-studies" },
      ]}
    />
  );
}
