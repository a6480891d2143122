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
  bilingualText("label", "Title"),
  createListField(
    "headlines",
    "Large figures",
    "headline",
    "value.en",
    bilingualText("value", "Value"),
    bilingualText("label", "Unit"),
  ),
  optionalBilingualText("text", "Caption"),
  optionalBilingualText("note", "Not measured"),
  group(
    "table",
    "Data table",
    bilingualText("caption", "Caption"),
    optionalBilingualText("first", "First column header"),
    createListField("head", "Other column headers", "column", "en", ...scripts),
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
    text("start", "First total"),
    text("end", "Last value"),
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
    optionalBilingualText("label", "Label"),
  );

const counted = (name: string, title: string) =>
  group(name, title, number("count", "Units"), ...reading);

export const charts: FieldDefinition = {
  name: "charts",
  title: "Charts",
  description: "Replace the bars before and after.",
  type: "array",
  of: [
    chart(
      "barChart",
      "Bars before and after",
      bars("series", "Bars"),
      bars("mirrored", "Bars below the axis"),
      group("moment", "Moment", number("index", "Bars before it"), bilingualText("label", "Label")),
    ),
    chart(
      "lineChart",
      "Merging lines",
      points,
      createListField("merging", "Lines that merge", "line", "points", points),
      group("start", "Start", ...reading),
      group("end", "End", ...reading),
      labelled("ticks", "Axis ticks", "tick"),
      optionalBilingualText("zero", "Scale"),
    ),
    chart(
      "stepChart",
      "Cumulative steps",
      numbers("steps", "Times of the steps"),
      optionalNumber("from", "Axis start"),
      group("plan", "Plan", number("at", "At"), ...reading),
      group("reached", "Reached", ...reading),
      labelled("marks", "Axis labels", "mark"),
    ),
    chart(
      "unitChart",
      "Unit chart",
      choice("shape", "Shape", ["dots", "tiles", "stops"]),
      counted("before", "Before"),
      counted("after", "After"),
      optionalNumber("total", "Total units"),
      optionalNumber("perRow", "Units per row"),
    ),
    chart(
      "smallMultiples",
      "Small multiples",
      createListField(
        "panels",
        "Panels",
        "panel",
        "title.en",
        bilingualText("title", "Title"),
        numbers("values", "Values"),
        ...reading,
      ),
      optionalNumber("before", "Bars before the change"),
      optionalNumber("accent", "Highlighted panel", "Counted from 0."),
    ),
  ],
};
