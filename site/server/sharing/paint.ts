import { Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import { initial, type Look, lookOf, numberOf, numbers } from "./look.ts";
import type { Element } from "./markup.ts";
import { paintText } from "./paintText.ts";

function transform(context: SKRSContext2D, text: string) {
  for (const [, name, list = ""] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 1, e = 0, f = 0] = numbers(list);
    switch (name) {
      case "translate":
        context.translate(a, b ?? 0);
        break;
      case "scale":
        context.scale(a, b ?? a);
        break;
      case "rotate":
        context.translate(b ?? 0, c);
        context.rotate((a * Math.PI) / 180);
        context.translate(-(b ?? 0), -c);
        break;
      case "matrix":
        context.transform(a, b ?? 0, c, d, e, f);
        break;
      default:
        throw new Error(`The drawing has a transform that is not painted: ${name}.`);
    }
  }
}

/** The outline of a shape; nothing for what is no shape. */
function outlineOf(element: Element): Path2D | undefined {
  const at = (name: string) => numberOf(element, name);
  const path = new Path2D(element.name === "path" ? (element.attributes.d ?? "") : undefined);
  switch (element.name) {
    case "path":
      return path;
    case "rect":
      if (at("rx") > 0) path.roundRect(at("x"), at("y"), at("width"), at("height"), at("rx"));
      else path.rect(at("x"), at("y"), at("width"), at("height"));
      return path;
    case "circle":
      path.arc(at("cx"), at("cy"), at("r"), 0, 2 * Math.PI);
      path.closePath();
      return path;
    case "ellipse":
      path.ellipse(at("cx"), at("cy"), at("rx"), at("ry"), 0, 0, 2 * Math.PI);
      path.closePath();
      return path;
    case "line":
      path.moveTo(at("x1"), at("y1"));
      path.lineTo(at("x2"), at("y2"));
      return path;
    default:
      return undefined;
  }
}

function paintShape(context: SKRSContext2D, outline: Path2D, look: Look) {
  if (look.fill !== "none") {
    context.globalAlpha = look.opacity * look.fillOpacity;
    context.fillStyle = look.fill;
    context.fill(outline);
  }
  if (look.stroke !== "none" && look.strokeWidth > 0) {
    context.globalAlpha = look.opacity * look.strokeOpacity;
    context.strokeStyle = look.stroke;
    context.lineWidth = look.strokeWidth;
    context.lineCap = look.cap;
    context.lineJoin = look.join;
    context.setLineDash(look.dashes);
    context.stroke(outline);
  }
}

type Named = ReadonlyMap<string, Element>;

function paintElement(context: SKRSContext2D, element: Element, outer: Look, named: Named) {
  const look = lookOf(element, outer);
  context.save();
  if (element.attributes.transform) transform(context, element.attributes.transform);
  const outline = outlineOf(element);
  if (outline) paintShape(context, outline, look);
  else if (element.name === "text") paintText(context, element, look);
  else if (element.name === "use") {
    const used = named.get((element.attributes.href ?? "").replace("#", ""));
    context.translate(numberOf(element, "x"), numberOf(element, "y"));
    if (used) paintElement(context, used, look, named);
  } else if (element.name === "g" || element.name === "svg") {
    for (const child of element.children)
      if (typeof child !== "string") paintElement(context, child, look, named);
  } else if (element.name !== "defs" && element.name !== "title")
    throw new Error(`The drawing has an element that is not painted: ${element.name}.`);
  context.restore();
}

function namedIn({ children }: Element, named = new Map<string, Element>()): Named {
  for (const child of children) {
    if (typeof child === "string") continue;
    if (child.attributes.id) named.set(child.attributes.id, child);
    namedIn(child, named);
  }
  return named;
}

/** A rectangle in px. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Paints an SVG whose looks are attributes: it fills the frame, and what is over it is cut off on both
 * sides (`xMidYMid slice`).
 *
 * @throws where it has what a browser would show and this does not
 */
export function paintSvg(context: SKRSContext2D, svg: Element, frame: Frame) {
  const [left = 0, top = 0, width = 1, height = 1] = numbers(svg.attributes.viewBox ?? "");
  const scale = Math.max(frame.width / width, frame.height / height);
  context.save();
  context.beginPath();
  context.rect(frame.x, frame.y, frame.width, frame.height);
  context.clip();
  context.translate(
    frame.x + (frame.width - width * scale) / 2,
    frame.y + (frame.height - height * scale) / 2,
  );
  context.scale(scale, scale);
  context.translate(-left, -top);
  context.textBaseline = "alphabetic";
  paintElement(context, svg, initial, namedIn(svg));
  context.restore();
}
