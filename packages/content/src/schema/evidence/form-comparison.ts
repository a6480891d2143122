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

const formColors = colors(color("light", "Light of what can be filled in"));

const times: FieldDefinition = {
  name: "times",
  title: "Times",
  type: "array",
  of: [{ type: "string" }],
};

const free: FieldDefinition = {
  name: "free",
  title: "Whether each time is free",
  type: "array",
  of: [{ type: "boolean" }],
};

export const formComparison = drawing(
  "formComparison",
  "Form, before and after",
  ["mornings", "fields", "bookingPhone", "mark"],
  group(
    "before",
    "As it was",
    formColors,
    bilingualText("caption", "Caption"),
    bilingualText("title", "Title"),
    bilingualText("problem", "What it says above its fields"),
    createListField(
      "fields",
      "Fields",
      "field",
      "label.en",
      bilingualText("label", "Label"),
      flag("required", "Required"),
      optionalBilingualText("placeholder", "What a list of choices says"),
      optionalBilingualText("error", "Error"),
    ),
    bilingualText("submit", "Button"),
  ),
  group(
    "after",
    "As it is",
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
      number("chosen", "Which is chosen", "Counted from 0."),
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
        "Chosen",
        number("day", "Day", "Counted from 0."),
        number("time", "Time", "Counted from 0."),
      ),
    ),
    group(
      "contact",
      "Telephone",
      bilingualText("question", "Question"),
      requiredText("number", "Number"),
    ),
    bilingualText("submit", "Button"),
    bilingualText("note", "Beside the button"),
  ),
);
