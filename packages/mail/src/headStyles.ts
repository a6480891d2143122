import { dark, type MailColors } from "./colors.ts";
import { toSafeUrl } from "./html.ts";
import type { MailProps } from "./types.ts";

const entries = Object.entries(dark) as [keyof MailColors, string][];

/** `!important` overrides inline styles. */
const darkStyles = entries
  .flatMap(([name, color]) => [
    `.c-${name},a.c-${name}{color:${color}!important}`,
    `.b-${name}{background-color:${color}!important}`,
  ])
  .concat(`.h-line{border-color:${dark.hairline}!important}`)
  .join("");

const mobileStyles = [
  ".m-pad{padding-left:20px!important;padding-right:20px!important}",
  ".m-title.t-en{font-size:33px!important}",
  ".m-title.t-ar{font-size:31px!important}",
  ".m-fact,.m-value{display:block!important;width:auto!important}",
  ".m-fact{padding-bottom:0!important}",
  ".m-value{padding-top:2px!important;border-top:0!important}",
  ".m-button{width:100%!important}",
  ".m-thumb,.m-thumb img{width:88px!important}",
].join("");

const desktopStyles = ".m-across{display:table!important}.m-down{display:none!important}";

const createFontFaces = ({ latin, arabic }: NonNullable<MailProps["fonts"]>) =>
  [
    `@font-face{font-family:MailLatin;src:url("${toSafeUrl(latin)}") format("woff2");font-weight:400 700}`,
    `@font-face{font-family:MailArabic;src:url("${toSafeUrl(arabic)}") format("woff2");font-weight:160 700;unicode-range:U+0600-06FF,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC}`,
    "@media screen{",
    ".t-en{font-family:MailLatin,MailArabic,'Helvetica Neue',Arial,sans-serif!important}",
    ".t-ar{font-family:MailArabic,MailLatin,'Segoe UI',Tahoma,Arial,sans-serif!important}",
    "}",
  ].join("");

/** Returns the CSS of fonts, breakpoints and dark theme. */
export const headStyles = (fonts: MailProps["fonts"]): string =>
  [
    ":root{color-scheme:light dark;supported-color-schemes:light dark}",
    ...(fonts ? [createFontFaces(fonts)] : []),
    `@media (min-width:481px){${desktopStyles}}`,
    `@media (max-width:480px){${mobileStyles}}`,
    `@media (prefers-color-scheme:dark){${darkStyles}}`,
  ].join("\n");
