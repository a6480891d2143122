import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Link } from "../Link/index.ts";
import { storyPosts } from "../PostList/storyPosts.tsx";
import { Section } from "../SectionHead/index.ts";
import { LatestPosts, type LatestPostsProps } from "./LatestPosts.tsx";
import { LatestPostsSkeleton } from "./LatestPostsSkeleton.tsx";

const words = {
  en: { label: "Blog", note: "Updated weekly", all: "All articles" },
  ar: { label: "المدونة", note: "تُحدَّث أسبوعيًا", all: "كل المقالات" },
};

function Sample(props: Partial<LatestPostsProps>) {
  const language = useAgency().language as "en" | "ar";
  const t = words[language];
  return (
    <Section id="blog" number={6} label={t.label} note={t.note} level={2}>
      <Container>
        <LatestPosts
          {...storyPosts[language]}
          action={
            <Link kind="line" href="#all">
              {t.all}
            </Link>
          }
          {...props}
        />
      </Container>
    </Section>
  );
}

const meta = {
  title: "Sections/LatestPosts",
  component: LatestPosts,
  args: storyPosts.en,
  render: () => <Sample />,
} satisfies Meta<typeof LatestPosts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyOne: Story = { render: () => <Sample posts={[]} /> };

/** While the articles are on their way. */
export const Skeleton: Story = {
  render: () => (
    <Container before="page">
      <LatestPostsSkeleton />
    </Container>
  ),
};
