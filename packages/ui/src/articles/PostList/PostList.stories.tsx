import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inBoth, inPage } from "../../../../../.storybook/helpers.tsx";
import { Column, Grid } from "../../primitives/Grid/index.ts";
import { PostList, type PostListProps } from "./PostList.tsx";
import { storyPosts } from "./storyPosts.tsx";

const meta = {
  component: PostList,
  ...inBoth(storyPosts, ({ posts }): PostListProps => ({ items: posts, level: 2 })),
  decorators: [
    (Story) => (
      <Grid>
        <Column span={4}>
          <Story />
        </Column>
      </Grid>
    ),
    inPage,
  ],
} satisfies Meta<typeof PostList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[1]).toHaveFocus();
  },
};
