import { BelowFold } from "@agency/client/navigation";
import { Artwork } from "@agency/ui/Artwork";
import { ButtonLink } from "@agency/ui/Button";
import { CallToAction } from "@agency/ui/CallToAction";
import { Link } from "@agency/ui/Link";
import { PageHeader } from "@agency/ui/PageHeader";
import { Stack } from "@agency/ui/Stack";
import { useTranslation } from "react-i18next";
import { usePageHead } from "../../shell/usePageHead.ts";
import {
  BrandName,
  Consultation,
  OurOffices,
  Principles,
  Process,
  Promises,
  TeamLinks,
} from "./AboutSections.tsx";

export default function About() {
  const { t } = useTranslation("company");
  usePageHead({ title: t("about.meta.title"), description: t("about.meta.description") });
  return (
    <>
      <Stack gap={7}>
        <PageHeader
          eyebrow={t("about.eyebrow")}
          title={t("about.title")}
          lead={t("about.lead")}
          actions={<ButtonLink href="/contact">{t("about.cta.action")}</ButtonLink>}
        />
        <Artwork kind="bundle" seed={11} band />
      </Stack>
      <BelowFold>
        <BrandName />
        <Process />
        <Principles />
        <Promises />
        <Consultation />
        <OurOffices />
        <TeamLinks />
        <CallToAction
          title={t("about.cta.title")}
          description={t("about.cta.text")}
          actions={
            <>
              <ButtonLink href="/contact">{t("about.cta.action")}</ButtonLink>
              <Link variant="line" href="/case-studies">
                {t("about.cta.secondary")}
              </Link>
            </>
          }
        />
      </BelowFold>
    </>
  );
}
