import { requiredText, text } from "../fields.ts";
import { both, color, colors, createListField, drawing, group, number } from "./fields.ts";

export const repairCard = drawing(
  "repairCard",
  "Repair card",
  ["back", "gears", "record", "mark"],
  colors(),
  both("name", "Name"),
  both("imprint", "Imprint"),
  requiredText("number", "Number"),
  both("movement", "Movement"),
  both("complaint", "Complaint"),
  both("foot", "Below the stages"),
  createListField(
    "stages",
    "Stages",
    "stage",
    "name.en",
    both("name", "Name"),
    both("when", "When"),
    both("does", "What happens"),
    text("dial", "What the watch shows"),
  ),
  number("reached", "How many stages are reached"),
  group(
    "gears",
    "Gears",
    {
      name: "teeth",
      title: "Teeth of each",
      type: "array",
      of: [{ type: "number" }],
    },
    color("jewel", "Jewels"),
  ),
  group(
    "record",
    "Record",
    number("secondsADay", "Seconds a day"),
    number("hours", "Hours"),
    number("positions", "Positions"),
    both("second", "Unit"),
    both("per", "A day"),
    both("span", "How long"),
  ),
);
