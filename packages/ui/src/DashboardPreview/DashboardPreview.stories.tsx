import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Column, Grid } from "../Grid/index.ts";
import { DashboardPanel, DashboardPreview } from "./DashboardPreview.tsx";
import { GymDashboard, RecyclingDashboard } from "./storyDashboards.tsx";

const useLanguage = () => useAgency().language as "en" | "ar";

const meta = {
  title: "Sections/DashboardPreview",
  component: DashboardPreview,
  subcomponents: { DashboardPanel },
  args: { title: "", caption: "", children: null },
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
  render: function Recycling() {
    return <RecyclingDashboard language={useLanguage()} />;
  },
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
