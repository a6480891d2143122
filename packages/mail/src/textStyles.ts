import { base } from "@agency/tokens";
import { light, type MailColors } from "./colors.ts";
import { getScript, isLatin, type Script } from "./html.ts";

/** Pixels, unitless line height. */
interface TextStyle {
  size: number;
  line: number;
  weight?: number | undefined;
  tracking?: number | undefined;
}

type Role = "title" | "heading" | "item" | "body" | "fact" | "small" | "mark";

const { en, ar } = base.type;

/** Arabic needs more line height. Letter spacing would separate its letters. */
const styles: Record<Script, Record<Role, TextStyle>> = {
  en: {
    title: { size: 44, line: 1.12, weight: 500, tracking: Number(en.d3.tracking) },
    heading: { size: 24, line: 1.25, weight: 500, tracking: Number(en.h4.tracking) },
    item: { size: 19, line: 1.3, weight: 500, tracking: Number(en.h4.tracking) },
    body: { size: 17, line: 1.6 },
    fact: { size: 15, line: 1.6 },
    small: { size: 13, line: 1.6 },
    mark: { size: 25, line: 1.2, weight: 500, tracking: -0.02 },
  },
  ar: {
    title: { size: 42, line: 1.45, weight: Number(ar.d3.weight) },
    heading: { size: 24, line: 1.5, weight: 500 },
    item: { size: 19, line: 1.5, weight: 500 },
    body: { size: 17, line: 1.75 },
    fact: { size: 15, line: 1.7 },
    small: { size: 13, line: 1.7 },
    mark: { size: 26, line: 1.2, weight: 500 },
  },
};

/** Old Outlook replaces an unknown first font by Times, so web fonts are only in the head. */
const fallbacks = {
  en: "'Helvetica Neue',Arial,sans-serif",
  ar: "'Segoe UI',Tahoma,Arial,sans-serif",
};

export function getStyle(language: string, role: Role, color: string, more = ""): string {
  const script = getScript(language);
  const { size, line, weight = 400, tracking } = styles[script][role];
  return [
    "margin:0",
    `font-family:${fallbacks[script]}`,
    `font-size:${size}px`,
    `line-height:${line}`,
    `font-weight:${weight}`,
    ...(tracking && isLatin(language) ? [`letter-spacing:${tracking}em`] : []),
    `color:${color}`,
    ...(more ? [more] : []),
  ].join(";");
}

export const getTextAttributes = (
  language: string,
  role: Role,
  color: keyof MailColors,
  more = "",
): string =>
  `class="t-${getScript(language)} m-${role} c-${color}" style="${getStyle(language, role, light[color], more)}"`;
