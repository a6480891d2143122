import { SaxesParser } from "saxes";
import { nestedField, requireInertField } from "./fields.ts";
import { RefusedFileError, refuse } from "./refusedFile.ts";
import { isRemoteTarget } from "./targets.ts";

export interface PartElement {
  name: string;
  attributes: readonly { name: string; namespace: string; value: string }[];
}

/** VML elements that load a picture by address. */
const vmlPictures = new Set(["fill", "image", "imagedata", "stroke"]);

/**
 * Parses a part's XML. Throws a `RefusedFileError` for malformed XML, encodings other than UTF-8
 * (Word writes no other), and a DOCTYPE.
 */
export function parsePart(
  bytes: Uint8Array,
  onElement: (element: PartElement) => void,
  onText: (text: string) => void = () => undefined,
  onEnd: (name: string) => void = () => undefined,
): void {
  const xml = new SaxesParser({ xmlns: true });
  xml.on("error", (error) => {
    throw error;
  });
  xml.on("xmldecl", ({ encoding }) => {
    if (encoding && !/^utf-?8$/i.test(encoding)) refuse("file-damaged", "XML in another encoding");
  });
  xml.on("doctype", () => refuse("file-damaged", "XML with a DOCTYPE"));
  xml.on("opentag", ({ local, attributes }) =>
    onElement({
      name: local,
      attributes: Object.values(attributes).map((one) => ({
        name: one.local,
        namespace: one.uri,
        value: one.value,
      })),
    }),
  );
  xml.on("text", onText);
  xml.on("cdata", onText);
  xml.on("closetag", ({ local }) => onEnd(local));
  try {
    xml.write(new TextDecoder("utf-8", { fatal: true }).decode(bytes)).close();
  } catch (error) {
    if (error instanceof RefusedFileError) throw error;
    refuse("file-damaged", `a part that is no XML: ${String(error)}`);
  }
}

export const getAttribute = ({ attributes }: PartElement, name: string): string =>
  attributes.find((one) => one.name === name)?.value ?? "";

/**
 * Checks a part's fields and pictures. Returns the local names of elements by relationship. Throws
 * a `RefusedFileError`.
 */
export function reviewPart(bytes: Uint8Array): Map<string, Set<string>> {
  const referrers = new Map<string, Set<string>>();
  const open = [""];
  let isInstruction = false;
  const add = (text: string) => {
    open[open.length - 1] += text;
  };
  parsePart(
    bytes,
    (element) => {
      const { name, attributes } = element;
      for (const { namespace, value } of attributes)
        if (/\/relationships$/.test(namespace))
          referrers.set(value, (referrers.get(value) ?? new Set()).add(name.toLowerCase()));
      requireLocalPicture(element);
      isInstruction = name === "instrText" || name === "delInstrText";
      if (name === "fldSimple") requireInertField(getAttribute(element, "instr"));
      if (name !== "fldChar") return;
      const type = getAttribute(element, "fldCharType");
      if (type === "begin") {
        add(nestedField);
        open.push("");
      } else if (type === "end" && open.length > 1) requireInertField(open.pop() ?? "");
    },
    (text) => {
      if (isInstruction) add(text);
    },
    () => {
      isInstruction = false;
    },
  );
  // Instructions outside of fields are ignored. Unclosed ones count.
  const [outside = "", ...rest] = open;
  requireInertField(outside.replaceAll(nestedField, " "));
  for (const one of rest) requireInertField(one);
  return referrers;
}

function requireLocalPicture({ name, attributes }: PartElement): void {
  if (!vmlPictures.has(name)) return;
  for (const attribute of attributes)
    if (/^(src|href|althref)$/.test(attribute.name) && isRemoteTarget(attribute.value))
      refuse("file-remote", "a picture that is fetched");
}

/** Checks an SVG. Throws a `RefusedFileError` for scripts and outer resources. */
export function reviewSvg(bytes: Uint8Array): void {
  let isStyle = false;
  parsePart(
    bytes,
    ({ name, attributes }) => {
      isStyle = name === "style";
      if (/^(script|handler|foreignObject)$/i.test(name)) refuse("file-program", "an SVG script");
      for (const attribute of attributes) {
        if (/^on/i.test(attribute.name)) refuse("file-program", "an SVG script");
        const isLink = attribute.name === "href" && name !== "a";
        if (isLink && /^(?!#|data:)./i.test(attribute.value) && isRemoteTarget(attribute.value))
          refuse("file-remote", "an SVG with an outer picture");
        requireLocalStyle(attribute.value);
      }
    },
    (text) => {
      if (isStyle) requireLocalStyle(text);
    },
    () => {
      isStyle = false;
    },
  );
}

function requireLocalStyle(css: string): void {
  for (const [, target = ""] of css.matchAll(/(?:url\(|@import)\s*["']?([^"')]*)/gi))
    if (!/^(#|data:)/i.test(target) && isRemoteTarget(target))
      refuse("file-remote", "an SVG with an outer style");
}
