/**
 * The intro is painted before any script has run, from plain HTML: its class names are literal, so
 * that a page written by a build step and the React component share one stylesheet.
 */
export const names = {
  root: "agency-intro",
  head: "agency-intro__head",
  word: "agency-intro__word",
  mark: "agency-intro__mark",
  field: "agency-intro__field",
  track: "agency-intro__track",
  bar: "agency-intro__bar",
  start: "agency-intro__start",
  end: "agency-intro__end",
  value: "agency-intro__value",
  text: "agency-intro__text",
  failure: "agency-intro__failure",
} as const;

/** The custom property that carries the progress, a number from 0 to 1. */
export const progressProperty = "--agency-intro-progress";
