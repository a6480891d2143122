import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Grid, GridItem } from "../Grid/index.ts";
import { DescriptionList, type DescriptionListProps } from "./DescriptionList.tsx";

const words = {
  en: {
    job: [
      ["Location", "Dubai"],
      ["Job type", "Full Time"],
      ["Work mode", "Hybrid"],
      ["Experience level", "6 years or more"],
      ["Department", "Design"],
      ["Application deadline", "15 December 2026"],
    ],
    direct: ["Write", "Call"],
  },
  ar: {
    job: [
      ["مكان العمل", "دبي"],
      ["نوع الوظيفة", "دوام كامل"],
      ["نمط العمل", "هجين"],
      ["مستوى الخبرة", "6 سنوات أو أكثر"],
      ["القسم", "التصميم"],
      ["آخر موعد للتقديم", "15 ديسمبر 2026"],
    ],
    direct: ["البريد الإلكتروني", "رقم الهاتف"],
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  component: DescriptionList,
  ...localizeArgs(
    words,
    (t): DescriptionListProps => ({
      items: t.job.map(([label, value]) => ({ label, value })),
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};

export const List: Story = {
  render: function List() {
    const t = useWords();
    const values = ["hello@example.com", "+971 4 555 0199"];
    return (
      <Grid>
        <GridItem span={4}>
          <DescriptionList
            layout="list"
            items={t.direct.map((label, i) => ({
              label,
              value: <bdi dir="ltr">{values[i]}</bdi>,
            }))}
          />
        </GridItem>
      </Grid>
    );
  },
};
