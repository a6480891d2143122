import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { inColumns, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { DateField, type DateFieldProps } from "./DateField.tsx";

const words = {
  en: {
    label: "Start of the project",
    optional: "Optional",
    description: "The earliest is in two weeks.",
    missing: "Please enter a date",
    late: "Please choose a day in March",
    hijri: "Start of the project, Hijri",
    hijriLocale: "en-AE-u-ca-islamic-umalqura",
  },
  ar: {
    label: "تاريخ بدء المشروع",
    optional: "اختياري",
    description: "أقرب موعد بعد أسبوعين.",
    missing: "يُرجى إدخال تاريخ",
    late: "يُرجى اختيار يوم في شهر مارس",
    hijri: "تاريخ بدء المشروع بالهجري",
    hijriLocale: "ar-AE-u-ca-islamic-umalqura",
  },
};

const useWords = () => useStoryMessages(words);
const change = fn();

const meta = {
  tags: ["edges"],
  component: DateField,
  ...localizeArgs(words, (t): DateFieldProps => ({ label: t.label, onValueChange: change })),
  decorators: [inColumns(7)],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, globals }) => {
    const next = globals.direction === "rtl" ? "{ArrowLeft}" : "{ArrowRight}";
    const parts = canvas.getAllByRole("spinbutton");
    await userEvent.tab();
    await expect(parts[0]).toHaveFocus();
    await userEvent.keyboard(next);
    await expect(parts[1]).toHaveFocus();
    await userEvent.keyboard(globals.direction === "rtl" ? "{ArrowRight}" : "{ArrowLeft}");
    // Typing advances to the next segment, also Arabic digits.
    const order = parts.map((part) => part.getAttribute("data-part"));
    const digits: Record<string, string> = { day: "٢١", month: "٠٣", year: "٢٠٢٦" };
    for (const part of order) await userEvent.keyboard(digits[part ?? ""] ?? "");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-03-21");
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2027-03-21");
  },
};

export const Calendar: Story = {
  args: { defaultValue: "2026-03-18", min: "2026-03-05" },
  play: async ({ args, canvas, canvasElement, globals }) => {
    canvasElement.style.minBlockSize = "560px";
    const next = globals.direction === "rtl" ? "{ArrowLeft}" : "{ArrowRight}";
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    const grid = await canvas.findByRole("grid");
    await waitFor(() => expect(grid.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard(`${next}{ArrowDown}{Enter}`);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-03-26");
    await waitFor(() => expect(canvas.queryByRole("grid")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("grid");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("grid")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("grid")).toBeVisible();
  },
};

/** The value stays Gregorian. */
export const Hijri: Story = {
  ...localizeArgs(words, (t) => ({
    label: t.hijri,
    locale: t.hijriLocale,
    defaultValue: "2026-03-18",
  })),
  play: async ({ args, canvas }) => {
    const year = canvas.getAllByRole("spinbutton").find((part) => part.dataset.part === "year");
    await expect(year).toHaveTextContent("1447");
    year?.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(year).toHaveTextContent("1448");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.stringMatching(/^2027-03-/));
  },
};

export const States: Story = {
  render: function States() {
    const t = useWords();
    return (
      <Stack gap={6}>
        <DateField label={t.label} description={t.description} optionalLabel={t.optional} />
        <DateField label={t.label} defaultValue="2026-03-21" />
        <DateField label={t.label} errorMessage={t.missing} required />
        <DateField
          label={t.label}
          defaultValue="2026-04-02"
          max="2026-03-31"
          errorMessage={t.late}
        />
        <DateField label={t.label} defaultValue="2026-03-21" disabled />
      </Stack>
    );
  },
};
