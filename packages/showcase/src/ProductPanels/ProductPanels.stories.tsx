import { Container } from "@agency/ui/Container";
import { Section, SectionTitle } from "@agency/ui/SectionHead";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../.storybook/productColors.ts";
import { ProductPanels, type ProductPanelsProps } from "./ProductPanels.tsx";

const products = [
  {
    product: "rendre",
    colors: productColors("rendre"),
    href: "#rendre",
    name: "Rendre",
    drawing: "vehicle",
  },
  {
    product: "upflyover",
    colors: productColors("upflyover"),
    href: "#upflyover",
    name: "UpFlyover",
    drawing: "meeting",
  },
  {
    product: "gymestry",
    colors: productColors("gymestry"),
    href: "#gymestry",
    name: "Gymestry",
    drawing: "day",
  },
] as const;

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
    panels: [
      [
        "End-of-life vehicles, collected, priced and recycled on one platform.",
        "Launches mid-2026",
      ],
      [
        "A marketplace where every company is both supplier and buyer.",
        "Launching first in the UAE",
      ],
      [
        "Runs a gym’s members, classes and payments with up to 80% less paperwork.",
        "1 January 2026, UAE first",
      ],
    ],
  },
  ar: {
    label: "منتجاتنا",
    note: "ثلاث منصات",
    title: "ونبني لأنفسنا أيضًا.",
    side: "ثلاث منصات نملكها ونموّلها ونتحمّل مسؤوليتها، وهي ما يُبقي مشورتنا صادقة.",
    panels: [
      ["مركبات انتهى عمرها تُجمع وتُسعّر ويُعاد تدويرها على منصة واحدة.", "الإطلاق منتصف عام 2026"],
      [
        "سوق للتعاملات بين الشركات، كل شركة فيها مورّد ومشترٍ في آنٍ واحد.",
        "الإطلاق أولًا في دولة الإمارات",
      ],
      [
        <>
          إدارة أعضاء النادي وحصصه ومدفوعاته مع تقليل الأعمال الورقية بنسبة تصل إلى{" "}
          <bdi dir="ltr">80%</bdi>.
        </>,
        "1 يناير 2026، دولة الإمارات أولًا",
      ],
    ],
  },
};

const meta = {
  component: ProductPanels,
  ...localizeArgs(
    words,
    (t): ProductPanelsProps => ({
      items: products.map((product, index) => {
        const [text, note] = t.panels[index] ?? [];
        return { ...product, text, note };
      }),
    }),
  ),
  render: function Panels(args) {
    const t = useStoryMessages(words);
    return (
      <Section id="products" label={t.label} note={t.note}>
        <Container>
          <SectionTitle side={t.side} sideSize="sm">
            {t.title}
          </SectionTitle>
          <ProductPanels {...args} />
        </Container>
      </Section>
    );
  },
} satisfies Meta<typeof ProductPanels>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    (document.activeElement as HTMLElement).blur();
  },
};

export const Launched: Story = {
  tags: ["drawing", "!test"],
  render: (args) =>
    meta.render({ ...args, items: args.items.map((item) => ({ ...item, launched: true })) }),
};
