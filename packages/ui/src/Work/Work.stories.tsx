import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { storyCovers } from "../Cover/storyCovers.tsx";
import { Link } from "../Link/index.ts";
import { Section } from "../SectionHead/index.ts";
import { Work } from "./Work.tsx";
import { WorkSkeleton } from "./WorkSkeleton.tsx";

const words = {
  en: {
    label: "Selected work",
    note: "3 of 24 case studies",
    all: "All case studies",
    featured: "Featured",
  },
  ar: {
    label: "أعمال مختارة",
    note: "3 من 24 دراسة حالة",
    all: "كل دراسات الحالة",
    featured: "مميّزة",
  },
};

const meta = {
  title: "Sections/Work",
  component: Work,
  subcomponents: { WorkSkeleton },
  args: { items: storyCovers.en },
  render: function Render() {
    const language = useAgency().language as "en" | "ar";
    const t = words[language];
    return (
      <Section id="work" number={2} label={t.label} note={t.note} level={2}>
        <Container>
          <Work
            items={storyCovers[language]}
            action={
              <Link kind="line" href="#all">
                {t.all}
              </Link>
            }
          />
        </Container>
      </Section>
    );
  },
} satisfies Meta<typeof Work>;

export default meta;

export const Default: StoryObj<typeof meta> = {};

/** A list that goes on after the three, without portraits; one has no picture. */
export const List: StoryObj<typeof meta> = {
  render: function List() {
    const language = useAgency().language as "en" | "ar";
    const [lead, ...others] = storyCovers[language];
    const more = others.map((cover) => ({ ...cover, href: `${cover.href}-2` })).reverse();
    const items = [lead, ...others, ...more].filter((cover) => cover !== undefined);
    return (
      <Container before="page">
        <Work
          portraits={false}
          items={items.map((cover, index) => ({
            ...cover,
            level: 2 as const,
            flag: index < 2 ? words[language].featured : undefined,
            image: index === 3 ? undefined : cover.image,
          }))}
        />
      </Container>
    );
  },
};

/** While the covers are on their way. */
export const Skeleton: StoryObj<typeof meta> = {
  render: () => (
    <Container before="page">
      <WorkSkeleton />
    </Container>
  ),
};

/** While a list is on its way. */
export const ListSkeleton: StoryObj<typeof meta> = {
  render: () => (
    <Container before="page">
      <WorkSkeleton portraits={false} count={5} />
    </Container>
  ),
};
