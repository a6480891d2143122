import { ButtonLink } from "@agency/ui/Button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { contactAboutProduct } from "../../services.ts";

interface LaunchActionsProps {
  /** A product with a countdown. */
  slug: "rendre" | "gymestry";
  state: "before" | "launched";
  /** Address of the section in which one joins its list. */
  list: string;
  /** A second, quieter link. */
  children: ReactNode;
}

/** What the button asks for once the product is there. */
const asked = { rendre: "account", gymestry: "setup" } as const;

/** Where the opening of a product leads: to its list before the launch, to the contact form after it. */
export function LaunchActions({ slug, state, list, children }: LaunchActionsProps) {
  const { t } = useTranslation("products");
  return (
    <>
      {state === "before" ? (
        <ButtonLink href={list}>{t(`${slug}.countdown.action`)}</ButtonLink>
      ) : (
        <ButtonLink href={contactAboutProduct(slug, asked[slug])}>
          {t(`${slug}.launched.action`)}
        </ButtonLink>
      )}
      {children}
    </>
  );
}
