import { createElement as h, type ReactNode } from "react";
import { names } from "./names.ts";

export interface IntroMarkupProps {
  /** Name at the top, followed by the mark. */
  brand: ReactNode;
  /**
   * "Creating Digital Excellence..." by the specification. Children in another `lang` than the
   * document's are hidden.
   */
  text: ReactNode;
  /** Error message, announced as an alert. */
  failure?: ReactNode | undefined;
  /** Content without JavaScript. */
  noScript?: ReactNode | undefined;
  /** Whether it is hidden until `data-intro` is set, for server-rendered pages. @default false */
  hidden?: boolean | undefined;
}

/** No JSX and CSS imports, because build steps render it to a string. */
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
