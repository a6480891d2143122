import type { ProductColorsByTheme } from "@agency/ui/ProductTheme";

const product = (dark: string, light: string): ProductColorsByTheme => ({
  dark: { accent: dark, onAccent: "#14110d" },
  light: { accent: light, onAccent: "#ffffff" },
});

/**
 * Name, products and time zone of the agency. "Bayn" is a placeholder, unknown to the library. See
 * `docs/make-it-yours.md`.
 */
export const brand = {
  name: { en: "Bayn", ar: "بين" },
  wordmark: { latin: "bayn", arabic: "بين" },
  specimen: { latin: "between", arabic: "بيــــــن" },
  /**
   * Word that visitors stretch. Widths in ems: Arabic at both ends of the font's axis, Latin
   * without tracking.
   */
  kashida: {
    arabic: { text: "تصميم", widths: [2.997, 5.176] },
    latin: { text: "design", width: 3.136 },
  },
  /** Line in the home page's headline: after the word, or between its halves. */
  headline: { en: true, ar: { start: "\u066Eي\u200D", end: "\u200D\u06BA" } },
  /** Used without access to content. */
  products: { rendre: "Rendre", upflyover: "UpFlyover", gymestry: "Gymestry" },
  /** Tested against the design tokens. */
  productColors: {
    rendre: product("#6fd6b0", "#0b6349"),
    upflyover: product("#a9b8ff", "#2f43c4"),
    gymestry: product("#dcf255", "#586200"),
  },
  /** Used without access to content. The domain is reserved (RFC 2606). */
  email: "hello@bayn.example",
  /** ISO 3166 codes, for search engines. */
  countries: ["AE", "GB"],
  timeZone: "Asia/Dubai",
} as const;
