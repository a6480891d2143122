import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Column, Grid } from "../../primitives/Grid/index.ts";
import { storyArticle } from "../ArticleBody/storyArticle.ts";
import { Contents, type ContentsProps } from "./Contents.tsx";

const meta = {
  component: Contents,
  ...localizeArgs(
    storyArticle,
    (t): ContentsProps => ({
      label: t.contents,
      currentId: "helps",
      items: [
        { id: "grammar", label: t.grammar },
        { id: "helps", label: t.helps },
        { id: "breaks", label: t.breaks, level: 3 },
        { id: "browser", label: t.browser },
      ],
    }),
  ),
  decorators: [
    (Story) => (
      <Grid>
        <Column span={3}>
          <Story />
        </Column>
      </Grid>
    ),
    inPage,
  ],
} satisfies Meta<typeof Contents>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links[1]).toHaveAttribute("aria-current", "location");
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
};

export const Collapsible: StoryObj<typeof meta> = {
  tags: ["edges"],
  render: function Folds() {
    const t = useStoryMessages(storyArticle);
    return (
      <Contents
        collapsible
        label={t.contents}
        items={[
          { id: "grammar", label: t.grammar },
          { id: "helps", label: t.helps },
          { id: "browser", label: t.browser },
        ]}
      />
    );
  },
};
