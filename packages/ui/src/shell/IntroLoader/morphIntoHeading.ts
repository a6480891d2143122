import { introClassNames } from "./introClassNames.ts";

/** Targets in the page's heading: `start`, `bar`, `end`. */
const targetAttribute = "data-intro-target";

const parts = ["start", "bar", "end"] as const;

const isMotionReduced = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ||
  document.documentElement.dataset.motion === "paused";

/** Transforms an element so that `part` covers `to`. */
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
 * Moves the intro's line and curves to the page's heading, if in the viewport.
 *
 * @returns whether it moves: the parts then have `data-arrived`, which skips their animation
 */
export function morphIntoHeading(root: HTMLElement): boolean {
  const own = (name: keyof typeof introClassNames) =>
    root.querySelector<HTMLElement>(`.${introClassNames[name]}`);
  const ends = parts.map((part) => document.querySelector(`[${targetAttribute}=${part}]`));
  if (ends.includes(null) || isMotionReduced()) return false;

  // Skips the animation before measuring.
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
    if (field) move(field, from, to, true);
  }
  return true;
}
