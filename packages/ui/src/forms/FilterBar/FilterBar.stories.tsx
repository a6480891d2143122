import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { FilterBar, type FilterBarProps } from "./FilterBar.tsx";

const words = {
  en: {
    label: "Filter by category",
    items: ["All Categories", "Branding", "Advertising", "Marketing", "Technology", "General"],
  },
  ar: {
    label: "التصفية حسب الفئة",
    items: ["جميع الفئات", "بناء العلامة التجارية", "الإعلان", "التسويق", "التقنية", "عام"],
  },
};
const counts = [undefined, 9, 5, 8, 7, 7];

const meta = {
  tags: ["edges"],
  component: FilterBar,
  ...localizeArgs(
    words,
    (t): FilterBarProps => ({
      label: t.label,
      items: t.items.map((label, i) => ({
        label,
        href: `#category-${i}`,
        count: counts[i],
        current: i === 0,
      })),
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links[0]).toHaveAttribute("aria-current", "true");
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
};

export const Loading: Story = {
  render: function OnTheirWay() {
    const { label, items } = useStoryMessages(words);
    return (
      <FilterBar
        label={label}
        labelHidden
        items={[{ label: items[0], href: "#category-0", current: true }]}
        pending={5}
      />
    );
  },
};

export const WithVisibleLabel: Story = {};
