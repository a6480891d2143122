import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Artwork } from "../../primitives/Artwork/index.ts";
import { Column, Grid } from "../../primitives/Grid/index.ts";
import { Card, type CardProps } from "./Card.tsx";

const words = {
  en: {
    title: "A mark that reads from both sides",
    eyebrow: "Branding",
    text: "Drawn once in Latin and once in Arabic, so that neither is a translation of the other.",
    footer: "Two weeks",
    others: [
      [
        "Campaigns",
        "One idea in six places",
        "Bought, measured and moved while it runs.",
        "From one week",
      ],
      [
        "Technology",
        "A site an editor enjoys",
        "In two languages from the first sketch.",
        "Six weeks",
      ],
    ],
  },
  ar: {
    title: "علامة تُقرأ من الجهتين",
    eyebrow: "الهوية",
    text: "رُسمت مرة باللاتينية ومرة بالعربية، فليست إحداهما ترجمة للأخرى.",
    footer: "أسبوعان",
    others: [
      ["الحملات", "فكرة واحدة في ستة مواضع", "تُشترى وتُقاس وتُنقل وهي تعمل.", "من أسبوع واحد"],
      ["التقنية", "موقع يستمتع به المحرر", "بلغتين من أول رسم.", "ستة أسابيع"],
    ],
  },
};

const meta = {
  component: Card,
  ...localizeArgs(words, ({ title, eyebrow, text, footer }) => ({
    title,
    eyebrow,
    children: text,
    footer,
    href: "#card",
  })),
  decorators: [inPage],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

function Row({ kind, drawn = false }: { kind: CardProps["variant"]; drawn?: boolean }) {
  const t = useStoryMessages(words);
  const cards = [[t.eyebrow, t.title, t.text, t.footer], ...t.others];
  return (
    <Grid rowGap={6}>
      {cards.map(([eyebrow, title, text, footer], index) => (
        <Column key={title} span={4}>
          <Card
            variant={kind}
            title={title}
            eyebrow={eyebrow}
            footer={footer}
            href={`#${index}`}
            media={
              drawn && (
                <Artwork
                  kind={(["network", "contour", "chord"] as const)[index] ?? "network"}
                  ratio="3/2"
                />
              )
            }
          >
            {text}
          </Card>
        </Column>
      ))}
    </Grid>
  );
}

export const Playground: Story = {
  render: (args) => (
    <Grid>
      <Column span={4}>
        <Card {...args} />
      </Column>
    </Grid>
  ),
};
export const Plain: Story = { render: () => <Row kind="plain" /> };
export const Framed: Story = { render: () => <Row kind="framed" /> };
export const Raised: Story = {
  tags: ["drawing", "!test"],
  render: () => <Row kind="raised" drawn />,
};

export const Keyboard: Story = {
  tags: ["interaction"],
  render: () => <Row kind="framed" />,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
};
