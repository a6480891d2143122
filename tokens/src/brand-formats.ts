import type { Brand, BrandColors, CreatedBrand } from "./brand.ts";
import { toRgb } from "./color.ts";
import { brandPairs } from "./contrast-pairs.ts";
import { toVariables } from "./variables.ts";

/**
 * Returns a brand's CSS, outside of cascade layers to override the library's themes. Light in
 * print, and one text colour with `prefers-contrast: more`.
 *
 * @param selector scope of the brand
 * @default ":root"
 */
export function brandCss({ dark, light }: Brand, selector = ":root"): string {
  const within = (theme: string) =>
    selector === ":root" ? `.${theme}` : `.${theme} ${selector}, ${selector} .${theme}`;
  const everywhere = [selector, within("light-theme"), within("dark-theme")].join(", ");
  const block = (where: string, lines: string[]) => `${where} {\n  ${lines.join("\n  ")}\n}\n`;
  const colors = (color: BrandColors) => toVariables({ color });
  const media = (query: string, lines: string[]) =>
    `@media ${query} {\n  ${block(everywhere, lines).trimEnd().replaceAll("\n", "\n  ")}\n}\n`;
  const hasInk = dark.fg !== undefined || light.fg !== undefined;
  return [
    block(selector, colors(dark)),
    block(within("light-theme"), colors(light)),
    block(within("dark-theme"), colors(dark)),
    ...(hasInk ? [media("(prefers-contrast: more)", moreContrast)] : []),
    media("print", colors(light)),
  ].join("\n");
}

const moreContrast = [
  "--agency-color-fg2: var(--agency-color-fg);",
  "--agency-color-fg3: var(--agency-color-fg);",
  "--agency-color-hairline: var(--agency-color-fg);",
  "--agency-color-strong: var(--agency-color-fg);",
];

function toDtcgColor(color: string) {
  const { rgb, alpha } = toRgb(color);
  const bytes = rgb.map((part) => Math.round(part * 255));
  return {
    colorSpace: "srgb",
    components: bytes.map((byte) => Number((byte / 255).toFixed(4))),
    ...(alpha < 1 && { alpha }),
    hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`,
  };
}

/** Returns DTCG tokens (2025.10), a group per theme, with contrasts in `$extensions`. */
export function brandTokens(brand: Brand): object {
  const pairs = brandPairs(brand);
  const theme = (name: keyof Brand) => ({
    color: {
      $type: "color",
      ...Object.fromEntries(
        Object.entries(brand[name] satisfies BrandColors).map(([role, color]) => {
          const contrast = Object.fromEntries(
            pairs
              .filter((pair) => pair.theme === name && pair.name.startsWith(`${role} on `))
              .map((pair) => [
                `color.${pair.name.slice(`${role} on `.length)}`,
                { ratio: Math.round(pair.ratio * 100) / 100, min: pair.min },
              ]),
          );
          const measured = Object.keys(contrast).length > 0;
          return [
            role,
            {
              $value: toDtcgColor(color),
              ...(measured && { $extensions: { "com.agency.contrast": contrast } }),
            },
          ];
        }),
      ),
    },
  });
  return { dark: theme("dark"), light: theme("light") };
}

export function brandModule({ dark, light }: Brand): string {
  const lines = (colors: BrandColors) =>
    Object.entries(colors).map(([name, color]) => `    ${name}: ${JSON.stringify(color)},`);
  return [
    "export const brand = {",
    "  dark: {",
    ...lines(dark),
    "  },",
    "  light: {",
    ...lines(light),
    "  },",
    "} as const;",
    "",
  ].join("\n");
}

const tenth = (share: number) => `${Math.max(0.1, Math.abs(share) * 100).toFixed(1)} %`;

/** Returns a sentence per adjusted colour. */
export function describeBrandChanges({ color, isOutsideSrgb, changes }: CreatedBrand): string[] {
  const moved = changes.filter(({ asked, used }) => asked !== used);
  return [
    ...(isOutsideSrgb ? [`sRGB lacks the colour asked for: ${color} is the nearest it has.`] : []),
    ...moved.map(({ theme, role, asked, used, lightness, chroma }) => {
      const less = chroma < -0.005 ? `, with ${Math.abs(chroma).toFixed(2)} less chroma` : "";
      const way = lightness > 0 ? "lighter" : "darker";
      return `${theme}: ${role} is ${used} in place of ${asked}, ${tenth(lightness)} ${way}${less}.`;
    }),
  ];
}
