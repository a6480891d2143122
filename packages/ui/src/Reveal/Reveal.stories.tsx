import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Heading } from "../Heading/index.ts";
import { Line } from "../Line/index.ts";
import { Stack } from "../Stack/index.ts";
import { Reveal } from "./Reveal.tsx";

const words = { en: "Find where you are.", ar: "نحدّد أين وصلت فكرتك." };

const meta = {
  title: "Primitives/Reveal",
  component: Reveal,
  args: { children: "Find where you are." },
  render: function Render() {
    return (
      <Container before="page">
        <Reveal>
          <Stack gap={6}>
            <Heading level={2}>{words[useAgency().language as "en" | "ar"]}</Heading>
            <Line draw />
          </Stack>
        </Reveal>
      </Container>
    );
  },
} satisfies Meta<typeof Reveal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InView: Story = {
  play: async ({ canvas }) => {
    const content = canvas.getByRole("heading").parentElement?.parentElement as HTMLElement;
    await waitFor(() => expect(getComputedStyle(content).opacity).toBe("1"));
  },
};
