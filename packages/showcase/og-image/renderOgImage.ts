import { type Translated, translate } from "@agency/content/language";
import { drawArtwork } from "@agency/ui/draw-artwork";
import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { brand } from "../src/brand.ts";
import { placeArtwork } from "./artwork.ts";
import { getColors, type OgImageColors } from "./colors.ts";
import { drawPageDrawing, type RenderArtwork } from "./drawPageDrawing.ts";
import { setFont } from "./fonts.ts";
import { addKashida, removeKashida } from "./kashida.ts";
import { type FittedText, fitText, type TextBox } from "./textLayout.ts";
import { type OgImageInput, ogImageSize } from "./types.ts";

const { width, height } = ogImageSize;
const margin = 56;

interface Face {
  weight: number;
  /** In em. Zero in Arabic, where letters join. */
  spacing: number;
  /** Line height in em. */
  leading: number;
}

const faces: Translated<Face> = {
  en: { weight: 500, spacing: -0.05, leading: 0.98 },
  ar: { weight: 400, spacing: 0, leading: 1.365 },
};
/** Latin in Arabic too. */
const nameFace: Face = { weight: 500, spacing: -0.04, leading: 1 };
const noteFace: Face = { weight: 400, spacing: -0.01, leading: 1.2 };

const setFace = (context: SKRSContext2D, { weight, spacing }: Face, size: number) =>
  setFont(context, size, weight, spacing * size);

/** Keeps signs and percent signs in place in RTL text. */
const isolateNumbers = (text: string) =>
  text.replace(/(?<![\u2066\d])[+\-−]?\d[\d.,:/]*%?/g, (number) => `\u2066${number}\u2069`);

const hasArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

const getFace = (text: string, face: Face): Face =>
  hasArabic(text) ? { ...face, spacing: 0 } : face;

interface DrawContext {
  input: OgImageInput;
  context: SKRSContext2D;
  colors: OgImageColors;
  rtl: boolean;
}

/** Converts a distance from the start side to x. */
const toX = ({ rtl }: DrawContext, start: number) => (rtl ? width - start : start);

function set({ context }: DrawContext, text: string, room: TextBox, face: Face): FittedText {
  const own = getFace(text, face);
  return fitText(text, room, (line, size) => {
    setFace(context, own, size);
    return context.measureText(line).width;
  });
}

/** @param baseline in px from the top */
function drawText(place: DrawContext, { lines, size }: FittedText, baseline: number, face: Face) {
  const { context, colors } = place;
  setFace(context, getFace(lines.join(), face), size);
  context.fillStyle = colors.ink;
  lines.forEach((line, index) => {
    context.fillText(line, toX(place, margin), baseline + index * size * face.leading);
  });
}

const fontSizes = [104, 94, 84, 72, 62, 54, 46];

const getFirstBaseline = (size: number, rtl: boolean) =>
  rtl ? 33 + 1.02 * size : 62 + 0.705 * size;

/** Index of the largest font size. At most 72 px above 44 characters. */
function getFirstSizeIndex({ kind, title, language }: OgImageInput): number {
  if (kind === "home") return 0;
  if ([...title].length > 44) return fontSizes.indexOf(72);
  return (kind === "post" ? 0 : 1) + (language === "ar" ? 1 : 0);
}

function drawTitle(place: DrawContext) {
  const { input, rtl } = place;
  const { kind, language } = input;
  const face = translate(faces, language);
  const home = kind === "home";
  const stretched = rtl && (home || kind === "post");
  // The kashida belongs in the agency's name.
  const turn = home ? brand.wordmark.arabic : undefined;
  const own = stretched ? addKashida(input.title, turn) : removeKashida(input.title);
  const title = rtl ? isolateNumbers(own) : own;
  // On home it is below the title.
  const lowest = home ? (rtl ? 300 : 345) : 470;
  const room: TextBox = {
    width: home ? width - 2 * margin : 568,
    lines: 4,
    sizes: fontSizes.slice(getFirstSizeIndex(input)),
    even: home,
    fits: (lines, size) => {
      const last = getFirstBaseline(size, rtl) + (lines - 1) * size * face.leading;
      return last + (rtl ? 0.1 * size : 0) <= lowest;
    },
  };
  const text = set(place, title, room, face);
  drawText(place, text, getFirstBaseline(text.size, rtl), face);
}

function drawProduct(place: DrawContext) {
  const { input, rtl } = place;
  const fits = () => true;
  const name = set(
    place,
    removeKashida(input.title),
    { width: 610, lines: 1, sizes: [150, 144, 138, 132, 120, 104, 84, 62], fits },
    nameFace,
  );
  const baseline = 66 + 0.72 * name.size;
  drawText(place, name, baseline, nameFace);
  if (!input.lead) return;
  const face = { ...translate(faces, input.language), leading: rtl ? 1.4 : 1.16, spacing: -0.025 };
  // Vehicles are below the lead, others beside it.
  const room: TextBox =
    input.drawing?.of === "vehicle"
      ? { width: width - 2 * margin, lines: 1, sizes: [44, 38], fits }
      : { width: 520, lines: 3, sizes: [50, 44, 38], fits };
  const lead = set(place, removeKashida(input.lead), room, face);
  drawText(place, lead, baseline + (rtl ? 2.1 : 1.7) * lead.size, face);
}

function drawFooter(place: DrawContext) {
  const { context, colors, input, rtl } = place;
  const mark = { weight: rtl ? 400 : 500, spacing: -0.03, leading: 1 };
  const word = rtl ? brand.wordmark.arabic : brand.wordmark.latin;
  setFace(context, getFace(word, mark), rtl ? 42 : 40);
  context.fillStyle = colors.ink;
  context.fillText(word, toX(place, margin), 570);

  const [begin, end, y] = [toX(place, 162), toX(place, rtl ? 188 : 211), 555];
  const shift = rtl ? toX(place, 139) : begin;
  context.strokeStyle = context.fillStyle = colors.line;
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(shift, y);
  context.lineTo(end, y);
  context.stroke();
  context.beginPath();
  context.arc(shift, y, 6.5, 0, 2 * Math.PI);
  context.moveTo(end - 9.5, y);
  context.lineTo(end, y - 9.5);
  context.lineTo(end + 9.5, y);
  context.lineTo(end, y + 9.5);
  context.fill();

  if (!input.note) return;
  const plain = removeKashida(input.note);
  const note = rtl ? isolateNumbers(plain) : plain;
  setFace(context, getFace(note, noteFace), 30);
  if (context.measureText(note).width > 340) return;
  context.fillStyle = colors.quiet;
  context.fillText(note, toX(place, 300), 568);
}

async function drawFallbackArtwork(context: SKRSContext2D, input: OgImageInput) {
  const colors = getColors[input.kind];
  const rtl = input.language === "ar";
  const { x, y, hollow, fades, ...artwork } = placeArtwork(input);
  context.save();
  context.translate(rtl ? width - x - artwork.width : x, y);
  context.beginPath();
  // Clips only towards the title.
  context.rect(-20, -y, artwork.width + 40, height);
  context.clip();
  const ink = fades ? context.createLinearGradient(0, 0, artwork.width * 0.2, 0) : colors.ink;
  if (typeof ink !== "string") {
    ink.addColorStop(0, `${colors.ink}00`);
    ink.addColorStop(1, colors.ink);
  }
  await drawArtwork(context as unknown as CanvasRenderingContext2D, {
    ...artwork,
    ink,
    accent: colors.line,
    mirrored: rtl,
    hollow: hollow ? colors.ground : undefined,
  });
  context.restore();
}

function createBackground({ kind }: OgImageInput): SKRSContext2D {
  const context = createCanvas(width, height).getContext("2d");
  context.fillStyle = getColors[kind].ground;
  context.fillRect(0, 0, width, height);
  return context;
}

/** Falls back to artwork. */
async function drawIllustration(
  input: OgImageInput,
  renderArtwork: RenderArtwork,
): Promise<SKRSContext2D> {
  const own = createBackground(input);
  try {
    if (await drawPageDrawing(own, input, renderArtwork)) return own;
  } catch (error) {
    process.emitWarning(
      `An Open Graph image shows generic artwork in place of a drawing: ${error}`,
    );
  }
  const context = createBackground(input);
  await drawFallbackArtwork(context, input);
  return context;
}

/**
 * Renders an Open Graph image as RGBA pixels of `ogImageSize`. Shows artwork if the page has no
 * drawing of its own, or it is empty or fails.
 */
export async function renderOgImage(
  input: OgImageInput,
  renderArtwork: RenderArtwork,
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const colors = getColors[input.kind];
  const rtl = input.language === "ar";
  const context = await drawIllustration(input, renderArtwork);
  context.globalAlpha = 1;
  context.textBaseline = "alphabetic";
  context.direction = rtl ? "rtl" : "ltr";
  context.textAlign = rtl ? "right" : "left";
  // The host's locale would select glyph variants.
  context.lang = input.language;
  const place: DrawContext = { input, context, colors, rtl };
  if (["rendre", "upflyover", "gymestry"].includes(input.kind)) drawProduct(place);
  else drawTitle(place);
  drawFooter(place);
  return new Uint8ClampedArray(context.getImageData(0, 0, width, height).data);
}
