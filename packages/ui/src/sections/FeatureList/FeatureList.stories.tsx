import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { TagList } from "../../primitives/TagList/index.ts";
import { FeatureList, type FeatureListProps } from "./FeatureList.tsx";

const words = {
  en: {
    advantages: [
      [
        "The accounts are yours",
        "Ad accounts, data and audiences are in your company’s name from the first day.",
      ],
      ["The budget is in the open", "You pay the platforms directly and read every amount there."],
      [
        "Two languages, one idea",
        "Arabic and English ads are written together. Neither is a translation.",
      ],
      ["Stopped in time", "An ad that does not work is paused, and you hear why."],
    ],
    market: [
      ["Independent gyms", "One desk that does everything, and now has time to greet people."],
      ["Women-only clubs", "Access, staff and hours set for each area."],
      [
        "Studios and boxes",
        "Small classes, long waitlists, places that never stay empty for long.",
      ],
      ["Multi-branch chains", "One membership across branches, one report across all of them."],
    ],
    tools: "Measurement",
  },
  ar: {
    advantages: [
      ["الحسابات لك", "الحسابات الإعلانية والبيانات وقوائم الجمهور باسم شركتك منذ اليوم الأول."],
      ["الميزانية أمامك", "الدفع منك إلى المنصات مباشرة، وكل مبلغ يظهر لك فيها."],
      ["لغتان وفكرة واحدة", "تُكتب الإعلانات العربية والإنجليزية معًا، ولا تُترجم إحداهما عن الأخرى."],
      ["التوقف في حينه", "الإعلان الذي لا ينجح نوقفه، ونخبرك بالسبب."],
    ],
    market: [
      ["الصالات المستقلة", "مكتب واحد يفعل كل شيء، وصار لديه وقت للترحيب."],
      ["أندية السيدات", "دخول وموظفات وساعات لكل قسم على حدة."],
      ["الاستوديوهات المتخصصة", "حصص صغيرة وقوائم انتظار طويلة، وأماكن لا تبقى شاغرة طويلًا."],
      ["السلاسل متعددة الفروع", "عضوية واحدة في كل الفروع، وتقرير واحد عنها كلها."],
    ],
    tools: "القياس",
  },
};
const useWords = () => useStoryMessages(words);
const getFeatures = (pairs: string[][]) =>
  pairs.map(([title, description]) => ({ title, description }));
const tools = ["Google Analytics", "Google Tag Manager", "Matomo"];

const meta = {
  component: FeatureList,
  ...localizeArgs(words, (t): FeatureListProps => ({ items: getFeatures(t.advantages) })),
  decorators: [inPage],
} satisfies Meta<typeof FeatureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(4);
  },
};

export const Staggered: Story = {
  render: function Staggered() {
    const t = useWords();
    return <FeatureList layout="staggered" items={getFeatures(t.market)} />;
  },
};

export const Variants: Story = {
  render: function States() {
    const t = useWords();
    return (
      <>
        <FeatureList layout="rows" size="d3" items={getFeatures(t.advantages.slice(0, 2))} />
        <br />
        <FeatureList
          layout="rows"
          items={[
            {
              title: t.tools,
              description: (
                <TagList
                  aria-label={t.tools}
                  items={tools.map((label) => ({ label, dir: "ltr" as const }))}
                />
              ),
            },
          ]}
        />
        <br />
        <FeatureList columns={4} items={getFeatures(t.advantages)} />
      </>
    );
  },
};
