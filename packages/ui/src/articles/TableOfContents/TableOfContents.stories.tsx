import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Grid, GridItem } from "../../primitives/Grid/index.ts";
import { storyArticle } from "../ArticleBody/storyArticle.ts";
import { TableOfContents, type TableOfContentsProps } from "./TableOfContents.tsx";

const meta = {
  component: TableOfContents,
  ...localizeArgs(
    storyArticle,
    (t): TableOfContentsProps => ({
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
        <GridItem span={3}>
          <Story />
        </GridItem>
      </Grid>
    ),
    inPage,
  ],
} satisfies Meta<typeof TableOfContents>;

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
      <TableOfContents
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
