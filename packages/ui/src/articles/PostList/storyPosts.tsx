import { storyImage } from "../../../../../.storybook/images.ts";
import type { PostLeadProps } from "../PostLead/index.ts";
import type { PostListItem } from "./PostList.tsx";

const cover = {
  href: "#kashida",
  image: { ...storyImage("chord", "auto", 1200, 700), mirror: true },
};

/** Sample articles for stories. */
export const storyPosts: Record<"en" | "ar", { lead: PostLeadProps; posts: PostListItem[] }> = {
  en: {
    lead: {
      ...cover,
      title: "Kashida is not letter-spacing: setting Arabic headlines on the web",
      meta: ["Design", "12 November 2025", "7 min"],
    },
    posts: [
      {
        href: "#spend",
        title: "What the first week of ad spend should tell you",
        meta: ["Marketing", "November 2025"],
      },
      {
        href: "#roles",
        title: "One marketplace, two roles: designing for supplier and buyer at once",
        meta: ["Product", "November 2025"],
      },
      {
        href: "#book",
        title: "A brand book nobody prints is still a book",
        meta: ["Branding", "November 2025"],
      },
    ],
  },
  ar: {
    lead: {
      ...cover,
      title: "الكشيدة ليست تباعد أحرف: عناوين عربية سليمة على الويب",
      meta: ["تصميم", "12 نوفمبر 2025", "7 دقائق"],
    },
    posts: [
      {
        href: "#spend",
        title: "ما الذي يجب أن يخبرك به أول أسبوع من الإنفاق الإعلاني",
        meta: ["تسويق", "نوفمبر 2025"],
      },
      {
        href: "#roles",
        title: "سوق واحدة ودوران: التصميم للمورّد والمشتري معًا",
        meta: ["منتجات", "نوفمبر 2025"],
      },
      {
        href: "#book",
        title: "دليل الهوية الذي لا يُطبع يبقى دليلًا",
        meta: ["بناء العلامة التجارية", "نوفمبر 2025"],
      },
    ],
  },
};
