import type { ProductSource } from "./types.ts";

/*
 * Dates and plans: specification, sections 1 and 9. The year 2 of UpFlyover, the marketplace, is
 * 2026, so it has launched. Times are midnights in Dubai. Gymestry's next location is made up, for
 * a running countdown.
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
    plans: [
      {
        plan: "free",
        isPutForward: true,
        name: "Free",
        note: "12 months from the day you join, for the first 1,000 companies",
        price: "Free for the first year",
        users: "Unlimited",
        requirements: "Unlimited",
        ar: {
          name: "الباقة المجانية",
          note: "12 شهرًا من يوم الانضمام، لأول 1,000 شركة",
          price: "مجانًا في السنة الأولى",
          users: "عدد غير محدود",
          requirements: "عدد غير محدود",
        },
      },
      {
        plan: "professional",
        name: "Professional",
        note: "From your second year as a member",
        price: "Billed monthly. Price on request, in USD",
        users: "5",
        requirements: "50",
        ar: {
          name: "الباقة الاحترافية",
          note: "من السنة الثانية للعضوية",
          price: "فوترة شهرية، والسعر عند الطلب بالدولار الأمريكي",
          users: "5",
          requirements: "50",
        },
      },
      {
        plan: "enterprise",
        name: "Enterprise",
        note: "No limits, with advanced team management, analytics, API access and 24/7 support by phone",
        price: "Price on request, in USD",
        users: "Unlimited",
        requirements: "Unlimited",
        ar: {
          name: "باقة المؤسسات",
          note: "دون حدود، مع إدارة متقدمة للفريق وتحليلات ووصول إلى واجهة برمجة التطبيقات (\u2066API\u2069) ودعم هاتفي على مدار الساعة طوال أيام الأسبوع",
          price: "السعر عند الطلب بالدولار الأمريكي",
          users: "عدد غير محدود",
          requirements: "عدد غير محدود",
        },
      },
    ],
    offers: [
      {
        name: "Free",
        price: 0,
        currency: "USD",
        unit: "YEAR",
        ar: { name: "الباقة المجانية" },
      },
    ],
    disclaimer: "Sample figures: these companies are fictional.",
    ar: {
      launchText: "عام 2025",
      disclaimer: "الأرقام توضيحية، وهذه الشركات غير حقيقية.",
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
    nextLaunchAt: "2027-02-14T20:00:00Z",
    nextPlace: "Oman",
    disclaimer: "Sample place and date.",
    ar: { nextPlace: "سلطنة عُمان", disclaimer: "المكان والموعد توضيحيان." },
  },
];
