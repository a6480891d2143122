import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Column, Grid } from "../Grid/index.ts";
import { Cover, type CoverProps } from "./Cover.tsx";
import { storyCovers } from "./storyCovers.tsx";

function Sample({ variant }: Required<Pick<CoverProps, "variant">>) {
  const covers = storyCovers[useAgency().language as "en" | "ar"];
  const cover = covers[["lead", "portrait", "landscape"].indexOf(variant ?? "lead")] as CoverProps;
  return (
    <Container before="page">
      {variant === "lead" ? (
        <Cover {...cover} level={2} variant="lead" />
      ) : (
        <Grid>
          <Column span={variant === "portrait" ? 4 : 6}>
            <Cover {...cover} level={2} variant={variant} />
          </Column>
        </Grid>
      )}
    </Container>
  );
}

const meta = {
  title: "Sections/Cover",
  component: Cover,
  args: storyCovers.en[0] as CoverProps,
  render: () => <Sample variant="lead" />,
} satisfies Meta<typeof Cover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lead: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
};
export const Portrait: Story = { render: () => <Sample variant="portrait" /> };
export const Landscape: Story = { render: () => <Sample variant="landscape" /> };
