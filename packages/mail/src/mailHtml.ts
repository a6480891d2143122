import { light } from "./colors.ts";
import { headStyles } from "./headStyles.ts";
import { escapeHtml, getDirection, getTextSides, table, toSafeUrl } from "./html.ts";
import { renderInline } from "./renderInline.ts";
import { part } from "./renderPart.ts";
import { getTextAttributes } from "./textStyles.ts";
import type { MailProps } from "./types.ts";

/**
 * Renders a mail as an HTML document: a table of 600 px with inline styles. Dark theme, mobile
 * layout and web fonts need head styles. Not for pages.
 */
export function mailHtml(props: MailProps): string {
  const { language, title, fonts } = props;
  const direction = getDirection(language);
  const { start } = getTextSides(direction);
  const rows = [
    header(props),
    ...props.parts.map((one, at) => part(language, one, props.parts[at - 1])),
    footer(props),
  ].join("\n");
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(title)}</title>
<style>
${headStyles(fonts)}
</style>
</head>
<body class="b-ground" bgcolor="${light.ground}" style="margin:0;padding:0;background-color:${light.ground};-webkit-text-size-adjust:100%;text-size-adjust:100%">
${preview(props)}${table(
  `width="100%" lang="${language}" dir="${direction}" class="b-ground" bgcolor="${light.ground}" style="background-color:${light.ground}"`,
  `<tr><td align="center">
<!--[if mso]><table role="presentation" width="600" border="0" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
${table(`width="100%" dir="${direction}" align="center" style="max-width:600px;margin:0 auto;text-align:${start}"`, rows)}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>`,
)}
</body>
</html>
`;
}

/** Padded, so that no other text follows in the inbox. */
function preview({ preview: text }: MailProps): string {
  if (text === undefined) return "";
  const room = "&#847;&zwnj;&nbsp;".repeat(60);
  return `<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${light.ground}">${escapeHtml(text)}${room}</div>\n`;
}

/** No images, which clients block. */
function header({ language, wordmark, home, note }: MailProps): string {
  const { start, end } = getTextSides(getDirection(language));
  const point = (letter: string, size: number) =>
    `<td aria-hidden="true" class="c-line" width="10" align="center" valign="middle" style="font-family:Arial,sans-serif;font-size:${size}px;line-height:20px;color:${light.line}">${letter}</td>`;
  const way = `${point("&#9679;", 13)}<td width="20" valign="middle">${table(
    `width="20"`,
    `<tr><td height="2" bgcolor="${light.line}" class="b-line" style="height:2px;font-size:0;line-height:0;background-color:${light.line}">&#8203;</td></tr>`,
  )}</td>${point("&#9670;", 15)}`;
  const mark = table(
    "",
    `<tr><td valign="middle"><p ${getTextAttributes(language, "mark", "ink")}><a class="c-ink" href="${toSafeUrl(home)}" style="color:${light.ink};text-decoration:none">${escapeHtml(wordmark)}</a></p></td><td width="10" style="font-size:0">&#8203;</td>${way}</tr>`,
  );
  const right =
    note === undefined
      ? ""
      : `<td align="${end}" valign="middle"><p ${getTextAttributes(language, "small", "ink3")}><bdi>${escapeHtml(note)}</bdi></p></td>`;
  return `<tr><td class="m-pad" style="padding:34px 40px 0">${table(`width="100%"`, `<tr><td align="${start}" valign="middle">${mark}</td>${right}</tr>`)}</td></tr>`;
}

function footer({ language, smallPrint }: MailProps): string {
  const { start } = getTextSides(getDirection(language));
  const lines = smallPrint.map(({ content, language: own = language }, at) => {
    const side = getTextSides(getDirection(own)).start;
    const space = at > 0 && own !== language ? "padding:16px 0 0" : "";
    return `<p lang="${own}" dir="${getDirection(own)}" ${getTextAttributes(own, "small", "ink3", `text-align:${side}${space ? `;${space}` : ""}`)}>${renderInline(content)}</p>`;
  });
  return `<tr><td class="m-pad" style="padding:56px 40px 48px">${table(
    `width="100%"`,
    `<tr><td class="h-line" align="${start}" style="padding:20px 0 0;border-top:1px solid ${light.hairline}">${lines.join("\n")}</td></tr>`,
  )}</td></tr>`;
}
