import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { inColumns, useStoryWords } from "../../internal/story.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { RadioGroup } from "./RadioGroup.tsx";

const words = {
  en: {
    label: "Work mode",
    optional: "Optional",
    hint: "You can change it with every project.",
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
    hint: "يمكن تغييره مع كل مشروع.",
    missing: "هذا الحقل مطلوب",
    modes: [
      ["عن بُعد", "من أي مكان لا يبعد توقيته عن دبي أكثر من أربع ساعات."],
      ["حضوري", "في أحد مكاتبنا كل يوم."],
      ["هجين", "يومان في الأسبوع في أحد مكاتبنا."],
    ],
  },
};

function useWords() {
  const { modes, ...t } = useStoryWords(words);
  const options = modes.map(([label, hint], i) => ({ value: `mode-${i}`, label, hint }));
  return { ...t, options, plain: options.map(({ hint: _hint, ...option }) => option) };
}

const meta = {
  tags: ["edges"],
  component: RadioGroup,
  args: { label: "", options: [], onValueChange: fn() },
  decorators: [inColumns(6)],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Playground(args) {
    const t = useWords();
    return <RadioGroup {...args} label={t.label} options={t.options} defaultValue="mode-0" />;
  },
  play: async ({ args, canvas }) => {
    const radios = canvas.getAllByRole("radio");
    await userEvent.tab();
    await expect(radios[0]).toHaveFocus();
    // Radix checks what takes focus while the key is held, as long as any finger holds it.
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
    const { optional, ...t } = useWords();
    return (
      <Stack gap={6}>
        <RadioGroup
          label={t.label}
          options={t.plain}
          optionalLabel={optional}
          hint={t.hint}
          inline
        />
        <RadioGroup label={t.label} options={t.plain} error={t.missing} inline />
        <RadioGroup
          label={t.label}
          options={t.plain.map((option, i) => ({ ...option, disabled: i === 1 }))}
          defaultValue="mode-2"
        />
      </Stack>
    );
  },
};
