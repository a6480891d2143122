import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { storyImage } from "../Image/storyImages.ts";
import { storyBlog } from "../PostRows/storyPosts.ts";
import { FeaturedPost } from "./FeaturedPost.tsx";
import { FeaturedPostSkeleton } from "./FeaturedPostSkeleton.tsx";

const image = { ...storyImage("network", "auto", 1400, 800), mirror: true };

const meta = {
  title: "Sections/FeaturedPost",
  component: FeaturedPost,
  args: { href: "#lead", title: "", image },
  render: function Featured(args) {
    const t = storyBlog[useAgency().language as "en" | "ar"];
    return (
      <Container before="page">
        <FeaturedPost
          {...args}
          title={t.lead}
          excerpt={t.excerpt}
          category={t.category}
          date={t.date}
          dateTime="2025-11-12"
        />
      </Container>
    );
  },
} satisfies Meta<typeof FeaturedPost>;

export default meta;

export const Default: StoryObj<typeof meta> = {};

/** While the post is on its way. */
export const Skeleton: StoryObj<typeof meta> = {
  render: () => (
    <Container before="page">
      <FeaturedPostSkeleton />
    </Container>
  ),
};
