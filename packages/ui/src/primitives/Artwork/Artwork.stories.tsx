import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Grid, GridItem } from "../Grid/index.ts";
import { Artwork, type ArtworkProps } from "./Artwork.tsx";

const meta = {
  component: Artwork,
  args: { kind: "bundle" },
} satisfies Meta<typeof Artwork>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bundle: Story = {};
export const Terrain: Story = {
  tags: ["drawing", "!test"],
  render: () => (
    <Grid>
      {([0, 1, 2] as const).map((slice) => (
        <GridItem key={slice} span={4}>
          <Artwork kind="terrain" slice={slice} slices={3} />
        </GridItem>
      ))}
    </Grid>
  ),
};
export const Maze: Story = {
  tags: ["drawing", "!test"],
  render: () => (
    <Grid>
      <GridItem span={4}>
        <Artwork kind="maze" seed={3} />
      </GridItem>
    </Grid>
  ),
};

/** `band` gives any kind the wide ratio of `bundle`. */
export const WideRatio: Story = {
  tags: ["drawing", "!test"],
  args: { kind: "terrain", seed: 2, band: true },
};

const family: Pick<ArtworkProps, "kind" | "seed" | "ground">[] = [
  { kind: "network", seed: 9, ground: "theme" },
  { kind: "contour", seed: 31, ground: "accent" },
  { kind: "chord", seed: 47, ground: "inverse" },
  { kind: "halftone", seed: 52, ground: "inverse" },
  { kind: "envelope", seed: 8, ground: "accent" },
  { kind: "warp", seed: 33, ground: "theme" },
  { kind: "flow", seed: 61, ground: "theme" },
  { kind: "orbit", seed: 19, ground: "inverse" },
  { kind: "star", seed: 14, ground: "theme" },
];

export const AllKinds: Story = {
  tags: ["drawing", "!test"],
  render: () => (
    <div style={{ paddingBlockEnd: 80 }}>
      <Grid>
        {family.map((art) => (
          <GridItem key={art.kind} span={4}>
            <div style={{ paddingBlockEnd: 24 }}>
              <Artwork {...art} />
            </div>
          </GridItem>
        ))}
      </Grid>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawn = () => canvasElement.querySelectorAll("canvas[data-state=drawn]").length;
    await waitFor(() => expect(drawn()).toBe(family.length));
  },
};
