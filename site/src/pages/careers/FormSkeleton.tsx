import { Container } from "@agency/ui/Container";
import { FormRow } from "@agency/ui/Form";
import { Column, Grid } from "@agency/ui/Grid";
import { Section } from "@agency/ui/SectionHead";
import { SkeletonRows, SkeletonText } from "@agency/ui/Skeleton";
import { Stack } from "@agency/ui/Stack";
import { useTranslation } from "react-i18next";

/** The place of the form for any position. */
export function FormSkeleton() {
  const { t } = useTranslation("careers");
  return (
    <Section id="apply" label={t("form.label")} note={t("form.note")}>
      <Container>
        <Grid>
          <Column span={4} align="start">
            <SkeletonText size="d2" length={60} />
          </Column>
          <Column start={5} span={8}>
            <Stack gap={6}>
              {[0, 1].map((row) => (
                <FormRow key={row}>
                  <SkeletonRows count={1} size="h4" />
                  <SkeletonRows count={1} size="h4" />
                </FormRow>
              ))}
              <SkeletonRows count={3} size="h4" />
            </Stack>
          </Column>
        </Grid>
      </Container>
    </Section>
  );
}
