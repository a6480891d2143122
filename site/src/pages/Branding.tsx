import { Artwork } from "@agency/ui/Artwork";
import { Container } from "@agency/ui/Container";
import { Facts } from "@agency/ui/Facts";
import { FeatureList } from "@agency/ui/FeatureList";
import { Column, Grid } from "@agency/ui/Grid";
import { Section } from "@agency/ui/SectionHead";
import { Spans } from "@agency/ui/Spans";
import { Specimen } from "@agency/ui/Specimen";
import { Steps } from "@agency/ui/Steps";
import { useTranslation } from "react-i18next";
import type { Language } from "../language.ts";
import { lists } from "../lists.ts";
import { usePage } from "../shell/usePage.ts";
import { Names } from "./services/Names.tsx";
import { preloadWork } from "./services/RelatedWork.tsx";
import { ServiceClosing, ServiceOpening } from "./services/ServicePage.tsx";
import { spansOf } from "./services/spans.ts";
import { TitledSection } from "./TitledSection.tsx";

export function preload(language: Language) {
  preloadWork("branding", language);
}

/** What part of the way from the sentence to the street each service covers, in percent. */
const ways = [
  [0, 20],
  [10, 34],
  [26, 54],
  [40, 70],
  [58, 84],
  [74, 100],
] as const;

export default function Branding() {
  const { t } = useTranslation("services");
  usePage({ title: t("branding.meta.title"), description: t("branding.meta.description") });
  return (
    <>
      <ServiceOpening
        service="branding"
        title={t("branding.title")}
        eyebrow={t("branding.eyebrow")}
        lead={t("branding.lead")}
        action={t("branding.action")}
      />
      <TitledSection
        id="scripts"
        number={1}
        label={t("branding.scripts.label")}
        note={t("branding.scripts.note")}
        title={t("branding.scripts.title")}
        side={t("branding.scripts.text")}
      >
        <Specimen label={t("branding.scripts.specimenLabel")} latin="between" arabic="بيــــــن" />
      </TitledSection>
      <TitledSection
        id="services"
        number={2}
        label={t("branding.services.label")}
        note={t("branding.services.note")}
        title={t("branding.services.title")}
      >
        <Container>
          <Spans
            startLabel={t("branding.services.start")}
            endLabel={t("branding.services.end")}
            items={spansOf(2, t("branding.services.items", lists), ways)}
          />
        </Container>
      </TitledSection>
      <TitledSection
        id="process"
        number={3}
        label={t("branding.process.label")}
        note={t("branding.process.note")}
        title={t("branding.process.title")}
      >
        <Container>
          <Steps items={t("branding.process.items", lists)} />
        </Container>
      </TitledSection>
      <TitledSection
        id="keep"
        number={4}
        label={t("branding.keep.label")}
        note={t("branding.keep.note")}
        title={t("branding.keep.title")}
      >
        <Container>
          <Grid>
            <Column start={6} span={7}>
              <FeatureList layout="rows" items={t("branding.keep.items", lists)} />
            </Column>
          </Grid>
        </Container>
      </TitledSection>
      <Formats number={5} />
      <ServiceClosing
        service="branding"
        number={6}
        work={t("branding.work.title")}
        questions={t("branding.faq.items", lists)}
        contact={{ title: t("branding.contact.title"), action: t("branding.contact.action") }}
      />
    </>
  );
}

function Formats({ number }: { number: number }) {
  const { t } = useTranslation("services");
  return (
    <Section
      id="formats"
      number={number}
      label={t("branding.formats.label")}
      note={t("branding.formats.note")}
      level={2}
    >
      <Container>
        <Grid>
          <Column start={1} span={5}>
            <Artwork kind="halftone" ratio="1" narrowRatio="none" />
          </Column>
          <Column start={7} span={6}>
            <Facts
              layout="list"
              items={t("branding.formats.items", lists).map(({ title, formats }) => ({
                label: title,
                value: <Names label={title} of={formats} />,
              }))}
            />
          </Column>
        </Grid>
      </Container>
    </Section>
  );
}
