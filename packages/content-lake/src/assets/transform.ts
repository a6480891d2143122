import { httpError } from "../errors.ts";
import { roundUpLength, roundUpQuality } from "./allowed-sizes.ts";
import { isSamePart } from "./crops.ts";
import { around, FOCUS, type Focus, parseFocus } from "./focal-point.ts";
import type { Bounds, Rect, Source } from "./image-bounds.ts";
import { EFFECTS, type Effects, readEffects } from "./image-effects.ts";
import { choice, integer, number } from "./url-parameters.ts";

type OutputFormat = "jpg" | "pjpg" | "png" | "webp" | "avif" | "gif";

/** In pixels of the source. The result is never larger. */
export interface Transform {
  rect: Rect;
  /** @default the size of `rect` */
  width?: number;
  height?: number;
  /** `inside` keeps the whole image, `cover` crops, `contain` adds bars, `fill` distorts. */
  fit: "inside" | "cover" | "contain" | "fill";
  position: string;
  /** Colour of the bars, with `#`. */
  background?: string;
  flip: string;
  effects: Effects;
  format: OutputFormat;
  /** From 0 to 100. */
  quality: number;
}

const FORMATS = ["jpg", "pjpg", "png", "webp", "avif"];
const FITS = ["clip", "crop", "fill", "fillmax", "max", "min", "scale"];
const POSITIONS = ["center", "top", "bottom", "left", "right", "entropy", "focalpoint"];
const KNOWN = new Set([
  ..."w h fit fm q auto rect dpr max-w max-h crop bg flip dl".split(" "),
  ...EFFECTS,
  ...FOCUS,
]);
const MAX_SIZE = 10_000;

/**
 * Parses an image URL, `undefined` for the unchanged original. Limits sizes to the source.
 *
 * @throws HttpError 400
 */
export function readTransform(
  search: URLSearchParams,
  source: Source,
  acceptsWebp: boolean,
  bounds?: Bounds,
): Transform | undefined {
  for (const name of search.keys()) {
    if (!KNOWN.has(name)) throw httpError(400, `Unknown image parameter "${name}"`);
    if (search.getAll(name).length > 1)
      throw httpError(400, `The parameter ${name} is given twice`);
  }
  if (source.extension === "svg") return undefined;
  if (bounds) requireToken(search);
  const rect = getRect(search.get("rect"), source);
  if (bounds && search.has("rect") && !bounds.parts.some((part) => isSamePart(part, rect))) {
    throw httpError(400, "rect must be a part that content shows; with the token any part");
  }
  const fit = choice(search, "fit", FITS) ?? "clip";
  const focus = parseFocus(search);
  if (bounds && focus && !bounds.places.some((place) => isSamePlace(place, focus)))
    throw httpError(400, "fp-x and fp-y must be a place that content shows; with the token any");
  const size = parseSize(search, rect, fit, bounds ? roundUpLength : (length) => length);
  const effects = readEffects(search);
  const auto = choice(search, "auto", ["format"]);
  const format = (choice(search, "fm", FORMATS) ??
    (auto && acceptsWebp ? "webp" : ownFormat(source.extension))) as OutputFormat;
  const asked = integer(search, "q", 0, 100);
  const q = bounds && asked !== undefined ? roundUpQuality(asked) : asked;
  const flip = search.get("flip") ?? "";
  if (!/^(h|v|hv|vh)?$/.test(flip)) throw httpError(400, "flip must be h, v or hv");
  const crop = choice(search, "crop", POSITIONS) ?? "center";
  const background = parseBackground(search.get("bg"));
  const untouched =
    rect.width === source.width &&
    rect.height === source.height &&
    size.width === undefined &&
    flip === "" &&
    Object.keys(effects).length === 0 &&
    format === ownFormat(source.extension) &&
    q === undefined;
  if (untouched) return undefined;
  return {
    ...focused(rect, size, focus),
    position: focus ? "center" : crop,
    ...(background && { background }),
    flip,
    effects,
    format,
    quality: q ?? 75,
  };
}

function focused(rect: Rect, size: Size, focus: Focus | undefined): Size & { rect: Rect } {
  const { width, height, fit } = size;
  if (!focus || fit !== "cover" || width === undefined || height === undefined)
    return { rect, ...size };
  return { rect: around(rect, focus, { width, height }), width, height, fit: "fill" };
}

const isSamePlace = (a: Pick<Focus, "x" | "y">, b: Focus): boolean =>
  Math.abs(a.x - b.x) < 0.01 && Math.abs(a.y - b.y) < 0.01 && b.zoom === 1;

/** `flip=h` needs no token: right-to-left mails cannot mirror images by CSS. */
function requireToken(search: URLSearchParams): void {
  for (const name of ["bg", "flip", ...EFFECTS])
    if (search.has(name) && !(name === "flip" && search.get(name) === "h"))
      throw httpError(400, `The parameter ${name} needs the token`);
}

function ownFormat(extension: string): string {
  // Browsers lack support for TIFF.
  return extension === "tiff" ? "jpg" : extension;
}

type Size = Pick<Transform, "width" | "height" | "fit">;

function parseSize(
  search: URLSearchParams,
  rect: Rect,
  fit: string,
  roundUp: (length: number) => number,
): Size {
  const dpr = number(search, "dpr", 1, 3) ?? 1;
  const scaled = (name: string) => {
    const value = integer(search, name, 1, MAX_SIZE);
    return value === undefined ? undefined : roundUp(Math.round(value * dpr));
  };
  const w = smaller(scaled("w"), scaled("max-w"));
  const h = smaller(scaled("h"), scaled("max-h"));
  if (w === undefined && h === undefined) return { fit: "inside" };
  if (fit === "scale" && w !== undefined && h !== undefined) {
    return { width: Math.min(w, rect.width), height: Math.min(h, rect.height), fit: "fill" };
  }
  if (w === undefined || h === undefined || fit === "clip" || fit === "max") {
    const scale = Math.min((w ?? Infinity) / rect.width, (h ?? Infinity) / rect.height, 1);
    return { ...scaledSize(rect, scale), fit: "fill" };
  }
  const bars = fit === "fill" || fit === "fillmax";
  const within = bars
    ? Math.max(rect.width / w, rect.height / h)
    : Math.min(rect.width / w, rect.height / h);
  const box = scaledSize({ width: w, height: h }, Math.min(1, within));
  return { ...box, fit: bars ? "contain" : "cover" };
}

function scaledSize({ width, height }: { width: number; height: number }, scale: number) {
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function smaller(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined ? b : b === undefined ? a : Math.min(a, b);
}

function getRect(text: string | null, { width, height }: Source): Rect {
  if (text === null) return { left: 0, top: 0, width, height };
  const numbers = /^\d{1,6}(,\d{1,6}){3}$/.test(text) ? text.split(",").map(Number) : [];
  const [left = 0, top = 0, w = 0, h = 0] = numbers;
  const rect = { left, top, width: Math.min(w, width - left), height: Math.min(h, height - top) };
  if (numbers.length === 4 && rect.width > 0 && rect.height > 0) return rect;
  throw httpError(400, `rect must be x,y,width,height within ${width}x${height}, not "${text}"`);
}

function parseBackground(text: string | null): string | undefined {
  if (text === null) return undefined;
  if (/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) return `#${text}`;
  throw httpError(400, "bg must be a colour in 3, 6 or 8 hexadecimal digits");
}
