import { Container } from "@agency/ui/Container";
import { Stack } from "@agency/ui/Stack";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../.storybook/helpers.tsx";
import { Chapter, type ChapterProps } from "./Chapter.tsx";

const words = {
  en: {
    challenge: "Challenge",
    challengeText:
      "Eleven routes, four operators and a printed timetable that changed with the tide. Half of all calls to the ticket desk asked one question: when is the next boat?",
    objectives: "Objectives",
    goals: [
      "One answer per stop, readable at ten metres",
      "The same layout on paper, screen and quay",
      "Arabic and English at equal size",
    ],
    solution: "Solution",
    solutionText: [
      "We drew every departure as a point and every crossing as a line.",
      "The map became the timetable, the timetable became the mark, and booking became two taps on the line you need.",
    ],
  },
  ar: {
    challenge: "التحدي",
    challengeText:
      "أحد عشر خطًّا وأربعة مشغّلين وجدول مطبوع يتغيّر مع المدّ والجزر. وكان نصف الاتصالات بمكتب التذاكر سؤالًا واحدًا: متى العبّارة التالية؟",
    objectives: "الأهداف",
    goals: [
      "إجابة واحدة لكل محطة تُقرأ من عشرة أمتار",
      "التخطيط نفسه على الورق والشاشة والرصيف",
      "العربية والإنجليزية بالحجم نفسه",
    ],
    solution: "الحل",
    solutionText: [
      "رسمنا كل انطلاق نقطةً وكل عبور خطًّا.",
      "صارت الخريطة جدولًا، وصار الجدول شعارًا، وصار الحجز نقرتين على الخط المطلوب.",
    ],
  },
};

const meta = {
  component: Chapter,
  tags: ["edges"],
  ...localizeArgs(
    words,
    (t): ChapterProps => ({
      title: t.challenge,
      paragraphs: [t.challengeText],
      aside: { label: t.objectives, items: t.goals },
    }),
  ),
  render: function Story(args) {
    const t = useStoryMessages(words);
    return (
      <Container paddingBlockStart="page">
        <Stack gap={8}>
          <Chapter {...args} />
          <Chapter
            title={t.solution}
            paragraphs={t.solutionText}
            aside={{ label: t.objectives, items: [] }}
          />
        </Stack>
      </Container>
    );
  },
} satisfies Meta<typeof Chapter>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(2);
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  },
};
