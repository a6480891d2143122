import { createElement as h, type ReactNode } from "react";
import { introClassNames } from "./introClassNames.ts";

export interface IntroMarkupProps {
  /** At the top, before the mark. */
  brand: ReactNode;
  /**
   * "Creating Digital Excellence..." by the specification. Hides children whose `lang` is not the
   * document's.
   */
  label: ReactNode;
  /** Error message, announced as an alert. */
  failure?: ReactNode | undefined;
  /** Shown without JavaScript. */
  noScript?: ReactNode | undefined;
  /** Hidden until `data-intro` is set, for server-rendered pages. @default false */
  hidden?: boolean | undefined;
}

/** Markup of the intro loader. Build steps render it to a string, so it imports no JSX or CSS. */
export function IntroMarkup({ brand, label, failure, noScript, hidden = false }: IntroMarkupProps) {
  return h(
    "div",
    { className: introClassNames.root, "data-state": "loading", hidden },
    h(
      "div",
      { className: introClassNames.head },
      h("span", { className: introClassNames.word }, brand),
      h("span", { className: introClassNames.mark }),
    ),
    h("canvas", { className: introClassNames.field, "aria-hidden": true }),
    h(
      "div",
      {
        className: introClassNames.track,
        role: "progressbar",
        "aria-valuemin": 0,
        "aria-valuemax": 100,
        "aria-valuenow": 0,
        "aria-labelledby": "agency-intro-text",
      },
      h("span", { className: introClassNames.bar }),
      h("span", { className: introClassNames.start }),
      h("span", { className: introClassNames.end }),
      h("span", { className: introClassNames.value, "aria-hidden": true }, "0"),
    ),
    h("p", { className: introClassNames.text, id: "agency-intro-text" }, label),
    noScript && h("noscript", null, h("p", { className: introClassNames.failure }, noScript)),
    failure &&
      h("div", { className: introClassNames.failure, role: "alert", hidden: true }, failure),
  );
}
