import { useLanguage } from "@agency/client/navigation";
import { Container } from "@agency/ui/Container";
import { Grid, GridItem } from "@agency/ui/Grid";
import { Heading } from "@agency/ui/Heading";
import { Section } from "@agency/ui/Section";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../formatDate.ts";

export function ClosedVacancy({ deadline }: { deadline: string }) {
  const { t } = useTranslation("careers");
  const date = formatDate(deadline, useLanguage());
  return (
    <Section id="apply" numbered={false} label={t("vacancy.facts.deadline")}>
      <Container>
        <Grid rowGap={4}>
          <GridItem span={6}>
            <Heading level={2} size="d3">
              {t("vacancy.closed.title")}
            </Heading>
          </GridItem>
          <GridItem start={7} span={6}>
            <Text size="lead" tone="secondary">
              {t("vacancy.closed.text", { date })}
            </Text>
          </GridItem>
        </Grid>
      </Container>
    </Section>
  );
}
