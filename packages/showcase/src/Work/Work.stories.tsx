import { Container } from "@agency/ui/Container";
import { Link } from "@agency/ui/Link";
import { Section } from "@agency/ui/Section";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { localizeArgs, useStoryMessages } from "../../../../.storybook/helpers.tsx";
import { storyCovers } from "../Cover/storyCovers.tsx";
import { Work, type WorkProps } from "./Work.tsx";
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
  component: Work,
  subcomponents: { WorkSkeleton },
  ...localizeArgs(storyCovers, (items): WorkProps => ({ items })),
  render: function Render(args) {
    const t = useStoryMessages(words);
    return (
      <Section id="work" label={t.label} meta={t.note} level={2}>
        <Container>
          <Work
            {...args}
            action={
              <Link variant="line" href="#all">
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

export const List: StoryObj<typeof meta> = {
  render: function List() {
    const t = useStoryMessages(words);
    const [lead, ...others] = useStoryMessages(storyCovers);
    const more = others.map((cover) => ({ ...cover, href: `${cover.href}-2` })).reverse();
    const items = [lead, ...others, ...more].filter((cover) => cover !== undefined);
    return (
      <Container paddingBlockStart="page">
        <Work
          portraits={false}
          items={items.map((cover, index) => ({
            ...cover,
            level: 2 as const,
            flag: index < 2 ? t.featured : undefined,
            image: index === 3 ? undefined : cover.image,
          }))}
        />
      </Container>
    );
  },
};

export const PairsLayout: StoryObj<typeof meta> = {
  tags: ["drawing", "!test"],
  render: function Pairs() {
    const covers = useStoryMessages(storyCovers);
    const [lead] = covers;
    return (
      <Container paddingBlockStart="page">
        <Work
          arrangement="pairs"
          items={[...covers, ...(lead ? [{ ...lead, href: `${lead.href}-2` }] : [])]}
        />
      </Container>
    );
  },
};

export const Skeleton: StoryObj<typeof meta> = {
  render: () => (
    <Container paddingBlockStart="page">
      <WorkSkeleton />
    </Container>
  ),
};

export const ListSkeleton: StoryObj<typeof meta> = {
  render: () => (
    <Container paddingBlockStart="page">
      <WorkSkeleton portraits={false} count={5} />
    </Container>
  ),
};
