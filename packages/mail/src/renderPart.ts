import { button as buttonColors, light } from "./colors.ts";
import { escapeHtml, getDirection, getScript, getTextSides, table, toSafeUrl } from "./html.ts";
import { renderInline } from "./renderInline.ts";
import { steps } from "./renderSteps.ts";
import { getStyle, getTextAttributes } from "./textStyles.ts";
import type { MailImage, MailLink, MailPart } from "./types.ts";

type Part<Kind extends MailPart["kind"]> = Extract<MailPart, { kind: Kind }>;

/** In pixels. */
const spaceBefore: Record<MailPart["kind"], number> = {
  title: 40,
  heading: 40,
  text: 28,
  list: 18,
  quote: 28,
  steps: 36,
  facts: 36,
  person: 36,
  button: 36,
  picture: 36,
  links: 56,
};

const words: readonly (MailPart["kind"] | undefined)[] = ["title", "heading", "text", "list"];

function getSpaceAbove({ kind }: MailPart, before: MailPart | undefined): number {
  if (!before) return kind === "title" ? 64 : 32;
  return kind === "text" && words.includes(before.kind) ? 18 : spaceBefore[kind];
}

/** Renders a part as a table row. @param before previous part, for spacing */
export function part(language: string, one: MailPart, before: MailPart | undefined): string {
  const top = getSpaceAbove(one, before);
  const { start } = getTextSides(getDirection(language));
  return one.kind === "picture" && one.wide
    ? `<tr><td style="padding:${top}px 0 0">${renderPartContent(language, one)}</td></tr>`
    : `<tr><td class="m-pad" align="${start}" style="padding:${top}px 40px 0">${renderPartContent(language, one)}</td></tr>`;
}

function renderPartContent(language: string, one: MailPart): string {
  switch (one.kind) {
    case "title":
      return title(language, one);
    case "heading":
      return `<h2 ${getTextAttributes(language, "heading", "ink")}>${escapeHtml(one.text)}</h2>`;
    case "text":
      return `<p ${getTextAttributes(language, "body", "ink2")}>${renderInline(one.content)}</p>`;
    case "list":
      return list(language, one);
    case "quote":
      return quote(language, one);
    case "steps":
      return steps(language, one.items);
    case "facts":
      return facts(language, one);
    case "button":
      return button(language, one);
    case "person":
      return person(language, one);
    case "picture":
      return picture(language, one);
    case "links":
      return links(language, one);
  }
}

function title(language: string, { text, eyebrow }: Part<"title">): string {
  const over =
    eyebrow === undefined
      ? ""
      : `<p ${getTextAttributes(language, "fact", "ink2", "padding:0 0 8px")}>${escapeHtml(eyebrow)}</p>`;
  return `${over}<h1 ${getTextAttributes(language, "title", "ink")}>${escapeHtml(text)}</h1>`;
}

/** Clients render list markers inconsistently, especially right to left. */
function list(language: string, { ordered, items }: Part<"list">): string {
  const { start } = getTextSides(getDirection(language));
  const rows = items.map(
    (item, at) =>
      `<tr role="listitem"><td width="28" align="${start}" valign="top" style="padding:0 0 6px"><p ${getTextAttributes(language, "body", "line")}>${ordered ? `${at + 1}.` : "&#8211;"}</p></td><td align="${start}" valign="top" style="padding:0 0 6px"><p ${getTextAttributes(language, "body", "ink2")}>${renderInline(item)}</p></td></tr>`,
  );
  return table(`width="100%"`, rows.join(""), "list");
}

function quote(language: string, { content, source }: Part<"quote">): string {
  const { start } = getTextSides(getDirection(language));
  const under =
    source === undefined
      ? ""
      : `<p ${getTextAttributes(language, "small", "ink3", "padding:8px 0 0")}>${escapeHtml(source)}</p>`;
  return table(
    `width="100%"`,
    `<tr><td width="3" bgcolor="${light.line}" class="b-line" style="font-size:0;line-height:0;background-color:${light.line}">&#8203;</td><td align="${start}" style="padding:2px 20px"><p ${getTextAttributes(language, "item", "ink")}>${renderInline(content)}</p>${under}</td></tr>`,
  );
}

const getBorderStyle = (isLast: boolean) =>
  `border-top:1px solid ${light.hairline}${isLast ? `;border-bottom:1px solid ${light.hairline}` : ""}`;

/** Visitors may have typed the value. */
function facts(language: string, { items }: Part<"facts">): string {
  const { start } = getTextSides(getDirection(language));
  const rows = items.map(({ label, value, href }) => {
    const style = `padding:12px 0;${getBorderStyle(false)}`;
    return `<tr><th scope="row" class="m-fact h-line" width="34%" align="${start}" valign="top" style="font-weight:400;${style}"><p ${getTextAttributes(language, "fact", "ink3")}>${escapeHtml(label)}</p></th><td class="m-value h-line" align="${start}" valign="top" style="${style}"><p dir="auto" ${getTextAttributes(language, "fact", "ink", `text-align:${start};white-space:pre-wrap;word-break:break-word`)}>${href ? renderInline([{ text: value, href }]) : escapeHtml(value)}</p></td></tr>`;
  });
  return table(`width="100%"`, rows.join(""), "table");
}

function button(language: string, { label, href }: Part<"button">): string {
  const { ground, ink } = buttonColors;
  const more =
    "display:block;padding:16px 28px;text-decoration:none;line-height:24px;font-weight:500";
  return table(
    'class="m-button"',
    `<tr><td align="center" bgcolor="${ground}" style="background-color:${ground};border-radius:2px"><a class="t-${getScript(language)}" href="${toSafeUrl(href)}" style="${getStyle(language, "body", ink, more)}">${escapeHtml(label)}</a></td></tr>`,
  );
}

/** The background shows if the image is blocked. */
function image(language: string, { src, dark, alt, width, height }: MailImage, shown: number) {
  const more = `display:block;width:100%;max-width:${shown}px;height:auto;border:0;background-color:${light.box}`;
  const style = `class="t-${getScript(language)} c-ink3 b-box" style="${getStyle(language, "small", light.ink3, more)}"`;
  const img = `<img src="${toSafeUrl(src)}" alt="${escapeHtml(alt)}" width="${shown}" height="${Math.round((shown * height) / width)}" ${style}>`;
  if (dark === undefined) return img;
  return `<picture><source srcset="${toSafeUrl(dark)}" media="(prefers-color-scheme:dark)">${img}</picture>`;
}

function picture(language: string, one: Part<"picture">): string {
  const drawn = image(language, one.picture, one.wide ? 600 : 520);
  const linked =
    one.href === undefined
      ? drawn
      : `<a href="${toSafeUrl(one.href)}" style="text-decoration:none">${drawn}</a>`;
  if (one.caption === undefined) return linked;
  return `${linked}<p ${getTextAttributes(language, "small", "ink3", "padding:8px 0 0")}>${escapeHtml(one.caption)}</p>`;
}

function person(language: string, { name, about, picture: head }: Part<"person">): string {
  const { start } = getTextSides(getDirection(language));
  const said =
    about === undefined
      ? ""
      : `<p ${getTextAttributes(language, "fact", "ink2")}>${escapeHtml(about)}</p>`;
  const words = `<td align="${start}" valign="middle"><p ${getTextAttributes(language, "fact", "ink", "font-weight:600")}><bdi>${escapeHtml(name)}</bdi></p>${said}</td>`;
  const drawn = head
    ? `<td width="72" valign="middle">${image(language, head, 72)}</td><td width="16" style="font-size:0">&#8203;</td>`
    : "";
  return table("", `<tr>${drawn}${words}</tr>`);
}

function links(language: string, { label, items }: Part<"links">): string {
  const { start } = getTextSides(getDirection(language));
  const head = `<p ${getTextAttributes(language, "fact", "ink2", "padding:0 0 14px")}>${escapeHtml(label)}</p>`;
  const rows = items.map((item) => link(language, item, start));
  return `${head}${table(`width="100%"`, rows.join(""))}`;
}

function link(language: string, item: MailLink, start: string): string {
  const own = item.language ?? language;
  const mark = own === language ? "" : ` lang="${own}" dir="${getDirection(own)}"`;
  const style = `padding:18px 0;${getBorderStyle(false)}`;
  const title = `<p${mark} ${getTextAttributes(own, "item", "ink", `text-align:${start}`)}><a class="c-ink" href="${toSafeUrl(item.href)}" style="color:${light.ink};text-decoration:none">${escapeHtml(item.title)}</a></p>`;
  const note =
    item.note === undefined
      ? ""
      : `<p ${getTextAttributes(language, "small", "ink3", "padding:4px 0 0")}>${escapeHtml(item.note)}</p>`;
  const words = `<td class="h-line" align="${start}" valign="top" style="${style}">${title}${note}</td>`;
  if (!item.picture) return `<tr>${words}</tr>`;
  const gap = `<td class="h-line" width="20" style="${getBorderStyle(false)};font-size:0">&#8203;</td>`;
  const drawn = `<td class="m-thumb h-line" width="120" valign="top" style="${style}"><a href="${toSafeUrl(item.href)}" style="text-decoration:none">${image(language, item.picture, 120)}</a></td>`;
  return `<tr>${words}${gap}${drawn}</tr>`;
}
