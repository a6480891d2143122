import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import {
  getStoryMessages,
  inColumns,
  localizeArgs,
  useStoryMessages,
} from "../../../../../.storybook/helpers.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { Combobox, type ComboboxProps } from "./Combobox.tsx";

const words = {
  en: {
    label: "City",
    placeholder: "Where are you based?",
    empty: "No city matches",
    optional: "Optional",
    description: "The nearest one is enough.",
    missing: "This field is required",
    query: "abu",
    cities: [
      ["Abu Dhabi", "United Arab Emirates"],
      ["Dubai", "United Arab Emirates"],
      ["Alexandria", "Egypt"],
      ["Amman", "Jordan"],
      ["Beirut", "Lebanon"],
      ["Cairo", "Egypt"],
      ["Doha", "Qatar"],
      ["Manama", "Bahrain"],
      ["Riyadh", "Saudi Arabia"],
    ],
  },
  ar: {
    label: "المدينة",
    placeholder: "مدينة الإقامة أو العمل",
    empty: "لا توجد مدينة مطابقة",
    optional: "اختياري",
    description: "تكفي أقرب مدينة.",
    missing: "هذا الحقل مطلوب",
    query: "ابو",
    cities: [
      ["أبوظبي", "الإمارات العربية المتحدة"],
      ["دبي", "الإمارات العربية المتحدة"],
      ["الإسكندرية", "مصر"],
      ["عمّان", "الأردن"],
      ["بيروت", "لبنان"],
      ["القاهرة", "مصر"],
      ["الدوحة", "قطر"],
      ["المنامة", "البحرين"],
      ["الرياض", "السعودية"],
    ],
  },
};

const getOptions = (cities: string[][]) =>
  cities.map(([label = "", description], i) => ({ value: `city-${i}`, label, description }));

const useWords = () => useStoryMessages(words);
const change = fn();

const meta = {
  tags: ["edges"],
  component: Combobox,
  ...localizeArgs(
    words,
    (t): ComboboxProps => ({
      label: t.label,
      emptyLabel: t.empty,
      options: getOptions(t.cities),
      onValueChange: change,
    }),
  ),
  decorators: [inColumns(7)],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const t = getStoryMessages(words);
    const input = canvas.getByRole("combobox");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard(t.query);
    await expect(canvas.getAllByRole("option")).toHaveLength(1);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(input).toHaveValue(t.cities[0]?.[0]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("city-0");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("listbox")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await userEvent.keyboard("{Escape}");
    await userEvent.tab();
    await expect(input).toHaveValue("");
  },
};

export const Open: Story = {
  render: function Open() {
    const t = useWords();
    return (
      <Combobox
        label={t.label}
        emptyLabel={t.empty}
        options={getOptions(t.cities).map((city, i) => ({ ...city, disabled: i === 3 }))}
        defaultValue="city-1"
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getAllByRole("option")).toHaveLength(9);
    await expect(canvas.getByRole("option", { selected: true })).toBeVisible();
    canvasElement.style.minBlockSize = "640px";
  },
};

export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole("combobox"), "zzz");
    await expect(canvas.getByRole("option")).toHaveAttribute("aria-disabled", "true");
    canvasElement.style.minBlockSize = "320px";
  },
};

export const States: Story = {
  render: function States() {
    const t = useWords();
    const common = { label: t.label, emptyLabel: t.empty, options: getOptions(t.cities) };
    return (
      <Stack gap={6}>
        <Combobox
          {...common}
          placeholder={t.placeholder}
          optionalLabel={t.optional}
          description={t.description}
        />
        <Combobox {...common} defaultValue="city-8" />
        <Combobox {...common} placeholder={t.placeholder} errorMessage={t.missing} required />
        <Combobox {...common} defaultValue="city-1" disabled />
      </Stack>
    );
  },
};
