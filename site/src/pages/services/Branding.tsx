import { brand } from "@agency/showcase/brand";
import { Kashida } from "@agency/showcase/Kashida";
import { Spans } from "@agency/showcase/Spans";
import { Artwork } from "@agency/ui/Artwork";
import { Container } from "@agency/ui/Container";
import { DescriptionList } from "@agency/ui/DescriptionList";
import { FeatureList } from "@agency/ui/FeatureList";
import { Grid, GridItem } from "@agency/ui/Grid";
import { Section } from "@agency/ui/Section";
import { Steps } from "@agency/ui/Steps";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../asObjects.ts";
import { LatinNames } from "./LatinNames.tsx";
import { ServicePage } from "./ServicePage.tsx";
import { ServiceSection } from "./ServiceSection.tsx";
import { createSpans } from "./spans.ts";

/** Between sentence and street, in percent. */
const ways = [
  [0, 20],
  [10, 34],
  [26, 54],
  [40, 70],
  [58, 84],
  [74, 100],
] as const;

/** Isolated from right-to-left text. */
const formatGrowth = (percent: number) =>
  `\u2066${percent > 0 ? "+" : percent < 0 ? "−" : ""}${Math.abs(percent)}%\u2069`;

export default function Branding() {
  const { t } = useTranslation("services");
  return (
    <ServicePage service="branding">
      <ServiceSection of="branding.scripts" side={t("branding.scripts.text")} compact>
        <Container>
          <Kashida
            label={t("branding.scripts.width")}
            arabic={{ ...brand.kashida.arabic, title: t("branding.scripts.joins") }}
            latin={{ ...brand.kashida.latin, title: t("branding.scripts.spaces") }}
            formatGrowth={formatGrowth}
            getValueText={(value) => t("branding.scripts.value", { value })}
            hint={t("branding.scripts.hint")}
          />
        </Container>
      </ServiceSection>
      <ServiceSection of="branding.services">
        <Container>
          <Spans
            startLabel={t("branding.services.start")}
            endLabel={t("branding.services.end")}
            items={createSpans(2, t("branding.services.items", asObjects), ways)}
          />
        </Container>
      </ServiceSection>
      <ServiceSection of="branding.process">
        <Container>
          <Steps items={t("branding.process.items", asObjects)} />
        </Container>
      </ServiceSection>
      <ServiceSection of="branding.keep">
        <Container>
          <Grid>
            <GridItem start={6} span={7}>
              <FeatureList layout="rows" items={t("branding.keep.items", asObjects)} />
            </GridItem>
          </Grid>
        </Container>
      </ServiceSection>
      <Formats />
    </ServicePage>
  );
}

function Formats() {
  const { t } = useTranslation("services");
  return (
    <Section
      id="formats"
      label={t("branding.formats.label")}
      meta={t("branding.formats.note")}
      level={2}
    >
      <Container>
        <Grid>
          <GridItem start={1} span={5}>
            <Artwork kind="halftone" ratio="1" narrowRatio="none" />
          </GridItem>
          <GridItem start={7} span={6}>
            <DescriptionList
              layout="list"
              items={t("branding.formats.items", asObjects).map(({ title, formats }) => ({
                label: title,
                value: <LatinNames label={title} of={formats} />,
              }))}
            />
          </GridItem>
        </Grid>
      </Container>
    </Section>
  );
}
