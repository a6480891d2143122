import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { Grid, GridItem } from "../../primitives/Grid/index.ts";
import { storyMessages } from "../PostList/storyPosts.ts";
import { RankedList, type RankedListProps } from "./RankedList.tsx";

const meta = {
  component: RankedList,
  ...localizeArgs(storyMessages, (t): RankedListProps => ({ title: t.popular, items: t.posts })),
  decorators: [
    (Story) => (
      <Grid>
        <GridItem span={4}>
          <Story />
        </GridItem>
      </Grid>
    ),
    inPage,
  ],
} satisfies Meta<typeof RankedList>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
