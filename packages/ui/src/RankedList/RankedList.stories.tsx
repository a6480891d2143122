import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Column, Grid } from "../Grid/index.ts";
import { storyBlog, storyPosts } from "../PostRows/storyPosts.ts";
import { RankedList } from "./RankedList.tsx";

const meta = {
  title: "Sections/RankedList",
  component: RankedList,
  args: { label: "", items: [] },
  render: function Ranked(args) {
    const { language } = useAgency();
    return (
      <Container before="page">
        <Grid>
          <Column span={4}>
            <RankedList
              {...args}
              label={storyBlog[language as "en" | "ar"].popular}
              items={storyPosts(language)}
            />
          </Column>
        </Grid>
      </Container>
    );
  },
} satisfies Meta<typeof RankedList>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
