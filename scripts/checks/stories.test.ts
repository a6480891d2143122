/** Stories that show what the site draws, of a case study, a product or a person, show the site's own. */
import { expect, it } from "vitest";
import { storyPortraits } from "../../.storybook/portraits.ts";
import { cases } from "../../packages/content/sample/cases.ts";
import { kestrelRowCharts } from "../../packages/content/sample/charts/kestrel-row.ts";
import { marsaLinesCharts } from "../../packages/content/sample/charts/marsa-lines.ts";
import { northlightClinicsCharts } from "../../packages/content/sample/charts/northlight-clinics.ts";
import { audioGuide } from "../../packages/content/sample/evidence/audio-guide.ts";
import { formComparison } from "../../packages/content/sample/evidence/form-comparison.ts";
import { hillside } from "../../packages/content/sample/evidence/hillside.ts";
import { orderBoard } from "../../packages/content/sample/evidence/order-board.ts";
import { quayTimetable } from "../../packages/content/sample/evidence/quay-timetable.ts";
import { quotation } from "../../packages/content/sample/evidence/quotation.ts";
import { repairCard } from "../../packages/content/sample/evidence/repair-card.ts";
import { sentenceCovers } from "../../packages/content/sample/evidence/sentence-covers.ts";
import { yieldMonth } from "../../packages/content/sample/evidence/yield-month.ts";
import { portraits } from "../../packages/content/sample/portraits.ts";
import { storyAudioGuide } from "../../packages/showcase/src/AudioGuide/storyAudioGuide.ts";
import { storyDay } from "../../packages/showcase/src/DayOpening/storyDay.tsx";
import { storyFormComparison } from "../../packages/showcase/src/FormComparison/storyFormComparison.ts";
import { storyHillside } from "../../packages/showcase/src/Hillside/storyHillside.ts";
import { storyOrderBoard } from "../../packages/showcase/src/OrderBoard/storyOrderBoard.ts";
import { quayTimetable as storyQuayTimetable } from "../../packages/showcase/src/QuayTimetable/storyQuayTimetable.ts";
import { storyQuotation } from "../../packages/showcase/src/Quotation/storyQuotation.ts";
import { storyRepairCard } from "../../packages/showcase/src/RepairCard/storyRepairCard.ts";
import { storySentenceCovers } from "../../packages/showcase/src/SentenceCovers/storySentenceCovers.ts";
import { storyVehicle } from "../../packages/showcase/src/VehicleParts/storyVehicle.ts";
import { storyYieldMonth } from "../../packages/showcase/src/YieldMonth/storyYieldMonth.ts";
import {
  bookings,
  calls,
  words as storyBookings,
} from "../../packages/ui/src/charts/BarChart/storyBookings.ts";
import {
  merging,
  points,
  words as storyAppointments,
} from "../../packages/ui/src/charts/LineChart/storyAppointments.ts";
import { words as storyPanels } from "../../packages/ui/src/charts/SmallMultiples/storyPanels.ts";
import {
  words as storyReservations,
  weeks,
} from "../../packages/ui/src/charts/StepChart/storyReservations.ts";
import { words as storyCounts } from "../../packages/ui/src/charts/UnitChart/storyCounts.ts";
import { day } from "../../site/src/pages/products/gymestry.ts";
import { kinds } from "../../site/src/pages/products/rendre/vehicle.ts";
import { textsIn } from "./facts.ts";

it.each([
  ["AudioGuide", storyAudioGuide, audioGuide],
  ["FormComparison", storyFormComparison, formComparison],
  ["Hillside", storyHillside, hillside],
  ["OrderBoard", storyOrderBoard, orderBoard],
  ["QuayTimetable", storyQuayTimetable, quayTimetable],
  ["Quotation", storyQuotation, quotation],
  ["RepairCard", storyRepairCard, repairCard],
  ["SentenceCovers", storySentenceCovers, sentenceCovers],
  ["YieldMonth", storyYieldMonth, yieldMonth],
  ["Portrait", storyPortraits, portraits],
  ["DayOpening", storyDay, day],
  ["VehicleParts", storyVehicle.en.kinds.map(({ name: _, ...kind }) => kind), kinds],
  ["VehicleParts in Arabic", storyVehicle.ar.kinds.map(({ name: _, ...kind }) => kind), kinds],
])("%s", (_, story, sample) => {
  expect(story).toEqual(sample);
});

it("charts draw the values of the content", () => {
  expect(marsaLinesCharts[0]).toMatchObject({
    series: { values: bookings },
    mirrored: { values: calls },
  });
  expect(kestrelRowCharts[0]).toMatchObject({ steps: weeks });
  expect(northlightClinicsCharts[0]).toMatchObject({
    points,
    merging: merging.map((line) => ({ points: line })),
  });
});

const texts = textsIn(cases.map(({ charts }) => charts));

it.each([
  ["BarChart", storyBookings],
  ["LineChart", storyAppointments],
  ["SmallMultiples", storyPanels],
  ["StepChart", storyReservations],
  ["UnitChart", storyCounts],
])("%s is called what the content calls it", (_, { en, ar }) => {
  const named = (words: object): string[] =>
    Object.entries(words).flatMap(([name, value]) => {
      if (["label", "headline", "note"].includes(name)) return [String(value)];
      return typeof value === "object" && !Array.isArray(value) ? named(value as object) : [];
    });
  const all = [...named(en), ...named(ar)];
  expect(all.length).toBeGreaterThan(2);
  expect(all.filter((text) => !texts.includes(text))).toEqual([]);
});
