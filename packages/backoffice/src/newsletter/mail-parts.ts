import { toBodyBlocks } from "@agency/content";
import type { Body, FigureBlock, TextBlock } from "@agency/content/queries/body";
import type { MailInline, MailPart, MailText } from "@agency/mail";
import { getPicture, type LetterOptions } from "../mail/pictures.ts";

export function toMailParts(body: Body, options: LetterOptions): MailPart[] {
  const parts: MailPart[] = [];
  for (const block of toBodyBlocks(body)) {
    if (block._type === "figure") parts.push(...figure(block, options));
    else if (block._type === "block") addText(parts, block, options);
  }
  return parts;
}

function figure({ image, alt, caption }: FigureBlock, options: LetterOptions): MailPart[] {
  if (!image) return [];
  const picture = getPicture(image, alt ?? "", { width: 520 }, options);
  return [{ kind: "picture", picture, ...(caption && { caption }) }];
}

function addText(parts: MailPart[], block: TextBlock, options: LetterOptions): void {
  const content = sentence(block, options);
  if (content.length === 0) return;
  if (block.listItem) addItem(parts, block.listItem === "number", content);
  else if (block.style === "blockquote") parts.push({ kind: "quote", content });
  else if (block.style === "h2" || block.style === "h3")
    parts.push({ kind: "heading", text: plain(block) });
  else parts.push({ kind: "text", content });
}

function addItem(parts: MailPart[], ordered: boolean, item: MailText): void {
  const last = parts.at(-1);
  if (last?.kind === "list" && last.ordered === ordered)
    parts[parts.length - 1] = { ...last, items: [...last.items, item] };
  else parts.push({ kind: "list", ordered, items: [item] });
}

const plain = ({ children }: TextBlock): string => children.map(({ text }) => text).join("");

function sentence(block: TextBlock, options: LetterOptions): MailInline[] {
  return block.children.flatMap(({ text, marks = [] }): MailInline[] => {
    if (text === "") return [];
    const link = block.markDefs?.find(({ _key }) => marks.includes(_key));
    const href = link && options.mails.issue.getLink(link.href, options.language, options.siteUrl);
    const strong = marks.includes("strong");
    const emphasis = marks.includes("em");
    if (!href && !strong && !emphasis) return [text];
    return [{ text, ...(href && { href }), strong, emphasis }];
  });
}
