import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { storyBlog, storyPosts } from "../PostRows/storyPosts.ts";
import { RelatedPosts } from "./RelatedPosts.tsx";

const meta = {
  title: "Sections/RelatedPosts",
  component: RelatedPosts,
  args: { label: "", items: [] },
  render: function Related() {
    const { language } = useAgency();
    return (
      <RelatedPosts
        label={storyBlog[language as "en" | "ar"].related}
        items={storyPosts(language)
          .slice(0, 3)
          .map(({ href, title, image, category }) => ({
            href,
            title,
            image,
            meta: category,
            mirror: true,
          }))}
      />
    );
  },
} satisfies Meta<typeof RelatedPosts>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
