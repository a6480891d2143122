import type { ProductSlug } from "@agency/content";
import { Container } from "@agency/ui/Container";
import { Grid, GridItem } from "@agency/ui/Grid";
import { Heading } from "@agency/ui/Heading";
import { Section } from "@agency/ui/Section";
import { Stack } from "@agency/ui/Stack";
import { Text } from "@agency/ui/Text";
import ProductDrawing from "../../artwork/ProductDrawing.tsx";
import { Waitlist } from "./Waitlist.tsx";

interface FormWords {
  label: string;
  title: string;
  text: string;
  submit: string;
  success: string;
}

interface NotifyProps {
  id: string;
  product: ProductSlug;
  launched: boolean;
  words: FormWords & { afterLaunch: FormWords };
}

/** Waitlist before the launch, newsletter after it. */
export function SignupSection({ id, product, launched, words }: NotifyProps) {
  const { label, title, text, submit, success } = launched ? words.afterLaunch : words;
  return (
    <Section id={id} label={label}>
      <Container>
        <Grid>
          <GridItem start={1} span={7}>
            <Stack gap={7}>
              <Stack gap={5}>
                <Heading level={2} size="d2">
                  {title}
                </Heading>
                <Text size="lead" tone="secondary" measure>
                  {text}
                </Text>
              </Stack>
              <Waitlist product={product} submitLabel={submit} success={success} />
            </Stack>
          </GridItem>
          <GridItem start={9} span={4} align="end">
            <ProductDrawing product={product} launched={launched} />
          </GridItem>
        </Grid>
      </Container>
    </Section>
  );
}
