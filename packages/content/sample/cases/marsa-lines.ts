import type { CaseSource } from "../source.ts";

export const marsaLines: CaseSource = {
  slug: "marsa-lines",
  createdAt: "2025-06-10T08:00:00Z",
  isFeatured: true,
  hasApp: true,
  cover: { kind: "network", seed: 9, ground: "theme" },
  gallery: [
    { kind: "flow", seed: 61, ground: "orange", ratio: 3 / 2 },
    { kind: "contour", seed: 12, ground: "dark", ratio: 4 / 5 },
    { kind: "envelope", seed: 7, ground: "paper", ratio: 5 / 4 },
    { kind: "halftone", seed: 27, ground: "dark", ratio: 3 / 2 },
    { kind: "maze", seed: 33, ground: "orange", ratio: 1 },
  ],
  title: "A ferry timetable you can read from the quay",
  clientName: "Marsa Lines",
  industry: "Passenger transport",
  companySize: "120 people",
  location: "Abu Dhabi",
  services: ["Branding & Design", "Product Solutions", "Technology Development"],
  challenge:
    "Eleven routes, four operators and a printed timetable that changed with the tide. Half of all calls to the ticket desk asked one question: when is the next boat?",
  objectives: [
    "One answer per stop, readable at ten metres",
    "The same layout on paper, screen and quay",
    "Arabic and English at equal size",
  ],
  solution:
    "We drew every departure as a point and every crossing as a line. The map became the timetable, the timetable became the mark, and booking became two taps on the line you need.",
  technologiesUsed: ["React", "TypeScript", "PostgreSQL", "GTFS", "Mapbox"],
  results:
    "Five months after the new timetable went up, passengers book before they reach the quay. The desk has time for the questions that need a person.",
  metrics: [
    {
      value: "+41%",
      label: "online bookings",
      note: "online bookings, five months after the new timetable went up",
      before: 1900,
      after: 2680,
      unit: "a week",
      ar: {
        label: "حجوزات إلكترونية",
        note: "زيادة في الحجوزات الإلكترونية بعد خمسة أشهر من تعليق الجدول الجديد",
        unit: "أسبوعيًا",
      },
    },
    {
      value: "−58%",
      label: "calls to the desk",
      before: 640,
      after: 270,
      unit: "a week",
      ar: { label: "اتصالات بمكتب التذاكر", unit: "أسبوعيًا" },
    },
    {
      value: "2",
      label: "taps to a ticket",
      before: 9,
      after: 2,
      unit: "taps",
      ar: {
        label: "عدد النقرات حتى التذكرة",
        unit: "نقرات",
        beforeLabel: "9 نقرات",
        afterLabel: "نقرتان",
      },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "On the quay",
      description: "Three days counting questions.",
      ar: { title: "على الرصيف", description: "ثلاثة أيام في عدّ الأسئلة." },
    },
    {
      week: 5,
      title: "First timetable",
      description: "Printed, pinned up, rewritten.",
      ar: { title: "أول جدول", description: "طُبع وعُلّق وأُعيدت كتابته." },
    },
    {
      week: 12,
      title: "Booking in test",
      description: "Two routes, 300 passengers.",
      ar: { title: "تجربة الحجز", description: "خطّان و300 راكب." },
    },
    {
      week: 18,
      title: "All eleven routes",
      description: "Live on a Sunday morning.",
      ar: { title: "الخطوط الأحد عشر", description: "أُطلقت صباح يوم أحد." },
    },
  ],
  testimonial:
    "People stopped asking us when the boat leaves. They started asking where else it could go.",
  testimonialAuthor: "Huda Al Mansoori",
  testimonialPosition: "commercial director, Marsa Lines",
  keyTakeaways: [
    "Count the questions before drawing the answer",
    "A timetable is an interface, also on paper",
    "Set both scripts first, and choose the grid afterwards",
  ],
  projectDuration: "18 weeks",
  teamSize: "6 people",
  completedDate: "2025-05-18",
  ar: {
    title: "جدول عبّارات يُقرأ من على الرصيف",
    companySize: "120 موظفًا",
    challenge:
      "أحد عشر خطًّا وأربعة مشغّلين وجدول مطبوع يتغيّر مع المدّ والجزر. وكان نصف الاتصالات بمكتب التذاكر سؤالًا واحدًا: متى العبّارة التالية؟",
    objectives: [
      "إجابة واحدة لكل محطة تُقرأ من عشرة أمتار",
      "التخطيط نفسه على الورق والشاشة والرصيف",
      "العربية والإنجليزية بالحجم نفسه",
    ],
    solution:
      "رسمنا كل انطلاق نقطةً وكل عبور خطًّا. صارت الخريطة جدولًا، وصار الجدول شعارًا، وصار الحجز نقرتين على الخط المطلوب.",
    results:
      "بعد خمسة أشهر من تعليق الجدول الجديد صار الركاب يحجزون قبل وصولهم إلى الرصيف، وتفرّغ المكتب للأسئلة التي لا يجيب عنها إلا إنسان.",
    testimonial:
      "لم يعد الناس يسألوننا متى تنطلق العبّارة، بل صاروا يسألون إلى أين يمكن أن تذهب أيضًا.",
    testimonialAuthor: "هدى المنصوري",
    testimonialPosition: "المديرة التجارية في شركة Marsa Lines",
    keyTakeaways: [
      "عدّ الأسئلة قبل رسم الإجابة",
      "الجدول واجهة استخدام، حتى على الورق",
      "ضبط الحرفين العربي واللاتيني أولًا ثم اختيار الشبكة",
    ],
    projectDuration: "18 أسبوعًا",
    teamSize: "6 أشخاص",
  },
};
