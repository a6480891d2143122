import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { storyImage } from "../../../../../.storybook/images.ts";
import { storyMessages } from "../PostList/storyPosts.ts";
import { FeaturedPost, type FeaturedPostProps } from "./FeaturedPost.tsx";
import { FeaturedPostSkeleton } from "./FeaturedPostSkeleton.tsx";

const image = { ...storyImage("network", "auto", 1400, 800), mirror: true };

const meta = {
  component: FeaturedPost,
  ...localizeArgs(
    storyMessages,
    (t): FeaturedPostProps => ({
      href: "#lead",
      image,
      title: t.lead,
      excerpt: t.excerpt,
      category: t.category,
      date: t.date,
      dateTime: "2025-11-12",
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof FeaturedPost>;

export default meta;

export const Default: StoryObj<typeof meta> = {};

export const Skeleton: StoryObj<typeof meta> = {
  render: () => <FeaturedPostSkeleton />,
};
