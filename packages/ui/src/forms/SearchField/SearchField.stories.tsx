import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { SearchField, type SearchFieldProps } from "./SearchField.tsx";

const words = {
  en: { label: "Search articles", submit: "Search", clear: "Clear search", value: "Arabic type" },
  ar: { label: "البحث في المقالات", submit: "بحث", clear: "مسح البحث", value: "الخط العربي" },
};
const [change, search] = [fn(), fn()];

const meta = {
  tags: ["edges"],
  component: SearchField,
  ...localizeArgs(
    words,
    (t): SearchFieldProps => ({
      label: t.label,
      labelHidden: true,
      placeholder: t.label,
      clearLabel: t.clear,
      action: "/blog",
      submitLabel: t.submit,
      onValueChange: change,
      onSearch: search,
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole("searchbox");
    await userEvent.type(input, "type{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("type");
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue("");
  },
};

export const Filled: Story = {
  render: function Filled() {
    const t = useStoryMessages(words);
    return (
      <Stack gap={6}>
        <SearchField label={t.label} clearLabel={t.clear} defaultValue={t.value} labelHidden />
        <SearchField label={t.submit} clearLabel={t.clear} defaultValue={t.value} />
      </Stack>
    );
  },
};
