import { Container } from "@agency/ui/Container";
import { Reveal } from "@agency/ui/Reveal";
import { Section, type SectionProps, SectionTitle } from "@agency/ui/Section";
import type { ReactNode } from "react";

export interface TitledSectionProps extends Omit<SectionProps, "level"> {
  title: ReactNode;
  side?: ReactNode;
  sideSize?: "body" | "sm";
}

/** Children need a `Container` for page margins. */
export function TitledSection({
  title,
  side,
  sideSize = "body",
  compact,
  children,
  ...section
}: TitledSectionProps) {
  return (
    <Section {...section} compact={compact}>
      <Container>
        <Reveal>
          <SectionTitle side={side} sideSize={sideSize} compact={compact}>
            {title}
          </SectionTitle>
        </Reveal>
      </Container>
      {children}
    </Section>
  );
}
