import { Container } from "@agency/ui/Container";
import { Reveal } from "@agency/ui/Reveal";
import { SectionTitle } from "@agency/ui/Section";
import type { ReactNode } from "react";

interface HomeSectionProps {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ id, title, action, children }: HomeSectionProps) {
  return (
    <Container paddingBlockStart="section" as="section" id={id}>
      <Reveal>
        <SectionTitle actions={action}>{title}</SectionTitle>
      </Reveal>
      {children}
    </Container>
  );
}
