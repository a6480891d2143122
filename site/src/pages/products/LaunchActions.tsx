import { ButtonLink } from "@agency/ui/Button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { getProductContactPath } from "../../contactPaths.ts";

interface LaunchActionsProps {
  slug: "rendre" | "gymestry";
  state: "before" | "launched";
  list: string;
  children: ReactNode;
}

const asked = { rendre: "account", gymestry: "setup" } as const;

/** Waitlist before the launch, contact form after it. */
export function LaunchActions({ slug, state, list, children }: LaunchActionsProps) {
  const { t } = useTranslation("products");
  return (
    <>
      {state === "before" ? (
        <ButtonLink href={list}>{t(`${slug}.countdown.action`)}</ButtonLink>
      ) : (
        <ButtonLink href={getProductContactPath(slug, asked[slug])}>
          {t(`${slug}.launched.action`)}
        </ButtonLink>
      )}
      {children}
    </>
  );
}
