import { currency, flag } from "../fields.ts";
import { bilingualText, color, colors, createListField, drawing, number } from "./fields.ts";

export const quotation = drawing(
  "quotation",
  "Quotation",
  ["wait", "chosen", "phoneArabic", "phoneOther", "mark"],
  colors(),
  color("highlight", "Background of the recommended route"),
  bilingualText("client", "Client"),
  bilingualText("number", "Number"),
  bilingualText("journey", "Journey"),
  bilingualText("cargo", "Cargo"),
  currency,
  createListField(
    "routes",
    "Routes",
    "route",
    "name.en",
    bilingualText("name", "Name"),
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
  bilingualText("waiting", "Label of waiting days"),
  bilingualText("reason", "Why it is recommended"),
  bilingualText("note", "Note below the axis"),
  bilingualText("accept", "Button"),
);
