import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../../.storybook/productColors.ts";
import { ProductTheme } from "../../foundations/ProductTheme/index.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Section } from "../Section/index.ts";
import { Stats, type StatsProps } from "./Stats.tsx";

const words = {
  en: {
    label: "Results",
    note: "Before and after, drawn to scale",
    labels: { before: "Before:", after: "After:" },
    results: [
      ["+41%", "online bookings", "1,900 a week", "2,680 a week"],
      ["−58%", "calls to the desk", "640 a week", "270 a week"],
      ["2", "taps to a ticket", "9 taps", "2 taps"],
    ],
    plain: [
      { value: "80%", label: "less paperwork", eyebrow: "Up to" },
      { value: "35%", label: "less member churn" },
      { value: "99.9%", label: "uptime on everything we host" },
      { value: "24", label: "hours to a reply" },
    ],
  },
  ar: {
    label: "النتائج",
    note: "قبل وبعد، بمقياس رسم واحد",
    labels: { before: "قبل:", after: "بعد:" },
    results: [
      ["+41%", "في الحجوزات الإلكترونية", "1,900 أسبوعيًا", "2,680 أسبوعيًا"],
      ["−58%", "في الاتصالات بمكتب التذاكر", "640 أسبوعيًا", "270 أسبوعيًا"],
      ["2", "عدد النقرات حتى التذكرة", "9 نقرات", "نقرتان"],
    ],
    plain: [
      { value: "80%", label: "تقليل الأعمال الورقية", eyebrow: "حتى" },
      { value: "35%", label: "خفض معدل تسرّب الأعضاء" },
      { value: "99.9%", label: "توافر الخدمة في كل ما نستضيفه" },
      { value: "24", label: "ساعة حتى الرد" },
    ],
  },
};
const useWords = () => useStoryMessages(words);
const amounts = [
  [1900, 2680],
  [640, 270],
  [9, 2],
] as const;

const meta = {
  component: Stats,
  ...localizeArgs(
    words,
    (t): StatsProps => ({
      labels: t.labels,
      items: t.results.map(([value, label, before, after], index) => ({
        value,
        label,
        before: { amount: amounts[index]?.[0] ?? 0, label: before },
        after: { amount: amounts[index]?.[1] ?? 0, label: after },
      })),
    }),
  ),
} satisfies Meta<typeof Stats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Render(args) {
    const t = useWords();
    return (
      <Section id="results" label={t.label} meta={t.note}>
        <Container>
          <Stats {...args} />
        </Container>
      </Section>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    const [before, after] = [...canvasElement.querySelectorAll("li [aria-hidden=true]")].map(
      (bar) => bar.getBoundingClientRect(),
    );
    if (!before || !after) throw new Error("A row has two lines.");
    await expect(before.width / after.width).toBeCloseTo(1900 / 2680, 2);
    const edge = globals.direction === "rtl" ? "right" : "left";
    await expect(before[edge]).toBeCloseTo(after[edge], 0);
  },
};

export const WithoutComparison: Story = {
  render: function Render() {
    const { plain } = useWords();
    return (
      <ProductTheme product="gymestry" colors={productColors("gymestry")}>
        <Container paddingBlockStart="page">
          <Stats items={plain.slice(0, 2)} />
        </Container>
        <Container paddingBlockStart="page">
          <Stats items={plain} />
        </Container>
      </ProductTheme>
    );
  },
};
