import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { getStoryMessages, inColumns, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { Field, type FieldProps } from "./Field.tsx";

const words = {
  en: {
    label: "Monthly budget",
    optional: "Optional",
    description: "A rough figure is enough.",
    error: "Please choose a higher budget",
  },
  ar: {
    label: "الميزانية الشهرية",
    optional: "اختياري",
    description: "يكفي رقم تقريبي.",
    error: "يُرجى اختيار ميزانية أعلى",
  },
};

const meta = {
  tags: ["edges"],
  component: Field,
  ...localizeArgs(
    words,
    (t): FieldProps => ({
      label: t.label,
      optionalLabel: t.optional,
      description: t.description,
      errorMessage: t.error,
      name: "budget",
      children: (control) => <input type="range" min={0} max={100} step={10} {...control} />,
    }),
  ),
  decorators: [inColumns(6)],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const t = getStoryMessages(words);
    const range = canvas.getByRole("slider");
    await expect(range).toHaveAccessibleName(`${t.label} ${t.optional}`);
    await expect(range).toHaveAccessibleDescription(`${t.error} ${t.description}`);
    await expect(range).toBeInvalid();
    await userEvent.tab();
    await expect(range).toHaveFocus();
  },
};
