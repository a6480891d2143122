import { Spans } from "@agency/showcase/Spans";
import { Artwork } from "@agency/ui/Artwork";
import { Container } from "@agency/ui/Container";
import { FeatureList } from "@agency/ui/FeatureList";
import { Stack } from "@agency/ui/Stack";
import { Steps } from "@agency/ui/Steps";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../asObjects.ts";
import { LatinNames } from "./LatinNames.tsx";
import { MarketingPosts } from "./MarketingPosts.tsx";
import { ServicePage } from "./ServicePage.tsx";
import { ServiceSection } from "./ServiceSection.tsx";
import { createSpans } from "./spans.ts";

/** Between first look and second order, in percent. */
const ways = [
  [0, 30],
  [12, 44],
  [20, 60],
  [48, 78],
  [66, 100],
  [0, 100],
] as const;

export default function Marketing() {
  const { t } = useTranslation("services");
  return (
    <ServicePage service="marketing" after={<MarketingPosts />}>
      <ServiceSection of="marketing.channels">
        <Container>
          <Spans
            startLabel={t("marketing.channels.start")}
            endLabel={t("marketing.channels.end")}
            items={createSpans(1, t("marketing.channels.items", asObjects), ways)}
          />
        </Container>
      </ServiceSection>
      <ServiceSection of="marketing.process" side={t("marketing.process.text")}>
        <Stack gap={8}>
          <Container>
            <Steps items={t("marketing.process.items", asObjects)} />
          </Container>
          <Artwork kind="flow" seed={5} ratio="5/1" narrowRatio="none" />
        </Stack>
      </ServiceSection>
      <ServiceSection of="marketing.figures">
        <Container>
          <FeatureList columns={4} items={t("marketing.figures.items", asObjects)} />
        </Container>
      </ServiceSection>
      <ServiceSection of="marketing.tools" side={t("marketing.tools.text")}>
        <Container>
          <Stack gap={4}>
            <FeatureList
              layout="rows"
              items={t("marketing.tools.items", asObjects).map(({ title, tools }) => ({
                title,
                description: <LatinNames label={title} of={tools} />,
              }))}
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
