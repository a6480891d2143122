import { names } from "./names.ts";

/**
 * Marks the parts of the page's heading that the intro's line moves to: `start`, `bar`, `end`. They
 * must be fully drawn and not animated.
 */
const targetAttribute = "data-intro-target";

const parts = ["start", "bar", "end"] as const;

const isStill = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ||
  document.documentElement.dataset.motion === "paused";

/** Translates and scales an element so that `part` of it covers `to`. */
function move(element: HTMLElement, part: DOMRect, to: DOMRect, isWhole?: boolean): void {
  const size = to.width / part.width;
  const { style } = element;
  style.transformOrigin = "50%";
  style.translate = `${to.x + to.width / 2 - part.x - part.width / 2}px ${to.y + to.height / 2 - part.y - part.height / 2}px`;
  style.scale = isWhole
    ? `${getComputedStyle(element).direction === "rtl" ? -size : size} ${size}`
    : `${size} ${to.height / part.height}`;
}

/**
 * Moves the intro's line and curves to the line of the page's heading, if that is in the viewport.
 *
 * @returns whether it moves. The heading's parts then have `data-arrived`, which skips their
 *   animation.
 */
export function handOver(root: HTMLElement): boolean {
  const own = (name: keyof typeof names) => root.querySelector<HTMLElement>(`.${names[name]}`);
  const ends = parts.map((part) => document.querySelector(`[${targetAttribute}=${part}]`));
  if (ends.includes(null) || isStill()) return false;

  // Their final position is known once `data-arrived` has skipped the animation.
  for (const end of ends) end?.setAttribute("data-arrived", "");
  const boxes = ends.map((end) => (end as Element).getBoundingClientRect());
  if (!boxes.every(({ width, top, bottom }) => width > 0 && top >= 0 && bottom <= innerHeight)) {
    for (const end of ends) end?.removeAttribute("data-arrived");
    return false;
  }

  root.dataset.handed = "";
  for (const [index, part] of parts.entries()) {
    const element = own(part);
    const to = boxes[index];
    if (!element || !to) continue;
    const from = element.getBoundingClientRect();
    move(element, from, to);
    const field = part === "bar" && own("field");
    // The line is centered in the curves.
    if (field) move(field, from, to, true);
  }
  return true;
}
