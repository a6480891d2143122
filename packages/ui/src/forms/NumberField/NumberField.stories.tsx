import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inColumns, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { NumberField, type NumberFieldProps } from "./NumberField.tsx";

const words = {
  en: {
    team: "People in your team",
    description: "With you.",
    budget: "Monthly budget",
    discount: "Share of the first payment",
    optional: "Optional",
    required: "(required)",
    missing: "This field is required",
  },
  ar: {
    team: "عدد أعضاء الفريق",
    description: "بمن فيهم مقدّم الطلب.",
    budget: "الميزانية الشهرية",
    discount: "نسبة الدفعة الأولى",
    optional: "اختياري",
    required: "(مطلوب)",
    missing: "هذا الحقل مطلوب",
  },
};

const dirhams = { style: "currency", currency: "AED", maximumFractionDigits: 0 } as const;

const useWords = () => useStoryMessages(words);
const change = fn();

const meta = {
  tags: ["edges"],
  component: NumberField,
  ...localizeArgs(words, (t): NumberFieldProps => ({ label: t.team, onValueChange: change })),
  decorators: [inColumns(7)],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { min: 1, max: 500 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard("{End}");
    await expect(input).toHaveValue("500");
    await userEvent.clear(input);
    await userEvent.type(input, "٤٢");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(42);
  },
};

export const StepButtons: Story = {
  ...localizeArgs(words, (t) => ({
    label: t.budget,
    defaultValue: 5000,
    step: 500,
    formatOptions: dirhams,
  })),
  play: async ({ args, canvas }) => {
    const [less, more] = canvas.getAllByRole("button");
    await userEvent.click(more as HTMLElement);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5500);
    await userEvent.click(less as HTMLElement);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5000);
  },
};

export const States: Story = {
  render: function States() {
    const t = useWords();
    return (
      <Stack gap={6}>
        <NumberField
          label={t.team}
          description={t.description}
          placeholder="12"
          optionalLabel={t.optional}
        />
        <NumberField label={t.budget} defaultValue={12_500} formatOptions={dirhams} />
        <NumberField label={t.discount} defaultValue={0.3} formatOptions={{ style: "percent" }} />
        <NumberField label={t.team} errorMessage={t.missing} requiredLabel={t.required} required />
        <NumberField label={t.team} defaultValue={12} disabled />
      </Stack>
    );
  },
};
