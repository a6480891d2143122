import { flag } from "../fields.ts";
import { colors, createListField, drawing, group, plural, translatableText } from "./fields.ts";

export const sentenceCovers = drawing(
  "sentenceCovers",
  "Covers with first sentences",
  ["turned", "bilingual", "measure", "stops"],
  colors(),
  createListField(
    "books",
    "Books",
    "book",
    "title.en",
    translatableText("sentence", "First sentence"),
    translatableText("title", "Title"),
    translatableText("author", "Author"),
    colors(),
    flag("featured", "Shown in the small image"),
  ),
  group(
    "labels",
    "Labels",
    plural("set", "Words and size, {size}"),
    plural("setInBoth", "Words and size in both scripts, {size}"),
    plural("size", "Size, {size}"),
    plural("words", "Words, {words}"),
    plural("upright", "Upright"),
    plural("turned", "Turned"),
  ),
);
