import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { storyPortraits } from "../../../../../.storybook/portraits.ts";
import { Portrait, type PortraitRecord } from "../../primitives/Portrait/index.ts";
import { People, type PeopleProps, type Person } from "./People.tsx";
import { PeopleSkeleton } from "./PeopleSkeleton.tsx";

const words = {
  en: {
    portrait: (name: string) => `Illustrated portrait of ${name}`,
    languages: "Languages",
    people: [
      {
        name: "Lina Haddad",
        role: "Brand identity and type lead",
        description:
          "Draws Latin and Arabic as one system. Keeps a drawer of shop signs she would have liked to set herself.",
        items: ["Arabic", "English", "French"],
      },
      {
        name: "Yousef Darwish",
        role: "Product strategy",
        description: "Spent a winter in scrapyards with a notebook.",
        items: ["Arabic", "English"],
      },
      { name: "Maya Brandt", role: "Product design", items: ["English", "German"] },
      { name: "Tom Ellery", role: "Frontend engineering" },
      { name: "Noor Basheer", role: "Arabic editing" },
    ],
  },
  ar: {
    portrait: (name: string) => `صورة مرسومة: ${name}`,
    languages: "اللغات",
    people: [
      {
        name: "لينا حداد",
        role: "رئيسة تصميم الهوية والخطوط",
        description:
          "ترسم اللاتينية والعربية نظامًا واحدًا، وتحتفظ بدرج من صور لافتات كانت تودّ لو خطّتها بيدها.",
        items: ["العربية", "الإنجليزية", "الفرنسية"],
      },
      {
        name: "يوسف درويش",
        role: "مدير استراتيجية المنتج",
        description: "أمضى شتاءً كاملًا في ساحات الخردة ومعه دفتر.",
        items: ["العربية", "الإنجليزية"],
      },
      { name: "مايا براندت", role: "مصمّمة منتجات", items: ["الإنجليزية", "الألمانية"] },
      { name: "توم إليري", role: "مهندس واجهات أمامية" },
      { name: "نور بشير", role: "محرّرة اللغة العربية" },
    ],
  },
};

const records = [
  storyPortraits["lina-haddad"],
  storyPortraits["yousef-darwish"],
  storyPortraits["maya-brandt"],
  storyPortraits["tom-ellery"],
  storyPortraits["noor-basheer"],
] as const;

const getPeople = (t: (typeof words)["en"] | (typeof words)["ar"]): Person[] =>
  t.people.map(({ name, role, description, items }: (typeof t.people)[number], index) => ({
    id: name,
    name,
    role,
    description,
    portrait: ({ ratio, facing }) => (
      <Portrait
        record={records[index] as PortraitRecord}
        ratio={ratio}
        facing={facing}
        label={t.portrait(name)}
      />
    ),
    facts: items && { label: t.languages, items },
  }));

const meta = {
  component: People,
  ...localizeArgs(words, (t): PeopleProps => ({ items: getPeople(t) })),
  decorators: [inPage],
} satisfies Meta<typeof People>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ["drawing", "!test"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(5);
    await expect(canvas.getAllByRole("img")).toHaveLength(5);
  },
};

export const Loading: Story = { render: () => <PeopleSkeleton count={3} /> };
