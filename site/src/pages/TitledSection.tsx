import { Container } from "@agency/ui/Container";
import { Reveal } from "@agency/ui/Reveal";
import { Section, type SectionProps, SectionTitle } from "@agency/ui/SectionHead";
import type { ReactNode } from "react";

export interface TitledSectionProps extends Omit<SectionProps, "level"> {
  title: ReactNode;
  /** Text beside the title. */
  side?: ReactNode;
  sideSize?: "body" | "sm";
}

/** Section with a large heading. Children that keep the page's margins need a `Container`. */
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
