import { base } from "@agency/tokens";
import { type Font, getFonts, isOwn } from "../src/fonts.ts";
import settings from "../src/site.json" with { type: "json" };

/**
 * Families for letters that a font of your own lacks, such as Arabic names in English text. The
 * Arabic one is first: it does not load for Latin letters, but Instrument Sans would for Arabic ones.
 */
const libraryFamilies = `ReadexProText, InstrumentSans, InstrumentSansFallback, ${base.font.fallback}`;

const declareFont = ({ family, file, weight }: Font) => `@font-face {
  font-family: "${family}";
  src: url("./fonts/${file}.woff2") format("woff2");
  font-weight: ${weight};
  font-display: swap;
}
`;

/** Returns CSS for `src/`: font faces, and the font stack of each language. */
export function createFontCss(): string {
  const used = settings.languages
    .map((language) => [language, getFonts(language)] as const)
    .filter(([, each]) => each.some(isOwn));
  const faces = new Set(used.flatMap(([, each]) => each.filter(isOwn)));
  const stacks = used.map(([language, each]) => {
    const families = each.map(({ family }) => `"${family}"`).join(", ");
    return `:root[lang|="${language}"] { --agency-font-family: ${families}, ${libraryFamilies}; }\n`;
  });
  return [...[...faces].map(declareFont), ...stacks].join("");
}
