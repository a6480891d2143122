import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { FilterBar } from "../../forms/FilterBar/index.ts";
import { SearchField } from "../../forms/SearchField/index.ts";
import { ButtonLink } from "../../primitives/Button/index.ts";
import { Split } from "../../primitives/Split/index.ts";
import { PageHeader, type PageHeaderProps } from "./PageHeader.tsx";

const words = {
  en: {
    blog: "Blog",
    posts: "36 posts",
    careers: "Careers",
    positions: "5 open positions",
    lead: "Small teams, whole projects. You will write, draw or ship in your first week, in the language you think in.",
    apply: "Open positions",
    long: "A brand book nobody prints is still a book",
    filter: "Filter by category",
    categories: ["All Categories", "Branding", "Advertising", "Marketing", "Technology"],
    search: "Search articles",
    clear: "Clear search",
  },
  ar: {
    blog: "المدونة",
    posts: "36 مقالًا",
    careers: "الوظائف",
    positions: "5 وظائف شاغرة",
    lead: "فرق صغيرة ومشاريع كاملة، والكتابة أو التصميم أو الإطلاق منذ الأسبوع الأول وباللغة الأقرب إلى التفكير.",
    apply: "الوظائف الشاغرة",
    long: "دليل هوية لا يُطبع يبقى دليلًا",
    filter: "التصفية حسب الفئة",
    categories: ["جميع الفئات", "بناء العلامة التجارية", "الإعلان", "التسويق", "التقنية"],
    search: "البحث في المقالات",
    clear: "مسح البحث",
  },
};
const counts = [undefined, 9, 5, 8, 7];
const useWords = () => useStoryMessages(words);

const meta = {
  component: PageHeader,
  ...localizeArgs(words, (t): PageHeaderProps => ({ title: t.blog, eyebrow: t.posts })),
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function List(args) {
    const t = useWords();
    return (
      <PageHeader {...args}>
        <Split
          ratio="8-4"
          align="end"
          main={
            <FilterBar
              label={t.filter}
              labelHidden
              items={t.categories.map((label, i) => ({
                label,
                href: `#category-${i}`,
                count: counts[i],
                current: i === 0,
              }))}
            />
          }
          side={
            <SearchField label={t.search} labelHidden placeholder={t.search} clearLabel={t.clear} />
          }
        />
      </PageHeader>
    );
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 1 });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const WithLead: Story = {
  render: function WithLead() {
    const t = useWords();
    return (
      <PageHeader
        title={t.careers}
        eyebrow={t.positions}
        lead={t.lead}
        actions={
          <ButtonLink href="#positions" variant="outline">
            {t.apply}
          </ButtonLink>
        }
      />
    );
  },
};

export const LongTitle: Story = {
  render: function LongTitle() {
    const t = useWords();
    return <PageHeader title={t.long} lead={t.lead} />;
  },
};

export const WithoutLine: Story = {
  render: function WithoutLine() {
    const t = useWords();
    return <PageHeader title={t.long} size="d2" line={false} />;
  },
};
