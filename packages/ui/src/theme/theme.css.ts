import { base, themes } from "@agency/tokens";
import { assignVars } from "@vanilla-extract/css";
import "./fonts/fonts.css.ts";
import { languageSelectors } from "./languageSelectors.ts";
import { media } from "./media.ts";
import { plainOnly, screenOnly, scriptOnly } from "./shown.css.ts";
import { baseStyle } from "./style.ts";
import { scriptSwitch, themeSwitch, vars } from "./vars.css.ts";

type Role = (typeof base)["type"]["en"]["d1"];

const getSize = ({ fixed, fluid, max }: Role) =>
  fluid === "0" ? max : `min(${fixed} + ${fluid}vw, ${max})`;

/** Roles of a script: the tokens' `en` are Latin. */
function createRoles(script: "en" | "ar") {
  const roles = Object.entries(base.type[script]).map(([name, role]) => [
    name,
    {
      size: getSize(role),
      lineHeight: role.lineHeight,
      tracking: `${role.tracking}em`,
      weight: role.weight,
    },
  ]);
  return assignVars(
    { type: vars.type, emphasis: vars.emphasis },
    { type: Object.fromEntries(roles), emphasis: base.type.emphasis[script] },
  );
}

const switchScript = (script: keyof typeof scriptSwitch) => ({
  [scriptSwitch.arabic]: script === "arabic" ? " " : "initial",
  [scriptSwitch.other]: script === "other" ? " " : "initial",
});

const fallback = `InstrumentSansFallback, ${base.font.fallback}`;
const family = (arabic: string) => `${base.font.latin}, ${arabic}, ${fallback}`;
const latinFamily = `${base.font.latin}, ${fallback}`;

const colors = (theme: keyof typeof themes) => ({
  ...assignVars(
    { color: vars.color, shadow: vars.shadow },
    { color: themes[theme].color, shadow: themes[theme].shadow },
  ),
  // Follows a site that overrides the accent alone.
  ...(themes[theme].color.accentBorder === themes[theme].color.accent && {
    [vars.color.accentBorder]: vars.color.accent,
  }),
  [themeSwitch.dark]: theme === "dark" ? " " : "initial",
  [themeSwitch.light]: theme === "light" ? " " : "initial",
});

// On the body, the variables would hide a consumer's on the root.
const light = ".light-theme:where(:not(.light-theme > body))";

/** Elements of the defaults, with that of a shadow root. */
const root = ":root, [data-agency-root]";
baseStyle(root, {
  vars: {
    ...colors("dark"),
    [vars.font.family]: family("ReadexProText"),
    // First, for joiners (U+200C) within words.
    [vars.font.extended]: `Vazirmatn, ${latinFamily}`,
  },
});
baseStyle(`:is(${root})[lang|="ar"]`, { vars: { [vars.font.family]: family("ReadexPro") } });
baseStyle(root, { colorScheme: "dark" });
baseStyle(light, { vars: colors("light"), colorScheme: "light" });
baseStyle(".dark-theme", { vars: colors("dark"), colorScheme: "dark" });

baseStyle("input[type=range]", { accentColor: vars.color.accentBorder });

// More contrast: one text colour, and borders as strong.
baseStyle(`${root}, ${light}, .dark-theme`, {
  "@media": {
    [media.moreContrast]: {
      vars: {
        [vars.color.fg2]: vars.color.fg,
        [vars.color.fg3]: vars.color.fg,
        [vars.color.hairline]: vars.color.fg3,
        [vars.color.strong]: vars.color.fg,
      },
    },
  },
});

// Print is always light. Without JavaScript the system preference applies.
baseStyle(`${root}, .light-theme`, {
  "@media": { [media.lightByItself]: { vars: colors("light"), colorScheme: "light" } },
});
baseStyle(".dark-theme", {
  "@media": { [media.print]: { vars: colors("light"), colorScheme: "light" } },
});
// Important, to override `display` in higher layers.
baseStyle(`.${screenOnly}`, { "@media": { [media.print]: { display: "none !important" } } });
baseStyle(`.${scriptOnly}`, { "@media": { [media.still]: { display: "none !important" } } });
baseStyle(`.${plainOnly}`, { "@media": { [media.scripted]: { display: "none !important" } } });

// Prints the final state of animations, and content not rendered yet.
baseStyle("*, *::before, *::after", {
  "@media": {
    [media.print]: {
      animation: "none !important",
      transition: "none !important",
      contentVisibility: "visible !important" as "visible",
    },
  },
});
baseStyle("h1, h2, h3, h4, h5, h6", { "@media": { [media.print]: { breakAfter: "avoid" } } });
baseStyle("h1, h2, h3, h4, h5, h6, figure, blockquote, tr, li", {
  "@media": { [media.print]: { breakInside: "avoid" } },
});

baseStyle(":root, [lang]", { vars: { ...createRoles("en"), ...switchScript("other") } });
baseStyle(languageSelectors.untracked, {
  vars: Object.fromEntries(Object.values(vars.type).map(({ tracking }) => [tracking, "0em"])),
});
baseStyle(languageSelectors.arabicScript, {
  vars: { ...createRoles("ar"), ...switchScript("arabic") },
});
// Words never mix fonts. Sets the property too: parts of a page inherit the computed one.
const { family: fontFamily, extended } = vars.font;
baseStyle(languageSelectors.otherLatin, { vars: { [fontFamily]: fallback }, fontFamily });
baseStyle(languageSelectors.vazirmatn, { vars: { [fontFamily]: extended }, fontFamily });
baseStyle(languageSelectors.otherArabic, {
  vars: { [fontFamily]: latinFamily, [extended]: latinFamily },
  fontFamily,
});

baseStyle("*, *::before, *::after", { boxSizing: "border-box" });
baseStyle("body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ol, ul, fieldset", {
  margin: 0,
  padding: 0,
});
// Inherited: no last line of one word. Typed text does not move while it wraps.
baseStyle("body", { textWrap: "pretty" });
baseStyle("h1, h2, h3, h4, h5, h6", { textWrap: "balance" });
baseStyle("textarea", { textWrap: "wrap" });
// Important, to override all layers and a consumer's transitions.
baseStyle("*, *::before, *::after", {
  "@media": { [media.reducedMotion]: { transition: "none !important" } },
});
// WebKit drops the list role with `none`.
baseStyle("ol, ul", { listStyle: '""' });
baseStyle("fieldset, iframe", { border: 0 });
baseStyle("img, svg, canvas, video", { display: "block", maxInlineSize: "100%" });
baseStyle("img, video", { blockSize: "auto" });
baseStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
// The sticky bar must not cover a focused field's label (WCAG 2.4.11).
baseStyle("input, select, textarea", { scrollMarginBlockStart: "4rem" });
baseStyle("a", { color: "inherit" });
baseStyle("code, kbd, pre, samp", { fontFamily: base.font.mono });

baseStyle("html", {
  backgroundColor: vars.color.bg,
  scrollPaddingBlockStart: base.target.nav,
  textSizeAdjust: "100%",
  WebkitTextSizeAdjust: "100%",
  // Scaled with the visitor's size.
  "@media": { [media.vast]: { fontSize: "125%" } },
});
baseStyle("body, [data-agency-root]", {
  backgroundColor: vars.color.bg,
  color: vars.color.fg,
  fontFamily: vars.font.family,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.lineHeight,
  fontWeight: vars.type.body.weight,
  fontSynthesis: "none",
  overflowWrap: "break-word",
  WebkitFontSmoothing: "antialiased",
});
baseStyle("body", { overflowX: "clip", minBlockSize: "100dvh" });
baseStyle(":focus-visible", { outline: `2px solid ${vars.color.focus}`, outlineOffset: 3 });
baseStyle("::selection", {
  backgroundColor: vars.color.accentBorder,
  color: vars.color.onAccent,
});
