import { Container } from "@agency/ui/Container";
import { Reveal } from "@agency/ui/Reveal";
import { SectionTitle } from "@agency/ui/SectionHead";
import type { ReactNode } from "react";

interface HomeSectionProps {
  /** The heading's id ends with `-title`. */
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ id, title, action, children }: HomeSectionProps) {
  const titleId = `${id}-title`;
  return (
    <Container before="section" as="section" id={id} aria-labelledby={titleId}>
      <Reveal>
        <SectionTitle headingId={titleId} action={action}>
          {title}
        </SectionTitle>
      </Reveal>
      {children}
    </Container>
  );
}
