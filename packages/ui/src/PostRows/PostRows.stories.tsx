import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { LoadMore } from "../LoadMore/index.ts";
import { RankedList } from "../RankedList/index.ts";
import { Split } from "../Split/index.ts";
import { Stack } from "../Stack/index.ts";
import { TagList } from "../TagList/index.ts";
import { PostRow } from "./PostRow.tsx";
import { PostRows } from "./PostRows.tsx";
import { PostRowsSkeleton } from "./PostRowsSkeleton.tsx";
import { storyBlog, storyPosts } from "./storyPosts.ts";

const useWords = () => {
  const { language } = useAgency();
  return { t: storyBlog[language as "en" | "ar"], posts: storyPosts(language) };
};

const meta = {
  title: "Sections/PostRows",
  component: PostRows,
  args: { label: "", children: undefined },
  decorators: [
    (Story) => (
      <Container before="page">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PostRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  render: function Rows() {
    const { t, posts } = useWords();
    return (
      <PostRows label={t.latest}>
        {posts.map((post) => (
          <PostRow key={post.href} {...post} />
        ))}
      </PostRows>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
  },
};

export const WithoutPictures: Story = {
  render: function WithoutPictures() {
    const { t, posts } = useWords();
    return (
      <PostRows label={t.latest}>
        {posts.map(({ href, title, date, category }) => (
          <PostRow key={href} href={href} title={title} date={date} category={category} />
        ))}
      </PostRows>
    );
  },
};

/** While the posts are on their way, and while only their pictures are. */
export const OnTheirWay: Story = {
  render: function OnTheirWay() {
    const { t, posts } = useWords();
    return (
      <Stack gap={7}>
        <PostRowsSkeleton count={2} />
        <PostRows label={t.latest}>
          {posts.slice(0, 2).map(({ image, ...post }) => (
            <PostRow key={post.href} {...post} imagePending />
          ))}
        </PostRows>
      </Stack>
    );
  },
};

export const WithSidebar: Story = {
  render: function WithSidebar() {
    const { t, posts } = useWords();
    return (
      <Split
        sideAs="aside"
        sideLabel={t.popular}
        main={
          <>
            <PostRows label={t.latest}>
              {posts.map((post) => (
                <PostRow key={post.href} {...post} />
              ))}
            </PostRows>
            <LoadMore label={t.more} remaining={t.shown} onLoadMore={() => {}} />
          </>
        }
        side={
          <Stack gap={7}>
            <RankedList label={t.popular} items={posts} />
            <TagList
              aria-label={t.tags}
              items={t.tagList.map((label, i) => ({ label, href: `#tag-${i}` }))}
            />
          </Stack>
        }
      />
    );
  },
};
