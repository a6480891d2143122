import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { inColumns, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";

const words = {
  en: {
    label: "Work mode",
    optional: "Optional",
    description: "You can change it with every project.",
    missing: "This field is required",
    modes: [
      ["Remote", "From anywhere within four hours of Dubai time."],
      ["On-site", "In one of the studios, every day."],
      ["Hybrid", "Two days a week in a studio."],
    ],
  },
  ar: {
    label: "نمط العمل",
    optional: "اختياري",
    description: "يمكن تغييره مع كل مشروع.",
    missing: "هذا الحقل مطلوب",
    modes: [
      ["عن بُعد", "من أي مكان لا يبعد توقيته عن دبي أكثر من أربع ساعات."],
      ["حضوري", "في أحد مكاتبنا كل يوم."],
      ["هجين", "يومان في الأسبوع في أحد مكاتبنا."],
    ],
  },
};

const getOptions = (modes: string[][]) =>
  modes.map(([label, description], i) => ({ value: `mode-${i}`, label, description }));
const plain = (modes: string[][]) =>
  getOptions(modes).map(({ description: _, ...option }) => option);

const change = fn();

const meta = {
  tags: ["edges"],
  component: RadioGroup,
  ...localizeArgs(
    words,
    (t): RadioGroupProps => ({
      label: t.label,
      options: getOptions(t.modes),
      defaultValue: "mode-0",
      onValueChange: change,
    }),
  ),
  decorators: [inColumns(6)],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const radios = canvas.getAllByRole("radio");
    await userEvent.tab();
    await expect(radios[0]).toHaveFocus();
    // Radix selects on focus only while an arrow key is held.
    await userEvent.keyboard("{ArrowDown>}");
    await waitFor(() => expect(radios[1]).toBeChecked());
    await userEvent.keyboard("{/ArrowDown}");
    await expect(radios[1]).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("mode-1");
    await userEvent.keyboard("{ArrowUp>}");
    await waitFor(() => expect(radios[0]).toBeChecked());
    await userEvent.keyboard("{/ArrowUp}");
  },
};

export const States: Story = {
  render: function States() {
    const t = useStoryMessages(words);
    const options = plain(t.modes);
    return (
      <Stack gap={6}>
        <RadioGroup
          label={t.label}
          options={options}
          optionalLabel={t.optional}
          description={t.description}
          inline
        />
        <RadioGroup label={t.label} options={options} errorMessage={t.missing} inline />
        <RadioGroup
          label={t.label}
          options={options.map((option, i) => ({ ...option, disabled: i === 1 }))}
          defaultValue="mode-2"
        />
      </Stack>
    );
  },
};
