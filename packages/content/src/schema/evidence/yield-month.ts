import { bilingualText, colors, createListField, drawing, group, number } from "./fields.ts";

export const yieldMonth = drawing(
  "yieldMonth",
  "Month of a roof",
  ["lastDays", "screen", "advertisement", "mark"],
  colors(),
  bilingualText("name", "Name"),
  bilingualText("roof", "Roof"),
  {
    name: "days",
    title: "kWh of each day",
    type: "array",
    of: [{ type: "number" }],
    validation: (rule) => rule.min(28).max(31),
  },
  number("use", "What the house used", "kWh a day."),
  group(
    "words",
    "Words",
    bilingualText("yesterday", "Yesterday, {yesterday}"),
    bilingualText("reason", "Why, {before}"),
    bilingualText("use", "What the house used, {use}"),
    bilingualText("date", "A day of the month, {day}"),
  ),
  group(
    "page",
    "The roof's page",
    bilingualText("yesterday", "Yesterday"),
    bilingualText("unit", "Unit"),
    createListField(
      "notes",
      "Notes",
      "note",
      "term.en",
      bilingualText("term", "Term"),
      bilingualText("value", "Value"),
    ),
    bilingualText("button", "Button"),
  ),
  bilingualText("advertisement", "Advertisement, {before}"),
);
