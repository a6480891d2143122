import { Localized } from "@agency/client/components/Localized";
import { interpolateNodes } from "@agency/client/content/interpolateNodes";
import { ButtonLink } from "@agency/ui/Button";
import { Link } from "@agency/ui/Link";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { getProductContactPath } from "../../contactPaths.ts";
import type { Availability } from "./launch.ts";

interface LaunchActionsProps {
  slug: "rendre" | "gymestry";
  availability: Availability;
  list: string;
  children: ReactNode;
}

const asked = { rendre: "account", gymestry: "setup" } as const;

/** Contact form if the product is live anywhere, otherwise waitlist. */
export function LaunchActions({ slug, availability, list, children }: LaunchActionsProps) {
  const { t } = useTranslation("products");
  return (
    <>
      {availability.isLive ? (
        <ButtonLink href={getProductContactPath(slug, asked[slug])}>
          {t(`${slug}.launched.action`)}
        </ButtonLink>
      ) : (
        <ButtonLink href={list}>{t(`${slug}.countdown.action`)}</ButtonLink>
      )}
      <NextWaitlist place={availability.nextPlace} list={list} />
      {children}
    </>
  );
}

interface NextWaitlistProps {
  place: Availability["nextPlace"];
  list: string;
}

/** Waitlist of the next market. */
export function NextWaitlist({ place, list }: NextWaitlistProps) {
  const { t } = useTranslation("products");
  if (!place) return null;
  return (
    <Link variant="line" href={list}>
      {interpolateNodes(
        (words) => t("shared.next.action", { place: words }),
        <Localized value={place} />,
      )}
    </Link>
  );
}
