import { Container } from "@agency/ui/Container";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { localizeArgs } from "../../../../.storybook/helpers.tsx";
import { Kashida, type KashidaProps } from "./Kashida.tsx";

const words = {
  en: {
    label: "Width of the word",
    arabic: "Arabic: wider letters and joins",
    latin: "Latin: wider gaps",
    value: "Width {value} of 100",
    hint: "Drag the end, or use the arrow keys.",
  },
  ar: {
    label: "عرض الكلمة",
    arabic: "العربية: تتّسع الحروف والوصلات",
    latin: "اللاتينية: يتّسع الفراغ",
    value: "العرض {value} من 100",
    hint: "يمكنك سحب الطرف أو استخدام مفاتيح الأسهم.",
  },
};

const formatGrowth = (percent: number) => `\u2066${percent}%\u2069`;

const meta = {
  component: Kashida,
  ...localizeArgs(
    words,
    (t): KashidaProps => ({
      label: t.label,
      arabic: { text: "تصميم", title: t.arabic, widths: [2.997, 5.176] },
      latin: { text: "design", title: t.latin, width: 3.136 },
      formatGrowth,
      getValueText: (hexp) => t.value.replace("{value}", String(hexp)),
      hint: t.hint,
    }),
  ),
  decorators: [
    (Story) => (
      <Container paddingBlockStart="page">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Kashida>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const slider = canvas.getByRole("slider");
    await expect(slider).toHaveValue("62");
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard(globals.direction === "rtl" ? "{ArrowLeft}" : "{ArrowRight}");
    await expect(slider).toHaveValue("67");
    await userEvent.keyboard("{PageDown}");
    await expect(slider).toHaveValue("47");
    await expect(slider).toHaveAttribute("aria-valuetext", expect.stringContaining("47"));
  },
};
