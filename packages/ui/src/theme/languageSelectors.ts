import { languages } from "./languages.ts";

const arabicSubtag = '[lang*="-Arab" i]:where(:not([lang|="ar"]))';

/** Attribute selectors, because `:lang()` would set properties again on each descendant. */
const select = (tags: string[], ...more: string[]) =>
  `:is(${[...tags.map((tag) => `[lang|="${tag}"]`), ...more].join()})`;

const notLatin = ':where(:not([lang*="-Latn" i]))';

const { readexPro, vazirmatn, otherArabic, otherLatin, untracked } = languages;

/** Selectors of a page or a part of it, in the order of their rules. Equal in specificity. */
export const languageSelectors = {
  untracked: select(untracked) + notLatin,
  arabicScript: select([...readexPro, ...vazirmatn, ...otherArabic], arabicSubtag) + notLatin,
  otherLatin: select(otherLatin),
  vazirmatn: select(vazirmatn, arabicSubtag) + notLatin,
  otherArabic: select(otherArabic) + notLatin,
};
