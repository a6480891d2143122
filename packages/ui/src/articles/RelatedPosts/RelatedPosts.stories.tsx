import type { Meta, StoryObj } from "@storybook/react-vite";
import { localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { storyMessages } from "../PostList/storyPosts.ts";
import { RelatedPosts, type RelatedPostsProps } from "./RelatedPosts.tsx";

const meta = {
  component: RelatedPosts,
  ...localizeArgs(
    storyMessages,
    (t): RelatedPostsProps => ({
      title: t.related,
      items: t.posts
        .slice(0, 3)
        .map(({ href, title, image, category }) => ({ href, title, image, meta: category })),
    }),
  ),
} satisfies Meta<typeof RelatedPosts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutImage: Story = {
  render: ({ title, items }) => (
    <RelatedPosts
      title={title}
      items={items.map((item, index) => (index === 1 ? { ...item, image: undefined } : item))}
    />
  ),
};
