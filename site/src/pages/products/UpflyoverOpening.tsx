import { Localized } from "@agency/client/components/Localized";
import { formatNumber } from "@agency/client/format";
import { useLanguage } from "@agency/client/navigation";
import { match } from "@agency/showcase/products/upflyover";
import { SeamOpening } from "@agency/showcase/SeamOpening";
import { ButtonLink } from "@agency/ui/Button";
import { Link } from "@agency/ui/Link";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../asObjects.ts";
import { NextWaitlist } from "./LaunchActions.tsx";
import type { Availability } from "./launch.ts";
import type { ProductOpening } from "./ProductPage.tsx";
import { claimPath, isFull, questionPath } from "./upflyoverLinks.ts";

interface UpflyoverActionsProps {
  availability: Availability;
  full?: boolean;
}

export function UpflyoverActions({ availability, full = false }: UpflyoverActionsProps) {
  const { t } = useTranslation("products");
  return (
    <>
      <FirstAction {...availability} full={full} />
      <NextWaitlist place={availability.nextPlace} list="#notify" />
      <Link variant="line" href="#pricing">
        {t("upflyover.seePricing")}
      </Link>
    </>
  );
}

function FirstAction({ isLive, full }: { isLive: boolean; full: boolean }) {
  const { t } = useTranslation("products");
  if (!isLive) return <ButtonLink href="#notify">{t("upflyover.notify.submit")}</ButtonLink>;
  if (full) return <ButtonLink href={questionPath}>{t("upflyover.ask")}</ButtonLink>;
  return <ButtonLink href={claimPath}>{t("upflyover.claim")}</ButtonLink>;
}

interface UpflyoverOpeningProps extends Omit<ProductOpening, "launch"> {
  places: NonNullable<ProductOpening["product"]["places"]>;
}

export function UpflyoverOpening({
  product,
  places,
  state,
  availability,
  note,
}: UpflyoverOpeningProps) {
  const { t } = useTranslation("products");
  const language = useLanguage();
  const { disclaimer, isSample } = product;
  const written = (number: number) => formatNumber(number, language);
  const full = isFull(places);
  const text = (
    <>
      {state === "before"
        ? t("upflyover.lead")
        : t("upflyover.opening.text", { count: places.taken, number: written(places.taken) })}{" "}
      {isSample ? t("upflyover.opening.sample") : disclaimer && <Localized value={disclaimer} />}
    </>
  );
  return (
    <SeamOpening
      title={product.name}
      titleLang="en"
      state={{
        note,
        description: full ? t("upflyover.launched.title") : text,
        actions: <UpflyoverActions availability={availability} full={full} />,
      }}
      places={{
        ...places,
        remaining: (left, total) => ({
          value: t("upflyover.opening.left.value", { count: left, number: written(left) }),
          label: t("upflyover.opening.left.label", { count: left, total: written(total) }),
        }),
      }}
      content={{
        offers: t("upflyover.opening.offers", asObjects),
        needs: t("upflyover.opening.needs", asObjects),
        match,
      }}
    />
  );
}
