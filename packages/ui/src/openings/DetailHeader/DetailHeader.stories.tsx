import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { storyImage } from "../../../../../.storybook/images.ts";
import { Breadcrumbs } from "../../primitives/Breadcrumbs/index.ts";
import { ButtonLink } from "../../primitives/Button/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { DetailHeader, type DetailHeaderProps } from "./DetailHeader.tsx";
import { DetailSkeleton } from "./DetailSkeleton.tsx";

const words = {
  en: {
    here: "Breadcrumb",
    cases: "Case studies",
    client: "Marsa Lines",
    meta: ["Passenger transport", "Branding, product"],
    title: "Ferry times you can read from the quay",
    facts: [
      ["Client", "Marsa Lines"],
      ["Industry", "Passenger transport"],
      ["Company size", "120 people"],
      ["Location", "Abu Dhabi"],
      ["Services", "Branding, product, technology"],
      ["Duration", "18 weeks"],
      ["Team", "6 people"],
      ["Completed", "18 May 2025"],
    ],
    careers: "Careers",
    design: "Design",
    job: "Senior brand designer, Arabic type",
    jobFacts: [
      ["Location", "Dubai"],
      ["Job type", "Full Time"],
      ["Work mode", "Hybrid"],
      ["Experience", "6 years or more"],
      ["Salary", "AED 22,000–28,000 a month"],
      ["Apply by", "15 December 2027"],
    ],
    apply: "Apply now",
    left: "12 days left",
  },
  ar: {
    here: "مسار التنقل",
    cases: "دراسات الحالة",
    client: "مرسى لاينز",
    meta: ["نقل الركاب", "علامة تجارية ومنتج"],
    title: "جدول لمواعيد العبّارات يُقرأ من الرصيف",
    facts: [
      ["العميل", "مرسى لاينز"],
      ["القطاع", "نقل الركاب"],
      ["حجم الشركة", "120 موظفًا"],
      ["الموقع", "أبوظبي"],
      ["الخدمات", "علامة تجارية ومنتج وتقنية"],
      ["المدة", "18 أسبوعًا"],
      ["الفريق", "6 أشخاص"],
      ["الإنجاز", "18 مايو 2025"],
    ],
    careers: "الوظائف",
    design: "التصميم",
    job: "مصمّم/مصمّمة هوية، خبرة في الخط العربي",
    jobFacts: [
      ["مكان العمل", "دبي"],
      ["نوع الوظيفة", "دوام كامل"],
      ["نمط العمل", "هجين"],
      ["مستوى الخبرة", "6 سنوات فأكثر"],
      ["الراتب", "من 22,000 إلى 28,000 درهم شهريًا"],
      ["آخر موعد", "15 ديسمبر 2027"],
    ],
    apply: "التقديم الآن",
    left: "بقي 12 يومًا",
  },
};
const useWords = () => useStoryMessages(words);
const getFacts = (pairs: string[][]) => pairs.map(([label, value]) => ({ label, value }));

const meta = {
  component: DetailHeader,
  subcomponents: { DetailSkeleton },
  tags: ["edges"],
  ...localizeArgs(
    words,
    (t): DetailHeaderProps => ({
      title: t.title,
      breadcrumbs: (
        <Breadcrumbs
          label={t.here}
          items={[{ label: t.cases, href: "#cases" }, { label: <bdi>{t.client}</bdi> }]}
        />
      ),
      meta: t.meta,
      facts: getFacts(t.facts),
      image: { ...storyImage("network"), mirror: true },
    }),
  ),
} satisfies Meta<typeof DetailHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Skeleton: Story = {
  tags: ["!edges"],
  render: () => <DetailSkeleton facts={8} withImage />,
};

export const WithAction: Story = {
  render: function Vacancy() {
    const t = useWords();
    return (
      <DetailHeader
        title={t.job}
        breadcrumbs={
          <Breadcrumbs
            label={t.here}
            items={[{ label: t.careers, href: "#careers" }, { label: t.design }]}
          />
        }
        facts={getFacts(t.jobFacts)}
        actions={
          <>
            <ButtonLink href="#apply">{t.apply}</ButtonLink>
            <Text size="sm" tone="secondary">
              {t.left}
            </Text>
          </>
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const [back, apply] = canvas.getAllByRole("link");
    await userEvent.tab();
    await expect(back).toHaveFocus();
    await userEvent.tab();
    await expect(apply).toHaveFocus();
  },
};
