import type { DrawingOuterProps, IdentityColors } from "../internal/Drawing.tsx";

/** A text in the languages that its book has: one, or two of a translation. */
export interface BookText {
  en?: string | undefined;
  ar?: string | undefined;
}

export interface SentenceBook {
  /** The first sentence. Its full stop is drawn as the lantern; without one there is none. */
  sentence: BookText;
  title: BookText;
  author: BookText;
  /** Of this cover; the accent is its full stop. */
  colors: IdentityColors;
  /** Among the large ones: three of them fill the hero, two a phone's cover. */
  featured?: boolean | undefined;
}

/** A sentence for each plural form that its language has (`Intl.PluralRules`). */
type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export interface PluralText {
  en: PluralForms;
  ar: PluralForms;
}

export interface SentenceCoversContent {
  /** Of the publisher. */
  colors: IdentityColors;
  /** In any order: they are drawn by their number of words. */
  books: readonly SentenceBook[];
  labels: {
    /** Below the number of words; `{size}` stands for the size of the type. */
    set: PluralText;
    /** The same for a translation. */
    setInBoth: PluralText;
    /** `{size}` with its unit. */
    size: PluralText;
    /** `{words}` with what is counted. */
    words: PluralText;
    /** Below the size of a sentence that stands as a page does: its unit, and how it stands. */
    upright: PluralText;
    /** The same for one on its side. */
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

export interface SentenceCoversProps extends DrawingOuterProps {
  /** What is drawn, in both languages. */
  content: SentenceCoversContent;
  /**
   * - `hero`: the featured covers with their words and sizes below a line, 1440 × 880
   * - `phone`: the first one above the other two, 390 × 831
   * - `landscape`: the row of them, running out of the picture, 720 × 450
   * - `portrait`: the first and the edge of the second, 480 × 576
   * - `small`: two side by side, 350 × 256
   * - `strip`: all covers without a ground, 1440 × 330 where there are six
   * - `turned`: one sentence upright and on its side, 920 × 560
   * - `bilingual`: the cover of a translation, 440 × 660
   * - `measure`: words and sizes of all of them, 360 × 540
   * - `stops`: their full stops, on one scale, 840 × 480
   *
   * @default "hero"
   */
  view?: SentenceCoversView | undefined;
}
