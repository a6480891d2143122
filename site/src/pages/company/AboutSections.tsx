import { useLanguage, useQuery } from "@agency/client/navigation";
import { officeLineQuery } from "@agency/content/queries/offices";
import { brand } from "@agency/showcase/brand";
import { Claims } from "@agency/showcase/Claims";
import { Specimen } from "@agency/showcase/Specimen";
import { Container } from "@agency/ui/Container";
import { FeatureList } from "@agency/ui/FeatureList";
import { Link } from "@agency/ui/Link";
import { List, ListItem } from "@agency/ui/List";
import { Section } from "@agency/ui/Section";
import { Stack } from "@agency/ui/Stack";
import { Steps } from "@agency/ui/Steps";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../asObjects.ts";
import { getContactPath } from "../../contactPaths.ts";
import { describeOpening, OfficeClocks } from "../../OfficeClocks.tsx";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { TitledSection } from "../TitledSection.tsx";

export function BrandName() {
  const { t } = useTranslation("company");
  const paragraphs = t("about.word.paragraphs", asObjects);
  return (
    <TitledSection
      id="name"
      label={t("about.word.label")}
      meta={t("about.word.note")}
      title={t("about.word.title")}
      side={
        <Stack gap={4}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Stack>
      }
    >
      <Specimen label={t("about.word.specimenLabel")} {...brand.specimen} />
    </TitledSection>
  );
}

export function Process() {
  const { t } = useTranslation("company");
  return (
    <TitledSection
      id="process"
      label={t("about.process.label")}
      meta={t("about.process.note")}
      title={t("about.process.title")}
    >
      <Container>
        <Steps items={t("about.process.steps", asObjects)} />
      </Container>
    </TitledSection>
  );
}

export function Principles() {
  const { t } = useTranslation("company");
  return (
    <TitledSection
      id="principles"
      label={t("about.principles.label")}
      meta={t("about.principles.note")}
      title={t("about.principles.title")}
    >
      <Container>
        <FeatureList layout="rows" items={t("about.principles.items", asObjects)} />
      </Container>
    </TitledSection>
  );
}

export function Promises() {
  const { t } = useTranslation("company");
  return (
    <Section
      level={2}
      id="promises"
      label={t("about.promises.label")}
      meta={t("about.promises.note")}
    >
      <Container>
        <Claims layout="row" items={t("about.promises.items", asObjects)} />
      </Container>
    </Section>
  );
}

export function Consultation() {
  const { t } = useTranslation("company");
  return (
    <TitledSection
      id="business-consultation"
      label={t("about.consultation.label")}
      meta={t("about.consultation.note")}
      title={t("about.consultation.title")}
      side={t("about.consultation.text")}
    >
      <Container>
        <Stack gap={7}>
          <FeatureList columns={3} items={t("about.consultation.items", asObjects)} />
          <div>
            <Link variant="line" href={getContactPath("consultation")}>
              {t("about.consultation.action")}
            </Link>
          </div>
        </Stack>
      </Container>
    </TitledSection>
  );
}

export function OurOffices() {
  return (
    <ContentBoundary failed={() => null}>
      <KnownOffices />
    </ContentBoundary>
  );
}

function KnownOffices() {
  const { t } = useTranslation("company");
  const { offices, distance, news } = useQuery(officeLineQuery, { lang: useLanguage() });
  const note = news && describeOpening(news, (key, texts) => t(`about.offices.${key}`, texts));
  if (offices.length === 0) return null;
  return (
    <TitledSection
      id="offices"
      label={t("about.offices.label")}
      meta={note}
      title={t("about.offices.title")}
      side={t("about.offices.text")}
    >
      <Container>
        <Stack gap={7}>
          <OfficeClocks offices={offices} distance={distance} />
          <div>
            <Link variant="line" href="/contact#offices">
              {t("about.offices.link")}
            </Link>
          </div>
        </Stack>
      </Container>
    </TitledSection>
  );
}

export function TeamLinks() {
  const { t } = useTranslation("company");
  return (
    <Section level={2} id="people" label={t("about.people.label")}>
      <Container>
        <List aria-label={t("about.people.label")}>
          <ListItem
            title={t("about.people.team.title")}
            href="/team"
            meta={[t("about.people.team.text")]}
          />
          <ListItem
            title={t("about.people.careers.title")}
            href="/careers"
            meta={[t("about.people.careers.text")]}
          />
        </List>
      </Container>
    </Section>
  );
}
