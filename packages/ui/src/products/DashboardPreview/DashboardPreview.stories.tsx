import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBoth, useStoryWords } from "../../internal/story.tsx";
import { Container } from "../../primitives/Container/index.ts";
import { Column, Grid } from "../../primitives/Grid/index.ts";
import { ProductTheme } from "../ProductTheme/index.ts";
import { productColors } from "../ProductTheme/storyProducts.ts";
import { DashboardPanel, DashboardPreview } from "./DashboardPreview.tsx";
import { GymDashboard, recyclingOf } from "./storyDashboards.tsx";

const useLanguage = () => useStoryWords({ en: "en", ar: "ar" } as const);

const meta = {
  component: DashboardPreview,
  subcomponents: { DashboardPanel },
  ...inBoth({ en: "en", ar: "ar" } as const, recyclingOf),
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: 56 }}>
        <Container before="page">
          <Story />
        </Container>
      </div>
    ),
  ],
} satisfies Meta<typeof DashboardPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Vehicle recycling: lots and their weights, a chart, states to scale, a route. */
export const Recycling: Story = {
  tags: ["edges"],
  render: (args) => (
    <ProductTheme product="rendre" colors={productColors("rendre")}>
      <DashboardPreview {...args} />
    </ProductTheme>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(2);
    await expect(canvas.getAllByRole("listitem").length).toBeGreaterThan(6);
  },
};

/** A gym, beside which a text would stand. */
export const Gym: Story = {
  render: function Gym() {
    const language = useLanguage();
    return (
      <Grid>
        <Column span={8}>
          <GymDashboard language={language} />
        </Column>
      </Grid>
    );
  },
};
