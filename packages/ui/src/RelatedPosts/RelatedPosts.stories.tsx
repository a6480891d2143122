import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { storyBlog, storyPosts } from "../PostRows/storyPosts.ts";
import { RelatedPosts } from "./RelatedPosts.tsx";

const meta = {
  title: "Sections/RelatedPosts",
  component: RelatedPosts,
  args: { label: "", items: [] },
} satisfies Meta<typeof RelatedPosts>;

export default meta;
type Story = StoryObj<typeof meta>;

function useItems() {
  const { language } = useAgency();
  return {
    label: storyBlog[language as "en" | "ar"].related,
    items: storyPosts(language)
      .slice(0, 3)
      .map(({ href, title, image, category }) => ({
        href,
        title,
        image,
        meta: category,
      })),
  };
}

export const Default: Story = {
  render: function Related() {
    return <RelatedPosts {...useItems()} />;
  },
};

/** One of them has no picture. */
export const WithoutPicture: Story = {
  render: function Related() {
    const { label, items } = useItems();
    return (
      <RelatedPosts
        label={label}
        items={items.map((item, index) => (index === 1 ? { ...item, image: undefined } : item))}
      />
    );
  },
};
