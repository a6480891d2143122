import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { Column, Grid } from "../../primitives/Grid/index.ts";
import { storyMessages } from "../PostRows/storyPosts.ts";
import { RankedList, type RankedListProps } from "./RankedList.tsx";

const meta = {
  component: RankedList,
  ...localizeArgs(storyMessages, (t): RankedListProps => ({ label: t.popular, items: t.posts })),
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
} satisfies Meta<typeof RankedList>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
