import type { MailContent, MailPart, MailText } from "./types.ts";

export function plainText({ parts, smallPrint }: MailContent): string {
  const lines = smallPrint.map(({ content }) => toText(content));
  return [...parts.map(partText), "—", ...lines].filter(Boolean).join("\n\n");
}

const stepSymbols = { done: "●", current: "●", ahead: "◇" };

/** Isolates text of unknown direction. */
const isolateDirection = (text: string) =>
  text.includes("\n") ? `\n${text}` : `\u2068${text}\u2069`;

function partText(part: MailPart): string {
  switch (part.kind) {
    case "title":
      return [part.eyebrow, part.text].filter(Boolean).join("\n");
    case "heading":
      return part.text;
    case "text":
      return toText(part.content);
    case "list":
      return part.items
        .map((item, at) => `${part.ordered ? `${at + 1}.` : "-"} ${toText(item)}`)
        .join("\n");
    case "quote":
      return [`> ${toText(part.content).replaceAll("\n", "\n> ")}`, part.source]
        .filter(Boolean)
        .join("\n");
    case "steps":
      return part.items
        .map(({ label, note, state }) => `${stepSymbols[state]} ${label}${note ? `: ${note}` : ""}`)
        .join("\n");
    case "facts":
      return part.items
        .map(({ label, value }) => `${label}: ${isolateDirection(value)}`)
        .join("\n");
    case "person":
      return [part.name, part.about].filter(Boolean).join("\n");
    case "button":
      return `${part.label}:\n${part.href}`;
    case "picture":
      return [part.caption, part.href].filter(Boolean).join("\n");
    case "links":
      return [
        part.label,
        ...part.items.map(({ title, note, href }) =>
          [title, note, href].filter(Boolean).join("\n"),
        ),
      ].join("\n\n");
  }
}

function toText(content: MailText): string {
  if (typeof content === "string") return content;
  return content
    .map((part) => {
      if (typeof part === "string") return part;
      if (part.href === undefined || part.href === part.text) return part.text;
      return `${part.text}:\n${part.href}`;
    })
    .join("");
}
