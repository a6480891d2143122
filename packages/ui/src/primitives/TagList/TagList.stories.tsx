import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { TagList, type TagListProps } from "./TagList.tsx";

const words = {
  en: {
    label: "Tags",
    tags: ["Arabic type", "Paid search", "Identity", "Forms", "Marketplaces", "Gulf"],
  },
  ar: {
    label: "الوسوم",
    tags: ["الخط العربي", "البحث المدفوع", "الهوية", "النماذج", "الأسواق الإلكترونية", "الخليج"],
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  component: TagList,
  ...localizeArgs(
    words,
    (t): TagListProps => ({
      "aria-label": t.label,
      items: t.tags.map((label, i) => ({ label, href: `#tag-${i}`, current: i === 1 })),
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof TagList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};

export const PlainText: Story = {
  render: function Words() {
    const t = useWords();
    return (
      <TagList
        aria-label={t.label}
        items={["TypeScript", "C++", ".NET", "C#"].map((label) => ({ label, dir: "ltr" }))}
      />
    );
  },
};
