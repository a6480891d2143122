import { Container } from "@agency/ui/Container";
import { Grid, GridItem } from "@agency/ui/Grid";
import { Section } from "@agency/ui/Section";
import { Stack } from "@agency/ui/Stack";
import { Text } from "@agency/ui/Text";
import type { ReactNode } from "react";

interface AccountSectionProps {
  id: string;
  label: string;
  text: string;
  /** In columns. @default 6 */
  span?: 6 | 9;
  children: ReactNode;
}

export function AccountSection({ id, label, text, span = 6, children }: AccountSectionProps) {
  return (
    <Section level={2} id={id} label={label}>
      <Container>
        <Grid>
          <GridItem span={span}>
            <Stack gap={6}>
              <Text measure>{text}</Text>
              {children}
            </Stack>
          </GridItem>
        </Grid>
      </Container>
    </Section>
  );
}
