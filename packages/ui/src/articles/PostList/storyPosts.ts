import { storyImage } from "../../../../../.storybook/images.ts";
import type { ImageSource } from "../../primitives/Image/index.ts";

const pictures = [
  storyImage("chord", "inverse", 900, 660),
  storyImage("network", "auto", 900, 660),
  storyImage("contour", "auto", 900, 660),
  storyImage("chord", "auto", 900, 660),
];
const hovered = [
  storyImage("chord", "orange", 900, 660),
  storyImage("network", "orange", 900, 660),
  storyImage("contour", "orange", 900, 660),
  storyImage("chord", "orange", 900, 660),
];

const texts = {
  en: [
    ["What the first week of ad spend should tell you", "Marketing", "6 Nov 2025"],
    ["One marketplace, two roles: designing for supplier and buyer", "Product", "30 Oct 2025"],
    ["A brand book nobody prints is still a book", "Branding", "23 Oct 2025"],
    ["Ramadan campaigns start in the brief, not in the calendar", "Advertising", "2 Oct 2025"],
  ],
  ar: [
    ["ما الذي يكشفه أول أسبوع من الإنفاق الإعلاني", "التسويق", "6 نوفمبر 2025"],
    ["سوق واحدة بدورين: التصميم للمورّد والمشتري معًا", "المنتجات", "30 أكتوبر 2025"],
    ["دليل الهوية الذي لا يُطبع يبقى دليلًا", "بناء العلامة التجارية", "23 أكتوبر 2025"],
    ["حملات رمضان تبدأ من الموجز لا من التقويم", "الإعلان", "2 أكتوبر 2025"],
  ],
};
const dates = ["2025-11-06", "2025-10-30", "2025-10-23", "2025-10-02"];

const postsIn = (language: keyof typeof texts) =>
  texts[language].map(([title, category, date], i) => ({
    href: `#post-${i}`,
    title,
    category,
    date,
    dateTime: dates[i],
    image: { ...(pictures[i] as ImageSource), mirror: true },
    hoverImage: { ...(hovered[i] as ImageSource), mirror: true },
  }));

export const storyMessages = {
  en: {
    posts: postsIn("en"),
    latest: "Latest Posts",
    popular: "Popular Posts",
    related: "Related Posts",
    tags: "Tags",
    tagList: ["Arabic type", "Paid search", "Identity", "Forms", "Marketplaces", "Gulf"],
    lead: "Kashida is not letter-spacing: setting Arabic headlines on the web",
    excerpt:
      "Stretching a line is a rule of the script, not an effect. Four cases where it helps, and three where it breaks the word.",
    category: "Design",
    date: "12 Nov 2025",
    more: "Load More",
    shown: "6 of 36 shown",
  },
  ar: {
    posts: postsIn("ar"),
    latest: "أحدث المقالات",
    popular: "المقالات الأكثر قراءةً",
    related: "مقالات ذات صلة",
    tags: "الوسوم",
    tagList: ["الخط العربي", "البحث المدفوع", "الهوية", "النماذج", "الأسواق", "الخليج"],
    lead: "الكشيدة ليست تباعد أحرف: عناوين عربية سليمة على الويب",
    excerpt:
      "مدّ الحرف قاعدة من قواعد الكتابة وليس تأثيرًا. أربع حالات ينفع فيها المدّ، وثلاث تنكسر فيها الكلمة.",
    category: "التصميم",
    date: "12 نوفمبر 2025",
    more: "عرض المزيد",
    shown: "المعروض 6 من 36",
  },
};
