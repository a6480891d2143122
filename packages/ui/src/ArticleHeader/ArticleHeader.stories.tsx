import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { storyArticle } from "../ArticleBody/storyArticle.ts";
import { storyImage } from "../Image/storyImages.ts";
import { ArticleHeader } from "./ArticleHeader.tsx";
import { ArticleSkeleton } from "./ArticleSkeleton.tsx";

const meta = {
  title: "Sections/ArticleHeader",
  component: ArticleHeader,
  args: {
    title: "",
    facts: [],
    back: { label: "", href: "#blog" },
    image: { ...storyImage("contour", "auto", 1600, 640), mirror: true },
    narrowImage: { ...storyImage("contour", "auto", 900, 600), mirror: true },
  },
  render: function Header(args) {
    const t = storyArticle[useAgency().language as "en" | "ar"];
    return (
      <ArticleHeader
        {...args}
        title={t.title}
        back={{ label: t.back, href: "#blog" }}
        facts={t.facts.map(([label, value]) => ({ label, value }))}
      />
    );
  },
} satisfies Meta<typeof ArticleHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** While the article is on its way. */
export const Skeleton: Story = { render: () => <ArticleSkeleton /> };
export const WithoutPicture: Story = { args: { image: undefined, narrowImage: undefined } };
