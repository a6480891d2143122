import { names } from "./names.ts";

/**
 * On the parts of the page's first heading that the intro's line becomes: `start`, `bar`, `end`. Each
 * stands where it stays, whole, and waits for nothing.
 */
const targetAttribute = "data-intro-target";

const parts = ["start", "bar", "end"] as const;

const isStill = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ||
  document.documentElement.dataset.motion === "paused";

/** Moves an element, and scales it about its middle, so that one of its parts comes to a place. */
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
 * Moves the intro's line to the place of the heading's, if the page has one in view. The field that
 * surrounds the line goes along.
 *
 * @returns whether it does; then the heading's line carries `data-arrived`, and does not draw itself
 */
export function handOver(root: HTMLElement): boolean {
  const own = (name: keyof typeof names) => root.querySelector<HTMLElement>(`.${names[name]}`);
  const ends = parts.map((part) => document.querySelector(`[${targetAttribute}=${part}]`));
  if (ends.includes(null) || isStill()) return false;

  // Where it stands is known once it no longer waits to enter.
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
    // The line is in the middle of the field.
    if (field) move(field, from, to, true);
  }
  return true;
}
