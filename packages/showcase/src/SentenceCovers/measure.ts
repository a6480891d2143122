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

/** Unknown letters. Generous. */
const unknown = [900];

/** In ems. Arabic letters join and have none. */
export const tracking = { en: -0.04, ar: 0 };

/** Returns the width in ems: advance widths without kerning, with contextual Arabic forms. */
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
    // Four forms: joins the next. More than one: can be joined.
    const joins = forms.length === 4 && (arabic.get(letters[index + 1] ?? "")?.length ?? 0) > 1;
    const apart = joins ? second : isolated;
    width += (joined ? (joins ? medial : final) : apart) / 1000;
    joined = joins;
  }
  return width;
}

/** Returns the first letter's side bearing in ems. */
export const getBearing = (text: string) => (bearings.get(text.charAt(0))?.[0] ?? 0) / 1000;
