import type { GlobalStyleRule } from "@vanilla-extract/css";
import { globalStyle } from "../theme/style.ts";

/**
 * Adds a rule that applies if the browser supports scroll timelines and anchor positioning, and
 * motion is neither reduced nor paused.
 */
export const scrollDrivenStyle = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`:root:not([data-motion=paused]) ${selector}`, {
    "@supports": {
      "(animation-timeline: view()) and (anchor-name: --stop)": {
        "@media": { "screen and (prefers-reduced-motion: no-preference)": rule },
      },
    },
  });
