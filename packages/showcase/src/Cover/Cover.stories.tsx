import { Grid, GridItem } from "@agency/ui/Grid";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs } from "../../../../.storybook/helpers.tsx";
import { hillside } from "../../sample/evidence/hillside.ts";
import { Hillside } from "../Hillside/index.ts";
import { Cover, type CoverProps } from "./Cover.tsx";
import { storyCovers } from "./storyCovers.tsx";

const variants = ["lead", "portrait", "landscape", "strip"] as const;
const spans = { lead: 12, wide: 8, portrait: 4, landscape: 6, strip: 12 } as const;

const getCover = (variant: (typeof variants)[number]) => (covers: CoverProps[]) => ({
  ...(covers[variants.indexOf(variant)] as CoverProps),
  level: 2 as const,
  variant,
});

const meta = {
  component: Cover,
  ...localizeArgs(storyCovers, getCover("lead")),
  decorators: [
    (Story, { args }) => (
      <Grid>
        <GridItem span={spans[args.variant ?? "lead"]}>
          <Story />
        </GridItem>
      </Grid>
    ),
    inPage,
  ],
} satisfies Meta<typeof Cover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lead: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
};
export const Portrait: Story = localizeArgs(storyCovers, getCover("portrait"));
export const Landscape: Story = localizeArgs(storyCovers, getCover("landscape"));

export const WithArtwork: Story = localizeArgs(storyCovers, (covers) => ({
  ...getCover("portrait")(covers),
  drawing: (view) => (view === "strip" ? undefined : <Hillside content={hillside} view={view} />),
}));
