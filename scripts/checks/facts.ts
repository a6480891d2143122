/** What the sample content tells of one thing in several places, and how to look for it. */

type Json = Record<string, unknown>;

/** A text in both languages, and the fields it is in. */
export interface Pair {
  path: string;
  en: string;
  ar: string;
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every text below a value, portable text by its paragraph. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  if (value._type === "block") return [(value.children as Json[]).map(({ text }) => text).join("")];
  return Object.entries(value).flatMap(([name, child]) =>
    name.startsWith("_") || name === "translation" ? [] : textsIn(child),
  );
}

/** The texts of an object that has its Arabic beside it in `ar`, or is `{en, ar}`. */
export function pairsIn(value: unknown, path = ""): Pair[] {
  if (Array.isArray(value))
    return value.flatMap((child, index) => pairsIn(child, `${path}[${index}]`));
  if (!isObject(value)) return [];
  const { en, ar } = value;
  if (typeof en === "string" && typeof ar === "string") return [{ path, en, ar }];
  const arabic = isObject(ar) ? ar : {};
  return Object.entries(value).flatMap(([name, child]) => {
    if (name === "ar" || name.startsWith("_")) return [];
    const at = `${path}.${name}`;
    if (arabic[name] === undefined) return pairsIn(child, at);
    return [
      { path: at, en: textsIn(child).join("\n"), ar: textsIn(arabic[name]).join("\n") },
      ...pairsIn(child, at),
    ];
  });
}

/** Numbers written in digits, without their thousands separators: "1,900" is "1900". */
export const numbersIn = (text: string): string[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => digits.replace(/,/g, ""));

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty";
const words = new Map(small.split(" ").map((word, number) => [word, number]));
for (const [tens, number] of [
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
] as const)
  words.set(tens, number);

/** A number in digits or in an English word. */
export const numberOf = (text: string): number =>
  words.get(text.toLowerCase()) ?? Number(text.replace(/,/g, ""));

/** Whether an English text tells a number, in digits or in a word. */
export function tells(text: string, number: number): boolean {
  if (numbersIn(text).includes(String(number))) return true;
  const [word] = [...words].find(([, value]) => value === number) ?? [];
  return word !== undefined && new RegExp(`\\b${word}(?:s|-|\\b)`, "i").test(text);
}
