import { contrast, createBrand } from "@agency/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../../.storybook/productColors.ts";
import { Checkbox } from "../../forms/Checkbox/index.ts";
import { Switch } from "../../forms/Switch/index.ts";
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
    news: "Send me news",
    live: "Live updates",
    rendre: "Vehicle recycling, on one platform.",
    upflyover: "Every company is both supplier and buyer.",
    gymestry: "Everything a gym runs on.",
  },
  ar: {
    agency: "لون الوكالة الأساسي",
    action: "طلب عرض توضيحي",
    more: "عرض المنتج",
    news: "إرسال الأخبار إليّ",
    live: "التحديث المباشر",
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
      <AccentLine size="medium" />
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
          <AccentLine size="medium" />
          {first && <Sample {...first} />}
          <AccentLine size="medium" />
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
                <AccentLine size="medium" />
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

const paleAndDark = ["#facc15", "#e8dcc0", "#1e1b4b"].map((color) => createBrand(color));

/** Fills keep a brand's color. One that is hardly visible on the page has a border. */
export const PaleAndDarkBrands: Story = {
  render: function PaleAndDarkBrands() {
    const t = useWords();
    return (
      <>
        {themes.map((theme) => (
          <div
            key={theme}
            className={theme}
            style={{ backgroundColor: vars.color.bg, color: vars.color.fg, paddingBlock: 40 }}
          >
            <Container>
              <Stack gap={5}>
                {paleAndDark.map((brand) => (
                  <ProductTheme key={brand.color} colors={brand}>
                    <Inline gap={5}>
                      <Button>{t.action}</Button>
                      <Checkbox label={t.news} defaultChecked />
                      <Switch label={t.live} defaultChecked />
                    </Inline>
                  </ProductTheme>
                ))}
              </Stack>
            </Container>
          </div>
        ))}
      </>
    );
  },
  play: async ({ canvas }) => {
    if (window.matchMedia("(forced-colors: active)").matches) return;
    const controls = ["button", "checkbox", "switch"].flatMap((role) => canvas.getAllByRole(role));
    for (const control of controls) {
      const ground = control.closest("[class$=-theme]");
      if (!ground) throw new Error("The control is outside of the themes.");
      const { backgroundColor, borderTopColor } = getComputedStyle(control);
      const brands = paleAndDark.map(({ color }) => contrast(color, backgroundColor));
      await expect(Math.min(...brands)).toBe(1);
      const page = getComputedStyle(ground).backgroundColor;
      const visible = Math.max(contrast(backgroundColor, page), contrast(borderTopColor, page));
      await expect(visible).toBeGreaterThanOrEqual(3);
    }
  },
};
