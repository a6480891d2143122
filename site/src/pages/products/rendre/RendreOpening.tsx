import { Localized } from "@agency/client/components/Localized";
import { formatNumber } from "@agency/client/format";
import { useLanguage } from "@agency/client/navigation";
import { useNow } from "@agency/client/useNow";
import { materials, recovered, sumWeights } from "@agency/showcase/products/rendre";
import { VehicleOpening } from "@agency/showcase/VehicleOpening";
import type { LaunchProps } from "@agency/ui/Launch";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../../asObjects.ts";
import { formatLaunchDate } from "../launch.ts";
import type { ProductOpening } from "../ProductPage.tsx";
import { useVehicle, useWeight } from "./useVehicle.ts";

interface RendreOpeningProps extends Omit<ProductOpening, "launch"> {
  launch: LaunchProps;
}

export function RendreOpening({ product, state, availability, launch }: RendreOpeningProps) {
  const { t } = useTranslation("products");
  const language = useLanguage();
  const vehicle = useVehicle();
  const getWeight = useWeight();
  const when = formatLaunchDate(product, language, new Date(useNow(60_000)));
  const months = t("rendre.opening.months", asObjects);
  const number = (kg: number) => formatNumber(kg, language);
  const total = sumWeights(recovered);
  const [steel = "", reuse = "", plastics = "", aluminium = ""] = materials.map((_, index) =>
    number(recovered[index] ?? 0),
  );
  return (
    <VehicleOpening
      {...launch}
      before={availability.isLive ? launch.before : { ...launch.before, note: t("rendre.eyebrow") }}
      content={{
        vehicle,
        description: t(`rendre.opening.${state}`, {
          total: number(total),
          steel,
          reuse,
          plastics,
          aluminium,
        }),
        caption: t("rendre.opening.caption", { weight: getWeight(total) }),
        legend: t("rendre.opening.legend"),
        launchedLegend: t("rendre.opening.launchedLegend"),
        season: when && <Localized value={when}>{capitalized(when.text, when.lang)}</Localized>,
        month: (month) => months[month - 1] ?? "",
        remaining: (count) => t("rendre.opening.remaining", { count }),
      }}
    />
  );
}

const capitalized = (text: string, lang: string) =>
  text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
