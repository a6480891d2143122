import type { FieldDefinition } from "@sanity/types";
import { flag, requiredText } from "../fields.ts";
import {
  both,
  bothOrNone,
  color,
  colors,
  createListField,
  drawing,
  group,
  number,
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
    both("caption", "Caption"),
    both("title", "Title"),
    both("problem", "What it says above its fields"),
    createListField(
      "fields",
      "Fields",
      "field",
      "label.en",
      both("label", "Label"),
      flag("required", "Required"),
      bothOrNone("placeholder", "What a list of choices says"),
      bothOrNone("error", "Error"),
    ),
    both("submit", "Button"),
  ),
  group(
    "after",
    "As it is",
    formColors,
    both("caption", "Caption"),
    both("name", "Name"),
    createListField(
      "choices",
      "Questions",
      "choice",
      "question.en",
      both("question", "Question"),
      createListField("options", "Options", "option", "en", ...scripts),
      number("chosen", "Which is chosen", "Counted from 0."),
    ),
    group(
      "mornings",
      "Mornings",
      both("question", "Question"),
      times,
      createListField(
        "days",
        "Days",
        "day",
        "name.en",
        both("name", "Name"),
        both("letter", "Letter"),
        free,
      ),
      group(
        "chosen",
        "Chosen",
        number("day", "Day", "Counted from 0."),
        number("time", "Time", "Counted from 0."),
      ),
    ),
    group("contact", "Telephone", both("question", "Question"), requiredText("number", "Number")),
    both("submit", "Button"),
    both("note", "Beside the button"),
  ),
);
