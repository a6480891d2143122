/** What packages/ui/docs/api-guide.md says of names, held for everything the library exports. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const record = readFileSync(new URL("../../packages/ui/exports.txt", import.meta.url), "utf8");

/** What a name is told in its place. */
const rules: readonly [pattern: RegExp, instead: string][] = [
  [/^(is|has|should|can|show|hide|no)[A-Z]/, "an adjective: `wide`, `current`"],
  [/(^|[a-z])(Left|Right)([A-Z]|$)|^(left|right)$/, "start and end"],
  [/^(color|colour|theme[A-Z]\w*Color)$/, "`tone`: colours are tokens"],
  [/^heading(Level|As)$|^titleAs$|^as[A-Z]/, "`level`"],
  [/^(hideLabel|showLabel|externalLabel|ariaLabel)$/, "`label`, `labelHidden`, `newTabLabel`"],
  [
    /^on(?!(\w*(Change|Submit|Click|Select|Accept|Reject|Choose|Close|Open|Commit|Dismiss|Done|Invalid|Load|LoadMore|Retry|Remove|Toggle|Copy|Reset|Focus|Blur|Press|Action|KeyDown|Enter|Leave|Clear|Search|End))$)[A-Z]/,
    "`on` and a verb",
  ],
];

/** Members that are not the library's to name. */
const kept = new Set(["showDate", "showToast", "noScript", "onAccent", "onStatus"]);

function membersOf(text: string): string[] {
  return [...text.matchAll(/^ {2}(\w+)\??: /gm)].map(([, name = ""]) => name);
}

const wrongIn = (text: string) =>
  membersOf(text).flatMap((name) => {
    const rule = !kept.has(name) && rules.find(([pattern]) => pattern.test(name));
    return rule ? [`${name}: ${rule[1]}`] : [];
  });

it("names props as the guide says", () => {
  expect(membersOf(record).length).toBeGreaterThan(300);
  expect([...new Set(wrongIn(record))]).toEqual([]);
});

it.each(["isOpen", "hasLine", "marginLeft", "color", "headingLevel", "showLabel", "onFoo"])(
  "would find %s",
  (name) => {
    expect(wrongIn(`interface A\n  ${name}?: string\n`)).toHaveLength(1);
  },
);

it.each(["onValueChange", "wide", "copyright", "labelHidden"])("lets %s be", (name) => {
  expect(wrongIn(`interface A\n  ${name}?: string\n`)).toEqual([]);
});
