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
    title: "kWh per day",
    type: "array",
    of: [{ type: "number" }],
    validation: (rule) => rule.min(28).max(31),
  },
  number("use", "Household use", "kWh a day."),
  group(
    "words",
    "Labels",
    bilingualText("yesterday", "Yesterday, {yesterday}"),
    bilingualText("reason", "Reason, {before}"),
    bilingualText("use", "Household use, {use}"),
    bilingualText("date", "Date, {day}"),
  ),
  group(
    "page",
    "Page of the roof",
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
