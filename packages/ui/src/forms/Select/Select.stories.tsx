import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inColumns, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { Select, type SelectProps } from "./Select.tsx";

const words = {
  en: {
    label: "Service",
    placeholder: "Select a service",
    optional: "Optional",
    missing: "This field is required",
    description: "Choose the nearest; we sort out the rest together.",
    options: [
      "Technology Development",
      "Branding & Design",
      "Advertising & Campaigns",
      "Digital Marketing",
      "Product Solutions",
      "Business Consultation",
      "Other Services",
    ],
  },
  ar: {
    label: "الخدمة المطلوبة",
    placeholder: "اختيار الخدمة",
    optional: "اختياري",
    missing: "هذا الحقل مطلوب",
    description: "يكفي الأقرب، ونتولّى الباقي معًا.",
    options: [
      "التطوير التقني",
      "العلامات التجارية والتصميم",
      "الإعلانات والحملات",
      "التسويق الرقمي",
      "حلول المنتجات",
      "استشارات الأعمال",
      "خدمات أخرى",
    ],
  },
};

const getOptions = (labels: string[]) =>
  labels.map((label, i) => ({ value: `service-${i}`, label }));

function useWords() {
  const t = useStoryMessages(words);
  return { ...t, options: getOptions(t.options) };
}

const meta = {
  tags: ["edges"],
  component: Select,
  ...localizeArgs(
    words,
    (t): SelectProps => ({
      label: t.label,
      placeholder: t.placeholder,
      options: getOptions(t.options),
      name: "service",
    }),
  ),
  decorators: [inColumns(7)],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox");
    await expect(select).toHaveValue("");
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "service-1");
    await expect(select).toHaveValue("service-1");
  },
};

/** Opens on real user input only: open it yourself. */
export const Open: Story = {
  render: function Open() {
    const t = useWords();
    return <Select label={t.label} options={t.options} defaultValue="service-0" required />;
  },
  play: async ({ canvas }) => {
    const real = await import("vitest/browser").catch(() => undefined);
    if (!real) return;
    const select = canvas.getByRole<HTMLSelectElement>("combobox");
    select.focus();
    await real.userEvent.keyboard(" ");
    await expect(select.matches(":open")).toBe(true);
    await real.userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(select.matches(":open")).toBe(false);
    await expect(select).toHaveValue("service-1");
    await real.userEvent.keyboard(" ");
    await expect(select.matches(":open")).toBe(true);
  },
};

export const States: Story = {
  render: function States() {
    const { optional, ...t } = useWords();
    const common = { label: t.label, options: t.options };
    return (
      <Stack gap={6}>
        <Select
          {...common}
          placeholder={t.placeholder}
          optionalLabel={optional}
          description={t.description}
        />
        <Select {...common} defaultValue="service-3" />
        <Select {...common} placeholder={t.placeholder} errorMessage={t.missing} required />
        <Select {...common} defaultValue="service-3" disabled />
      </Stack>
    );
  },
};
