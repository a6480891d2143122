import { Container } from "@agency/ui/Container";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../.storybook/helpers.tsx";
import { PhonePreview, PhoneScreen } from "../PhonePreview/index.ts";
import {
  PreviewAction,
  PreviewFacts,
  PreviewFigure,
  PreviewRows,
  type PreviewRowsProps,
} from "./index.ts";

const words = {
  en: {
    title: "Parts",
    caption: "Sample data",
    figure: "Orders today",
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
  subcomponents: { PreviewAction, PreviewFacts, PreviewFigure },
  ...localizeArgs(
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

export const Playground: Story = {
  render: (args) => (
    <Container paddingBlockStart="page">
      <PreviewRows {...args} />
    </Container>
  ),
};

export const AllParts: Story = {
  render: function Parts() {
    const t = useStoryMessages(words);
    return (
      <Container paddingBlockStart="page">
        <PhonePreview caption={t.caption}>
          <PhoneScreen title={t.title}>
            <PreviewFigure label={t.figure} value="318" />
            <PreviewFacts items={t.facts.map(([label, value]) => ({ label, value }))} />
            <PreviewAction>{t.action}</PreviewAction>
            <PreviewAction variant="outline">{t.action}</PreviewAction>
          </PhoneScreen>
          <PhoneScreen title={t.states}>
            <PreviewRows
              items={t.rows.map((title, index) => ({
                title,
                start: index + 1,
                share: 1 - index / 3,
                current: index === 1,
              }))}
            />
          </PhoneScreen>
        </PhonePreview>
      </Container>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
