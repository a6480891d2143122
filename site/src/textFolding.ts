import { foldText } from "@agency/ui/fold-text";

/** Not unified by folding, such as brand names in Arabic letters. */
const aliases = [
  [/مسيول/g, "مسوول"],
  [/ابو ظبي/g, "ابوظبي"],
  [/جيمي?ستري/g, "gymestry"],
  [/اب ?فلاي ?ا?وفر/g, "upflyover"],
  [/ري?ندر/g, "rendre"],
] as const;

export const folding = { foldText, aliases };

/** Normalizes text for search: folds letters, then unifies brand names. */
export const fold = (text: string): string =>
  aliases.reduce<string>(
    (folded, [spelling, name]) => folded.replace(spelling, name),
    foldText(text),
  );
