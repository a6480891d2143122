import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inPage, useStoryWords } from "../../internal/story.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { SearchField } from "./SearchField.tsx";

const words = {
  en: { label: "Search articles", clear: "Clear search", value: "Arabic type" },
  ar: { label: "البحث في المقالات", clear: "مسح البحث", value: "الخط العربي" },
};
const useWords = () => useStoryWords(words);

const meta = {
  tags: ["edges"],
  component: SearchField,
  args: { label: "", labelHidden: true, clearLabel: "", onValueChange: fn(), onSearch: fn() },
  decorators: [inPage],
  render: function Search(args) {
    const t = useWords();
    return <SearchField {...args} label={t.label} placeholder={t.label} clearLabel={t.clear} />;
  },
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
    const t = useWords();
    return (
      <Stack gap={6}>
        <SearchField label={t.label} clearLabel={t.clear} defaultValue={t.value} labelHidden />
        <SearchField label={t.label} clearLabel={t.clear} defaultValue={t.value} />
      </Stack>
    );
  },
};
