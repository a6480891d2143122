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
  bilingualText("foot", "Note below the stages"),
  createListField(
    "stages",
    "Stages",
    "stage",
    "name.en",
    bilingualText("name", "Name"),
    bilingualText("when", "When"),
    bilingualText("does", "Description"),
    text("dial", "Time on the dial"),
  ),
  number("reached", "Stages completed"),
  group(
    "gears",
    "Gears",
    {
      name: "teeth",
      title: "Teeth per gear",
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
    bilingualText("per", "Per day"),
    bilingualText("span", "Period"),
  ),
);
