import { container } from "../../theme/container.css.ts";
import { media } from "../../theme/media.ts";
import { veil } from "../../theme/shadows.ts";
import { screenOnly } from "../../theme/shown.css.ts";
import { style } from "../../theme/style.ts";
import {
  duration,
  easing,
  layer,
  line,
  radius,
  space,
  target,
  vars,
} from "../../theme/vars.css.ts";

const size = {
  blockSize: target.nav,
  "@media": { [media.narrow]: { blockSize: target.navNarrow } },
};

export const root = style([
  screenOnly,
  {
    position: "sticky",
    zIndex: layer.nav,
    insetBlockStart: 0,
    anchorName: "--agency-nav",
    borderBlockEnd: "1px solid transparent",
    // Backdrop of an open panel.
    boxShadow: veil("transparent"),
    transition: `${duration.fade} ${easing}`,
    transitionProperty: "background-color, border-color, box-shadow",
    selectors: {
      "&[data-scrolled]": {
        backgroundColor: vars.color.bg,
        borderBlockEndColor: vars.color.hairline,
      },
      "&[data-open]": {
        backgroundColor: vars.color.bg,
        borderBlockEndColor: vars.color.hairline,
        boxShadow: veil(`color-mix(in srgb, ${vars.color.bg} 80%, transparent)`),
        transitionProperty: "box-shadow",
      },
      "&[data-menu]": { borderBlockEndColor: "transparent" },
    },
  },
]);

const collapsed = `${root}[data-collapsed]`;

export const bar = style([
  container,
  size,
  {
    // Above the mobile menu.
    position: "relative",
    zIndex: layer.above,
    display: "grid",
    gridTemplateColumns: "1fr auto 1fr",
    alignItems: "center",
    columnGap: space[5],
    "@media": { [media.narrow]: { gridTemplateColumns: "1fr auto" } },
    // Gives the hidden items all space, to measure it.
    selectors: { [`${collapsed} > &`]: { gridTemplateColumns: "auto 1fr auto" } },
  },
]);

export const brand = style({
  justifySelf: "start",
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: target.min,
  color: vars.color.fg,
  ":hover": { color: vars.color.accentText },
});

const wide = style({
  "@media": { [media.narrow]: { display: "none" } },
  selectors: { [`${collapsed} &`]: { visibility: "hidden" } },
});

/** In px, around the items: room for focus outlines in the scroll container. */
const inset = 8;

/** Scrolls without JavaScript, which collapses items that do not fit. */
export const nav = style([
  wide,
  {
    marginInline: -inset,
    overflowX: "auto",
    scrollbarWidth: "none",
    "@media": { [media.unscripted]: { scrollbarWidth: "thin" } },
  },
]);

export const items = style({
  display: "flex",
  columnGap: "clamp(16px, 2.5vw, 36px)",
  inlineSize: "max-content",
  paddingInline: inset,
});

export const item = style({ display: "flex", alignItems: "center", blockSize: target.nav });

export const progress = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: -2,
  selectors: { [`${root}[data-open] > &`]: { display: "none" } },
});

const on = "&:is(:hover, :focus-visible)";

export const entry = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  columnGap: 2,
  minBlockSize: target.min,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: "transparent",
  color: vars.color.fg,
  fontSize: vars.type.sm.size,
  lineHeight: 1.4,
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: {
    "&:hover": { textDecoration: "none" },
    "a&:hover": { color: vars.color.accentText },
    "&::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: 4,
      blockSize: line.data,
      backgroundColor: vars.color.line,
      forcedColorAdjust: "none",
      scale: "0 1",
      transformOrigin: "0",
      transition: `scale ${duration.link} ${easing}`,
    },
    "&:dir(rtl)::after": { transformOrigin: "100%" },
    [on]: {
      background: `radial-gradient(${vars.color.line} 2.8px, transparent 3.2px) 0 calc(100% - 2px) / 7px 7px no-repeat`,
    },
    [`${on}:dir(rtl)`]: { backgroundPositionX: "100%" },
    [`${on}::after`]: { scale: "1", backgroundColor: vars.color.line },
    "&::before": {
      content: "",
      position: "absolute",
      insetInlineEnd: -3,
      insetBlockEnd: 2,
      inlineSize: 6,
      blockSize: 6,
      rotate: "45deg",
      scale: "0",
      backgroundColor: vars.color.line,
      forcedColorAdjust: "none",
    },
    [`${on}::before`]: {
      scale: "1",
      transition: `scale ${duration.land} ${easing} ${duration.link}`,
    },
    [`${root}[data-scrolled]:has(> ${progress}):not([data-open]) &::after`]: {
      backgroundColor: vars.color.fg,
    },
    [`${root}:not([data-open]) &:is([aria-current], [data-current])::after, &[aria-expanded=true]::after, &:has(+ :popover-open)::after`]:
      { scale: "1" },
  },
});

export const chevron = style({
  marginInlineEnd: -3,
  selectors: {
    "[aria-expanded=true] > &": { rotate: "180deg" },
    [`${entry}:has(+ :popover-open) > &`]: { rotate: "180deg" },
  },
});

export const panel = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "calc(100% + 1px)",
  minBlockSize: 200,
  maxBlockSize: `calc(100dvh - ${target.nav})`,
  overflowY: "auto",
  backgroundColor: vars.color.bg1,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  cursor: "default",
});

/** In the top layer, positioned by anchor. */
const belowBar = style({
  position: "fixed",
  inset: `${target.nav} 0 auto`,
  inlineSize: "auto",
  margin: 0,
  "@media": { [media.narrow]: { insetBlockStart: target.navNarrow } },
  "@supports": {
    "(anchor-name: --a)": { insetBlockStart: "anchor(--agency-nav end)" },
  },
});
export const fallbackPanel = style([
  belowBar,
  { "@media": { [media.narrow]: { display: "none" } } },
]);

export const actions = style({
  gridColumnEnd: -1,
  justifySelf: "end",
  display: "flex",
  alignItems: "center",
  columnGap: space[3],
  marginInlineEnd: -4,
  "@media": { [media.narrow]: { columnGap: 6, marginInlineEnd: -12 } },
});

export const wideActions = style([
  wide,
  {
    display: "flex",
    alignItems: "center",
    columnGap: space[3],
    whiteSpace: "nowrap",
    // At the end, where a hidden box cannot widen the page.
    selectors: { [`${collapsed} &`]: { position: "absolute", insetInlineEnd: 0 } },
  },
]);

export const menuButton = style({
  display: "none",
  "@media": { [media.narrow]: { display: "inline-grid" } },
  selectors: { [`${collapsed} &`]: { display: "inline-grid" } },
});

/** If the menu fails to load. */
export const fallbackMenu = style({
  position: "fixed",
  inset: 0,
  paddingBlockStart: target.navNarrow,
  overflowY: "auto",
  backgroundColor: vars.color.bg,
});

/** Without JavaScript, below the bar. */
export const fallbackSheet = style([
  belowBar,
  {
    maxBlockSize: `calc(100dvh - ${target.navNarrow})`,
    overflowY: "auto",
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    backgroundColor: vars.color.bg,
  },
]);
export const fallbackActions = style([
  container,
  { display: "flex", gap: 10, paddingBlockEnd: space[6] },
]);

export const plain = style([container, { paddingBlock: space[5] }]);
export const fallbackLink = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: target.min,
});
