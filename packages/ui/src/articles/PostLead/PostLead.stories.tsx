import type { Meta, StoryObj } from "@storybook/react-vite";
import { inBoth, inPage } from "../../../../../.storybook/helpers.tsx";
import { Column, Grid } from "../../primitives/Grid/index.ts";
import { storyPosts } from "../PostList/storyPosts.tsx";
import { PostLead, type PostLeadProps } from "./PostLead.tsx";

const meta = {
  component: PostLead,
  ...inBoth(storyPosts, ({ lead }): PostLeadProps => ({ ...lead, level: 2 })),
  decorators: [
    (Story) => (
      <Grid>
        <Column span={7}>
          <Story />
        </Column>
      </Grid>
    ),
    inPage,
  ],
} satisfies Meta<typeof PostLead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPicture: Story = {
  args: { image: undefined },
  parameters: { arabic: () => ({ ...storyPosts.ar.lead, image: undefined }) },
};
