import { Container } from "@agency/ui/Container";
import { Section, SectionTitle } from "@agency/ui/Section";
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
    side: "Three platforms that we own, fund and run ourselves.",
    panels: [
      [
        "Prices, collects and recycles end-of-life cars, and tracks every part.",
        "Launches mid-2026",
      ],
      ["A B2B marketplace where companies buy from, and sell to, each other.", "UAE first"],
      [
        "Members, classes, staff and payments for gyms, in one system.",
        "1 January 2026, UAE first",
      ],
    ],
  },
  ar: {
    label: "منتجاتنا",
    note: "ثلاث منصات",
    title: "ونبني لأنفسنا أيضًا.",
    side: "ثلاث منصات نملكها ونموّلها ونديرها بأنفسنا.",
    panels: [
      ["منصة تسعّر المركبات التي انتهى عمرها وتستلمها وتعيد تدويرها.", "الإطلاق منتصف عام 2026"],
      ["سوق تجمع الشركات التي تطلب بالشركات التي تورّد.", "في دولة الإمارات أولًا"],
      [
        "الأعضاء والحصص والموظفون والمدفوعات للصالات الرياضية، في نظام واحد.",
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
      <Section id="products" label={t.label} meta={t.note}>
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
