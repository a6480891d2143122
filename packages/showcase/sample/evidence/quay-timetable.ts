import type { QuayTimetableContent } from "../../src/QuayTimetable/types.ts";

/** Berths and fares are made up. */
export const quayTimetable: QuayTimetableContent = {
  colors: { ground: "#073A42", ink: "#F1F5EC", accent: "#FFDB4D" },
  bandColor: "#0B4A53",
  posterAccent: "#E0A800",
  quay: { en: "Fishermen’s Quay", ar: "رصيف الصيادين" },
  now: "13:12",
  line: {
    name: { en: "Line 3", ar: "الخط 3" },
    stops: [
      { name: { en: "Old Customs", ar: "الجمرك القديم" }, minutes: 0 },
      {
        name: { en: "Lighthouse", ar: "المنارة" },
        minutes: 12,
        boarding: { berth: 1, fare: "AED 8" },
      },
      { name: { en: "Fishermen’s Quay", ar: "رصيف الصيادين" }, minutes: 12 },
      { name: { en: "Pearl Steps", ar: "درج اللؤلؤ" }, minutes: 18 },
      {
        name: { en: "Gull Island", ar: "جزيرة النورس" },
        minutes: 16,
        boarding: { berth: 2, fare: "AED 18" },
      },
    ],
    here: 2,
    stopMinutes: 2,
    outward: { first: "06:12", every: 40, last: "21:32" },
    homeward: { first: "06:17", every: 40, last: "21:37" },
  },
  destinations: [
    {
      name: { en: "Boatyard", ar: "ورشة القوارب" },
      minutes: 8,
      departures: { first: "06:40", every: 60, last: "21:40" },
      boarding: { berth: 3, fare: "AED 6" },
    },
    {
      name: { en: "North Bank", ar: "الضفة الشمالية" },
      minutes: 18,
      departures: { first: "06:55", every: 60, last: "21:55" },
      boarding: { berth: 4, fare: "AED 10" },
    },
    {
      name: { en: "Sidra Creek", ar: "خور السدرة" },
      minutes: 34,
      departures: { first: "08:10", every: 120, last: "20:10" },
      boarding: { berth: 5, fare: "AED 16" },
    },
    {
      name: { en: "Garden Quay", ar: "رصيف الحديقة" },
      minutes: 15,
      departures: { first: "06:50", every: 90, last: "20:20" },
      boarding: { berth: 3, fare: "AED 8" },
    },
    {
      name: { en: "Salt Island", ar: "جزيرة الملح" },
      minutes: 45,
      departures: { first: "06:45", every: 120, last: "18:45" },
      boarding: { berth: 6, fare: "AED 22" },
    },
  ],
  labels: {
    next: { en: "Next boat", ar: "العبّارة التالية" },
    boarding: { en: "{{time}}, berth {{berth}}", ar: "{{time}}، مرسى {{berth}}" },
    scale: {
      en: "One centimetre of line for each minute of the crossing.",
      ar: "طول الخط مدة العبور: سنتيمتر لكل دقيقة.",
    },
    from: { en: "From Fishermen’s Quay", ar: "من رصيف الصيادين" },
    ticket: { en: "Ticket to {{destination}}", ar: "تذكرة إلى {{destination}}" },
    legend: {
      en: "Every departure is a point, every crossing a line.",
      ar: "النقطة موعد انطلاق، والخط رحلة عبور.",
    },
    here: { en: "You are here", ar: "موقعك الآن" },
    column: {
      en: "Times in the dark column leave from here, towards the side of their point.",
      ar: "المواعيد في العمود الداكن من هذا الرصيف، والنقطة تشير إلى الوجهة.",
    },
  },
};
