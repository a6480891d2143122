import { Container } from "@agency/ui/Container";
import { Link } from "@agency/ui/Link";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { useStoryMessages } from "../../../../.storybook/helpers.tsx";
import { Stations, type StationsProps } from "./Stations.tsx";
import { getWay, storyWay, type WayWords } from "./storyWay.tsx";

interface SampleProps {
  initial: number;
}

function Way({ words, initial }: SampleProps & { words: WayWords }) {
  const [value, setValue] = useState(initial);
  return (
    <Stations
      {...getWay(words, value)}
      onValueChange={setValue}
      action={
        <Link variant="line" href="#enquiry">
          {words.action}
        </Link>
      }
    />
  );
}

function Sample({ initial }: SampleProps) {
  const words = useStoryMessages(storyWay);
  // Restarts in another language: texts are in its state.
  return (
    <Container paddingBlockStart="page">
      <Way key={words.title} words={words} initial={initial} />
    </Container>
  );
}

const meta = {
  component: Stations,
  args: { ...getWay(storyWay.en, 2), onValueChange: () => {} },
  render: ({ value }: Pick<StationsProps, "value">) => <Sample initial={value} />,
} satisfies Meta<typeof Stations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const slider = canvas.getByRole("slider");
    await expect(slider).toHaveValue("34");
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    const [back, forward] =
      globals.direction === "rtl" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    await userEvent.keyboard(`{${forward}}`);
    await expect(slider).toHaveValue("50");
    await userEvent.keyboard("{End}{Home}");
    await expect(slider).toHaveValue("0");
    await userEvent.keyboard(`{${forward}}{${forward}}{${forward}}{${back}}`);
    await expect(slider).toHaveValue("34");
  },
};

export const NearEnd: Story = { args: { value: 5 } };
export const LastStation: Story = { args: { value: 6 } };
