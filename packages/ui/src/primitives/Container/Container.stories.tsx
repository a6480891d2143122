import type { Meta, StoryObj } from "@storybook/react-vite";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { vars } from "../../theme/index.ts";
import { Text } from "../Text/index.ts";
import { Container, type ContainerProps } from "./Container.tsx";

const words = {
  en: {
    text: "The content keeps 40 px from the page's edges, 20 px on a phone, and never grows wider than 2560 px.",
    first: "The first part of a page",
    second: "The section after it",
    label: "Case Studies",
  },
  ar: {
    text: "يبعد المحتوى 40 بكسلًا عن حافتي الصفحة و20 بكسلًا على الهاتف، ولا يتجاوز عرضه 2560 بكسلًا.",
    first: "الجزء الأول من الصفحة",
    second: "القسم الذي يليه",
    label: "دراسات الحالة",
  },
};
const useWords = () => useStoryMessages(words);

const outer = { backgroundColor: vars.color.bg2 };
const inner = { backgroundColor: vars.color.bg, paddingBlock: 56 };

const meta = {
  component: Container,
  ...localizeArgs(
    words,
    (t): ContainerProps => ({
      children: (
        <div style={inner}>
          <Text size="lead" measure>
            {t.text}
          </Text>
        </div>
      ),
    }),
  ),
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Margins: Story = {
  render: (args) => (
    <div style={outer}>
      <Container {...args} />
    </div>
  ),
};

export const SpacingBefore: Story = {
  render: function SpaceBefore() {
    const t = useWords();
    return (
      <div style={outer}>
        <Container paddingBlockStart="page">
          <div style={inner}>
            <Text size="d3">{t.first}</Text>
          </div>
        </Container>
        <Container paddingBlockStart="section" as="section" aria-label={t.label}>
          <div style={inner}>
            <Text size="d3">{t.second}</Text>
          </div>
        </Container>
      </div>
    );
  },
};
