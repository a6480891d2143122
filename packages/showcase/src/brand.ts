import type { ProductColorsByTheme } from "@agency/ui/ProductTheme";

/** Accent of a product in both themes, with the colour of text on it. */
const product = (dark: string, light: string): ProductColorsByTheme => ({
  dark: { accent: dark, onAccent: "#14110d" },
  light: { accent: light, onAccent: "#ffffff" },
});

/**
 * Name, products and time zone of the agency. "Bayn" is a placeholder, unknown to the library.
 * Translations contain sentences with the name, and content has offices and addresses
 * (`docs/make-it-yours.md`).
 */
export const brand = {
  name: { en: "Bayn", ar: "بين" },
  /** Words of the wordmark in fixed order. */
  wordmark: { latin: "bayn", arabic: "بين" },
  /** Meaning of the name and the name, for one baseline. */
  specimen: { latin: "between", arabic: "بيــــــن" },
  /**
   * Word in both scripts that visitors stretch. Widths are in ems: the Arabic one at both ends of
   * its font's axis, the Latin one without tracking.
   */
  kashida: {
    arabic: { text: "تصميم", widths: [2.997, 5.176] },
    latin: { text: "design", width: 3.136 },
  },
  /**
   * Headline of the home page: type size in percent of the content's width, and both halves of the
   * Arabic word that the line joins.
   */
  headline: {
    en: { size: 10.66, sizeNarrow: 15.6, tracking: -0.0355 },
    ar: {
      size: 11.8,
      sizeNarrow: 15.2,
      join: { start: "\u066Eي\u200D", end: "\u200D\u06BA" },
    },
  },
  /** Names as in the content, for code without access to it. */
  products: { rendre: "Rendre", upflyover: "UpFlyover", gymestry: "Gymestry" },
  /** Accents of the sub-brands. A test compares them with the design tokens. */
  productColors: {
    rendre: product("#6fd6b0", "#0b6349"),
    upflyover: product("#a9b8ff", "#2f43c4"),
    gymestry: product("#dcf255", "#586200"),
  },
  /**
   * Address as in the content, for code without access to it. The domain is reserved (RFC 2606).
   */
  email: "hello@bayn.example",
  /** ISO 3166 codes of the agency's countries, for search engines. */
  countries: ["AE", "GB"],
  /** IANA time zone of displayed dates. */
  timeZone: "Asia/Dubai",
} as const;
