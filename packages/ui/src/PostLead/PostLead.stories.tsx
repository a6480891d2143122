import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Column, Grid } from "../Grid/index.ts";
import { storyPosts } from "../PostList/storyPosts.tsx";
import { PostLead, type PostLeadProps } from "./PostLead.tsx";

function Sample(props: Partial<PostLeadProps>) {
  const { lead } = storyPosts[useAgency().language as "en" | "ar"];
  return (
    <Container before="page">
      <Grid>
        <Column span={7}>
          <PostLead {...lead} {...props} level={2} />
        </Column>
      </Grid>
    </Container>
  );
}

const meta = {
  title: "Sections/PostLead",
  component: PostLead,
  args: storyPosts.en.lead,
  render: () => <Sample />,
} satisfies Meta<typeof PostLead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPicture: Story = { render: () => <Sample image={undefined} /> };
