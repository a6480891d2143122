import { currency, flag } from "../fields.ts";
import { both, color, colors, createListField, drawing, number } from "./fields.ts";

export const quotation = drawing(
  "quotation",
  "Quotation",
  ["wait", "chosen", "phoneArabic", "phoneOther", "mark"],
  colors(),
  color("highlight", "Ground of the recommended route"),
  both("client", "Client"),
  both("number", "Number"),
  both("journey", "Journey"),
  both("cargo", "Cargo"),
  currency,
  createListField(
    "routes",
    "Routes",
    "route",
    "name.en",
    both("name", "Name"),
    number("price", "Price"),
    createListField(
      "legs",
      "Legs",
      "leg",
      "days",
      number("days", "Days"),
      flag("waits", "The cargo waits"),
    ),
    flag("recommended", "Recommended"),
  ),
  both("waiting", "After a count of days"),
  both("reason", "Why it is recommended"),
  both("note", "Below the axis"),
  both("accept", "Button"),
);
