import { DashboardPanel, DashboardPreview } from "@agency/ui/DashboardPreview";
import { PreviewChart, PreviewFigure, PreviewRows } from "@agency/ui/Preview";
import { useTranslation } from "react-i18next";
import { brand } from "../../brand.ts";
import { lists } from "../../lists.ts";

/** Members in the building, from 6 in the morning to 10 in the evening. */
const members = [4, 22, 74, 96, 60, 34, 40, 82, 121, 128, 88, 30];
const booked = [1, 0.64, 1, 0.28];

/** A branch's day: who is in, and how full the classes are. Sample figures. */
export function GymestryDashboard() {
  const { t } = useTranslation("products");
  const { view, inside, classes } = t("gymestry.dashboard", lists);
  return (
    <DashboardPreview
      title={<bdi lang="en">{brand.products.gymestry}</bdi>}
      subtitle={view}
      caption={t("shared.sample.data")}
    >
      <DashboardPanel span={5}>
        <PreviewFigure label={inside.label} value={inside.value} />
        <PreviewChart label={inside.chart} values={members} ticks={inside.ticks} />
      </DashboardPanel>
      <DashboardPanel span={7}>
        <PreviewRows
          items={classes.map((one, index) => ({
            ...one,
            share: booked[index],
            current: index === 1,
          }))}
        />
      </DashboardPanel>
    </DashboardPreview>
  );
}
