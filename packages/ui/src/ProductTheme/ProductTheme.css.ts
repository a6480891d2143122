import { globalStyle, styleVariants } from "../theme/style.ts";
import { vars } from "../theme/vars.css.ts";

/** A theme within the scope sets the colours anew: it takes the product's as well. */
const within = (scope: string) => `${scope}, ${scope} :is(.light-theme, .dark-theme)`;

// Classes without rules of their own: they come from those below.
export const products = styleVariants({ rendre: {}, upflyover: {}, gymestry: {} });

globalStyle(within(`:is(${Object.values(products).join(", ")})`), {
  vars: {
    [vars.color.accentText]: vars.color.accent,
    [vars.color.line]: vars.color.accent,
    [vars.color.onAccent]: vars.product.onAccent,
  },
});
for (const [name, scoped] of Object.entries(products)) {
  const { accent } = vars.product[name as keyof typeof products];
  globalStyle(within(scoped), { vars: { [vars.color.accent]: accent } });
}
