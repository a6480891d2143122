import { reducedMotion } from "../../theme/queries.css.ts";
import { arrivedAttribute, transitionTargetAttribute } from "../../theme/transitionAttributes.ts";
import { easing, layer } from "../../theme/vars.css.ts";
import { animateLine, findLinkLine, measureLine, setLineVisible } from "./lineAnimation.ts";

export interface LineTransition {
  /**
   * Start of the transition: a link in a block with a line (`data-line-at`), or the page's
   * `headingLine`.
   */
  from: Element;
  /** Renders the new page, synchronously. */
  update: () => void;
  /** Called after `update`. Returns the end, if any. */
  to: () => Element | null | undefined;
  /** Back navigation. @default false */
  back?: boolean | undefined;
}

/** In ms. */
const times = { on: 300, back: 240, rise: 240 };

/** Finds the line of the page's heading (`data-heading-line`), or null. */
export const headingLine = (): Element | null => document.querySelector("main [data-heading-line]");

const shouldSkipAnimation = () =>
  document.documentElement.dataset.motion === "paused" ||
  window.matchMedia(reducedMotion).matches ||
  typeof Element.prototype.animate !== "function";

let finishTransition = () => {};

/** Keeps the block's indicator until the next input. */
function keepIndicator(block: Element): void {
  const events = ["pointermove", "pointerdown", "keydown", "wheel"] as const;
  const end = () => {
    block.removeAttribute(arrivedAttribute);
    for (const event of events) removeEventListener(event, end);
  };
  for (const event of events) addEventListener(event, end, { passive: true });
}

/**
 * Runs a view transition: calls `update` at once, then animates a link's line to the heading's, or
 * back. Not if motion is reduced or paused, or a line is outside the viewport.
 */
export function runViewTransition({ from, update, to, back = false }: LineTransition): void {
  finishTransition();
  const start = shouldSkipAnimation() ? undefined : findLinkLine(from);
  const first = start && measureLine(start.line);
  update();
  const end = first && to();
  const found = end && findLinkLine(end);
  if (!found) return;

  const { block, line } = found;
  block.setAttribute(arrivedAttribute, "");
  const last = measureLine(line);
  if (!last) {
    if (back) block.removeAttribute(arrivedAttribute);
    return;
  }

  const root = document.documentElement;
  const box = document.createElement("div");
  box.ariaHidden = "true";
  // Clipped, to cause no scrolling.
  box.style.cssText = `position:absolute;inset:0 0 auto;block-size:${root.scrollHeight}px;overflow:clip;pointer-events:none;direction:ltr;z-index:${layer.above}`;
  document.body.append(box);
  end.setAttribute(transitionTargetAttribute, "");
  setLineVisible(line, false);
  root.dataset.travel = back ? "back" : "on";
  const way = animateLine(box, first, last, {
    duration: back ? times.back : times.on,
    easing,
    fill: "both",
  });
  const title = document.querySelector("main h1");
  if (!back && title && !title.contains(line))
    title.animate({ translate: ["0 12px", "0 0"] }, { duration: times.rise, easing });

  finishTransition = () => {
    finishTransition = () => {};
    if (back) keepIndicator(block);
    end.removeAttribute(transitionTargetAttribute);
    setLineVisible(line, true);
    delete root.dataset.travel;
    box.remove();
  };
  const landed = finishTransition;
  Promise.all(way.map(({ finished }) => finished)).then(
    () => finishTransition === landed && finishTransition(),
    () => {},
  );
}
