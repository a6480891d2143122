import { ButtonLink } from "@agency/ui/Button";
import { CallToAction } from "@agency/ui/CallToAction";
import { Container } from "@agency/ui/Container";
import type { ReactNode } from "react";

interface ProductCallToActionProps {
  title: string;
  action: string;
  note: string;
  /** Where the action leads. */
  href: string;
  /** A second, quieter link. */
  more?: ReactNode;
}

/** The last words of a product's page, on its accent. */
export function ProductCallToAction({ title, action, note, href, more }: ProductCallToActionProps) {
  return (
    <>
      {/* The gap of a section: the ground itself begins with the colour. */}
      <Container before="section">{null}</Container>
      <CallToAction
        ground="accent"
        title={title}
        note={note}
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
