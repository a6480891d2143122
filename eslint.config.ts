import type { Rule } from "eslint";
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

const letter = "/[A-Za-z\\u0621-\\u064a]/";
const spoken =
  "/^(aria-label|aria-roledescription|aria-valuetext|aria-description|alt|title|placeholder|label|\\w+Label)$/";
const child = ":matches(JSXElement, JSXFragment) > JSXExpressionContainer";
const rawDepth = "Use a layer or shadow of the theme.";
const text = "Texts are props, or defaults in packages/ui/src/messages.";

const relativeOpener = /^[*\s]*(What|Who|Whom|Whose|Where|That|As|Of|For)\b/;
/** Rejects comments that open with a relative clause: "Items to render", not "What is rendered". */
const plainComments: Rule.RuleModule = {
  create: ({ report, sourceCode }) => ({
    Program() {
      for (const comment of sourceCode.getAllComments())
        if (relativeOpener.test(comment.value) && comment.loc)
          report({ loc: comment.loc, message: "Begin with a verb or a noun (CONTRIBUTING.md)." });
    },
  }),
};

/** Rules that neither Biome nor Oxlint has. */
export default tseslint.config(
  {
    ignores: [
      "**/dist/",
      "**/node_modules/",
      "storybook-static/",
      "**/.trial-*/",
      ".data/",
      "packages/ui/examples/*/",
      "**/*.mjs",
    ],
  },
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { "react-hooks": hooks, agency: { rules: { "plain-comments": plainComments } } },
    rules: {
      "agency/plain-comments": "error",
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
    },
  },
  // Playwright's fixtures have a `use` of their own.
  { files: ["site/e2e/**"], rules: { "react-hooks/rules-of-hooks": "off" } },
  ...(storybook.configs["flat/recommended"] as unknown as ConfigArray),
  {
    files: ["packages/{ui,showcase}/src/**/*.{ts,tsx}"],
    ignores: ["**/*.{stories,test,css}.*", "**/story*"],
    rules: {
      "max-lines": ["error", 250],
      "no-restricted-syntax": [
        "error",
        { selector: `JSXText[value=${letter}]`, message: text },
        { selector: `${child} > Literal[value=${letter}]`, message: text },
        {
          selector: `${child} > :matches(LogicalExpression, ConditionalExpression) > Literal[value=${letter}]`,
          message: text,
        },
        { selector: `JSXAttribute[name.name=${spoken}] Literal[value=${letter}]`, message: text },
        {
          selector: `ObjectPattern > Property[key.name=${spoken}] > AssignmentPattern > Literal`,
          message: text,
        },
        {
          selector:
            "TSPropertySignature[optional=true] > TSTypeAnnotation > :matches(:not(TSUnionType, TSUndefinedKeyword), TSUnionType:not(:has(TSUndefinedKeyword)))",
          message: "Add `| undefined`: exactOptionalPropertyTypes refuses to pass it on otherwise.",
        },
      ],
    },
  },
  {
    files: ["site/src/**/*.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "JSXAttribute[name.name='style']", message: "Styles belong to a component." },
      ],
    },
  },
  {
    files: ["**/*.css.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "Literal[value=/#[0-9a-f]{3,8}\\b/i]", message: "Use a token of the theme." },
        {
          selector:
            "CallExpression[callee.name=/^(style|styleVariants|globalStyle)$/] Property[key.name=/^textWrap/] > Literal",
          message: "The theme sets how text wraps.",
        },
        {
          selector:
            "Property[key.name=/^(zIndex|boxShadow|textShadow)$/] > :matches(Literal[value!=/^(none|auto|inherit)$/], UnaryExpression, TemplateLiteral)",
          message: rawDepth,
        },
        { selector: "Property[key.name='filter'] Literal[value=/drop-shadow/]", message: rawDepth },
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
