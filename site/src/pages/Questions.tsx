import { Container } from "@agency/ui/Container";
import { Faq } from "@agency/ui/Faq";
import { Grid, GridItem } from "@agency/ui/Grid";
import { Section, type SectionProps } from "@agency/ui/Section";

interface QuestionsProps extends Pick<SectionProps, "label" | "meta"> {
  items: readonly { question: string; answer: string }[];
}

export function Questions({ items, ...head }: QuestionsProps) {
  return (
    <Section id="questions" level={2} {...head}>
      <Container>
        <Grid>
          <GridItem start={6} span={7}>
            <Faq
              items={items.map(({ question, answer }) => ({ title: question, content: answer }))}
            />
          </GridItem>
        </Grid>
      </Container>
    </Section>
  );
}
