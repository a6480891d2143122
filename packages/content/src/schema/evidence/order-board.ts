import { flag } from "../fields.ts";
import { both, colors, createListField, drawing, group, number, time } from "./fields.ts";

/** Lunches of a kitchen, and the offices that have ordered. */
export const orderBoard = drawing(
  "orderBoard",
  "Order board",
  ["dishes", "offices", "phoneOther", "mark"],
  colors(),
  both("name", "Name"),
  both("date", "Date"),
  time("time", "Time"),
  number("offices", "Offices"),
  { name: "open", title: "Offices that have not ordered", type: "array", of: [{ type: "number" }] },
  createListField(
    "dishes",
    "Dishes",
    "dish",
    "name.en",
    both("name", "Name"),
    number("count", "Lunches"),
    number("withoutNuts", "Of them without nuts"),
  ),
  group(
    "words",
    "Words",
    both("lunches", "Lunches, {offices}"),
    both("complete", "Complete, {complete}"),
    both("stillOpen", "Open, {open}"),
    both("key", "What a hollow dot says"),
  ),
  group(
    "order",
    "One order",
    number("office", "Office"),
    time("sent", "Sent"),
    time("answered", "Answered"),
    createListField(
      "lines",
      "Lines",
      "line",
      "dish",
      number("dish", "Dish", "Its place on the board, from 1."),
      number("count", "Lunches"),
      flag("withoutNuts", "Without nuts"),
    ),
    group(
      "words",
      "Words",
      both("office", "Office, {office}"),
      both("howTo", "How to order"),
      both("readBack", "Above what was read"),
      both("withoutNuts", "Without nuts"),
      both("question", "Question, {lunches}"),
      both("answer", "Answer"),
    ),
  ),
);
