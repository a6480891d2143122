import { judgeAction } from "./pdfActions.ts";
import {
  getText,
  isDictionary,
  type PdfDictionary,
  type PdfDocument,
  type PdfObject,
  type PdfValue,
} from "./pdfDocument.ts";
import { refuse } from "./refusedFile.ts";
import { isProgramName } from "./targets.ts";

/** Play or run something (ISO 32000-2, 12.5.6). */
const activeAnnotations = new Set(["/3D", "/Movie", "/RichMedia", "/Screen", "/Sound", "/TrapNet"]);

/** Run by a click (ISO 32000-2, 12.5.6.5, 12.3.3, 12.4.4.2). */
const actionKeys = new Set(["/A", "/NA", "/PA"]);

/** Pointer events (ISO 32000-2, table 197). */
const clicks = new Set(["/D", "/U"]);

/** By qpdf's name, such as `obj:3 0 R`. */
export type PdfChanges = Record<string, PdfObject>;

/**
 * Checks every object of a PDF for actions, files and external data. Returns the changes that
 * remove attachments and links to local files. Throws a `RefusedFileError` for anything active.
 * Links to addresses are allowed.
 */
export function reviewPdf(document: PdfDocument): PdfChanges {
  const { resolve } = document;
  const root = resolve(document.trailer["/Root"]);
  if (!isDictionary(root)) refuse("file-damaged", "a PDF without a catalog");
  reviewCatalog(root as PdfDictionary, document);
  const changes: PdfChanges = {};
  for (const [reference, object] of document.objects()) {
    const changed = reviewObject(object);
    if (changed !== object) changes[`obj:${reference}`] = changed;
  }
  return changes;

  function reviewObject(object: PdfObject): PdfObject {
    const { value, stream } = object;
    if (!stream) {
      const next = review(value ?? null);
      return next === value ? object : { value: next };
    }
    // Data in an external file (ISO 32000-2, 7.3.8.2), and reference XObjects (8.10.4).
    if (stream.dict["/F"] || stream.dict["/Ref"]) refuse("file-remote", "data in another file");
    const dict = review(stream.dict) as PdfDictionary;
    return dict === stream.dict ? object : { stream: { dict } };
  }

  /** Returns the same value if nothing was removed. */
  function review(value: PdfValue): PdfValue {
    if (Array.isArray(value)) {
      const next = value.filter((one) => !isAttachment(one)).map(review);
      const isSame = next.length === value.length && next.every((one, at) => one === value[at]);
      return isSame ? value : next;
    }
    return isDictionary(value) ? reviewDictionary(value) : value;
  }

  function reviewDictionary(dictionary: PdfDictionary): PdfDictionary {
    if (dictionary["/Rect"] && activeAnnotations.has(String(resolve(dictionary["/Subtype"]))))
      refuse("file-program", `an annotation ${String(dictionary["/Subtype"])}`);
    if (resolve(dictionary["/S"]) === "/JavaScript" && "/JS" in dictionary)
      refuse("file-program", "a script");
    const next: PdfDictionary = {};
    let isSame = true;
    for (const [key, value] of Object.entries(dictionary)) {
      // Reviewed even if removed: attached programs are refused.
      const reviewed = review(value);
      const kept = isRemoved(key, value, dictionary) ? undefined : reviewed;
      if (kept !== undefined) next[key] = kept;
      isSame &&= kept === value;
    }
    return isSame ? dictionary : next;
  }

  function isRemoved(key: string, value: PdfValue, dictionary: PdfDictionary): boolean {
    if (actionKeys.has(key)) return judgeAction(document, value, false) === "remove";
    if (key === "/OpenAction") return judgeAction(document, value, true) === "remove";
    if (key === "/AA") {
      const events = resolve(value);
      const judged = isDictionary(events)
        ? Object.entries(events).map(([event, action]) =>
            judgeAction(document, action, !clicks.has(event)),
          )
        : [];
      return judged.includes("remove");
    }
    if (key === "/EF" && isDictionary(resolve(value))) {
      for (const name of ["/UF", "/F"])
        if (isProgramName(getText(resolve(dictionary[name]))))
          refuse("file-embedded", "an attached program");
      return true;
    }
    return key === "/AF" || (key === "/EmbeddedFiles" && isDictionary(resolve(value)));
  }

  function isAttachment(value: PdfValue): boolean {
    const annotation = resolve(value);
    return (
      isDictionary(annotation) &&
      annotation["/Rect"] !== undefined &&
      resolve(annotation["/Subtype"]) === "/FileAttachment"
    );
  }
}

function reviewCatalog(root: PdfDictionary, { resolve }: PdfDocument): void {
  if (isDictionary(resolve(root["/Collection"]))) refuse("file-embedded", "a portfolio of files");
  const form = resolve(root["/AcroForm"]);
  if (isDictionary(form) && resolve(form["/XFA"])) refuse("file-program", "a form of XFA");
  const names = resolve(root["/Names"]);
  const scripts = isDictionary(names) ? resolve(names["/JavaScript"]) : undefined;
  if (isDictionary(scripts))
    for (const key of ["/Names", "/Kids"]) {
      const list = resolve(scripts[key]);
      if (Array.isArray(list) && list.length > 0)
        refuse("file-program", "a script of the document");
    }
}
