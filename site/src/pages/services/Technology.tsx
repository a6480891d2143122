import { Claims } from "@agency/showcase/Claims";
import { Spans } from "@agency/showcase/Spans";
import { Artwork } from "@agency/ui/Artwork";
import { Container } from "@agency/ui/Container";
import { FeatureList } from "@agency/ui/FeatureList";
import { Link } from "@agency/ui/Link";
import { Stack } from "@agency/ui/Stack";
import { Steps } from "@agency/ui/Steps";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../asObjects.ts";
import { getContactPath } from "../../contactPaths.ts";
import { LatinNames } from "./LatinNames.tsx";
import { ServicePage } from "./ServicePage.tsx";
import { ServiceSection } from "./ServiceSection.tsx";
import { createSpans } from "./spans.ts";

/** Between screen and server, in percent. */
const layers = [
  [0, 22],
  [0, 22],
  [16, 42],
  [34, 62],
  [54, 78],
  [70, 100],
  [0, 100],
] as const;

export default function Technology() {
  const { t } = useTranslation("services");
  return (
    <ServicePage
      service="technology"
      artwork={
        <Container>
          <Artwork kind="maze" seed={6} ratio="5/2" narrowRatio="4/5" />
        </Container>
      }
    >
      <Container>
        <Claims items={t("technology.claims.items", asObjects)} />
      </Container>
      <ServiceSection of="technology.services">
        <Container>
          <FeatureList layout="rows" size="d3" items={t("technology.services.items", asObjects)} />
        </Container>
      </ServiceSection>
      <ServiceSection of="technology.stack" side={t("technology.stack.text")}>
        <Container>
          <Stack gap={4}>
            <Spans
              startLabel={t("technology.stack.start")}
              endLabel={t("technology.stack.end")}
              items={createSpans(
                2,
                t("technology.stack.items", asObjects).map(({ title, text, tools }) => ({
                  title,
                  text: (
                    <Stack gap={3}>
                      <p>{text}</p>
                      <LatinNames label={title} of={tools} />
                    </Stack>
                  ),
                })),
                layers,
              )}
            />
            <Text size="xs" tone="tertiary">
              {t("shared.trademarks")}
            </Text>
          </Stack>
        </Container>
      </ServiceSection>
      <ServiceSection of="technology.process">
        <Container>
          <Steps items={t("technology.process.items", asObjects)} />
        </Container>
      </ServiceSection>
      <ServiceSection of="technology.standards">
        <Container>
          <FeatureList columns={3} items={t("technology.standards.items", asObjects)} />
        </Container>
      </ServiceSection>
      <ServiceSection
        of="technology.product-solutions"
        side={t("technology.product-solutions.text")}
      >
        <Container>
          <Stack gap={7}>
            <FeatureList columns={3} items={t("technology.product-solutions.items", asObjects)} />
            <div>
              <Link variant="line" href={getContactPath("products")}>
                {t("technology.product-solutions.action")}
              </Link>
            </div>
          </Stack>
        </Container>
      </ServiceSection>
    </ServicePage>
  );
}
