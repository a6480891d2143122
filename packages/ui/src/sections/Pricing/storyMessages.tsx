import type { ReactNode } from "react";
import type { PricingValue } from "./Pricing.tsx";

interface Plan {
  title: ReactNode;
  description: ReactNode;
  values: PricingValue[];
}

const en = {
  section: "Pricing, UAE launch",
  title: "The first 1,000 companies join free for a year.",
  side: "Every dot is a company. 412 have joined. Illustrative figures.",
  places: "412 of 1,000 places are taken.",
  noPlaces: "All 100 places are free.",
  allPlaces: "All 100 places are taken.",
  caption: "Plans and what they include",
  labels: {
    plan: "Plan",
    actions: "Next step",
    included: "Included",
    notIncluded: "Not included",
  },
  features: [
    "Price",
    "Users",
    "Requirements a month",
    "Team management",
    "Analytics",
    "API access",
    "Support",
  ],
  plans: [
    {
      title: "Launch",
      description: "Year 1",
      values: ["Free for the first year", "Unlimited", "Unlimited", "Basic", false, false, "Email"],
    },
    {
      title: "Professional",
      description: "From year 2, 2026",
      values: ["Monthly, in USD, from year 2", "5", "50", "Basic", false, false, "Email"],
    },
    {
      title: "Enterprise",
      description: "Any time",
      values: [
        "By agreement, in USD",
        "Unlimited",
        "Unlimited",
        "Advanced",
        true,
        true,
        "24/7 by phone",
      ],
    },
  ] as Plan[],
  actions: ["Claim a place", "Remind me", "Talk to us"],
  note: "Prices are in USD, and you know yours before you subscribe. Subscriptions are billed by card, through a payment provider.",
};

const ar: typeof en = {
  section: "أسعار الإطلاق في دولة الإمارات",
  title: "السنة الأولى مجانًا لأول 1,000 شركة.",
  side: "كل نقطة شركة. انضمّت 412 شركة. أرقام توضيحية.",
  places: "حُجز 412 مكانًا من أصل 1,000.",
  noPlaces: "جميع الأماكن المئة متاحة.",
  allPlaces: "حُجزت جميع الأماكن المئة.",
  caption: "الباقات وما تشمله",
  labels: {
    plan: "الباقة",
    actions: "الخطوة التالية",
    included: "ضمن الباقة",
    notIncluded: "ليست ضمن الباقة",
  },
  features: [
    "السعر",
    "المستخدمون",
    "طلبات التوريد شهريًا",
    "إدارة الفريق",
    "التحليلات",
    "الوصول إلى واجهة برمجة التطبيقات",
    "الدعم",
  ],
  plans: [
    {
      title: "الإطلاق",
      description: "السنة الأولى",
      values: ["مجاني في السنة الأولى", "بلا حد", "بلا حد", "أساسية", false, false, "بالبريد"],
    },
    {
      title: "الاحترافية",
      description: "من السنة الثانية، 2026",
      values: ["شهريًا بالدولار الأمريكي", "5", "50", "أساسية", false, false, "بالبريد"],
    },
    {
      title: "المؤسسات",
      description: "في أي وقت",
      values: [
        "بالاتفاق، بالدولار الأمريكي",
        "بلا حد",
        "بلا حد",
        "متقدمة",
        true,
        true,
        "بالهاتف على مدار الساعة",
      ],
    },
  ],
  actions: ["حجز مكان", "تلقّي تذكير", "التحدث إلينا"],
  note: "الأسعار بالدولار الأمريكي، ونبلغك بها قبل الاشتراك. وتُسدَّد الاشتراكات بالبطاقة عبر مزوّد لخدمات الدفع.",
};

export const words = { en, ar };
