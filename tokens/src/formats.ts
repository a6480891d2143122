import type { Brand, BrandColors, CreatedBrand } from "./brand.ts";
import { toRgb } from "./color.ts";
import { brandPairs } from "./pairs.ts";
import { toVariables } from "./variables.ts";

/**
 * The brand as a stylesheet. It stands in no cascade layer, so it wins over the library's themes
 * wherever it is loaded. Paper is light, and who asks for more contrast gets one tone of text, as in
 * the library.
 *
 * @param selector what the brand holds for. @default ":root"
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

/** A colour as a value of the DTCG format. */
function dtcg(color: string) {
  const { rgb, alpha } = toRgb(color);
  const bytes = rgb.map((part) => Math.round(part * 255));
  return {
    colorSpace: "srgb",
    components: bytes.map((byte) => Number((byte / 255).toFixed(4))),
    ...(alpha < 1 && { alpha }),
    hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`,
  };
}

/**
 * The brand as design tokens of the DTCG format (2025.10): a group for each theme, with the names of
 * the library's own token files, and the measured contrasts in `$extensions`.
 */
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
              $value: dtcg(color),
              ...(measured && { $extensions: { "com.agency.contrast": contrast } }),
            },
          ];
        }),
      ),
    },
  });
  return { dark: theme("dark"), light: theme("light") };
}

/** The brand as a module of TypeScript: `brand.dark.accent`. `brandCss` takes what it exports. */
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

/** What was changed of the colour asked for, one sentence each; none where it could stay as it is. */
export function brandSentences({ color, outsideSrgb, changes }: CreatedBrand): string[] {
  const moved = changes.filter(({ asked, used }) => asked !== used);
  return [
    ...(outsideSrgb ? [`sRGB lacks the colour asked for: ${color} is the nearest it has.`] : []),
    ...moved.map(({ theme, role, asked, used, lightness, chroma }) => {
      const less = chroma < -0.005 ? `, with ${Math.abs(chroma).toFixed(2)} less chroma` : "";
      const way = lightness > 0 ? "lighter" : "darker";
      return `${theme}: ${role} is ${used} in place of ${asked}, ${tenth(lightness)} ${way}${less}.`;
    }),
  ];
}
