import type { CaseSource } from "../source.ts";

/** The three which the home page shows. */

const marsaLines: CaseSource = {
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
  category: "Branding, product",
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
        label: "نقرتان حتى التذكرة",
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
    industry: "نقل الركاب",
    companySize: "120 موظفًا",
    location: "أبوظبي",
    category: "علامة تجارية ومنتج",
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
      "ضبط الخطّين أولًا ثم اختيار الشبكة",
    ],
    projectDuration: "18 أسبوعًا",
    teamSize: "6 أشخاص",
  },
};

const kestrelRow: CaseSource = {
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
  category: "Campaign",
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
      ar: { label: "خفض في كلفة المعاينة", unit: "جنيهًا إسترلينيًا" },
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
    title: "تسع شقق بيعت قبل أن يُرفع سياج الموقع",
    industry: "العقارات",
    companySize: "14 موظفًا",
    location: "لندن",
    category: "حملة إعلانية",
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
      "حُجزت الشقق التسع في أحد عشر أسبوعًا، خمس منها لسكان يقيمون على بُعد ميل واحد. أما السياج الذي كان سيعلن عن الشقق فقد رُفع ليشكر أهل الشارع.",
    testimonial: "كنت قد رصدت ميزانية لجناح مبيعات، فأعطوني خريطة وإبريق شاي وتسعة مشترين.",
    testimonialAuthor: "روث بنهالو",
    testimonialPosition: "مؤسِّسة Kestrel Row",
    keyTakeaways: [
      "أقرب الناس أقلّ الجماهير كلفة",
      "قد يكون عيب الموقع حجّته",
      "حين لا يبقى ما يُباع، يُطبع الشكر",
    ],
    projectDuration: "14 أسبوعًا",
    teamSize: "4 أشخاص",
  },
};

const northlightClinics: CaseSource = {
  slug: "northlight-clinics",
  createdAt: "2025-03-12T08:00:00Z",
  isFeatured: true,
  hasApp: true,
  cover: { kind: "chord", seed: 57, ground: "inverse" },
  gallery: [
    { kind: "dipole", seed: 4, ground: "dark", ratio: 3 / 2 },
    { kind: "orbit", seed: 19, ground: "paper", ratio: 4 / 5 },
    { kind: "network", seed: 23, ground: "orange", ratio: 5 / 4 },
    { kind: "maze", seed: 44, ground: "paper", ratio: 3 / 2 },
    { kind: "star", seed: 29, ground: "orange", ratio: 1 },
  ],
  title: "The same appointment for half the cost",
  clientName: "Northlight Clinics",
  industry: "Healthcare",
  companySize: "85 people",
  location: "Dubai",
  category: "Digital marketing",
  services: ["Digital Marketing", "Technology Development"],
  challenge:
    "Three clinics bought the same search terms against each other. Every month the price of a booked appointment rose, while one room in four stood empty on weekday mornings.",
  objectives: [
    "One account for three clinics",
    "Pay for appointments kept, not for clicks",
    "Fill weekday mornings before buying more evenings",
  ],
  solution:
    "We merged three accounts into one and let the diary decide. An empty morning raises the bid for its district, a full week lowers it to nothing. The booking page asks four questions in place of eleven, in Arabic and in English.",
  technologiesUsed: ["Search advertising", "Server-side measurement", "TypeScript", "PostgreSQL"],
  results:
    "A kept appointment costs half of what it did, and the mornings are full. The budget stayed the same; the clinics chose to spend the difference on a fourth room.",
  metrics: [
    {
      value: "−52%",
      label: "cost of a kept appointment",
      before: 210,
      after: 101,
      unit: "dirhams",
      ar: {
        label: "خفض في كلفة الموعد المنجز",
        unit: "درهمًا",
        beforeLabel: "210 دراهم",
        afterLabel: "101 درهم",
      },
    },
    {
      value: "4",
      label: "questions on the booking page",
      before: 11,
      after: 4,
      unit: "questions",
      ar: {
        label: "أسئلة في صفحة الحجز",
        unit: "أسئلة",
        beforeLabel: "11 سؤالًا",
        afterLabel: "4 أسئلة",
      },
    },
    {
      value: "+29%",
      label: "morning appointments",
      before: 310,
      after: 400,
      unit: "a month",
      ar: { label: "مواعيد صباحية", unit: "شهريًا" },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "Three accounts, one desk",
      description: "A week beside the receptionists.",
      ar: { title: "ثلاثة حسابات ومكتب واحد", description: "أسبوع إلى جانب موظفي الاستقبال." },
    },
    {
      week: 3,
      title: "The diary decides",
      description: "Bids follow empty rooms.",
      ar: { title: "القرار للمواعيد", description: "عروض الأسعار تتبع الغرف الشاغرة." },
    },
    {
      week: 8,
      title: "Four questions",
      description: "The new booking page in two languages.",
      ar: { title: "أربعة أسئلة", description: "صفحة حجز جديدة بلغتين." },
    },
    {
      week: 13,
      title: "Half the cost",
      description: "Held for a full month.",
      ar: { title: "نصف الكلفة", description: "واستقرّت شهرًا كاملًا." },
    },
  ],
  testimonial:
    "They asked to see the appointment book before they asked for the budget. That was the whole strategy.",
  testimonialAuthor: "Dr Samir Nakhleh",
  testimonialPosition: "medical director, Northlight Clinics",
  keyTakeaways: [
    "Measure the visit, not the visitor",
    "Two branches of one company should never bid against each other",
    "An empty room is the best media plan",
  ],
  projectDuration: "13 weeks",
  teamSize: "5 people",
  completedDate: "2025-02-20",
  ar: {
    title: "الموعد نفسه بنصف الكلفة",
    industry: "الرعاية الصحية",
    companySize: "85 موظفًا",
    location: "دبي",
    category: "تسويق رقمي",
    challenge:
      "ثلاث عيادات لشركة واحدة تتنافس على كلمات البحث نفسها. كانت كلفة الموعد المحجوز ترتفع كل شهر، وغرفة من كل أربع شاغرة في صباحات أيام العمل.",
    objectives: [
      "حساب إعلاني واحد للعيادات الثلاث",
      "الدفع مقابل المواعيد المنجزة لا النقرات",
      "ملء صباحات أيام العمل قبل شراء مزيد من المساء",
    ],
    solution:
      "دمجنا الحسابات الثلاثة في حساب واحد وتركنا القرار لدفتر المواعيد: صباح شاغر يرفع عرض السعر في حيّه، وأسبوع ممتلئ يخفضه إلى الصفر. وصارت صفحة الحجز تسأل أربعة أسئلة بدل أحد عشر، بالعربية والإنجليزية.",
    testimonial: "طلبوا دفتر المواعيد قبل أن يسألوا عن الميزانية، وتلك كانت الخطة كلها.",
    testimonialAuthor: "د. سمير نخلة",
    testimonialPosition: "المدير الطبي في عيادات Northlight Clinics",
    projectDuration: "13 أسبوعًا",
    teamSize: "5 أشخاص",
  },
};

export const featured: CaseSource[] = [marsaLines, kestrelRow, northlightClinics];
