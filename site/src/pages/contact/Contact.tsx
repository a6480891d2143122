import { BelowFold } from "@agency/client/navigation";
import { ButtonLink } from "@agency/ui/Button";
import { CallToAction } from "@agency/ui/CallToAction";
import { Container } from "@agency/ui/Container";
import { Grid, GridItem } from "@agency/ui/Grid";
import { PageHeader } from "@agency/ui/PageHeader";
import { useTranslation } from "react-i18next";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { usePageHead } from "../../shell/usePageHead.ts";
import { ContactChannels } from "./ContactChannels.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { GroupCompanies } from "./GroupCompanies.tsx";
import { OfficeLocations } from "./OfficeLocations.tsx";

export default function Contact() {
  const { t } = useTranslation("contact");
  usePageHead({ title: t("meta.title"), description: t("meta.description") });
  return (
    <>
      <PageHeader eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
      <Container paddingBlockStart="page" as="section" id="form" aria-label={t("form.label")}>
        <Grid rowGap={8}>
          <GridItem span={7}>
            <ContactForm />
          </GridItem>
          <GridItem start={9} span={4}>
            <section aria-label={t("direct.label")}>
              <ContactChannels />
            </section>
          </GridItem>
        </Grid>
      </Container>
      <BelowFold>
        <ContentBoundary>
          <OfficeLocations />
          <GroupCompanies />
        </ContentBoundary>
        <CallToAction
          title={t("next.title")}
          actions={<ButtonLink href="/case-studies">{t("next.action")}</ButtonLink>}
        />
      </BelowFold>
    </>
  );
}
