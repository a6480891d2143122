import { createVar, keyframes } from "@vanilla-extract/css";
import { introAttribute } from "../../internal/intro.ts";
import { media } from "../../theme/media.ts";
import { globalStyle } from "../../theme/style.ts";
import "../../theme/theme.css.ts";
import { duration, easing, grid, layer, vars } from "../../theme/vars.css.ts";
import { introClassNames, progressProperty } from "./introClassNames.ts";

const at = (name: keyof typeof introClassNames, more = "") => `.${introClassNames[name]}${more}`;
const progress = `var(${progressProperty}, 0)`;
/** End of the bar. */
const head = `${progress} * 100cqi`;
/** 1 or -1, for transforms, which cause no layout shift. */
const inlineDirection = createVar();

globalStyle(at("root"), {
  position: "fixed",
  inset: 0,
  zIndex: layer.intro,
  overflow: "hidden",
  backgroundColor: vars.color.bg,
  color: vars.color.fg,
  transition: `opacity ${duration.introFade} linear`,
});
globalStyle(at("root"), { vars: { [inlineDirection]: "1" } });
globalStyle(at("root", ":dir(rtl)"), { vars: { [inlineDirection]: "-1" } });
globalStyle(at("root", '[data-state="leaving"]:not([data-handed])'), { opacity: 0 });

// One HTML file has all languages. Hides the others.
globalStyle(`:root[lang|="ar"] ${at("root")} [lang|="en"]`, { display: "none" });
globalStyle(`:root:not([lang|="ar"]) ${at("root")} [lang|="ar"]`, { display: "none" });

// Hidden and inert, but laid out, so that fragments and reloads scroll correctly.
const behind = `:root[${introAttribute}]`;
globalStyle(`${behind} ${at("root", "[hidden]")}`, { display: "block" });
globalStyle(`${behind} body > *`, { visibility: "hidden" });
globalStyle(`${behind} ${at("root")}`, { visibility: "visible" });
// Pauses animations behind the intro. `!important`: other layers declare them.
const others = `${behind} :not(${at("root")}, ${at("root", " *")})`;
globalStyle(`${others}, ${others}::before, ${others}::after`, {
  animationPlayState: "paused !important",
});

globalStyle(at("head"), {
  position: "absolute",
  insetBlockStart: 20,
  insetInlineStart: grid.margin,
  fontSize: "2rem",
  lineHeight: 1.2,
  fontWeight: vars.type.d3.weight,
  letterSpacing: vars.type.d3.tracking,
});
globalStyle(at("head"), { display: "flex", alignItems: "center", gap: 8 });
// Prevents a layout shift by the web font.
globalStyle(at("word"), { minInlineSize: "2.35em" });
globalStyle(`:root[lang|="ar"] ${at("word")}`, { minInlineSize: "1.8em" });
globalStyle(at("mark"), {
  position: "relative",
  inlineSize: 36,
  blockSize: 2,
  backgroundColor: vars.color.line,
});
globalStyle(`${at("mark", "::before")}, ${at("mark", "::after")}`, {
  content: "",
  position: "absolute",
  insetBlockStart: -4,
  inlineSize: 10,
  blockSize: 10,
  borderRadius: "50%",
  backgroundColor: vars.color.line,
});
globalStyle(at("mark", "::after"), {
  insetInlineEnd: 0,
  inlineSize: 9,
  blockSize: 9,
  borderRadius: 0,
  rotate: "45deg",
});
globalStyle(at("text"), {
  position: "absolute",
  insetBlockEnd: grid.margin,
  insetInlineStart: grid.margin,
  fontSize: vars.type.h4.size,
  lineHeight: vars.type.h4.lineHeight,
  fontWeight: vars.type.h4.weight,
  letterSpacing: vars.type.h4.tracking,
});
globalStyle(at("failure"), {
  position: "absolute",
  insetBlockEnd: 92,
  insetInline: grid.margin,
  color: vars.color.error,
});
globalStyle(at("track"), {
  position: "absolute",
  insetInline: grid.margin,
  insetBlockStart: "50%",
  blockSize: 1,
  backgroundColor: vars.color.strong,
  containerType: "inline-size",
});
globalStyle(at("bar"), {
  position: "absolute",
  insetInline: 0,
  insetBlockStart: -1,
  blockSize: 3,
  backgroundColor: vars.color.line,
  transformOrigin: "0 50%",
  scale: `${progress} 1`,
  transition: `scale ${duration.introStep} linear`,
});
globalStyle(at("bar", ":dir(rtl)"), { transformOrigin: "100% 50%" });
globalStyle(`${at("start")}, ${at("end")}`, { position: "absolute" });
globalStyle(at("start"), {
  insetInlineStart: 0,
  insetBlockStart: -8,
  inlineSize: 17,
  blockSize: 17,
  borderRadius: "50%",
  backgroundColor: vars.color.line,
});
globalStyle(at("end"), {
  insetInlineEnd: 0,
  insetBlockStart: -7,
  inlineSize: 15,
  blockSize: 15,
  rotate: "45deg",
  border: `1px solid ${vars.color.fg2}`,
  backgroundColor: vars.color.bg,
});
const reached = `${at("track", '[aria-valuenow="100"]')} ${at("end")}`;
globalStyle(reached, { backgroundColor: vars.color.line, borderColor: vars.color.line });
globalStyle(at("value"), {
  position: "absolute",
  insetInlineStart: 0,
  translate: `calc(${inlineDirection} * min(${head}, 100cqi - 1.9em)) 0`,
  insetBlockEnd: 10,
  paddingInlineStart: 20,
  fontSize: "clamp(5rem, 17vw, 17rem)",
  lineHeight: 0.8,
  fontWeight: 500,
  letterSpacing: "-0.042em",
  transition: `translate ${duration.introStep} linear`,
  whiteSpace: "nowrap",
});

const getRevealClip = (margin: string) =>
  `inset(0 calc((100% - 2 * ${margin}) * (1 - ${progress}) + ${margin} * (1 - max(0, ${progress} * 20 - 19))) 0 0)`;
const appear = keyframes({ from: { opacity: 0 } });
globalStyle(at("field"), {
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  clipPath: getRevealClip(grid.margin),
  transition: `clip-path ${duration.introStep} linear`,
  animation: `${appear} 300ms linear both`,
});
globalStyle(at("root", `[data-state="failed"] ${at("field")}`), { visibility: "hidden" });
globalStyle(at("field", ":dir(rtl)"), { scale: "-1 1" });

globalStyle(`${at("head")}, ${at("text")}`, {
  "@media": { [media.narrow]: { insetInlineStart: grid.marginNarrow } },
});
globalStyle(at("head"), { "@media": { [media.narrow]: { insetBlockStart: 12 } } });
globalStyle(`${at("track")}, ${at("failure")}`, {
  "@media": { [media.narrow]: { insetInline: grid.marginNarrow } },
});
globalStyle(at("field"), {
  "@media": { [media.narrow]: { clipPath: getRevealClip(grid.marginNarrow) } },
});
// The number has no space ahead.
globalStyle(at("root", `[data-past="true"] ${at("value")}`), {
  translate: `calc(${inlineDirection} * (${head} - 100%)) 0`,
  paddingInline: "0 20px",
  "@media": { [media.narrow]: { paddingInline: "0 12px" } },
});
globalStyle(`${at("bar")}, ${at("value")}, ${at("field")}`, {
  "@media": { [media.reducedMotion]: { transition: "none", animation: "none" } },
});
const morphing = (part: keyof typeof introClassNames) =>
  `${at("root", "[data-handed]")} ${at(part)}`;
globalStyle([morphing("bar"), morphing("start"), morphing("end"), morphing("field")].join(), {
  transition: `translate ${duration.introFade} ${easing}, scale ${duration.introFade} ${easing}`,
});
globalStyle([morphing("text"), morphing("failure")].join(), {
  opacity: 0,
  transition: `opacity ${duration.introFade} linear`,
});
globalStyle(morphing("value"), { opacity: 0, transition: "opacity 140ms linear" });
globalStyle(morphing("track"), { backgroundColor: "transparent" });
globalStyle("[data-intro-target][data-arrived]", { animation: "none !important" });

// Forced colors remove backgrounds.
globalStyle(
  (["bar", "start", "mark"] as const)
    .map((name) => at(name))
    .concat(at("mark", "::before"), at("mark", "::after"))
    .join(", "),
  { "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } } },
);
globalStyle(at("track"), { "@media": { [media.forcedColors]: { backgroundColor: "GrayText" } } });
globalStyle(reached, {
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});
