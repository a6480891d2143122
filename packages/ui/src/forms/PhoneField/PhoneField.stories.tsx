import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { inColumns, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { PhoneField, type PhoneFieldProps } from "./PhoneField.tsx";
// Preloads the chunk.
import "./parsePhoneNumber.ts";

const words = {
  en: {
    label: "Phone",
    country: "Country of the number",
    description: "We call during office hours only.",
    optional: "Optional",
    invalid: "Please enter a valid phone number",
  },
  ar: {
    label: "رقم الهاتف",
    country: "بلد الرقم",
    description: "لا نتصل إلا خلال ساعات العمل.",
    optional: "اختياري",
    invalid: "يُرجى إدخال رقم هاتف صحيح",
  },
};

const useWords = () => useStoryMessages(words);
const change = fn();

const meta = {
  tags: ["edges"],
  component: PhoneField,
  ...localizeArgs(
    words,
    (t): PhoneFieldProps => ({
      label: t.label,
      countryLabel: t.country,
      defaultCountry: "AE",
      onValueChange: change,
    }),
  ),
  decorators: [inColumns(7)],
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const country = canvas.getByRole("combobox");
    const number = canvas.getByRole("textbox");
    await userEvent.tab();
    await expect(country).toHaveFocus();
    await userEvent.tab();
    await expect(number).toHaveFocus();
    await userEvent.type(number, "050 123 4567");
    await waitFor(
      () =>
        expect(args.onValueChange).toHaveBeenLastCalledWith("+971501234567", {
          valid: true,
          country: "AE",
        }),
      // Time to load libphonenumber.
      { timeout: 15_000 },
    );
    await userEvent.clear(number);
    await userEvent.type(number, "+442079460018");
    await expect(country).toHaveValue("GB");
    await userEvent.tab();
    await expect(number).toHaveValue("020 7946 0018");
    await userEvent.selectOptions(country, "SA");
    await userEvent.clear(number);
    await userEvent.type(number, "٠٥٠١٢٣٤٥٦٧");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("+966501234567", {
      valid: true,
      country: "SA",
    });
  },
};

export const States: Story = {
  render: function States() {
    const t = useWords();
    const common = { label: t.label, countryLabel: t.country, defaultCountry: "AE" } as const;
    return (
      <Stack gap={6}>
        <PhoneField
          {...common}
          description={t.description}
          optionalLabel={t.optional}
          placeholder="50 123 4567"
        />
        <PhoneField {...common} defaultValue="+97145550199" />
        <PhoneField {...common} defaultValue="+97155" errorMessage={t.invalid} />
        <PhoneField {...common} countries={["AE", "SA", "EG"]} disabled />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("combobox")[0]).toHaveAccessibleName(/./);
    const few = canvas.getAllByRole("combobox")[3] as HTMLSelectElement;
    await expect(few.options).toHaveLength(3);
  },
};
