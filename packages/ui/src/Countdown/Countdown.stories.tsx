import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Countdown } from "./Countdown.tsx";

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
const useWords = () => words[useAgency().language as "en" | "ar"];
const launch = "2026-06-30T12:00:00+04:00";

const meta = {
  title: "Sections/Countdown",
  component: Countdown,
  args: { to: launch, labels: words.en.labels, date: words.en.date },
  render: function Render(args) {
    const { labels, date } = useWords();
    return (
      <Container before="page">
        <Countdown {...args} labels={labels} date={date} />
      </Container>
    );
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { showDate: true },
  play: async ({ canvas, globals }) => {
    const timer = canvas.getByRole("timer");
    const cells = [...timer.querySelectorAll("[dir=ltr]")];
    await expect(cells.map(({ textContent }) => textContent)).toEqual(["165", "22", "19", "00"]);
    const [first, second] = cells.map((cell) => cell.getBoundingClientRect().x);
    await expect((first ?? 0) > (second ?? 0)).toBe(globals.direction === "rtl");
  },
};

/** The date alone is read; no figures and no shift before the time is known; after it, its successor. */
export const States: Story = {
  render: function States() {
    const { labels, date, live } = useWords();
    return (
      <Container before="page">
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
      </Container>
    );
  },
};
