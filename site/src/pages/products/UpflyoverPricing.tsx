import type { Product } from "@agency/content/queries/products";
import { ButtonLink } from "@agency/ui/Button";
import { Container } from "@agency/ui/Container";
import { Link } from "@agency/ui/Link";
import { PlacesFilled, Pricing } from "@agency/ui/Pricing";
import { Stack } from "@agency/ui/Stack";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../format.ts";
import { Localized } from "../../Localized.tsx";
import { lists } from "../../lists.ts";
import { contactAbout } from "../../services.ts";
import { readSettings } from "../../settings.ts";
import { useLanguage } from "../../useLanguage.ts";
import { TitledSection } from "../TitledSection.tsx";

const contact = contactAbout("products");

interface UpflyoverPricingProps {
  /** Null where the content service does not tell. */
  product: Product | null;
}

/** The places of the launch offer, filled as companies join, and the plans (specification, section 9). */
export function UpflyoverPricing({ product }: UpflyoverPricingProps) {
  const { t } = useTranslation("products");
  const language = useLanguage();
  const { places, disclaimer } = product ?? {};
  const { taken: count, total } = places ?? { taken: 0, total: 0 };
  return (
    <TitledSection
      id="pricing"
      label={t("upflyover.pricing.label")}
      note={t("upflyover.pricing.note")}
      title={t("upflyover.pricing.title")}
      side={
        places && (
          <>
            {count >= total
              ? t("upflyover.pricing.places.full")
              : t("upflyover.pricing.places.text", { count })}
            {(disclaimer || readSettings().sampleContent) && (
              <>
                {" "}
                {disclaimer ? <Localized of={disclaimer} /> : t("upflyover.pricing.places.sample")}
              </>
            )}
          </>
        )
      }
      sideSize="sm"
    >
      <Container>
        <Stack gap={7}>
          {places && (
            <PlacesFilled
              filled={count}
              total={total}
              label={t("upflyover.pricing.places.label", {
                count,
                total: formatNumber(total, language),
              })}
            />
          )}
          <Plans />
        </Stack>
      </Container>
    </TitledSection>
  );
}

const features = ["price", "users", "requirements", "team", "analytics", "api", "support"] as const;

interface Plan extends Partial<Record<(typeof features)[number], string | true>> {
  name: string;
  note: string;
  action: string;
  chosen?: boolean;
}

/** The plans, with no more than the specification, section 9, says of them. */
function Plans() {
  const { t } = useTranslation("products");
  const labels = t("upflyover.pricing.features", lists);
  const { free, professional, enterprise } = t("upflyover.pricing.plans", lists);
  const plans: Plan[] = [
    { ...free, chosen: true },
    professional,
    { ...enterprise, analytics: true, api: true },
  ];
  return (
    <Pricing
      caption={t("upflyover.pricing.caption")}
      labels={t("upflyover.pricing.labels", lists)}
      note={t("upflyover.pricing.terms")}
      features={features.map((feature) => labels[feature])}
      plans={plans.map(({ name, note, action, chosen, ...values }) => ({
        name,
        note,
        chosen,
        values: features.map((feature) => values[feature] ?? null),
        action: chosen ? (
          <ButtonLink href={contact}>{action}</ButtonLink>
        ) : (
          <Link kind="line" href={contact}>
            {action}
          </Link>
        ),
      }))}
    />
  );
}
