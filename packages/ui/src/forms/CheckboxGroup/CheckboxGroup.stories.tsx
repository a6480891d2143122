import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inColumns, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { CheckboxGroup, type CheckboxGroupProps } from "./CheckboxGroup.tsx";

const words = {
  en: {
    label: "Services",
    optional: "Optional",
    description: "Choose all that fit.",
    missing: "Please choose at least one service",
    services: [
      ["Branding & Design", "Name, mark, type and colours."],
      ["Technology Development", "Websites, shops and apps."],
      ["Digital Marketing", "Search, social media and email."],
    ],
  },
  ar: {
    label: "الخدمات",
    optional: "اختياري",
    description: "يمكن اختيار أكثر من خدمة.",
    missing: "يُرجى اختيار خدمة واحدة على الأقل",
    services: [
      ["العلامات التجارية والتصميم", "الاسم والشعار والخطوط والألوان."],
      ["التطوير التقني", "مواقع ومتاجر وتطبيقات."],
      ["التسويق الرقمي", "محركات البحث ووسائل التواصل والبريد الإلكتروني."],
    ],
  },
};

const getOptions = (services: string[][]) =>
  services.map(([label = "", description], i) => ({ value: `service-${i}`, label, description }));
const plain = (services: string[][]) =>
  getOptions(services).map(({ description: _, ...option }) => option);

const useWords = () => useStoryMessages(words);
const change = fn();

const meta = {
  tags: ["edges"],
  component: CheckboxGroup,
  ...localizeArgs(
    words,
    (t): CheckboxGroupProps => ({
      label: t.label,
      options: getOptions(t.services),
      onValueChange: change,
    }),
  ),
  decorators: [inColumns(7)],
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const boxes = canvas.getAllByRole("checkbox");
    await userEvent.tab();
    await expect(boxes[0]).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(boxes[1]).toBeChecked();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["service-0", "service-1"]);
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["service-1"]);
  },
};

export const States: Story = {
  render: function States() {
    const t = useWords();
    const options = plain(t.services);
    return (
      <Stack gap={6}>
        <CheckboxGroup
          label={t.label}
          options={options}
          optionalLabel={t.optional}
          description={t.description}
          defaultValue={["service-1"]}
          inline
        />
        <CheckboxGroup label={t.label} options={options} errorMessage={t.missing} />
        <CheckboxGroup
          label={t.label}
          options={options.map((option, i) => ({ ...option, disabled: i > 0 }))}
          defaultValue={["service-2"]}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
  },
};
