import hooks from "eslint-plugin-react-hooks";
import storybook from "eslint-plugin-storybook";
import tseslint, { type ConfigArray } from "typescript-eslint";

const sides = "(left|right)";
/** Names of CSS properties that say left or right, and the boxes that logical ones replace. */
const physical = [
  `^${sides}$`,
  `^(margin|padding|scrollMargin|scrollPadding|inset)(Left|Right|Top|Bottom)$`,
  `^border(Left|Right)(Color|Style|Width)?$`,
  `^border(Top|Bottom)(Left|Right)Radius$`,
].join("|");
const message =
  "Physical CSS breaks in right-to-left pages: use the logical property (start, end).";

/** Only what neither Biome nor Oxlint can do: React hooks, Storybook, and logical CSS. */
export default tseslint.config(
  {
    ignores: [
      "**/dist/",
      "**/node_modules/",
      "storybook-static/",
      ".data/",
      "packages/ui/examples/*/",
      "packages/desk/",
      "**/*.mjs",
    ],
  },
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { "react-hooks": hooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
    },
  },
  // Playwright's fixtures have a `use` of their own.
  { files: ["site/e2e/**"], rules: { "react-hooks/rules-of-hooks": "off" } },
  ...(storybook.configs["flat/recommended"] as unknown as ConfigArray),
  {
    files: ["**/*.css.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: `Property[key.name=/${physical}/]`, message },
        { selector: `Property[key.value=/${physical}/]`, message },
        {
          selector: `Property[key.name=/^(textAlign|float|clear|captionSide)$/] > Literal[value=/^${sides}$/]`,
          message,
        },
        {
          selector: `Property[key.name=/^(width|height|minWidth|maxWidth|minHeight|maxHeight)$/]`,
          message: "Use inlineSize and blockSize.",
        },
      ],
    },
  },
);
