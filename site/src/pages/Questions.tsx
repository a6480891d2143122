import { Container } from "@agency/ui/Container";
import { Faq, type FaqProps } from "@agency/ui/Faq";
import { Column, Grid } from "@agency/ui/Grid";
import { Section, type SectionProps } from "@agency/ui/SectionHead";

interface QuestionsProps extends Pick<FaqProps, "items">, Pick<SectionProps, "label" | "note"> {}

export function Questions({ items, ...head }: QuestionsProps) {
  return (
    <Section id="questions" level={2} {...head}>
      <Container>
        <Grid>
          <Column start={6} span={7}>
            <Faq items={items} />
          </Column>
        </Grid>
      </Container>
    </Section>
  );
}
