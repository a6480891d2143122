import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBoth, useStoryWords } from "../../internal/story.tsx";
import { Container } from "../../primitives/Container/index.ts";
import { DashboardPanel, DashboardPreview } from "../DashboardPreview/index.ts";
import {
  PreviewAction,
  PreviewChart,
  PreviewFacts,
  PreviewFigure,
  PreviewMap,
  PreviewRows,
  type PreviewRowsProps,
  PreviewShares,
} from "./index.ts";

const words = {
  en: {
    title: "Parts",
    caption: "Sample data",
    figure: "Orders today",
    chart: "Orders by hour, most in the evening",
    map: "Route from the depot to the shop",
    stops: ["Depot", "Shop"],
    rows: ["Received", "Packed", "On its way"],
    facts: [
      ["Driver", "Omar"],
      ["Arrives", "16:20"],
    ],
    action: "Track",
    states: "Orders by state",
  },
  ar: {
    title: "الأجزاء",
    caption: "أرقام توضيحية",
    figure: "طلبات اليوم",
    chart: "الطلبات بحسب الساعة، وأكثرها مساءً",
    map: "المسار من المستودع إلى المتجر",
    stops: ["المستودع", "المتجر"],
    rows: ["استُلمت", "غُلّفت", "في الطريق"],
    facts: [
      ["السائق", "عمر"],
      ["الوصول", "16:20"],
    ],
    action: "تتبّع الطلب",
    states: "الطلبات حسب الحالة",
  },
};

const meta = {
  component: PreviewRows,
  subcomponents: {
    PreviewAction,
    PreviewChart,
    PreviewFacts,
    PreviewFigure,
    PreviewMap,
    PreviewShares,
  },
  ...inBoth(
    words,
    (t): PreviewRowsProps => ({
      label: t.states,
      items: t.rows.map((title, index) => ({
        title,
        share: 1 - index / 3,
        current: index === 1,
      })),
    }),
  ),
} satisfies Meta<typeof PreviewRows>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows of a list, with how much of each is done. */
export const Playground: Story = {
  render: (args) => (
    <Container before="page">
      <PreviewRows {...args} />
    </Container>
  ),
};

/** Every part that previews are made of. */
export const Parts: Story = {
  render: function Parts() {
    const t = useStoryWords(words);
    return (
      <Container before="page">
        <DashboardPreview title={t.title} caption={t.caption}>
          <DashboardPanel span={4}>
            <PreviewFigure label={t.figure} value="318" />
            <PreviewFacts items={t.facts.map(([label, value]) => ({ label, value }))} />
            <PreviewAction>{t.action}</PreviewAction>
            <PreviewAction kind="outline">{t.action}</PreviewAction>
          </DashboardPanel>
          <DashboardPanel span={4}>
            <PreviewRows
              items={t.rows.map((title, index) => ({
                title,
                start: index + 1,
                share: 1 - index / 3,
                current: index === 1,
              }))}
            />
            <PreviewShares
              label={t.states}
              items={t.rows.map((label, index) => ({ label, value: [50, 30, 20][index] ?? 0 }))}
            />
          </DashboardPanel>
          <DashboardPanel span={4} flush>
            <PreviewMap
              label={t.map}
              stops={[
                { x: 0.16, y: 0.7, label: t.stops[0] },
                { x: 0.5, y: 0.45 },
                { x: 0.84, y: 0.3, label: t.stops[1] },
              ]}
            />
          </DashboardPanel>
          <DashboardPanel>
            <PreviewChart
              label={t.chart}
              values={[2, 3, 8, 6, 5, 9, 14, 12]}
              ticks={["08", "22"]}
            />
          </DashboardPanel>
        </DashboardPreview>
      </Container>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = globals.direction === "rtl" ? words.ar : words.en;
    await expect(canvas.getByRole("img", { name: t.chart })).toBeVisible();
    await expect(canvas.getByRole("img", { name: t.map })).toBeVisible();
  },
};
