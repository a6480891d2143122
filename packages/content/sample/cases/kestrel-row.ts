import type { CaseSource } from "../source.ts";

export const kestrelRow: CaseSource = {
  slug: "kestrel-row",
  createdAt: "2025-04-22T08:00:00Z",
  isFeatured: true,
  cover: { kind: "contour", seed: 31, ground: "orange" },
  gallery: [
    { kind: "maze", seed: 5, ground: "paper", ratio: 3 / 2 },
    { kind: "star", seed: 14, ground: "dark", ratio: 4 / 5 },
    { kind: "warp", seed: 20, ground: "orange", ratio: 5 / 4 },
    { kind: "halftone", seed: 61, ground: "paper", ratio: 3 / 2 },
    { kind: "flow", seed: 48, ground: "dark", ratio: 1 },
  ],
  title: "Nine flats, sold before the hoarding went up",
  clientName: "Kestrel Row",
  industry: "Property",
  companySize: "14 people",
  location: "London",
  services: ["Advertising & Campaigns", "Branding & Design"],
  challenge:
    "A small developer with nine flats on a steep street, a site fenced off for a year and no show flat. The large agents wanted a brochure. The buyers they had in mind never open one.",
  objectives: [
    "Sell all nine flats before the building stands",
    "Show the slope as the reason to live there",
    "Spend on neighbours first, portals last",
  ],
  solution:
    "We sold the hill. Every flat got its contour line, its height above the street and the hour at which the sun reaches its window. Letters went to the two hundred nearest doors, one page went online, and an afternoon on the slope took the place of the show flat.",
  technologiesUsed: ["React", "TypeScript", "Sun-path data", "Direct mail"],
  results:
    "All nine flats were reserved in eleven weeks, five of them by people who already lived within a mile. The hoarding, printed to advertise the flats, went up to thank the street.",
  metrics: [
    {
      value: "9/9",
      label: "flats reserved before building began",
      before: 0,
      after: 9,
      unit: "flats",
      ar: {
        label: "شقق حُجزت قبل بدء البناء",
        unit: "شقق",
        beforeLabel: "لا حجوزات",
        afterLabel: "9 شقق",
      },
    },
    {
      value: "11",
      label: "weeks to the last reservation",
      before: 40,
      after: 11,
      unit: "weeks",
      beforeLabel: "40 weeks planned",
      afterLabel: "11 weeks",
      ar: {
        label: "أسبوعًا حتى آخر حجز",
        unit: "أسبوعًا",
        beforeLabel: "40 أسبوعًا في الخطة",
        afterLabel: "11 أسبوعًا",
      },
    },
    {
      value: "−63%",
      label: "cost of a viewing",
      before: 190,
      after: 70,
      unit: "pounds",
      ar: { label: "تكلفة المعاينة", unit: "جنيهًا إسترلينيًا" },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "Up the hill",
      description: "A day with a level and a compass.",
      ar: { title: "إلى أعلى التلّ", description: "يوم كامل مع ميزان وبوصلة." },
    },
    {
      week: 4,
      title: "Two hundred letters",
      description: "Signed, and delivered on foot.",
      ar: { title: "مئتا رسالة", description: "بتوقيع اليد، وسُلّمت سيرًا على الأقدام." },
    },
    {
      week: 7,
      title: "An afternoon outside",
      description: "Chairs where the windows will be.",
      ar: { title: "عصر في الهواء الطلق", description: "كراسيّ في مواضع النوافذ." },
    },
    {
      week: 11,
      title: "The ninth flat",
      description: "Reserved before the first brick.",
      ar: { title: "الشقة التاسعة", description: "حُجزت قبل أول حجر." },
    },
  ],
  testimonial:
    "I had budgeted for a marketing suite. They gave me a map, a kettle and nine buyers.",
  testimonialAuthor: "Ruth Penhallow",
  testimonialPosition: "founder, Kestrel Row",
  keyTakeaways: [
    "The nearest people are the cheapest audience",
    "A fault of the site can be its argument",
    "Print to thank, when there is nothing left to sell",
  ],
  projectDuration: "14 weeks",
  teamSize: "4 people",
  completedDate: "2025-03-28",
  ar: {
    title: "تسع شقق بيعت قبل أن يُنصب سياج الموقع",
    companySize: "14 موظفًا",
    challenge:
      "مطوّر عقاري صغير، وتسع شقق في شارع شديد الانحدار، وموقع مسوّر عامًا كاملًا بلا شقة نموذجية. أرادت الوكالات الكبرى كتيّبًا، والمشترون المنشودون لا يفتحون الكتيّبات.",
    objectives: [
      "بيع الشقق التسع قبل قيام المبنى",
      "تقديم المنحدر سببًا للسكن لا عيبًا فيه",
      "الإنفاق على الجيران أولًا وعلى المواقع العقارية أخيرًا",
    ],
    solution:
      "بعنا التلّ نفسه. صار لكل شقة خط ارتفاعها وعلوّها عن الشارع والساعة التي تبلغ فيها الشمس نافذتها. وصلت الرسائل إلى أقرب مئتي باب، ونُشرت صفحة واحدة على الإنترنت، وأغنى عصرٌ على المنحدر عن الشقة النموذجية.",
    results:
      "حُجزت الشقق التسع في أحد عشر أسبوعًا، خمس منها لسكان يقيمون على بُعد ميل واحد. أما السياج الذي كان سيعلن عن الشقق فقد نُصب ليشكر أهل الشارع.",
    testimonial: "كنت قد رصدت ميزانية لجناح مبيعات، فأعطوني خريطة وإبريق شاي وتسعة مشترين.",
    testimonialAuthor: "روث بنهالو",
    testimonialPosition: "مؤسِّسة شركة Kestrel Row",
    keyTakeaways: [
      "أقرب الناس أقلّ الجماهير تكلفة",
      "قد يكون عيب الموقع حجّته",
      "حين لا يبقى ما يُباع، يُطبع الشكر",
    ],
    projectDuration: "14 أسبوعًا",
    teamSize: "4 أشخاص",
  },
};
