import { ButtonLink } from "@agency/ui/Button";
import { CallToAction } from "@agency/ui/CallToAction";
import { Container } from "@agency/ui/Container";
import type { ReactNode } from "react";

interface ProductCallToActionProps {
  title: string;
  action: string;
  note: string;
  href: string;
  more?: ReactNode;
}

export function ProductCallToAction({ title, action, note, href, more }: ProductCallToActionProps) {
  return (
    <>
      {/* Replaces the section's gap by the background. */}
      <Container paddingBlockStart="section">{null}</Container>
      <CallToAction
        ground="accent"
        title={title}
        description={note}
        actions={
          <>
            <ButtonLink href={href}>{action}</ButtonLink>
            {more}
          </>
        }
      />
    </>
  );
}
