import type { Pair } from "./pair.ts";

const hero = "main article svg";
/** When the board shows what the drawn one does. */
const minute = "2026-11-26T13:12:00";

/** Case studies: what was made, the page, the list. */
export const work: Record<string, Pair> = {
  "work-board": {
    drawn: "cases/01a-marsa-quay-board-both-1440",
    path: "/case-studies/marsa-lines",
    at: hero,
    moment: minute,
  },
  "work-covers": {
    drawn: "cases/02-lanternfish-covers-en-dark-1440",
    path: "/case-studies/lanternfish-books",
    at: hero,
  },
  "work-forms-ar": {
    drawn: "cases/03b-northlight-before-after-ar-light-1440",
    path: "/ar/case-studies/northlight-clinics",
    theme: "light",
    at: hero,
    above: 40,
  },
  "work-card": {
    drawn: "cases/04-dune-and-dial-card-en-dark-1440",
    path: "/case-studies/dune-and-dial",
    at: hero,
  },
  "work-orders": {
    drawn: "cases/05-hadeel-board-both-1440",
    path: "/ar/case-studies/hadeel-kitchens",
    theme: "light",
    at: hero,
  },
  "work-hill": {
    drawn: "cases/06-four-more-things-en-dark-1440",
    part: [40, 40, 668, 858],
    half: 400,
    path: "/case-studies/kestrel-row",
    at: hero,
    element: true,
  },
  "work-quotation": {
    drawn: "cases/06-four-more-things-en-dark-1440",
    part: [732, 40, 668, 417],
    path: "/case-studies/orrery-freight",
    at: hero,
    element: true,
  },
  "work-guide": {
    drawn: "cases/06-four-more-things-en-dark-1440",
    part: [732, 482, 668, 416],
    path: "/ar/case-studies/fenwater-museum",
    at: hero,
    element: true,
  },
  "work-roof": {
    drawn: "cases/06-four-more-things-en-dark-1440",
    part: [40, 923, 1360, 848],
    path: "/case-studies/pinbright-energy",
    at: hero,
    element: true,
  },
  "case-head-ar": {
    drawn: "cases/07b-case-hero-ar-light-1440",
    path: "/ar/case-studies/marsa-lines",
    theme: "light",
    moment: minute,
  },
  "case-results-en": {
    drawn: "cases/07c-case-results-gallery-en-dark-1440",
    part: [0, 0, 1440, 1220],
    path: "/case-studies/marsa-lines",
    at: "#results figure",
    above: 160,
  },
  "case-details-ar": {
    drawn: "cases/07d-case-results-gallery-ar-light-1440",
    part: [0, 1180, 1440, 1700],
    path: "/ar/case-studies/marsa-lines",
    theme: "light",
    at: "#details figure",
    above: 40,
  },
  "case-phone-ar": {
    drawn: "cases/07f-case-ar-light-390",
    part: [0, 0, 390, 1_220],
    half: 300,
    path: "/ar/case-studies/marsa-lines",
    theme: "light",
    width: 390,
    moment: minute,
  },
  "case-chart-ar": {
    drawn: "cases/07h-results-four-more-charts-ar-light-1440",
    part: [0, 450, 1440, 410],
    path: "/ar/case-studies/kestrel-row",
    theme: "light",
    at: "#results figure",
    above: 56,
  },
  "list-ar": {
    drawn: "cases/08b-case-list-ar-light-1440",
    half: 320,
    path: "/ar/case-studies",
    theme: "light",
  },
  "list-phone-ar": {
    drawn: "cases/08d-case-list-ar-light-390",
    half: 240,
    path: "/ar/case-studies",
    theme: "light",
    width: 390,
  },
};
