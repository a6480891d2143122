import type { ProductColorsByTheme } from "@agency/ui/ProductTheme";

/** A product's accent on the dark and on the light theme, with what is written on it. */
const product = (dark: string, light: string): ProductColorsByTheme => ({
  dark: { accent: dark, onAccent: "#14110d" },
  light: { accent: light, onAccent: "#ffffff" },
});

/**
 * The brand: name, mark, and the addresses of the agency. "Bayn" is a placeholder and so are the
 * addresses; the library knows none of them. Sentences that name it stand with the words.
 */
export const brand = {
  /** The contact data is invented, and pages say so. Turn it off with the first true address. */
  isPlaceholder: true,
  name: { en: "Bayn", ar: "بين" },
  /** The two words of the wordmark, always in this order. */
  wordmark: { latin: "bayn", arabic: "بين" },
  /** The name's meaning and the name, to be set on one baseline. */
  specimen: { latin: "between", arabic: "بيــــــن" },
  /** As content spells them; for what stands without it. */
  products: { rendre: "Rendre", upflyover: "UpFlyover", gymestry: "Gymestry" },
  /** The accents of the sub-brands: those of the design tokens, which a test holds. */
  productColors: {
    rendre: product("#6fd6b0", "#0b6349"),
    upflyover: product("#a9b8ff", "#2f43c4"),
    gymestry: product("#dcf255", "#586200"),
  },
  /**
   * Of both themes and of the accent's ground, for what is no page: sharing pictures, icons, the bars
   * of browsers. Those of the design tokens, which a test holds.
   */
  colors: {
    dark: { ground: "#0e0d0b", ink: "#f4efe7", quiet: "#bdb5a9", line: "#ff8906" },
    light: { ground: "#f3efe8", ink: "#17140f", quiet: "#4f483e", line: "#d95f00" },
    accent: { ground: "#ff8906", ink: "#14110d", quiet: "#14110d", line: "#14110d" },
  },
  /**
   * For visitors who would rather write or call; telephone numbers as they are read. The domain is
   * nobody's (RFC 2606), nor are the numbers (those that Ofcom keeps for drama).
   */
  contact: {
    email: "hello@bayn.example",
    phone: "+44 20 7946 0142",
    whatsapp: "+44 7700 900142",
  },
  social: {
    facebook: "https://facebook.example/bayn",
    linkedin: "https://linkedin.example/company/bayn",
    instagram: "https://instagram.example/bayn",
  },
  /** IANA time zones of the offices, for their clocks. */
  timeZones: { london: "Europe/London", gulf: "Asia/Dubai" },
} as const;
