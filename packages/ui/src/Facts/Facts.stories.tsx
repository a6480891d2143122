import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Column, Grid } from "../Grid/index.ts";
import { Facts } from "./Facts.tsx";

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
const useWords = () => words[useAgency().language as "en" | "ar"];

const meta = {
  title: "Primitives/Facts",
  component: Facts,
  args: { items: [] },
  decorators: [
    (Story) => (
      <Container before="page">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  render: function Row() {
    const t = useWords();
    return <Facts items={t.job.map(([label, value]) => ({ label, value }))} />;
  },
};

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
