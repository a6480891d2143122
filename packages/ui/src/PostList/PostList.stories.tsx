import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Column, Grid } from "../Grid/index.ts";
import { PostList } from "./PostList.tsx";
import { storyPosts } from "./storyPosts.tsx";

const meta = {
  title: "Sections/PostList",
  component: PostList,
  args: { items: storyPosts.en.posts },
  render: function Render() {
    return (
      <Container before="page">
        <Grid>
          <Column span={4}>
            <PostList level={2} items={storyPosts[useAgency().language as "en" | "ar"].posts} />
          </Column>
        </Grid>
      </Container>
    );
  },
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
