import type { GlobalStyleRule } from "@vanilla-extract/css";
import { globalStyle } from "../theme/style.ts";

/**
 * Adds a rule for browsers with scroll timelines and anchor positioning, unless motion is reduced
 * or paused.
 */
export const scrollDrivenStyle = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`:root:not([data-motion=paused]) ${selector}`, {
    "@supports": {
      "(animation-timeline: view()) and (anchor-name: --stop)": {
        "@media": { "screen and (prefers-reduced-motion: no-preference)": rule },
      },
    },
  });
