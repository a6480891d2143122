import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Container } from "../../primitives/Container/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { Section, SectionHeader, type SectionHeaderProps, SectionTitle } from "./Section.tsx";

const words = {
  en: {
    label: "Our own products",
    note: "Three platforms",
    title: (
      <>
        We also build
        <br />
        for ourselves.
      </>
    ),
    side: "Three platforms we own, fund and answer for. They keep our advice honest.",
    services: "Services",
    servicesNote: "Six disciplines, one line",
    all: "All products",
  },
  ar: {
    label: "منتجاتنا",
    note: "ثلاث منصات",
    title: "ونبني لأنفسنا أيضًا.",
    side: "ثلاث منصات نملكها ونموّلها ونتحمّل مسؤوليتها، وهي ما يُبقي مشورتنا صادقة.",
    services: "الخدمات",
    servicesNote: "ستة تخصصات على خط واحد",
    all: "جميع المنتجات",
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  component: SectionHeader,
  ...localizeArgs(
    words,
    (t): SectionHeaderProps => ({
      label: t.services,
      meta: t.servicesNote,
      level: 2,
    }),
  ),
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LabelOnly: Story = {
  decorators: [inPage],
};

export const WithAction: Story = {
  render: function WithAction() {
    const t = useWords();
    return (
      <Container paddingBlockStart="page">
        <SectionTitle
          actions={
            <Link variant="line" href="#all">
              {t.all}
            </Link>
          }
        >
          {t.title}
        </SectionTitle>
      </Container>
    );
  },
};

export const WithinSection: Story = {
  render: function WholeSection() {
    const t = useWords();
    return (
      <Section id="products" label={t.label} meta={t.note}>
        <Container>
          <SectionTitle side={t.side} sideSize="sm">
            {t.title}
          </SectionTitle>
        </Container>
      </Section>
    );
  },
};

export const Compact: Story = {
  render: function Compact() {
    const t = useWords();
    return (
      <Section id="products" label={t.label} meta={t.note} compact>
        <Container>
          <SectionTitle side={t.side} compact>
            {t.services}
          </SectionTitle>
        </Container>
      </Section>
    );
  },
};
