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
  /** For visitors who would rather write or call; telephone numbers as they are read. */
  contact: {
    email: "hello@bayn.example",
    phone: "+971 4 000 0000",
    whatsapp: "+971 50 000 0000",
  },
  social: {
    facebook: "https://www.facebook.com/",
    linkedin: "https://www.linkedin.com/",
    instagram: "https://www.instagram.com/",
  },
  /** IANA time zones of the offices, for their clocks. */
  timeZones: { london: "Europe/London", gulf: "Asia/Dubai" },
} as const;
