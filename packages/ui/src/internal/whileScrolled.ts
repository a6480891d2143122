import type { GlobalStyleRule } from "@vanilla-extract/css";
import { globalStyle } from "../theme/style.ts";

/**
 * A rule that holds while the line moves with the scrolling of the page: where the browser ties an
 * animation to it, and a place to that of another element, and the visitor lets things move.
 */
export const whileScrolled = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`:root:not([data-motion=paused]) ${selector}`, {
    "@supports": {
      "(animation-timeline: view()) and (anchor-name: --stop)": {
        "@media": { "screen and (prefers-reduced-motion: no-preference)": rule },
      },
    },
  });
