import { reducedMotion } from "../../theme/queries.css.ts";
import { arrivalMark, travelMark } from "../../theme/travelMarks.ts";
import { easing, layer } from "../../theme/vars.css.ts";
import { findLinkLine, fly, parseShape, show } from "./flight.ts";

export interface Travel {
  /** What the line leaves: a link whose block has it (`data-line`), or the page's `headingLine`. */
  from: Element;
  /** Shows the new page, before it returns. */
  update: () => void;
  /** What it comes to, asked for once the new page is there. Without it the page is simply there. */
  to: () => Element | null | undefined;
  /** To the page before. @default false */
  back?: boolean | undefined;
}

/** How long the line is under way, in ms; and how long the new title rises meanwhile. */
const times = { on: 300, back: 240, rise: 240 };

/** The line at the heading of the page, which a line from another page may become. */
export const headingLine = (): Element | null => document.querySelector("main [data-heading-line]");

/** Whether nothing is to move: the visitor has paused motion, or the system asks for less. */
const isStill = () =>
  document.documentElement.dataset.motion === "paused" ||
  window.matchMedia(reducedMotion).matches ||
  typeof Element.prototype.animate !== "function";

let land = () => {};

/** The row that the line has come back to keeps it until the visitor does anything. */
function rest(row: Element): void {
  const events = ["pointermove", "pointerdown", "keydown", "wheel"] as const;
  const end = () => {
    row.removeAttribute(arrivalMark);
    for (const event of events) removeEventListener(event, end);
  };
  for (const event of events) addEventListener(event, end, { passive: true });
}

/**
 * Shows another page, to which the line travels from this one: the link's line becomes the line at
 * the new heading, and going back the other way round. The page waits for nothing, and the line lies
 * above it. With reduced or paused motion, and where one of the two lines is not seen, the page is
 * simply shown.
 */
export function travel({ from, update, to, back = false }: Travel): void {
  land();
  const start = isStill() ? undefined : findLinkLine(from);
  const first = start && parseShape(start);
  update();
  const end = first && to();
  const place = end && findLinkLine(end);
  if (!place) return;

  end.setAttribute(arrivalMark, "");
  const last = parseShape(place);
  if (!last) {
    if (back) end.removeAttribute(arrivalMark);
    return;
  }

  const root = document.documentElement;
  const box = document.createElement("div");
  box.ariaHidden = "true";
  // As high as the page, and what moves past its sides makes it no wider.
  box.style.cssText = `position:absolute;inset:0 0 auto;block-size:${root.scrollHeight}px;overflow:clip;pointer-events:none;direction:ltr;z-index:${layer.above}`;
  document.body.append(box);
  end.setAttribute(travelMark, "");
  show(place, false);
  root.dataset.travel = back ? "back" : "on";
  const way = fly(box, first, last, {
    duration: back ? times.back : times.on,
    easing,
    fill: "both",
  });
  const title = document.querySelector("main h1");
  if (!back && title && !title.contains(place))
    title.animate({ translate: ["0 12px", "0 0"] }, { duration: times.rise, easing });

  land = () => {
    land = () => {};
    if (back) rest(end);
    end.removeAttribute(travelMark);
    show(place, true);
    delete root.dataset.travel;
    box.remove();
  };
  const landed = land;
  Promise.all(way.map(({ finished }) => finished)).then(
    () => land === landed && land(),
    () => {},
  );
}
