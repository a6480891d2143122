import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { TagList } from "./TagList.tsx";

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
const useWords = () => words[useAgency().language as "en" | "ar"];

const meta = {
  title: "Primitives/TagList",
  component: TagList,
  args: { items: [] },
  decorators: [
    (Story) => (
      <Container before="page">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof TagList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  render: function Links() {
    const t = useWords();
    return (
      <TagList
        aria-label={t.label}
        items={t.tags.map((label, i) => ({ label, href: `#tag-${i}`, current: i === 1 }))}
      />
    );
  },
};

/** As text: technologies, which keep their own direction. */
export const Words: Story = {
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
