import { createElement as h, type ReactNode } from "react";
import { names } from "./names.ts";

export interface IntroMarkupProps {
  /** The agency's word at the top; the small line with its two points follows it. */
  brand: ReactNode;
  /**
   * What the intro says, "Creating Digital Excellence..." by the specification. Parts with a `lang`
   * other than the document's are not shown, so that one page can carry every language.
   */
  text: ReactNode;
  /** Shown, and announced, where the site could not be loaded; may hold a link to try again. */
  failure?: ReactNode | undefined;
  /** Shown to visitors without scripts, where the site never comes for them. */
  noScript?: ReactNode | undefined;
  /**
   * Leaves it out until the document element carries `data-intro`: for a page whose HTML is already
   * the whole site, which a script in the head decides to hold back. @default false
   */
  hidden?: boolean | undefined;
}

/**
 * The intro's HTML. No JSX and no stylesheet import here: a build step renders it to text.
 */
export function IntroMarkup({ brand, text, failure, noScript, hidden = false }: IntroMarkupProps) {
  return h(
    "div",
    { className: names.root, "data-state": "loading", hidden },
    h(
      "div",
      { className: names.head },
      h("span", { className: names.word }, brand),
      h("span", { className: names.mark }),
    ),
    h("canvas", { className: names.field, "aria-hidden": true }),
    h(
      "div",
      {
        className: names.track,
        role: "progressbar",
        "aria-valuemin": 0,
        "aria-valuemax": 100,
        "aria-valuenow": 0,
        "aria-labelledby": "agency-intro-text",
      },
      h("span", { className: names.bar }),
      h("span", { className: names.start }),
      h("span", { className: names.end }),
      h("span", { className: names.value, "aria-hidden": true }, "0"),
    ),
    h("p", { className: names.text, id: "agency-intro-text" }, text),
    noScript && h("noscript", null, h("p", { className: names.failure }, noScript)),
    failure && h("div", { className: names.failure, role: "alert", hidden: true }, failure),
  );
}
