import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { ProseList } from "../../articles/Prose/index.ts";
import { TagList } from "../../primitives/TagList/index.ts";
import { DetailRows, type DetailRowsProps } from "./DetailRows.tsx";

const words = {
  en: {
    role: "The role",
    text: "You will draw Latin and Arabic identities as one system, from the first sketch to the file a printer opens. Most of our clients read both scripts; some notice only when one of them is wrong.",
    requirements: "Requirements",
    items: [
      "A portfolio with original Arabic lettering",
      "Glyphs or a similar editor, and an eye for spacing",
      "Clear written English and Arabic",
    ],
    skills: "Skills",
    tags: ["Type design", "Identity", "Arabic lettering", "Motion basics"],
  },
  ar: {
    role: "طبيعة العمل",
    text: "رسم الهويات بالعربية واللاتينية نظامًا واحدًا، من أول مسوّدة إلى الملف الذي تفتحه المطبعة. معظم عملائنا يقرؤون الحرفين، وبعضهم لا ينتبه إلا حين يخطئ أحدهما.",
    requirements: "المتطلبات",
    items: [
      "ملف أعمال فيه حروف عربية أصلية",
      "إتقان المحرّرات الشائعة، وعين دقيقة للمسافات",
      "كتابة واضحة بالعربية والإنجليزية",
    ],
    skills: "المهارات",
    tags: ["تصميم الخطوط", "الهوية", "الحروف العربية", "أساسيات الحركة"],
  },
};

const meta = {
  component: DetailRows,
  tags: ["edges"],
  ...localizeArgs(
    words,
    (t): DetailRowsProps => ({
      items: [
        { title: t.role, size: "lead", content: <p>{t.text}</p> },
        { title: t.requirements, content: <ProseList items={t.items} /> },
        { title: t.skills, content: <TagList items={t.tags.map((label) => ({ label }))} /> },
      ],
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof DetailRows>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(3);
  },
};
