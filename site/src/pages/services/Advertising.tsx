import { Milestones } from "@agency/showcase/Milestones";
import { Spans } from "@agency/showcase/Spans";
import { Artwork } from "@agency/ui/Artwork";
import { Container } from "@agency/ui/Container";
import { FeatureList } from "@agency/ui/FeatureList";
import { Stack } from "@agency/ui/Stack";
import { Steps } from "@agency/ui/Steps";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../asObjects.ts";
import { ServicePage } from "./ServicePage.tsx";
import { ServiceSection } from "./ServiceSection.tsx";
import { createSpans } from "./spans.ts";

/** Between idea and market, in percent. */
const ways = [
  [0, 18],
  [22, 46],
  [34, 62],
  [46, 74],
  [64, 88],
  [0, 100],
] as const;

/** On a scale of seven days. */
const places = [{ at: 1 / 7 }, { at: 2 / 7, side: "below" }, { at: 1, align: "end" }] as const;

export default function Advertising() {
  const { t } = useTranslation("services");
  return (
    <ServicePage service="advertising">
      <ServiceSection of="advertising.week">
        <Milestones
          items={t("advertising.week.items", asObjects).map((item, index) => ({
            ...item,
            ...(places[index] ?? { at: 1 }),
          }))}
        />
      </ServiceSection>
      <ServiceSection of="advertising.services">
        <Container>
          <Spans
            startLabel={t("shared.axis.idea")}
            endLabel={t("shared.axis.market")}
            items={createSpans(2, t("advertising.services.items", asObjects), ways)}
          />
        </Container>
      </ServiceSection>
      <ServiceSection of="advertising.process">
        <Container>
          <Steps items={t("advertising.process.items", asObjects)} />
        </Container>
      </ServiceSection>
      <ServiceSection of="advertising.advantages">
        <Container>
          <FeatureList items={t("advertising.advantages.items", asObjects)} />
        </Container>
      </ServiceSection>
      <ServiceSection of="advertising.platforms">
        <Artwork kind="bundle" seed={4} ratio="4/1" narrowRatio="2/1" />
        <Container>
          <Stack gap={4}>
            <FeatureList
              layout="rows"
              size="d3"
              items={t("advertising.platforms.items", asObjects)}
            />
            <Text size="xs" tone="tertiary">
              {t("shared.trademarks")}
            </Text>
          </Stack>
        </Container>
      </ServiceSection>
    </ServicePage>
  );
}
