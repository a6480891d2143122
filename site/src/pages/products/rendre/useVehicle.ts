import { formatNumber } from "@agency/client/format";
import { useLanguage } from "@agency/client/navigation";
import { materials, vehicleLot, vehicleParts } from "@agency/showcase/products/rendre";
import type { VehicleContent, VehiclePartsLabels } from "@agency/showcase/VehicleParts";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../../asObjects.ts";

export function useWeight(): (kg: number) => string {
  const { t } = useTranslation("products");
  const language = useLanguage();
  return (kg) => t("rendre.vehicle.weight", { kg: formatNumber(kg, language) });
}

export function useVehicle(): VehicleContent {
  const { t } = useTranslation("products");
  const names = t("rendre.vehicle.kinds", asObjects);
  return {
    name: t("rendre.dashboard.lot", { lot: vehicleLot }),
    materials: materials.map((id) => ({
      id,
      ...t(`rendre.vehicle.materials.${id}`, asObjects),
      accent: id === "reuse",
    })),
    kinds: vehicleParts.map((kind) => ({ ...kind, name: names[kind.kind] })),
    pieces: t("rendre.vehicle.pieces", asObjects),
    weight: useWeight(),
  };
}

export function usePartsLabels(): VehiclePartsLabels {
  const { t } = useTranslation("products");
  return {
    parts: t("rendre.vehicle.parts"),
    position: (position, total) => t("rendre.vehicle.position", { position, total }),
    value: (name, weight, text) => t("rendre.vehicle.value", { name, weight, text }),
    hint: t("rendre.vehicle.hint"),
    hintScrolled: t("rendre.vehicle.hintScrolled"),
    states: t("rendre.vehicle.states", asObjects),
  };
}
