import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Tables laid out as grids lose their roles.
    "no-redundant-role": "off",
    // The intro's progress bar is drawn by its children.
    "prefer-native-element": ["error", { exclude: ["progressbar"] }],
    // The menus with and without scripts are never shown together.
    "unique-landmark": "off",
  },
});

/** Returns html-validate's messages with their line and column. */
export async function getHtmlFaults(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, message, line, column }) => `${path} ${ruleId}: ${message} (${line}:${column})`,
    );
}
