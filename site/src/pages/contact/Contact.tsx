import { BelowFold, type PageRequest } from "@agency/client/navigation";
import { caseStudyLinkQuery } from "@agency/content/queries/case-studies";
import { contactQuery } from "@agency/content/queries/contact";
import { Artwork } from "@agency/ui/Artwork";
import { ButtonLink } from "@agency/ui/Button";
import { CallToAction } from "@agency/ui/CallToAction";
import { Container } from "@agency/ui/Container";
import { Column, Grid } from "@agency/ui/Grid";
import { PageHeader } from "@agency/ui/PageHeader";
import { Stack } from "@agency/ui/Stack";
import { useTranslation } from "react-i18next";
import { caseIn } from "../../services.ts";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { usePage } from "../../shell/usePage.ts";
import { ContactForm } from "./ContactForm.tsx";
import { DirectLines } from "./DirectLines.tsx";
import { Group } from "./Group.tsx";
import { OfficeLocations } from "./OfficeLocations.tsx";

export const load = async ({ language, search, fetchQuery }: PageRequest) => {
  const slug = caseIn(search);
  await Promise.all([
    fetchQuery(contactQuery, { lang: language }),
    slug && fetchQuery(caseStudyLinkQuery, { lang: language, slug }),
  ]);
};

export default function Contact() {
  const { t } = useTranslation("contact");
  usePage({ title: t("meta.title"), description: t("meta.description") });
  return (
    <>
      <PageHeader eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
      <Container before="page" as="section" id="form" aria-label={t("form.label")}>
        <Grid rowGap={8}>
          <Column span={7}>
            <ContactForm />
          </Column>
          <Column start={9} span={4}>
            <Stack gap={6}>
              <Artwork kind="orbit" seed={15} ground="theme" ratio="9/8" narrowRatio="3/2" />
              <section aria-label={t("direct.label")}>
                <DirectLines />
              </section>
            </Stack>
          </Column>
        </Grid>
      </Container>
      <BelowFold>
        <ContentBoundary>
          <OfficeLocations />
          <Group />
        </ContentBoundary>
        <CallToAction
          title={t("next.title")}
          actions={<ButtonLink href="/case-studies">{t("next.action")}</ButtonLink>}
        />
      </BelowFold>
    </>
  );
}
