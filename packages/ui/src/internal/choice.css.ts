import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";
import { duration, easing, grid, space, target, vars } from "../theme/vars.css.ts";

export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  columnGap: space[3],
});

/** Compensates row padding before a message. */
export const beforeMessage = style({
  selectors: { "&:not(:last-child)": { marginBlockEnd: `calc(${space[2]} * -1)` } },
});

export const input = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: 22,
  blockSize: 22,
  // Centred on the label's first line.
  marginBlock: 11,
  marginInline: 0,
  padding: 0,
  appearance: "none",
  border: `1px solid ${vars.color.strong}`,
  backgroundColor: "transparent",
  cursor: "pointer",
  transition: `background-color ${duration.land} ${easing}, border-color ${duration.land} ${easing}`,
  selectors: {
    "&::before": { content: "", opacity: 0 },
    "&:is(:checked, [aria-checked=true])::before": { opacity: 1 },
    "&::after": { content: "", position: "absolute", inset: -12 },
    "&:hover": { borderColor: vars.color.fg },
    "&[aria-invalid=true], [aria-invalid=true] &": {
      borderColor: vars.color.error,
      borderWidth: 2,
    },
    "&:disabled": { borderColor: vars.color.hairline, cursor: "default" },
  },
});

export const box = style({
  borderRadius: 2,
  selectors: {
    "&:checked": { borderColor: vars.color.accentBorder, backgroundColor: vars.color.accent },
    "&::before": {
      inlineSize: 14,
      blockSize: 12,
      clipPath: "polygon(0 55%, 11% 42%, 36% 68%, 88% 4%, 100% 15%, 37% 96%)",
      backgroundColor: vars.color.onAccent,
    },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&::before": { backgroundColor: "CanvasText" } } },
  },
});

export const label = style({
  minBlockSize: target.min,
  // Centres the first line at any line height.
  paddingBlock: `calc((${target.min} - 1lh) / 2)`,
  color: vars.color.fg2,
  cursor: "pointer",
  selectors: { ":disabled ~ &": { color: vars.color.fg3, cursor: "default" } },
});

export const round = style({
  borderRadius: "50%",
  selectors: {
    "&:is(:checked, [aria-checked=true])": { borderColor: vars.color.line },
    "&::before": {
      inlineSize: 10,
      blockSize: 10,
      borderRadius: "50%",
      backgroundColor: vars.color.line,
    },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&::before": { backgroundColor: "CanvasText" } } },
  },
});

export const inline = style({ display: "flex", flexWrap: "wrap", columnGap: grid.gutter });

export const description = style({
  gridColumn: 2,
  marginBlock: `calc(${space[2]} * -1) ${space[2]}`,
  color: vars.color.fg3,
});
