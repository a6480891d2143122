import { button, dark, light, type MailColors } from "./colors.ts";
import { escapeHtml, getDirection, getScript, isLatin, toSafeUrl } from "./html.ts";
import type { ConfirmationSection, MailSender } from "./types.ts";

export interface ConfirmationPageProps extends Pick<MailSender, "wordmark" | "home"> {
  /** The first sets language and title. */
  sections: readonly [ConfirmationSection, ...ConfirmationSection[]];
}

const getTextClass = (language: string) => {
  if (getScript(language) === "ar") return "t-ar";
  return isLatin(language) ? "t-latin" : "t-other";
};

const names = Object.keys(light) as (keyof MailColors)[];
const variables = (colors: MailColors) =>
  names.map((name) => `--${name}:${colors[name]}`).join(";");

/** Allowed by its hash in the Content Security Policy. */
export const confirmationPageCss = [
  `:root{color-scheme:light dark;${variables(light)}}`,
  `@media (prefers-color-scheme:dark){:root{${variables(dark)}}}`,
  "body{margin:0;background:var(--ground);color:var(--ink2);font:1.0625rem/1.6 'Instrument Sans','Helvetica Neue',Arial,sans-serif}",
  ".t-ar{font-family:'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif;line-height:1.75}",
  ".page{max-inline-size:37.5rem;margin-inline:auto;padding-inline:1.25rem;padding-block:2rem 4rem}",
  ".mark{display:inline-flex;gap:.625rem;align-items:center;color:var(--ink);font-size:1.5rem;font-weight:500;text-decoration:none}",
  ".way{display:inline-block;inline-size:2rem;block-size:2px;background:linear-gradient(var(--line),var(--line)) center/100% 2px no-repeat;position:relative}",
  ".way::before,.way::after{content:'';position:absolute;inset-block-start:-3px;inline-size:8px;block-size:8px;background:var(--line)}",
  ".way::before{inset-inline-start:-2px;border-radius:50%}",
  ".way::after{inset-inline-end:-2px;transform:rotate(45deg)}",
  "section{padding-block:3.5rem 2rem}",
  "section+section{padding-block-start:2rem;border-block-start:1px solid var(--hairline)}",
  "h1,h2{margin:0;color:var(--ink);font-weight:500;line-height:1.2}",
  ":is(h1,h2).t-latin{letter-spacing:-.03em}",
  "h1{font-size:clamp(1.9rem,7vw,2.75rem)}",
  "h2{font-size:1.375rem}",
  ":is(h1,h2).t-ar{font-weight:400;line-height:1.5}",
  "p{margin-block:1rem 0}",
  `button{margin-block-start:2rem;min-block-size:3.5rem;padding-inline:1.75rem;border:0;border-radius:2px;background:${button.ground};color:${button.ink};font:inherit;font-weight:500;line-height:1.4;cursor:pointer}`,
  ".t-ar button{line-height:1.75}",
  ".t-latin button{line-height:1.4}",
  "a{color:var(--link);text-underline-offset:3px}",
  ":focus-visible{outline:2px solid var(--ink);outline-offset:3px}",
  "@media (max-width:30rem){button{inline-size:100%}}",
  "@media (forced-colors:active){button{border:1px solid}}",
].join("");

/**
 * Renders the multilingual page behind a link in a mail. Loads nothing and needs no scripts. Not
 * for other pages.
 */
export function renderConfirmationPage({
  sections,
  wordmark,
  home,
}: ConfirmationPageProps): string {
  const [first] = sections;
  return `<!doctype html>
<html lang="${first.language}" dir="${getDirection(first.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(first.title)}</title><style>${confirmationPageCss}</style></head>
<body class="${getTextClass(first.language)}"><div class="page"><header><a class="mark" href="${toSafeUrl(home)}">${escapeHtml(wordmark)}<span class="way" aria-hidden="true"></span></a></header><main>${sections.map((one, at) => section(one, at === 0)).join("")}</main></div></body>
</html>
`;
}

function section({ language, title, text, action }: ConfirmationSection, isFirst: boolean): string {
  const level = isFirst ? "h1" : "h2";
  const label = escapeHtml(action.label);
  const done = action.posts
    ? `<form method="post" action="${toSafeUrl(action.href)}"><button>${label}</button></form>`
    : `<p><a href="${toSafeUrl(action.href)}">${label}</a></p>`;
  const textClass = getTextClass(language);
  return `<section class="${textClass}" lang="${language}" dir="${getDirection(language)}"><${level} class="${textClass}">${escapeHtml(title)}</${level}><p>${escapeHtml(text)}</p>${done}</section>`;
}
