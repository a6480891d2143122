import type { Meta, StoryObj } from "@storybook/react-vite";
import { inBoth, useStoryWords } from "../../../../../.storybook/helpers.tsx";
import { Container } from "../../primitives/Container/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { Section } from "../../sections/SectionHead/index.ts";
import { storyPosts } from "../PostList/storyPosts.tsx";
import { LatestPosts, type LatestPostsProps } from "./LatestPosts.tsx";
import { LatestPostsSkeleton } from "./LatestPostsSkeleton.tsx";

const words = {
  en: { label: "Blog", note: "Updated weekly", all: "All articles" },
  ar: { label: "المدونة", note: "تُحدَّث أسبوعيًا", all: "كل المقالات" },
};

const meta = {
  component: LatestPosts,
  ...inBoth(storyPosts, (posts): LatestPostsProps => posts),
  render: function Blog(args) {
    const t = useStoryWords(words);
    return (
      <Section id="blog" label={t.label} note={t.note} level={2}>
        <Container>
          <LatestPosts
            action={
              <Link kind="line" href="#all">
                {t.all}
              </Link>
            }
            {...args}
          />
        </Container>
      </Section>
    );
  },
} satisfies Meta<typeof LatestPosts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyOne: Story = {
  args: { posts: [] },
  parameters: { arabic: () => ({ lead: storyPosts.ar.lead }) },
};

/** While the articles are on their way. */
export const Skeleton: Story = {
  render: () => (
    <Container before="page">
      <LatestPostsSkeleton />
    </Container>
  ),
};
