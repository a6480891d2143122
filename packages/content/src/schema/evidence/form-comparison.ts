import type { FieldDefinition } from "@sanity/types";
import { flag, requiredText } from "../fields.ts";
import {
  bilingualText,
  color,
  colors,
  createListField,
  drawing,
  group,
  number,
  optionalBilingualText,
  scripts,
} from "./fields.ts";

const formColors = colors(color("light", "Field background"));

const times: FieldDefinition = {
  name: "times",
  title: "Times",
  type: "array",
  of: [{ type: "string" }],
};

const free: FieldDefinition = {
  name: "free",
  title: "Available times",
  type: "array",
  of: [{ type: "boolean" }],
};

export const formComparison = drawing(
  "formComparison",
  "Form, before and after",
  ["mornings", "fields", "bookingPhone", "mark"],
  group(
    "before",
    "Before",
    formColors,
    bilingualText("caption", "Caption"),
    bilingualText("title", "Title"),
    bilingualText("problem", "Error summary"),
    createListField(
      "fields",
      "Fields",
      "field",
      "label.en",
      bilingualText("label", "Label"),
      flag("required", "Required"),
      optionalBilingualText("placeholder", "Placeholder"),
      optionalBilingualText("error", "Error"),
    ),
    bilingualText("submit", "Button"),
  ),
  group(
    "after",
    "After",
    formColors,
    bilingualText("caption", "Caption"),
    bilingualText("name", "Name"),
    createListField(
      "choices",
      "Questions",
      "choice",
      "question.en",
      bilingualText("question", "Question"),
      createListField("options", "Options", "option", "en", ...scripts),
      number("chosen", "Selected", "Counted from 0."),
    ),
    group(
      "mornings",
      "Mornings",
      bilingualText("question", "Question"),
      times,
      createListField(
        "days",
        "Days",
        "day",
        "name.en",
        bilingualText("name", "Name"),
        bilingualText("letter", "Letter"),
        free,
      ),
      group(
        "chosen",
        "Selected",
        number("day", "Day", "Counted from 0."),
        number("time", "Time", "Counted from 0."),
      ),
    ),
    group(
      "contact",
      "Phone",
      bilingualText("question", "Question"),
      requiredText("number", "Number"),
    ),
    bilingualText("submit", "Button"),
    bilingualText("note", "Note beside the button"),
  ),
);
