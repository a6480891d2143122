import type { ArtworkProps, IdentityColors } from "../internal/Drawing.tsx";

export interface BookText {
  en?: string | undefined;
  ar?: string | undefined;
}

export interface SentenceBook {
  /** First sentence. Its full stop is the lantern. */
  sentence: BookText;
  title: BookText;
  author: BookText;
  colors: IdentityColors;
  /** Whether it is large: three in `hero`, two in `small`. */
  featured?: boolean | undefined;
}

/** Sentence per plural category (`Intl.PluralRules`). */
type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export interface PluralText {
  en: PluralForms;
  ar: PluralForms;
}

export interface SentenceCoversContent {
  colors: IdentityColors;
  /** Drawn by number of words. */
  books: readonly SentenceBook[];
  labels: {
    /** Below the number of words. `{size}` is the type size. */
    set: PluralText;
    setInBoth: PluralText;
    /** `{size}` with its unit. */
    size: PluralText;
    /** `{words}` with its noun. */
    words: PluralText;
    upright: PluralText;
    turned: PluralText;
  };
}

export type SentenceCoversView =
  | "hero"
  | "phone"
  | "landscape"
  | "portrait"
  | "small"
  | "strip"
  | "turned"
  | "bilingual"
  | "measure"
  | "stops";

export interface SentenceCoversProps extends ArtworkProps {
  content: SentenceCoversContent;
  /**
   * - `hero`: featured covers with sizes, 1440 × 880
   * - `phone`: one above two, 390 × 831
   * - `landscape`: three, 720 × 450
   * - `portrait`: the first, 480 × 576
   * - `small`: two, 350 × 256
   * - `strip`: all, 1440 × 330 for six
   * - `turned`: one sentence upright and rotated, 920 × 560
   * - `bilingual`: a translation, 440 × 660
   * - `measure`: all sizes, 360 × 540
   * - `stops`: full stops, 840 × 480
   *
   * @default "hero"
   */
  view?: SentenceCoversView | undefined;
}
