import { storyImage } from "../../../../.storybook/images.ts";
import type { CoverProps } from "./Cover.tsx";

const shared = {
  lead: { href: "#ferry", image: { ...storyImage("network"), mirror: true }, metric: "+41%" },
  portrait: {
    href: "#flats",
    image: { ...storyImage("contour", "orange", 800, 1000), mirror: true },
    metric: "9/9",
  },
  landscape: {
    href: "#clinics",
    image: { ...storyImage("chord", "inverse", 1000, 700), mirror: true },
    metric: "−52%",
  },
};

/** Fictional clients. */
export const storyCovers: Record<"en" | "ar", CoverProps[]> = {
  en: [
    {
      ...shared.lead,
      title: "Ferry times you can read from the quay",
      metricLabel: "online bookings, five months after the new timetable went up",
      meta: ["Marsa Lines", "Branding, product", "Abu Dhabi, 2025"],
      linkLabel: "Read the case",
    },
    {
      ...shared.portrait,
      title: "Nine flats reserved in eleven weeks",
      metricLabel: "flats reserved before building began",
      meta: ["Kestrel Row", "Campaign", "London"],
    },
    {
      ...shared.landscape,
      title: "Appointments at half the cost",
      metricLabel: "cost of a kept appointment",
      meta: ["Northlight Clinics", "Digital marketing", "Dubai"],
    },
  ],
  ar: [
    {
      ...shared.lead,
      title: "جدول لمواعيد العبّارات يُقرأ من الرصيف",
      metricLabel: "زيادة في الحجوزات الإلكترونية بعد خمسة أشهر من إطلاق الجدول الجديد",
      meta: ["مرسى لاينز", "علامة تجارية ومنتج", "أبوظبي، 2025"],
      linkLabel: "قراءة الدراسة",
    },
    {
      ...shared.portrait,
      metric: "9 من 9",
      title: "تسع شقق حُجزت في أحد عشر أسبوعًا",
      metricLabel: "شقق حُجزت قبل بدء البناء",
      meta: ["كيسترل رو", "حملة إعلانية", "لندن"],
    },
    {
      ...shared.landscape,
      title: "الموعد نفسه بنصف التكلفة",
      metricLabel: "في تكلفة الموعد الذي حضره المريض",
      meta: ["عيادات نورثلايت", "تسويق رقمي", "دبي"],
    },
  ],
};
