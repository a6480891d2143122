import type { OfficeSource } from "./types.ts";

/** Made up. London's opening: specification, section 9. */
export const offices: OfficeSource[] = [
  {
    slug: "london",
    name: "London",
    address: "14 Lantern Yard, London, United Kingdom",
    place: { street: "14 Lantern Yard", locality: "London", country: "GB" },
    timeZone: "Europe/London",
    openingText: "Q4 2025",
    ar: {
      name: "لندن",
      address: "14 ساحة الفانوس، لندن، المملكة المتحدة",
      openingText: "الربع الأخير من عام 2025",
    },
  },
  {
    slug: "dubai",
    name: "Dubai",
    address: "Office 101, Saffron Tower, Dubai, UAE",
    place: { street: "Office 101, Saffron Tower", locality: "Dubai", country: "AE" },
    timeZone: "Asia/Dubai",
    ar: { name: "دبي", address: "مكتب 101، برج الزعفران، دبي، دولة الإمارات العربية المتحدة" },
  },
  {
    slug: "abu-dhabi",
    name: "Abu Dhabi",
    address: "Office 202, Mangrove House, Abu Dhabi, UAE",
    place: { street: "Office 202, Mangrove House", locality: "Abu Dhabi", country: "AE" },
    timeZone: "Asia/Dubai",
    ar: {
      name: "أبوظبي",
      address: "مكتب 202، بيت القرم، أبوظبي، دولة الإمارات العربية المتحدة",
    },
  },
  {
    slug: "sharjah",
    name: "Sharjah",
    address: "Office 303, Heron House, Sharjah, UAE",
    place: { street: "Office 303, Heron House", locality: "Sharjah", country: "AE" },
    timeZone: "Asia/Dubai",
    ar: {
      name: "الشارقة",
      address: "مكتب 303، بيت البلشون، الشارقة، دولة الإمارات العربية المتحدة",
    },
  },
];
