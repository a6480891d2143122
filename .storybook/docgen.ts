import type { ParserOptions } from "react-docgen-typescript";

/** Relative to the repository. */
export const tsconfigPath = ".storybook/docgen.tsconfig.json";
export const include = [
  "packages/ui/src/**/*.tsx",
  ".storybook/mail/*.tsx",
  "packages/showcase/src/**/*.tsx",
];

/** Without inherited DOM attributes. */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  propFilter: ({ parent }) => !parent?.fileName.includes("node_modules"),
} satisfies ParserOptions;

/** Passed to outer elements. */
const outerProps: Record<string, string> = {
  children: "Content.",
  onClick: "Called on click.",
  as: "HTML element or component to render.",
  id: "Id of the root element.",
  className: "Class names added to the root element.",
  ref: "Ref to the root element.",
  style: "Inline styles of the root element. Sites prefer own styles.",
  lang: "Language of the text, if it differs from the page's.",
  dir: "Direction of the text, if it differs from the page's.",
  name: "Name of the field in form data.",
  autoComplete: "Autofill hint, such as `email`.",
  placeholder: "Sample input. Does not replace the label.",
  accept: "Accepted file types: extensions such as `.pdf`, or media types.",
  "aria-label": "Accessible name without a visible label.",
  "aria-labelledby": "Id of the element that labels it.",
};

export const getDescription = (name: string, own: string | undefined) => own || outerProps[name];

export type Control = "text" | "boolean" | "number" | "select" | "radio" | "object" | "none";

function getLiterals(type: string): string[] {
  const parts = type.split("|").map((part) => part.trim());
  return parts.every((part) => /^("[^"]*"|-?\d+(\.\d+)?)$/.test(part)) ? parts : [];
}

const few = 5;

const stepsTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const scales: Record<string, number[]> = { Space: stepsTo(9), ColumnNumber: stepsTo(12) };

/** Returns a `Responsive` value's options. The control sets all widths. */
export function getChoices(type: string): (string | number)[] | undefined {
  const value = /^Responsive<(.*)>$/.exec(type)?.[1];
  if (value === undefined) return undefined;
  return (
    scales[value] ?? getLiterals(value).map((literal) => JSON.parse(literal) as string | number)
  );
}

/** Undefined shows Storybook's "Set object" button. */
export function controlFor(type: string, literals = getLiterals(type).length): Control | undefined {
  const text = type.replaceAll(/^\(|\)$| \| (undefined|null)$/g, "");
  if (/=>|^(Ref|RefObject|Promise|ComponentType)<|Handler<|^(LinkComponent|File)$/.test(text))
    return "none";
  const choices = getChoices(text);
  if (choices) return choices.length > 0 ? "select" : undefined;
  if (literals > 0) return literals > few ? "select" : "radio";
  if (/^(boolean|true|false)$/.test(text)) return "boolean";
  if (text === "number") return "number";
  if (/^(string|ReactNode|ElementType|Key|`.*`|string \| number( \| Date)?)$/.test(text))
    return "text";
  if (/\[\]$|^readonly \[|^\{|^(Readonly<)?(Record|Partial|Pick|Omit)</.test(text)) return "object";
  if (/^[A-Z]\w*(<.*>)?$/.test(text)) return "object";
  return undefined;
}
