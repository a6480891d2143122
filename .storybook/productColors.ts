import { themes } from "@agency/tokens";
import type { ProductColorsByTheme } from "@agency/ui/ProductTheme";

type Name = Exclude<keyof (typeof themes)["dark"]["product"], "onAccent">;

export function productColors(name: Name): ProductColorsByTheme {
  const of = (theme: keyof typeof themes) => ({
    accent: themes[theme].product[name].accent,
    onAccent: themes[theme].product.onAccent,
  });
  return { dark: of("dark"), light: of("light") };
}
