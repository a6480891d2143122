import type { Product } from "@agency/content";
import { ButtonLink } from "@agency/ui/Button";
import { Container } from "@agency/ui/Container";
import { Link } from "@agency/ui/Link";
import { PlacesFilled, Pricing } from "@agency/ui/Pricing";
import { Stack } from "@agency/ui/Stack";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../format.ts";
import { lists } from "../../lists.ts";
import { contactAbout } from "../../services.ts";
import { useLanguage } from "../../useLanguage.ts";
import { TitledSection } from "../TitledSection.tsx";

const contact = contactAbout("products");

interface UpflyoverPricingProps {
  number: number;
  places: Product["places"];
}

/** The places of the launch offer, filled as companies join, and the plans (specification, section 9). */
export function UpflyoverPricing({ number, places }: UpflyoverPricingProps) {
  const { t } = useTranslation("products");
  const language = useLanguage();
  const { taken: count, total } = places ?? { taken: 0, total: 0 };
  const full = count >= total;
  return (
    <TitledSection
      id="pricing"
      number={number}
      label={t("upflyover.pricing.label")}
      note={t("upflyover.pricing.note")}
      title={t("upflyover.pricing.title")}
      side={
        places &&
        (full ? t("upflyover.pricing.places.full") : t("upflyover.pricing.places.text", { count }))
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

function Plans() {
  const { t } = useTranslation("products");
  const features = t("upflyover.pricing.features", lists);
  const { free, professional, enterprise } = t("upflyover.pricing.plans", lists);
  return (
    <Pricing
      caption={t("upflyover.pricing.caption")}
      labels={t("upflyover.pricing.labels", lists)}
      note={t("upflyover.pricing.terms")}
      features={[
        features.price,
        features.users,
        features.requirements,
        features.team,
        features.analytics,
        features.api,
        features.support,
      ]}
      plans={[
        {
          name: free.name,
          note: free.note,
          chosen: true,
          values: [
            free.price,
            free.users,
            free.requirements,
            free.team,
            false,
            false,
            free.support,
          ],
          action: <ButtonLink href={contact}>{free.action}</ButtonLink>,
        },
        {
          name: professional.name,
          note: professional.note,
          values: [
            professional.price,
            professional.users,
            professional.requirements,
            professional.team,
            false,
            false,
            professional.support,
          ],
          action: (
            <Link kind="line" href={contact}>
              {professional.action}
            </Link>
          ),
        },
        {
          name: enterprise.name,
          note: enterprise.note,
          values: [
            enterprise.price,
            enterprise.users,
            enterprise.requirements,
            enterprise.team,
            true,
            true,
            enterprise.support,
          ],
          action: (
            <Link kind="line" href={contact}>
              {enterprise.action}
            </Link>
          ),
        },
      ]}
    />
  );
}
