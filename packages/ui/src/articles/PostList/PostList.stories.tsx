import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { LoadMore } from "../../primitives/LoadMore/index.ts";
import { Split } from "../../primitives/Split/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { TagList } from "../../primitives/TagList/index.ts";
import { RankedList } from "../RankedList/index.ts";
import { PostList, type PostListProps } from "./PostList.tsx";
import { PostListItem } from "./PostListItem.tsx";
import { PostListSkeleton } from "./PostListSkeleton.tsx";
import { storyMessages } from "./storyPosts.ts";

const useWords = () => {
  const t = useStoryMessages(storyMessages);
  return { t, posts: t.posts };
};

const meta = {
  component: PostList,
  ...localizeArgs(
    storyMessages,
    (t): PostListProps => ({
      title: t.latest,
      children: t.posts.map((post) => <PostListItem key={post.href} {...post} />),
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof PostList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
  },
};

export const WithoutImages: Story = {
  render: function WithoutPictures() {
    const { t, posts } = useWords();
    return (
      <PostList title={t.latest}>
        {posts.map(({ href, title, date, category }) => (
          <PostListItem key={href} href={href} title={title} date={date} category={category} />
        ))}
      </PostList>
    );
  },
};

export const Loading: Story = {
  render: function OnTheirWay() {
    const { t, posts } = useWords();
    return (
      <Stack gap={7}>
        <PostListSkeleton count={2} />
        <PostList title={t.latest}>
          {posts.slice(0, 2).map(({ image, ...post }) => (
            <PostListItem key={post.href} {...post} imagePending />
          ))}
        </PostList>
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
            <PostList title={t.latest}>
              {posts.map((post) => (
                <PostListItem key={post.href} {...post} />
              ))}
            </PostList>
            <LoadMore label={t.more} remaining={t.shown} onLoadMore={() => {}} />
          </>
        }
        side={
          <Stack gap={7}>
            <RankedList title={t.popular} items={posts} />
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
