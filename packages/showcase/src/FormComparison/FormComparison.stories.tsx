import { Container } from "@agency/ui/Container";
import { Stack } from "@agency/ui/Stack";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../.storybook/helpers.tsx";
import { formComparison } from "../../sample/evidence/form-comparison.ts";
import { FormComparison, type FormComparisonView } from "./FormComparison.tsx";

const words = {
  en: {
    label:
      "The booking form of Northlight Clinics: eleven fields before, four questions with the free mornings lit after.",
    divider: "Compare the old and the new form",
    place: (percent: number) => `${percent}% of the old form`,
  },
  ar: {
    label:
      "نموذج الحجز في عيادات نورثلايت قبل التصميم الجديد وبعده: أحد عشر حقلًا صارت أربعة أسئلة، والصباحات الشاغرة مضيئة.",
    divider: "المقارنة بين النموذج القديم والنموذج الجديد",
    place: (percent: number) => `النموذج القديم ظاهر بنسبة ${percent}%`,
  },
};

const meta = {
  tags: ["drawing", "!test"],
  component: FormComparison,
  ...localizeArgs(words, (t) => ({
    content: formComparison,
    view: "hero" as const,
    label: t.label,
    dividerLabel: t.divider,
    dividerText: t.place,
  })),
} satisfies Meta<typeof FormComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  // `Views` already covers it.
  tags: ["!drawing"],
};

const places: [FormComparisonView, number][] = [
  ["phone", 390],
  ["landscape", 560],
  ["portrait", 400],
  ["small", 350],
  ["mornings", 906],
  ["fields", 440],
  ["bookingPhone", 330],
  ["mark", 784],
];

export const Variants: Story = {
  render: function Views({ view: _, ...args }) {
    const t = useStoryMessages(words);
    return (
      <Container before="page">
        <Stack gap={6}>
          {places.map(([view, width]) => (
            <div key={view} style={{ maxInlineSize: width }}>
              <FormComparison {...args} view={view} dividerLabel={t.divider} />
            </div>
          ))}
        </Stack>
      </Container>
    );
  },
};

export const Keyboard: Story = {
  tags: ["interaction"],
  play: async ({ canvas }) => {
    const line = canvas.getByRole("slider");
    const onward = document.documentElement.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}";
    await userEvent.tab();
    await expect(line).toHaveFocus();
    await userEvent.keyboard(onward.repeat(2));
    await expect(line).toHaveAttribute("aria-valuenow", "60");
    await userEvent.keyboard("{Home}");
    await expect(line).toHaveAttribute("aria-valuenow", "0");
    await userEvent.keyboard(`{End}${onward}`);
    await expect(line).toHaveAttribute("aria-valuenow", "100");
    await userEvent.keyboard("{ArrowDown}".repeat(6));
    await expect(line).toHaveAttribute("aria-valuenow", "70");
  },
};
