/** Literal class names, for static HTML and the component. */
export const introClassNames = {
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

/** Custom property of the progress, 0 to 1. */
export const progressProperty = "--agency-intro-progress";
