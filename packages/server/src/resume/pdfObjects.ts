/** Names begin with a slash, references are `3 0 R`. */
type PdfValue = string | number | boolean | null | PdfValue[] | PdfDictionary;
interface PdfDictionary {
  [key: string]: PdfValue;
}

/** Manual of qpdf, "qpdf JSON format", version 2. */
export interface PdfDocument {
  pages: unknown[];
  qpdf: [unknown, Record<string, { value?: PdfValue; stream?: { dict: PdfDictionary } }>];
}

/** ISO 32000-2, 12.6.4. */
const activeActions = new Set([
  "/GoTo3DView",
  "/GoToE",
  "/GoToR",
  "/ImportData",
  "/JavaScript",
  "/Launch",
  "/Movie",
  "/Rendition",
  "/RichMediaExecute",
  "/Sound",
  "/SubmitForm",
  "/Thread",
]);

/** Allowed without a click, within the document. */
const automaticActions = new Set(["/GoTo", "/Named"]);

const activeKeys = ["/JS", "/JavaScript", "/EF", "/EmbeddedFiles", "/XFA", "/RichMediaContent"];

const activeKinds = new Set([
  "/3D",
  "/EmbeddedFile",
  "/FileAttachment",
  "/Movie",
  "/RichMedia",
  "/Screen",
  "/Sound",
]);

/** Returns whether a PDF has pages, and no active content, embedded files or external data. */
export function isSafeDocument({ pages, qpdf: [, objects] }: PdfDocument): boolean {
  if (pages.length === 0) return false;
  const resolve = (value: PdfValue | undefined): PdfValue | undefined =>
    typeof value === "string" && / R$/.test(value) ? objects[`obj:${value}`]?.value : value;

  const isAutomaticSafe = (value: PdfValue | undefined, seen = new Set<PdfValue>()): boolean => {
    const action = resolve(value);
    if (!isDictionary(action) || seen.has(action)) return true;
    seen.add(action);
    const next = resolve(action["/Next"]);
    return (
      automaticActions.has(String(resolve(action["/S"]) ?? "/GoTo")) &&
      [next].flat().every((one) => isAutomaticSafe(one, seen))
    );
  };

  const isSafe = (dictionary: PdfDictionary): boolean => {
    if (activeKeys.some((key) => key in dictionary)) return false;
    if (activeActions.has(String(resolve(dictionary["/S"])))) return false;
    for (const key of ["/Type", "/Subtype"])
      if (activeKinds.has(String(resolve(dictionary[key])))) return false;
    const events = resolve(dictionary["/AA"]);
    return (
      isAutomaticSafe(dictionary["/OpenAction"]) &&
      (!isDictionary(events) || Object.values(events).every((one) => isAutomaticSafe(one)))
    );
  };

  // Iterative, because nesting is unlimited.
  const left: PdfValue[] = [];
  for (const { value, stream } of Object.values(objects)) {
    // Data in an external file (ISO 32000-2, 7.3.8.2).
    if (stream && "/F" in stream.dict) return false;
    left.push(value ?? stream?.dict ?? null);
  }
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (isDictionary(value) && !isSafe(value)) return false;
    if (typeof value === "object" && value !== null)
      for (const inner of Object.values(value)) left.push(inner);
  }
  return true;
}

const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  typeof value === "object" && value !== null && !Array.isArray(value);
