import * as advances from "./advances.ts";

export type Script = "en" | "ar";

const parse = (table: string) =>
  new Map(
    table
      .trim()
      .split(/\s/)
      .map((entry) => {
        const [code = "", widths = ""] = entry.split(":");
        return [String.fromCodePoint(Number.parseInt(code, 16)), widths.split(",").map(Number)];
      }),
  );
const latin = parse(advances.latin);
const arabic = parse(advances.arabic);
const lamAlef = parse(advances.lamAlef);
const bearings = parse(advances.bearings);

/** What no table has is taken for a wide letter: too much room is better than too little. */
const unknown = [900];

/** Large Latin text is set tighter than its letters are made, Arabic never. */
export const tracking = { en: -0.04, ar: 0 };

/**
 * How wide a line of text is, in parts of its type size: a sum of what each letter takes, without
 * kerning, an Arabic one in the form that its neighbours give it.
 */
export function getWidth(text: string, script: Script): number {
  const letters = [...text.normalize("NFC").replace(advances.marks, "")];
  let width = letters.length * tracking[script];
  let joined = false;
  for (let index = 0; index < letters.length; index++) {
    const letter = letters[index] ?? "";
    const ligature = letter === "ل" ? lamAlef.get(letters[index + 1] ?? "") : undefined;
    if (ligature) index++;
    const forms = ligature ?? arabic.get(letter) ?? latin.get(letter) ?? unknown;
    const [isolated = 0, second = isolated, medial = second, final = second] = forms;
    // Only one with four forms joins the next, and only one with more than one is joined.
    const joins = forms.length === 4 && (arabic.get(letters[index + 1] ?? "")?.length ?? 0) > 1;
    const apart = joins ? second : isolated;
    width += (joined ? (joins ? medial : final) : apart) / 1000;
    joined = joins;
  }
  return width;
}

/** How far from its start the ink of a line stands, in parts of the type size. */
export const getBearing = (text: string) => (bearings.get(text.charAt(0))?.[0] ?? 0) / 1000;
