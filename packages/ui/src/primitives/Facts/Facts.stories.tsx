import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Column, Grid } from "../Grid/index.ts";
import { Facts, type FactsProps } from "./Facts.tsx";

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
  component: Facts,
  ...localizeArgs(
    words,
    (t): FactsProps => ({
      items: t.job.map(([label, value]) => ({ label, value })),
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};

export const List: Story = {
  render: function List() {
    const t = useWords();
    const values = ["hello@example.com", "+971 4 555 0199"];
    return (
      <Grid>
        <Column span={4}>
          <Facts
            layout="list"
            items={t.direct.map((label, i) => ({
              label,
              value: <bdi dir="ltr">{values[i]}</bdi>,
            }))}
          />
        </Column>
      </Grid>
    );
  },
};
