import type { SKRSContext2D } from "@napi-rs/canvas";
import { setFont } from "./fonts.ts";
import { type Look, lookOf, numberOf } from "./look.ts";
import type { Element } from "./markup.ts";

interface Run {
  text: string;
  look: Look;
  /** How far it is moved from where it would stand. */
  dx: number;
}

/** Text that begins at a place of its own (SVG 2, section 11.5: a text chunk). */
interface Chunk {
  x: number;
  y: number;
  runs: Run[];
}

function chunksOf(text: Element, outer: Look): Chunk[] {
  const chunks: Chunk[] = [{ x: numberOf(text, "x"), y: numberOf(text, "y"), runs: [] }];
  const collect = (element: Element, look: Look, dx: number) => {
    for (const child of element.children) {
      const last = chunks.at(-1) as Chunk;
      if (typeof child === "string") {
        last.runs.push({ text: child, look, dx });
        continue;
      }
      const { x, y } = child.attributes;
      if (x !== undefined || y !== undefined)
        chunks.push({ x: numberOf(child, "x", last.x), y: numberOf(child, "y", last.y), runs: [] });
      collect(child, lookOf(child, look), numberOf(child, "dx"));
    }
  };
  collect(text, outer, numberOf(text, "dx"));
  return chunks.filter(({ runs }) => runs.length > 0);
}

function setLook(context: SKRSContext2D, { text, look }: Run) {
  const { fontSize, fontWeight, letterSpacing, direction, lang, figures } = look;
  const spacing = Number.parseFloat(letterSpacing) * (letterSpacing.endsWith("em") ? fontSize : 1);
  // Letters that join are never set apart.
  const joins = /\p{Script=Arabic}/u.test(text);
  setFont(context, fontSize, fontWeight, joins ? 0 : spacing);
  context.fontFeatureSettings = figures || "normal";
  context.direction = direction;
  context.lang = lang;
}

/** A text with its parts, each chunk where its anchor says. */
export function paintText(context: SKRSContext2D, element: Element, look: Look) {
  context.textAlign = "left";
  const given = numberOf(element, "textLength");
  for (const { x, y, runs } of chunksOf(element, look)) {
    const widths = runs.map((run) => {
      setLook(context, run);
      return context.measureText(run.text).width;
    });
    const rtl = look.direction === "rtl";
    const natural = widths.reduce(
      (sum, width, index) => sum + width + (runs[index]?.dx ?? 0) * (rtl ? -1 : 1),
      0,
    );
    // A text that is given its length is as long as its letters in a browser.
    const stretch = given > 0 && natural > 0 ? given / natural : 1;
    const whole = natural * stretch;
    const before = { start: rtl ? 1 : 0, middle: 0.5, end: rtl ? 0 : 1 }[look.anchor] ?? 0;
    let at = x - whole * before + (rtl ? whole : 0);
    runs.forEach((run, index) => {
      const { fill, opacity, fillOpacity } = run.look;
      const width = (widths[index] ?? 0) * stretch;
      const left = at + run.dx - (rtl ? width : 0);
      at = rtl ? left : left + width;
      if (fill === "none") return;
      setLook(context, run);
      context.globalAlpha = opacity * fillOpacity;
      context.fillStyle = fill;
      context.save();
      context.translate(left, y);
      context.scale(stretch, 1);
      context.fillText(run.text, 0, 0);
      context.restore();
    });
  }
}
