import type { ProductColorsByTheme } from "@agency/ui/ProductTheme";

/** A product's accent on the dark and on the light theme, with what is written on it. */
const product = (dark: string, light: string): ProductColorsByTheme => ({
  dark: { accent: dark, onAccent: "#14110d" },
  light: { accent: light, onAccent: "#ffffff" },
});

/**
 * The agency: its name, products and zone. "Bayn" is a placeholder; the library knows none of it.
 * Sentences that name it stand with the words, and its offices and addresses are content
 * (`docs/make-it-yours.md`).
 */
export const brand = {
  name: { en: "Bayn", ar: "بين" },
  /** The two words of the wordmark, always in this order. */
  wordmark: { latin: "bayn", arabic: "بين" },
  /** The name's meaning and the name, to be set on one baseline. */
  specimen: { latin: "between", arabic: "بيــــــن" },
  /**
   * A word of the trade in both scripts, which a visitor widens: the Arabic one's widths at both ends
   * of its font's axis, the Latin one's without tracking, in parts of the type size.
   */
  kashida: {
    arabic: { text: "تصميم", widths: [2.997, 5.176] },
    latin: { text: "design", width: 3.136 },
  },
  /**
   * How the line fills the headline of the home page: the type in percent of the content's width, and
   * in Arabic the two halves of the word that it joins.
   */
  headline: {
    en: { size: 10.66, sizeNarrow: 15.6, tracking: -0.0355 },
    ar: {
      size: 11.8,
      sizeNarrow: 15.2,
      join: { start: "\u066Eي\u200D", end: "\u200D\u06BA" },
    },
  },
  /** As content spells them; for what stands without it. */
  products: { rendre: "Rendre", upflyover: "UpFlyover", gymestry: "Gymestry" },
  /** The accents of the sub-brands: those of the design tokens, which a test holds. */
  productColors: {
    rendre: product("#6fd6b0", "#0b6349"),
    upflyover: product("#a9b8ff", "#2f43c4"),
    gymestry: product("#dcf255", "#586200"),
  },
  /** As content has it; for what stands without it. The domain is nobody's (RFC 2606). */
  email: "hello@bayn.example",
  /** ISO 3166 codes of the countries that it works in, for search engines. */
  countries: ["AE", "GB"],
  /** IANA time zone of the calendar that dates are told by. */
  timeZone: "Asia/Dubai",
} as const;
