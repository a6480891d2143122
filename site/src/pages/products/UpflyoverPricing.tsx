import { Localized } from "@agency/client/components/Localized";
import { formatNumber } from "@agency/client/format";
import { useLanguage } from "@agency/client/navigation";
import type { Product } from "@agency/content/queries/products";
import { ButtonLink } from "@agency/ui/Button";
import { Container } from "@agency/ui/Container";
import { Link } from "@agency/ui/Link";
import { PlacesFilled, Pricing } from "@agency/ui/Pricing";
import { Stack } from "@agency/ui/Stack";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../asObjects.ts";
import { getProductContactPath } from "../../contactPaths.ts";
import { TitledSection } from "../TitledSection.tsx";
import { isFull } from "./upflyoverLinks.ts";

interface UpflyoverPricingProps {
  /** `null` after a failure. */
  product: Product | null;
}

/** Specification, section 9. */
export function UpflyoverPricing({ product }: UpflyoverPricingProps) {
  const { t } = useTranslation("products");
  const language = useLanguage();
  const { places, disclaimer } = product ?? {};
  const { taken: count, total } = places ?? { taken: 0, total: 0 };
  return (
    <TitledSection
      id="pricing"
      label={t("upflyover.pricing.label")}
      meta={t("upflyover.pricing.note")}
      title={t("upflyover.pricing.title")}
      side={
        places && (
          <>
            {isFull(places)
              ? t("upflyover.pricing.places.full")
              : t("upflyover.pricing.places.text", { count })}
            {(disclaimer || product?.isSample) && (
              <>
                {" "}
                {disclaimer ? (
                  <Localized value={disclaimer} />
                ) : (
                  t("upflyover.pricing.places.sample")
                )}
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
          {product && product.plans.length > 0 && <Plans {...product} />}
        </Stack>
      </Container>
    </TitledSection>
  );
}

const features = ["price", "users", "requirements"] as const;

const asked = { free: "place", professional: "price", enterprise: "plan" } as const;

function Plans({ plans, places }: Pick<Product, "plans" | "places">) {
  const { t } = useTranslation("products");
  const labels = t("upflyover.pricing.features", asObjects);
  return (
    <Pricing
      caption={t("upflyover.pricing.caption")}
      labels={t("upflyover.pricing.labels", asObjects)}
      footnote={t("upflyover.pricing.terms")}
      features={features.map((feature) => labels[feature])}
      items={plans.map(({ plan, name, note, isPutForward, ...values }) => {
        const href = getProductContactPath("upflyover", asked[plan], plan);
        const action = t(`upflyover.pricing.actions.${plan}`);
        const isGone = plan === "free" && isFull(places);
        return {
          title: <Localized value={name} />,
          description: note ? <Localized value={note} /> : undefined,
          highlighted: isPutForward,
          values: features.map((feature) => {
            const value = values[feature];
            return value ? <Localized key={feature} value={value} /> : undefined;
          }),
          actions: isGone ? (
            <Text size="sm" tone="secondary">
              {t("upflyover.pricing.places.full")}
            </Text>
          ) : isPutForward ? (
            <ButtonLink href={href}>{action}</ButtonLink>
          ) : (
            <Link variant="line" href={href}>
              {action}
            </Link>
          ),
        };
      })}
    />
  );
}
