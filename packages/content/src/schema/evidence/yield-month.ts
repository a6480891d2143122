import { both, colors, createListField, drawing, group, number } from "./fields.ts";

export const yieldMonth = drawing(
  "yieldMonth",
  "Month of a roof",
  ["lastDays", "screen", "advertisement", "mark"],
  colors(),
  both("name", "Name"),
  both("roof", "Roof"),
  {
    name: "days",
    title: "kWh of each day",
    type: "array",
    of: [{ type: "number" }],
    validation: (rule) => rule.min(28).max(31),
  },
  number("use", "What the house took", "kWh a day."),
  group(
    "words",
    "Words",
    both("yesterday", "Yesterday, {yesterday}"),
    both("reason", "Why, {before}"),
    both("use", "What the house took, {use}"),
    both("date", "A day of the month, {day}"),
  ),
  group(
    "page",
    "The roof's page",
    both("yesterday", "Yesterday"),
    both("unit", "Unit"),
    createListField(
      "notes",
      "Notes",
      "note",
      "term.en",
      both("term", "Term"),
      both("value", "Value"),
    ),
    both("button", "Button"),
  ),
  both("advertisement", "Advertisement, {before}"),
);
