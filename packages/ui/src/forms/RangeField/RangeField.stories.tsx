import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import {
  getStoryMessages,
  inColumns,
  localizeArgs,
  useStoryMessages,
} from "../../../../../.storybook/helpers.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { RangeField, type RangeFieldProps } from "./RangeField.tsx";

const words = {
  en: {
    budget: "Monthly budget",
    description: "A rough figure is enough.",
    between: "Budget between",
    thumbs: ["From", "To"],
    error: "Please choose a higher budget",
    team: "People in your team",
  },
  ar: {
    budget: "الميزانية الشهرية",
    description: "يكفي رقم تقريبي.",
    between: "نطاق الميزانية",
    thumbs: ["من", "إلى"],
    error: "يُرجى اختيار ميزانية أعلى",
    team: "عدد أعضاء الفريق",
  },
} as const;

const dirhams = { style: "currency", currency: "AED", maximumFractionDigits: 0 } as const;

const [change, commit] = [fn(), fn()];

const meta = {
  tags: ["edges"],
  component: RangeField,
  ...localizeArgs(
    words,
    (t): RangeFieldProps => ({
      label: t.budget,
      onValueChange: change,
      onValueCommit: commit,
    }),
  ),
  decorators: [inColumns(7)],
} satisfies Meta<typeof RangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { min: 0, max: 20_000, step: 500, defaultValue: [5_000], formatOptions: dirhams },
  play: async ({ args, canvas, globals }) => {
    const [less, more] =
      globals.direction === "rtl" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    const thumb = canvas.getByRole("slider");
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard(`{${more}}`);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([5_500]);
    await userEvent.keyboard(`{${less}}{${less}}`);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([4_500]);
    await userEvent.keyboard("{End}");
    await expect(thumb).toHaveAttribute("aria-valuenow", "20000");
    await userEvent.keyboard("{Home}{ArrowUp}");
    await expect(thumb).toHaveAttribute("aria-valuenow", "500");
    await expect(thumb.getAttribute("aria-valuetext")).toContain("500");
  },
};

export const Range: Story = {
  ...localizeArgs(words, (t) => ({
    label: t.between,
    thumbLabels: t.thumbs,
    max: 20_000,
    step: 500,
    defaultValue: [4_000, 12_000],
    formatOptions: dirhams,
    description: t.description,
  })),
  play: async ({ canvas }) => {
    const t = getStoryMessages(words);
    await expect(canvas.getByRole("group")).toHaveAccessibleName(t.between);
    const start = canvas.getByRole("slider", { name: t.thumbs[0] });
    await userEvent.tab();
    await expect(start).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(start).toHaveAttribute("aria-valuenow", "4500");
    await userEvent.tab();
    await expect(canvas.getByRole("slider", { name: t.thumbs[1] })).toHaveFocus();
  },
};

export const States: Story = {
  render: function States() {
    const t = useStoryMessages(words);
    return (
      <Stack gap={6}>
        <RangeField label={t.team} min={1} max={40} defaultValue={[12]} />
        <RangeField
          label={t.budget}
          errorMessage={t.error}
          max={20_000}
          defaultValue={[500]}
          formatOptions={dirhams}
        />
        <RangeField label={t.team} min={1} max={40} defaultValue={[20]} disabled />
      </Stack>
    );
  },
};
