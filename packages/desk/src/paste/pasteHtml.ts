import type { OnPasteFn } from "sanity";
import { refuse } from "../refusals/refusals.ts";
import { convertHtml } from "./convertHtml.ts";

/** Copied from the desk, and needs no conversion. */
const portableText = "application/x-portable-text";

/** Converts other programs' HTML, and says what is left out. */
export const pasteHtml: OnPasteFn = ({ event, schemaTypes }) => {
  const html = event.clipboardData.getData("text/html");
  if (!html || event.clipboardData.types.includes(portableText)) return undefined;
  const { blocks, pictures, tables } = convertHtml(html, schemaTypes.portableText);
  if (pictures > 0)
    refuse({
      title: pictures === 1 ? "An image wasn’t pasted." : `${pictures} images weren’t pasted.`,
      sentence: "Save each image as a file, then add it as a Figure.",
    });
  if (tables > 0)
    refuse({
      title: tables === 1 ? "A table was pasted as text." : `${tables} tables were pasted as text.`,
      sentence: "Articles don’t support tables. Rewrite the table as a list or as sentences.",
    });
  // The Studio uploads a picture that is alone.
  return blocks.length > 0 ? { insert: blocks } : undefined;
};
