import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBoth, inPage } from "../../internal/story.tsx";
import { Avatar, type AvatarProps } from "../../primitives/Avatar/index.ts";
import { People, type PeopleProps, type Person } from "./People.tsx";
import { PeopleSkeleton } from "./PeopleSkeleton.tsx";

const words = {
  en: {
    portrait: (name: string) => `Illustrated portrait of ${name}`,
    languages: "Languages",
    people: [
      {
        name: "Lina Haddad",
        role: "Type and identity lead",
        text: "Draws Latin and Arabic as one system. Keeps a drawer of shop signs she would have liked to set herself.",
        items: ["Arabic", "English", "French"],
      },
      {
        name: "Yousef Darwish",
        role: "Product strategy",
        text: "Spent a winter in scrapyards with a notebook.",
        items: ["Arabic", "English"],
      },
      { name: "Maya Brandt", role: "Product design", items: ["English", "German"] },
      { name: "Tom Ellery", role: "Frontend engineering" },
    ],
  },
  ar: {
    portrait: (name: string) => `صورة مرسومة: ${name}`,
    languages: "اللغات",
    people: [
      {
        name: "لينا حداد",
        role: "قيادة الخط والهوية",
        text: "ترسم اللاتينية والعربية نظامًا واحدًا، وتحتفظ بدرج من صور لافتات كانت تودّ لو خطّتها بيدها.",
        items: ["العربية", "الإنجليزية", "الفرنسية"],
      },
      {
        name: "يوسف درويش",
        role: "استراتيجية المنتج",
        text: "أمضى شتاءً كاملًا في ساحات الخردة ومعه دفتر.",
        items: ["العربية", "الإنجليزية"],
      },
      { name: "مايا براندت", role: "تصميم المنتجات", items: ["الإنجليزية", "الألمانية"] },
      { name: "توم إليري", role: "هندسة الواجهات الأمامية" },
    ],
  },
};

const looks: Pick<AvatarProps, "seed" | "hair" | "ground">[] = [
  { seed: "11", hair: "long", ground: "theme" },
  { seed: "24", hair: "beard", ground: "inverse" },
  { seed: "68", hair: "bun", ground: "accent" },
  { seed: "53", hair: "short", ground: "theme" },
];

const peopleOf = (t: (typeof words)["en"] | (typeof words)["ar"]): Person[] =>
  t.people.map(({ name, role, text, items }: (typeof t.people)[number], index) => ({
    id: name,
    name,
    role,
    text,
    portrait: <Avatar {...(looks[index] as AvatarProps)} alt={t.portrait(name)} />,
    facts: items && { label: t.languages, items },
  }));

const meta = {
  component: People,
  ...inBoth(words, (t): PeopleProps => ({ items: peopleOf(t) })),
  decorators: [inPage],
} satisfies Meta<typeof People>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(4);
    await expect(canvas.getAllByRole("img")).toHaveLength(4);
  },
};

export const OnItsWay: Story = { render: () => <PeopleSkeleton count={3} /> };
