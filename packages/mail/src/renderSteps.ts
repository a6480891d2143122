import { light, type MailColors } from "./colors.ts";
import { escapeHtml, getDirection, getTextSides, table } from "./html.ts";
import { getTextAttributes } from "./textStyles.ts";
import type { MailStep } from "./types.ts";

/** Renders steps without images. More than two are stacked, unless media queries allow a row. */
export function steps(language: string, items: readonly MailStep[]): string {
  if (items.length <= 2) return renderRow(language, items, "");
  return `${renderRow(language, items, "display:none;mso-hide:all")}${renderColumn(language, items)}`;
}

const isReached = (step: MailStep | undefined): boolean =>
  step !== undefined && step.state !== "ahead";

/** Circle, or diamond for the last step. Hollow until reached. */
function renderMarker(step: MailStep, isLast: boolean): string {
  const letter = isReached(step) ? (isLast ? "&#9670;" : "&#9679;") : "&#9671;";
  const color: keyof MailColors = isReached(step) ? "line" : "strong";
  const size = step.state === "done" && !isLast ? 15 : 19;
  return `<span aria-hidden="true" class="c-${color}" style="font-family:Arial,sans-serif;font-size:${size}px;line-height:20px;color:${light[color]}">${letter}</span>`;
}

function line(to: MailStep | undefined): string {
  const color: keyof MailColors = isReached(to) ? "line" : "strong";
  const height = isReached(to) ? 3 : 1;
  return `<td width="100%" valign="middle">${table(
    `width="100%"`,
    `<tr><td height="${height}" bgcolor="${light[color]}" class="b-${color}" style="height:${height}px;font-size:0;line-height:0;background-color:${light[color]}">&#8203;</td></tr>`,
  )}</td>`;
}

const markCell = (step: MailStep, isLast: boolean, align: string) =>
  `<td width="20" height="20" align="${align}" valign="middle" style="line-height:20px;padding:0">${renderMarker(step, isLast)}</td>`;

const label = (language: string, step: MailStep, isPlain: boolean): string => {
  const isCurrent = step.state === "current" && !isPlain;
  return `<p ${getTextAttributes(language, "small", isCurrent ? "ink" : "ink2", isCurrent ? "font-weight:600" : "")}>${escapeHtml(step.label)}</p>`;
};

const note = (language: string, step: MailStep, isPlain: boolean): string => {
  if (step.note === undefined) return "";
  const color = isPlain ? "ink" : step.state === "current" ? "link" : "ink3";
  return `<p ${getTextAttributes(language, "small", color)}>${escapeHtml(step.note)}</p>`;
};

function renderRow(language: string, items: readonly MailStep[], style: string): string {
  const { start, end } = getTextSides(getDirection(language));
  const isPlain = items.length <= 2;
  const share = isPlain ? [50, 50] : items.map((_, at) => (at < items.length - 2 ? 32 : 18));
  const cells = items.map((step, at) => {
    const isLast = at === items.length - 1;
    const before = isPlain || !isLast ? "" : line(step);
    const cell = isLast
      ? `${isPlain ? line(step) : before}${markCell(step, true, end)}`
      : `${markCell(step, false, start)}${line(items[at + 1])}`;
    return `<td width="${share[at]}%" valign="top" align="${isLast ? end : start}">${table(`width="100%"`, `<tr>${cell}</tr>`)}${table(
      `width="100%"`,
      `<tr><td align="${isLast ? end : start}" style="padding:6px 0 0">${label(language, step, isPlain)}${note(language, step, isPlain)}</td></tr>`,
    )}</td>`;
  });
  const hidden = style ? ` class="m-across" style="${style}"` : "";
  return table(`width="100%"${hidden}`, `<tr>${cells.join("")}</tr>`);
}

function renderColumn(language: string, items: readonly MailStep[]): string {
  const { start, end } = getTextSides(getDirection(language));
  const rows = items.map((step, at) => {
    const next = items[at + 1];
    const color = isReached(next) ? "line" : "strong";
    const link = next
      ? `<tr><td align="center">${table("", `<tr><td width="${isReached(next) ? 3 : 1}" height="22" bgcolor="${light[color]}" class="b-${color}" style="font-size:0;line-height:0;background-color:${light[color]}">&#8203;</td></tr>`)}</td><td colspan="2"></td></tr>`
      : "";
    return `<tr><td width="22" height="20" align="center" valign="middle" style="line-height:20px">${renderMarker(step, !next)}</td><td align="${start}" valign="middle" style="padding:0 12px">${label(language, step, false)}</td><td align="${end}" valign="middle">${note(language, step, false)}</td></tr>${link}`;
  });
  return table(`width="100%" class="m-down"`, rows.join(""));
}
