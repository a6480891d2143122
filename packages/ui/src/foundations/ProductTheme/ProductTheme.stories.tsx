import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../../.storybook/productColors.ts";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Inline } from "../../primitives/Inline/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { vars } from "../../theme/index.ts";
import { ProductTheme } from "./ProductTheme.tsx";

const words = {
  en: {
    agency: "The agency's own accent",
    action: "Request a demo",
    more: "See the product",
    rendre: "Vehicle recycling, on one platform.",
    upflyover: "Every company is both supplier and buyer.",
    gymestry: "Everything a gym runs on.",
  },
  ar: {
    agency: "لون الوكالة الأساسي",
    action: "طلب عرض توضيحي",
    more: "عرض المنتج",
    rendre: "منصة واحدة لإعادة تدوير المركبات.",
    upflyover: "كل شركة مورّد ومشترٍ في آنٍ واحد.",
    gymestry: "كل ما يحتاج إليه النادي الرياضي.",
  },
};
const useWords = () => useStoryMessages(words);

const products = [
  { product: "rendre", name: "Rendre" },
  { product: "upflyover", name: "UpFlyover" },
  { product: "gymestry", name: "Gymestry" },
] as const;

const meta = {
  component: ProductTheme,
  args: {
    product: "rendre",
    colors: productColors("rendre"),
    children: null,
    as: "div",
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: 56 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductTheme>;

export default meta;
type Story = StoryObj<typeof meta>;

function Parts({ product, name }: (typeof products)[number]) {
  const t = useWords();
  return (
    <Stack gap={4}>
      <Text size="lead" tone="accent" as="h2">
        <bdi>{name}</bdi>
      </Text>
      <Text>{t[product]}</Text>
      <AccentLine size="strong" />
      <Inline gap={5}>
        <Button>{t.action}</Button>
        <Link variant="line" href={`#${product}`}>
          {t.more}
        </Link>
      </Inline>
    </Stack>
  );
}

const Sample = (product: (typeof products)[number]) => (
  <ProductTheme product={product.product} colors={productColors(product.product)}>
    <Parts {...product} />
  </ProductTheme>
);

export const Playground: Story = {
  render: (args) => (
    <Container paddingBlockStart="page">
      <ProductTheme {...args}>
        {products
          .filter(({ product }) => product === args.product)
          .map((each) => (
            <Parts key={each.product} {...each} />
          ))}
      </ProductTheme>
    </Container>
  ),
};

export const Products: Story = {
  render: () => (
    <Container paddingBlockStart="page">
      <Stack gap={7}>
        {products.map((each) => (
          <Sample key={each.product} {...each} />
        ))}
      </Stack>
    </Container>
  ),
  play: async ({ canvas }) => {
    const fills = canvas
      .getAllByRole("button")
      .map((button) => getComputedStyle(button).backgroundColor);
    await expect(new Set(fills).size).toBe(3);
  },
};

/** The rest of the page keeps the site's accent. */
export const Scoped: Story = {
  render: function Scoped() {
    const t = useWords();
    const [first] = products;
    return (
      <Container paddingBlockStart="page">
        <Stack gap={6}>
          <Text tone="accent">{t.agency}</Text>
          <AccentLine size="strong" />
          {first && <Sample {...first} />}
          <AccentLine size="strong" />
        </Stack>
      </Container>
    );
  },
};

const themes = ["light-theme", "dark-theme"];

/** The accents follow the outer theme. */
export const InsideThemes: Story = {
  render: () => (
    <>
      {themes.map((theme) => (
        <div
          key={theme}
          className={theme}
          style={{ backgroundColor: vars.color.bg, color: vars.color.fg, paddingBlock: 40 }}
        >
          <Container>
            <Stack gap={7}>
              {products.map((each) => (
                <Sample key={each.product} {...each} />
              ))}
            </Stack>
          </Container>
        </div>
      ))}
    </>
  ),
};

/** Nested themes keep the product's accent. */
export const NestedThemes: Story = {
  render: function AroundThemes() {
    const t = useWords();
    return (
      <ProductTheme product="upflyover" colors={productColors("upflyover")}>
        {themes.map((theme) => (
          <div
            key={theme}
            className={theme}
            style={{ backgroundColor: vars.color.bg, color: vars.color.fg, paddingBlock: 40 }}
          >
            <Container>
              <Stack gap={5}>
                <Text size="d3">{t.upflyover}</Text>
                <AccentLine size="strong" />
                <Inline>
                  <Button>{t.action}</Button>
                </Inline>
              </Stack>
            </Container>
          </div>
        ))}
      </ProductTheme>
    );
  },
  play: async ({ canvas }) => {
    const fills = canvas
      .getAllByRole("button")
      .map((button) => getComputedStyle(button).backgroundColor);
    await expect(fills).toEqual(["rgb(47, 67, 196)", "rgb(169, 184, 255)"]);
  },
};
