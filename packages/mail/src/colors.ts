import { themes } from "@agency/tokens";

/** Keys are suffixes of CSS classes. */
export interface MailColors {
  ground: string;
  /** Behind blocked images. */
  box: string;
  ink: string;
  ink2: string;
  ink3: string;
  link: string;
  line: string;
  hairline: string;
  strong: string;
}

type Tokens = (typeof themes)["light"]["color"];

const getColors = ({ bg, bg2, fg, fg2, fg3, accentText, line, hairline, strong }: Tokens) => ({
  ground: bg,
  box: bg2,
  ink: fg,
  ink2: fg2,
  ink3: fg3,
  link: accentText,
  line,
  hairline: blendColor(hairline, bg),
  strong: blendColor(strong, bg),
});

/** Blends a translucent colour, which some mail clients lack. */
function blendColor(color: string, ground: string): string {
  const [, ...parts] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)$/.exec(color) ?? [];
  const [red, green, blue, percent] = parts.map(Number);
  if (red === undefined || green === undefined || blue === undefined || percent === undefined)
    return color;
  const under = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  const mixed = [red, green, blue].map((channel, at) =>
    Math.round((channel * percent + (under[at] ?? 0) * (100 - percent)) / 100),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Inlined for all clients. */
export const light: MailColors = getColors(themes.light.color);

/** Needs `prefers-color-scheme`. */
export const dark: MailColors = getColors(themes.dark.color);

/** Equal in both themes. */
export const button = { ground: themes.light.color.accent, ink: themes.light.color.onAccent };
