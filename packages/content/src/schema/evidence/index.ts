import type { FieldDefinition } from "@sanity/types";
import { audioGuide } from "./audio-guide.ts";
import { formComparison } from "./form-comparison.ts";
import { hillside } from "./hillside.ts";
import { orderBoard } from "./order-board.ts";
import { quayTimetable } from "./quay-timetable.ts";
import { quotation } from "./quotation.ts";
import { repairCard } from "./repair-card.ts";
import { sentenceCovers } from "./sentence-covers.ts";
import { yieldMonth } from "./yield-month.ts";

export const evidence: FieldDefinition = {
  name: "evidence",
  title: "Artwork",
  description: "Replaces the featured image. Leave empty to show the images.",
  type: "array",
  of: [
    audioGuide,
    formComparison,
    hillside,
    orderBoard,
    quayTimetable,
    quotation,
    repairCard,
    sentenceCovers,
    yieldMonth,
  ],
  validation: (rule) => rule.max(1),
};
