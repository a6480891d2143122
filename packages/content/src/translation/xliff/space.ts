import type { Content } from "../text-runs.ts";

/**
 * Removes a tool's indentation from text without `xml:space="preserve"`: line breaks at its ends,
 * or before spaces and tabs.
 */
export function unindent(content: Content): Content {
  const last = content.length - 1;
  return content.map((part, at) => {
    if ("thing" in part) return part;
    let { text } = part;
    if (last === 0 && /^[ \t\n]+$/.test(text)) return { ...part, text: " " };
    if (at === 0) text = text.replace(/^[ \t]*\n[ \t\n]*/, "");
    if (at === last) text = text.replace(/[ \t\n]*\n[ \t]*$/, "");
    return { ...part, text: text.replace(/[ \t]*\n[ \t\n]*[ \t]/g, " ") };
  });
}

/** Whether contents differ in white space at most. */
export const isSameButSpace = (one: Content, other: Content): boolean =>
  squeeze(one) === squeeze(other);

const squeeze = (content: Content): string => {
  const parts = content.map((part) =>
    "thing" in part ? part : { ...part, text: part.text.replace(/[ \t\n]+/g, "") },
  );
  return JSON.stringify(parts.filter((part) => "thing" in part || part.text !== ""));
};
