import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Container } from "../../primitives/Container/index.ts";
import { Section } from "../Section/index.ts";
import { Timeline, type TimelineItem, type TimelineProps } from "./Timeline.tsx";

const words = {
  en: {
    label: "Timeline",
    note: "Eighteen weeks, drawn to scale",
    project: [
      ["Weeks 1 to 4", "On the quay", "Three days counting questions."],
      ["Weeks 5 to 11", "First timetable", "Printed, pinned up, rewritten."],
      ["Weeks 12 to 17", "Booking in test", "Two routes, 300 passengers."],
      ["Week 18", "All eleven routes", "Live on a Sunday morning."],
    ],
    dense: [
      ["Week 1", "Kick-off"],
      ["Weeks 2 and 3", "Interviews"],
      ["Weeks 3 to 9", "Design, both scripts"],
      ["Weeks 12 to 18", "Build"],
      ["Weeks 17 to 20", "Handover"],
    ],
  },
  ar: {
    label: "الجدول الزمني",
    note: "ثمانية عشر أسبوعًا بمقياس رسم واحد",
    project: [
      ["من الأسبوع 1 إلى 4", "على رصيف الميناء", "ثلاثة أيام في إحصاء الأسئلة."],
      ["من الأسبوع 5 إلى 11", "الجدول الأول", "طُبع وعُلّق ثم أُعيدت كتابته."],
      ["من الأسبوع 12 إلى 17", "الحجز قيد الاختبار", "خطّان و300 راكب."],
      ["الأسبوع 18", "الخطوط الأحد عشر", "انطلقت صباح يوم أحد."],
    ],
    dense: [
      ["الأسبوع 1", "الانطلاق"],
      ["الأسبوعان 2 و3", "المقابلات"],
      ["من الأسبوع 3 إلى 9", "التصميم بالحرفين العربي واللاتيني"],
      ["من الأسبوع 12 إلى 18", "التنفيذ"],
      ["من الأسبوع 17 إلى 20", "التسليم"],
    ],
  },
};
const useWords = () => useStoryMessages(words);

const withTimes = (rows: string[][], times: [number, number][]): TimelineItem[] =>
  rows.map(([label, title, description], index) => {
    const [start, end] = times[index] ?? [0, 0];
    return { start, end, label, title, description };
  });

const meta = {
  component: Timeline,
  ...localizeArgs(
    words,
    (t): TimelineProps => ({
      items: withTimes(t.project, [
        [1, 5],
        [5, 12],
        [12, 18],
        [18, 19],
      ]),
    }),
  ),
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ["edges"],
  render: function Render(args) {
    const t = useWords();
    return (
      <Section id="timeline" label={t.label} meta={t.note}>
        <Container>
          <Timeline {...args} />
        </Container>
      </Section>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(4);
  },
};

export const OverlappingLabels: Story = {
  render: function Render() {
    const times: [number, number][] = [
      [1, 2],
      [2, 4],
      [3, 10],
      [12, 19],
      [17, 21],
    ];
    return (
      <Container paddingBlockStart="page">
        <Timeline items={withTimes(useWords().dense, times)} level={2} />
      </Container>
    );
  },
};
