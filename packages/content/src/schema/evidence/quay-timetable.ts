import { text } from "../fields.ts";
import {
  bilingualText,
  color,
  colors,
  createListField,
  drawing,
  group,
  number,
  time,
} from "./fields.ts";

const departures = (name: string, title: string) =>
  group(
    name,
    title,
    time("first", "First"),
    number("every", "Every", "Minutes."),
    time("last", "Last"),
  );

const boarding = group("boarding", "Boarding", number("berth", "Berth"), text("fare", "Fare"));

export const quayTimetable = drawing(
  "quayTimetable",
  "Quay timetable",
  ["boardArabic", "posterColumn", "phoneOther", "mark", "poster"],
  colors(),
  color("bandColor", "Background of the next boat"),
  color("posterAccent", "Accent on the poster"),
  bilingualText("quay", "Quay"),
  time("now", "Default time"),
  group(
    "line",
    "Line",
    bilingualText("name", "Name"),
    createListField(
      "stops",
      "Stops",
      "stop",
      "name.en",
      bilingualText("name", "Name"),
      number("minutes", "Minutes from the stop before"),
      boarding,
    ),
    number("here", "Stop of this quay", "Counted from 0."),
    number("stopMinutes", "Minutes at a stop"),
    departures("outward", "Outward"),
    departures("homeward", "Return"),
  ),
  createListField(
    "destinations",
    "Other destinations",
    "destination",
    "name.en",
    bilingualText("name", "Name"),
    number("minutes", "Minutes of the crossing"),
    departures("departures", "Departures"),
    boarding,
  ),
  group(
    "labels",
    "Labels",
    bilingualText("next", "Next boat"),
    bilingualText("boarding", "{{time}}, {{berth}}"),
    bilingualText("scale", "Label of the scale"),
    bilingualText("from", "From"),
    bilingualText("ticket", "Ticket, {{destination}}"),
    bilingualText("legend", "Legend"),
    bilingualText("here", "You are here"),
    bilingualText("column", "Label of the dark column"),
  ),
);
