import type { FieldDefinition } from "@sanity/types";
import {
  bilingualText,
  createListField,
  group,
  number,
  optionalBilingualText,
  scripts,
} from "./evidence/fields.ts";
import { choice, text } from "./fields.ts";

const optionalNumber = (name: string, title: string, description?: string): FieldDefinition => ({
  name,
  title,
  type: "number",
  ...(description === undefined ? {} : { description }),
});

const numbers = (name: string, title: string): FieldDefinition => ({
  name,
  title,
  type: "array",
  of: [{ type: "number" }],
});

const reading = [text("value", "Value"), optionalBilingualText("unit", "Unit")];

const shared: FieldDefinition[] = [
  bilingualText("label", "Name of the chart"),
  createListField(
    "headlines",
    "Large figures",
    "headline",
    "value.en",
    bilingualText("value", "Value"),
    bilingualText("label", "What it counts"),
  ),
  optionalBilingualText("text", "How it is read"),
  optionalBilingualText("note", "What was not measured"),
  group(
    "table",
    "The same as a table",
    bilingualText("caption", "Caption"),
    optionalBilingualText("first", "Name of the first column"),
    createListField("head", "Further columns", "column", "en", ...scripts),
    createListField(
      "rows",
      "Rows",
      "row",
      "name.en",
      bilingualText("name", "Name"),
      createListField("cells", "Cells", "cell", "en", ...scripts),
    ),
  ),
];

const chart = (name: string, title: string, ...fields: FieldDefinition[]) => ({
  name,
  title,
  type: "object",
  fields: [...shared, ...fields],
  preview: {
    select: { title: "label.en" },
    prepare: ({ title: label }: Record<string, string>) => ({ title, subtitle: label ?? "" }),
  },
});

const bars = (name: string, title: string) =>
  group(
    name,
    title,
    numbers("values", "Values"),
    text("start", "What the first come to"),
    text("end", "The last"),
    optionalBilingualText("unit", "Unit"),
  );

const points = createListField(
  "points",
  "Points",
  "point",
  "at",
  number("at", "At"),
  number("value", "Value"),
);

const labelled = (name: string, title: string, item: string) =>
  createListField(
    name,
    title,
    item,
    "label.en",
    number("at", "At"),
    optionalBilingualText("label", "Words"),
  );

const counted = (name: string, title: string) =>
  group(name, title, number("count", "Units"), ...reading);

export const charts: FieldDefinition = {
  name: "charts",
  title: "Charts",
  description: "In place of the bars before and after.",
  type: "array",
  of: [
    chart(
      "barChart",
      "Bars before and after",
      bars("series", "Bars"),
      bars("mirrored", "Bars below the axis"),
      group("moment", "Moment", number("index", "Bars before it"), bilingualText("label", "Words")),
    ),
    chart(
      "lineChart",
      "Lines that become one",
      points,
      createListField("merging", "Lines that join it", "line", "points", points),
      group("start", "Beginning", ...reading),
      group("end", "End", ...reading),
      labelled("ticks", "Marks on the axis", "tick"),
      optionalBilingualText("zero", "What the axis is worth"),
    ),
    chart(
      "stepChart",
      "Steps to a total",
      numbers("steps", "When each came"),
      optionalNumber("from", "Where the axis begins"),
      group("plan", "Plan", number("at", "At"), ...reading),
      group("reached", "Reached", ...reading),
      labelled("marks", "Words below the axis", "mark"),
    ),
    chart(
      "unitChart",
      "Counted units",
      choice("shape", "Shape", ["dots", "tiles", "stops"]),
      counted("before", "Before"),
      counted("after", "After"),
      optionalNumber("total", "Units in all"),
      optionalNumber("perRow", "Units in a row"),
    ),
    chart(
      "smallMultiples",
      "Panels on one scale",
      createListField(
        "panels",
        "Panels",
        "panel",
        "title.en",
        bilingualText("title", "Title"),
        numbers("values", "Values"),
        ...reading,
      ),
      optionalNumber("before", "Bars that came before"),
      optionalNumber("accent", "Which panel is put forward", "Counted from 0."),
    ),
  ],
};
