import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { Countdown, type CountdownProps } from "./Countdown.tsx";

const words = {
  en: {
    date: "30 June 2026, 12:00 in Dubai",
    live: "Rendre is now live.",
    labels: { days: "days", hours: "hours", minutes: "minutes", seconds: "seconds" },
  },
  ar: {
    date: "30 يونيو 2026، الساعة 12:00 ظهرًا بتوقيت دبي",
    live: "المنصة متاحة الآن.",
    labels: { days: "الأيام", hours: "الساعات", minutes: "الدقائق", seconds: "الثواني" },
  },
};
const useWords = () => useStoryMessages(words);
const launch = "2026-06-30T12:00:00+04:00";

const meta = {
  component: Countdown,
  ...localizeArgs(words, ({ labels, date }): CountdownProps => ({ to: launch, labels, date })),
  decorators: [inPage],
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { showDate: true },
  play: async ({ canvas, globals }) => {
    const timer = canvas.getByRole("timer");
    const cells = [...timer.querySelectorAll("[dir=ltr]")];
    await expect(cells.map(({ textContent }) => textContent)).toEqual(["165", "22", "19", "00"]);
    const [first = new DOMRect(), second = new DOMRect()] = cells.map((cell) =>
      cell.getBoundingClientRect(),
    );
    await expect(first.x > second.x).toBe(globals.direction === "rtl");
    const gap = Math.max(first.x, second.x) - Math.min(first.right, second.right);
    await expect(gap).toBeGreaterThan(20);
  },
};

export const Variants: Story = {
  render: function States() {
    const { labels, date, live } = useWords();
    return (
      <Stack gap={8}>
        <Countdown to="2026-01-17T09:41:07Z" labels={labels} date={date} />
        <Countdown to="" labels={labels} date={date} showDate />
        <Countdown
          to="2026-01-01T00:00:00+04:00"
          labels={labels}
          date={date}
          launched={<Text size="d3">{live}</Text>}
        />
      </Stack>
    );
  },
};
