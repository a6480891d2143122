import { Container } from "@agency/ui/Container";
import { Column, Grid } from "@agency/ui/Grid";
import { Section } from "@agency/ui/SectionHead";
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
          <Column span={span}>
            <Stack gap={6}>
              <Text measure>{text}</Text>
              {children}
            </Stack>
          </Column>
        </Grid>
      </Container>
    </Section>
  );
}
