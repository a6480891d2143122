/** Names begin with a slash, strings with `u:` or `b:`, references are `3 0 R`. */
export type PdfValue = string | number | boolean | null | PdfValue[] | PdfDictionary;

export interface PdfDictionary {
  [key: string]: PdfValue;
}

/** Manual of qpdf, "qpdf JSON format", version 2. */
export interface PdfObject {
  value?: PdfValue;
  stream?: { dict: PdfDictionary };
}

export interface PdfDocument {
  trailer: PdfDictionary;
  objects(): Iterable<[reference: string, object: PdfObject]>;
  resolve(value: PdfValue | undefined): PdfValue | undefined;
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns a PDF string's text, or an empty one. */
export function getText(value: PdfValue | undefined): string {
  if (typeof value !== "string") return "";
  if (value.startsWith("u:")) return value.slice(2);
  return value.startsWith("b:") ? Buffer.from(value.slice(2), "hex").toString("latin1") : "";
}

const reference = /^\d+ \d+ R$/;
const key = Buffer.from('\n      "');
const maxCached = 20_000;

/**
 * Reads qpdf's JSON object by object: tagged documents have hundreds of thousands. Keys of objects
 * are indented by six spaces.
 */
export function readPdfDocument(json: Buffer): PdfDocument {
  const places = new Map<string, [start: number, end: number]>();
  let at = json.indexOf(key);
  while (at >= 0) {
    const next = json.indexOf(key, at + 1);
    const nameStart = at + key.length;
    const nameEnd = json.indexOf('"', nameStart);
    places.set(json.toString("latin1", nameStart, nameEnd), [
      nameEnd + 2,
      next < 0 ? json.lastIndexOf("}", json.lastIndexOf("]")) : next,
    ]);
    at = next;
  }
  const cache = new Map<string, PdfObject>();
  const read = (name: string): PdfObject | undefined => {
    const place = places.get(name);
    if (!place) return undefined;
    const cached = cache.get(name);
    if (cached) return cached;
    const text = json.toString("utf8", ...place).trim();
    const object = JSON.parse(text.replace(/,$/, "")) as PdfObject;
    if (cache.size >= maxCached) cache.clear();
    cache.set(name, object);
    return object;
  };
  const prefix = "obj:";
  return {
    trailer: (read("trailer")?.value ?? {}) as PdfDictionary,
    *objects() {
      for (const name of places.keys())
        if (name.startsWith(prefix)) yield [name.slice(prefix.length), read(name) as PdfObject];
    },
    resolve(value) {
      if (typeof value !== "string" || !reference.test(value)) return value;
      const object = read(`${prefix}${value}`);
      return object?.stream?.dict ?? object?.value ?? null;
    },
  };
}
