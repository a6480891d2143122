/** Unset if no document has one. */
export interface GivenAlts {
  en?: string;
  ar?: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Finds the first text alternative of a picture in each language. */
export function findGivenAlts(documents: readonly unknown[], picture: string): GivenAlts {
  const found: GivenAlts = {};
  const visit = (value: unknown): void => {
    if (!isObject(value)) return;
    const { asset, alt, ar } = value;
    if (isObject(asset) && asset._ref === picture) {
      add("en", alt);
      add("ar", isObject(ar) ? ar.alt : undefined);
    }
    for (const child of Object.values(value)) visit(child);
  };
  const add = (language: "en" | "ar", text: unknown): void => {
    if (typeof text === "string" && text.trim() !== "") found[language] ??= text.trim();
  };
  visit(documents);
  return found;
}
