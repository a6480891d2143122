import { DashboardPanel, DashboardPreview } from "@agency/ui/DashboardPreview";
import {
  PreviewChart,
  PreviewFigure,
  PreviewMap,
  PreviewRows,
  PreviewShares,
} from "@agency/ui/Preview";
import { useTranslation } from "react-i18next";
import { brand } from "../../brand.ts";
import { lists } from "../../lists.ts";

/** Kilograms recovered, from 8 in the morning to 4 in the afternoon. */
const weights = [0, 520, 1400, 3300, 5900, 7400, 8300, 9100, 9480];
const done = [1, 0.55, 0.3, 0.1];
const percents = [58, 18, 13, 11];
const places = [
  { x: 0.08, y: 0.7 },
  { x: 0.34, y: 0.35 },
  { x: 0.62, y: 0.6 },
  { x: 0.92, y: 0.25 },
];

/** A yard's day: what was collected, weighed and recovered. Sample figures. */
export function RendreDashboard() {
  const { t } = useTranslation("products");
  const { view, collected, weight, materials, lots, route } = t("rendre.dashboard", lists);
  return (
    <DashboardPreview
      title={<bdi lang="en">{brand.products.rendre}</bdi>}
      subtitle={view}
      caption={t("shared.sample.data")}
    >
      <DashboardPanel span={4}>
        <PreviewFigure {...collected} />
      </DashboardPanel>
      <DashboardPanel span={8}>
        <PreviewFigure label={weight.label} value={weight.value} unit={weight.unit} />
        <PreviewChart label={weight.chart} values={weights} ticks={weight.ticks} />
      </DashboardPanel>
      <DashboardPanel span={7}>
        <PreviewRows
          label={lots.label}
          items={lots.items.map((lot, index) => ({
            ...lot,
            share: done[index],
            current: index === 1,
          }))}
        />
      </DashboardPanel>
      <DashboardPanel span={5}>
        <PreviewShares
          label={materials.label}
          items={materials.items.map((label, index) => ({ label, value: percents[index] ?? 0 }))}
        />
      </DashboardPanel>
      <DashboardPanel flush>
        <PreviewMap
          label={route.map}
          stops={places.map((place, index) => ({ ...place, label: route.stops[index] }))}
        />
      </DashboardPanel>
    </DashboardPreview>
  );
}
