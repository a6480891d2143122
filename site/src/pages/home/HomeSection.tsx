import { Container } from "@agency/ui/Container";
import { Reveal } from "@agency/ui/Reveal";
import { SectionTitle } from "@agency/ui/SectionHead";
import type { ReactNode } from "react";

interface HomeSectionProps {
  /** Of the section; its heading takes it with `-title` behind. */
  id: string;
  title: string;
  /** A link beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the home page, where the line divides in place of hairlines and numbers. */
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
