import { reducedMotion } from "../../theme/queries.css.ts";
import { arrivalMark, travelMark } from "../../theme/travelMarks.ts";
import { easing, layer } from "../../theme/vars.css.ts";
import { findLinkLine, fly, parseShape, show } from "./flight.ts";

export interface Travel {
  /**
   * Start of the transition: a link in a block with a line (`data-line-at`), or the page's
   * `headingLine`.
   */
  from: Element;
  /** Renders the new page, synchronously. */
  update: () => void;
  /** Called after `update`. Returns the end of the transition, if any. */
  to: () => Element | null | undefined;
  /** Whether it is back navigation. @default false */
  back?: boolean | undefined;
}

/** Durations in ms. */
const times = { on: 300, back: 240, rise: 240 };

export const headingLine = (): Element | null => document.querySelector("main [data-heading-line]");

const isStill = () =>
  document.documentElement.dataset.motion === "paused" ||
  window.matchMedia(reducedMotion).matches ||
  typeof Element.prototype.animate !== "function";

let land = () => {};

/** Keeps the indicator of the row until the next user input. */
function rest(row: Element): void {
  const events = ["pointermove", "pointerdown", "keydown", "wheel"] as const;
  const end = () => {
    row.removeAttribute(arrivalMark);
    for (const event of events) removeEventListener(event, end);
  };
  for (const event of events) addEventListener(event, end, { passive: true });
}

/**
 * View transition: moves the line of a link to the line of the new heading, or back. Does not delay
 * the page. Skipped if motion is reduced or paused, or if a line is outside of the viewport.
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
  // Clipped, so that it causes no scrolling.
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
