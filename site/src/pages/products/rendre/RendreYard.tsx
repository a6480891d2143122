import { formatNumber } from "@agency/client/format";
import { useLanguage } from "@agency/client/navigation";
import {
  collected,
  lots,
  materials,
  onTheirWay,
  states,
  vehicleLot,
} from "@agency/showcase/products/rendre";
import { YardFilter, type YardSummary } from "@agency/showcase/YardFilter";
import { Link } from "@agency/ui/Link";
import { useTranslation } from "react-i18next";
import { useWeight } from "./useVehicle.ts";

/** Sample figures. */
export function RendreYard({ vehicleHref }: { vehicleHref: string }) {
  const { t } = useTranslation("products");
  const language = useLanguage();
  const comma = t("rendre.dashboard.comma");
  const summary = ({ state, count, total }: YardSummary) => {
    const today = t("rendre.dashboard.today", { collected, onTheirWay });
    const found = states.find((id) => id === state);
    const vehicles = found
      ? t("rendre.dashboard.of", { count, total })
      : t("rendre.dashboard.vehicles", { count });
    return t(`rendre.dashboard.summary.${found ?? "all"}`, { vehicles, today });
  };
  return (
    <YardFilter
      title={t("rendre.dashboard.view")}
      caption={t("rendre.dashboard.sample")}
      initialState="dismantled"
      initialLot={vehicleLot}
      content={{
        lots: lots.map(({ fuel, ...lot }) => ({
          ...lot,
          title: [
            t(`rendre.dashboard.bodies.${lot.body}`),
            t(`rendre.dashboard.fuels.${fuel}`),
          ].join(comma),
        })),
        states: states.map((id) => ({ id, label: t(`rendre.dashboard.states.${id}`) })),
        materials: materials.map((id) => ({
          name: t(`rendre.vehicle.materials.${id}.name`),
          accent: id === "reuse",
        })),
      }}
      labels={{
        filter: t("rendre.dashboard.filter"),
        all: t("rendre.dashboard.all"),
        lots: t("rendre.dashboard.lots"),
        lot: (lot) => t("rendre.dashboard.lot", { lot }),
        weight: useWeight(),
        join: (words) => words.join(comma),
        sum: ({ kg }) => formatNumber(kg, language),
        summary,
        unknown: t("rendre.dashboard.unknown"),
      }}
      action={({ id }) =>
        id === vehicleLot && (
          <Link variant="line" href={vehicleHref}>
            {t("rendre.dashboard.parts")}
          </Link>
        )
      }
    />
  );
}
