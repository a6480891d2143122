import { both, colors, createListField, drawing, group, number, time } from "./fields.ts";

/** Flats on a slope, with the hour at which the sun reaches each. */
export const hillside = drawing(
  "hillside",
  "Hillside",
  ["window", "letter", "mark", "hours", "markOnAccent"],
  colors(),
  both("name", "Name"),
  both("count", "Count"),
  both("heading", "Heading"),
  both("day", "Day"),
  both("wait", "What the lines say"),
  both("heights", "What the heights say"),
  both("height", "A height, {height}"),
  createListField(
    "flats",
    "Flats",
    "flat",
    "sun",
    number("number", "Number"),
    number("height", "Height", "In metres above the foot of the street."),
    time("sun", "First sun"),
  ),
  group("sunrise", "Sunrise", time("time", "Time"), both("label", "Label")),
  group(
    "letter",
    "Letter",
    both("salutation", "Salutation"),
    both("opening", "Opening"),
    both("price", "Price"),
    both("drawing", "What is drawn"),
    both("signature", "Signature"),
    both("position", "Position"),
  ),
);
