import type { ProductSource } from "./source.ts";

/*
 * Dates: specification, sections 1 and 9. It gives UpFlyover no date; its year 2 is 2026, so it has
 * been launched. Moments are midnights in Dubai.
 */
export const products: ProductSource[] = [
  {
    slug: "rendre",
    name: "Rendre",
    state: "upcoming",
    startAt: "2025-09-30T20:00:00Z",
    launchAt: "2026-06-30T20:00:00Z",
    timeZone: "Asia/Dubai",
    precision: "half-year",
    launchText: "mid-2026",
    ar: {
      launchText: "منتصف عام 2026",
    },
  },
  {
    slug: "upflyover",
    name: "UpFlyover",
    state: "launched",
    timeZone: "Asia/Dubai",
    precision: "year",
    launchText: "2025",
    places: { total: 1000, taken: 412 },
    offers: [
      {
        name: "Free",
        price: 0,
        currency: "USD",
        unit: "YEAR",
        ar: { name: "الباقة المجانية" },
      },
    ],
    disclaimer: "The number of companies is a sample figure.",
    ar: {
      launchText: "عام 2025",
      disclaimer: "عدد الشركات رقم توضيحي.",
    },
  },
  {
    slug: "gymestry",
    name: "Gymestry",
    state: "upcoming",
    startAt: "2025-08-31T20:00:00Z",
    launchAt: "2025-12-31T20:00:00Z",
    timeZone: "Asia/Dubai",
    precision: "day",
    ar: {},
  },
];
