import { indicatorOpacity, lineAttribute } from "../../theme/transitionAttributes.ts";
import { lineColor } from "../../theme/vars.css.ts";

/** In viewport px, at the parts' centres. */
export interface LineShape {
  start: number;
  end: number;
  y: number;
  sizes: readonly [line: number, round: number, rhomb: number];
}

/** Sizes of `signal`. */
const signalSizes = [3, 13, 10] as const;

/** Returns a link's nearest block with a line, and the line. For other elements, the element. */
export function findLinkLine(element: Element): { block: Element; line: Element } | undefined {
  const selector = `[${lineAttribute}]`;
  if (!element.matches("a")) return { block: element, line: element };
  for (let block: Element | null = element; block; block = block.parentElement) {
    const line = block.matches(selector) ? block : block.querySelector(selector);
    if (line) return { block, line };
  }
}

/** Measures a line, or returns undefined if it is hidden or outside the viewport. */
export function measureLine(place: Element): LineShape | undefined {
  const box = place.getBoundingClientRect();
  const middle = ({ left, width }: DOMRect) => left + width / 2;
  let shape: LineShape | undefined;
  if (place.getAttribute(lineAttribute) === "edge") {
    const sides = [box.left, box.right] as const;
    const [start, end] = getComputedStyle(place).direction === "rtl" ? sides.toReversed() : sides;
    shape = { start: start ?? 0, end: end ?? 0, y: box.bottom, sizes: signalSizes };
  } else {
    const [round, line, rhomb] = place.children as unknown as HTMLElement[];
    if (!round || !line || !rhomb) return;
    shape = {
      start: middle(round.getBoundingClientRect()),
      end: middle(rhomb.getBoundingClientRect()),
      y: box.top + box.height / 2,
      sizes: [line.offsetHeight, round.offsetWidth, rhomb.offsetWidth],
    };
  }
  const isInView = box.width > 0 && shape.y >= 0 && shape.y <= innerHeight;
  return isInView ? shape : undefined;
}

/** Shows or hides a line without transition. */
export function setLineVisible(place: Element, isShown: boolean): void {
  const { style } = place as HTMLElement;
  if (place.getAttribute(lineAttribute) === "edge")
    style.setProperty(indicatorOpacity, isShown ? "" : "0");
  else style.visibility = isShown ? "" : "hidden";
  for (const growth of place.getAnimations({ subtree: true }))
    if (growth instanceof CSSTransition) growth.finish();
}

/**
 * Appends a copy of the line to `box` and animates it between two shapes. Returns one animation per
 * part. The caller removes the copy.
 */
export function animateLine(
  box: HTMLElement,
  from: LineShape,
  to: LineShape,
  timing: KeyframeAnimationOptions,
): Animation[] {
  const [length, thickness] = [Math.abs(to.end - to.start), to.sizes[0]];
  const at = ({ start, end, y, sizes }: LineShape) =>
    [
      {
        translate: `${Math.min(start, end)}px ${y + scrollY}px`,
        scale: `${Math.abs(end - start) / length} ${sizes[0] / thickness}`,
      },
      { translate: `${start}px ${y + scrollY}px`, scale: `${sizes[1] / to.sizes[1]}` },
      { translate: `${end}px ${y + scrollY}px`, scale: `${sizes[2] / to.sizes[2]}` },
    ] as const;
  const [first, last] = [at(from), at(to)];
  return to.sizes.map((size, index) => {
    const part = box.ownerDocument.createElement("span");
    const half = `${size / -2}px`;
    const shape = [
      `inline-size:${length}px;margin:${half} 0;transform-origin:0 50%`,
      `inline-size:${size}px;margin:${half};border-radius:50%`,
      `inline-size:${size}px;margin:${half};rotate:45deg`,
    ][index];
    part.style.cssText = `position:absolute;inset:0 auto auto 0;block-size:${size}px;background:${lineColor};${shape}`;
    box.append(part);
    return part.animate([first[index] as Keyframe, last[index] as Keyframe], timing);
  });
}
