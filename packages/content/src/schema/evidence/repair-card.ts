import { requiredText, text } from "../fields.ts";
import { bilingualText, color, colors, createListField, drawing, group, number } from "./fields.ts";

export const repairCard = drawing(
  "repairCard",
  "Repair card",
  ["back", "gears", "record", "mark"],
  colors(),
  bilingualText("name", "Name"),
  bilingualText("imprint", "Imprint"),
  requiredText("number", "Number"),
  bilingualText("movement", "Movement"),
  bilingualText("complaint", "Complaint"),
  bilingualText("foot", "Below the stages"),
  createListField(
    "stages",
    "Stages",
    "stage",
    "name.en",
    bilingualText("name", "Name"),
    bilingualText("when", "When"),
    bilingualText("does", "What happens"),
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
    bilingualText("second", "Unit"),
    bilingualText("per", "A day"),
    bilingualText("span", "How long"),
  ),
);
