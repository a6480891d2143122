import type { Meta, StoryObj } from "@storybook/react-vite";
import { storyImage } from "../../../../../.storybook/images.ts";
import { storyArticle } from "../../articles/ArticleBody/storyArticle.ts";
import { ArticleHeader } from "./ArticleHeader.tsx";
import { ArticleSkeleton } from "./ArticleSkeleton.tsx";

const getHeader = (t: (typeof storyArticle)["en"]) => ({
  title: t.title,
  back: { label: t.back, href: "#blog" },
  facts: t.facts.map(([label, value]) => ({ label, value })),
});

const meta = {
  component: ArticleHeader,
  args: {
    ...getHeader(storyArticle.en),
    image: { ...storyImage("contour", "auto", 1800, 1200), mirror: true },
  },
  parameters: { arabic: () => getHeader(storyArticle.ar) },
} satisfies Meta<typeof ArticleHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Skeleton: Story = { render: () => <ArticleSkeleton /> };
export const WithoutImage: Story = { args: { image: undefined } };
