import type { CaseSource } from "../source.ts";

export const northlightClinics: CaseSource = {
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
        label: "تكلفة الموعد الذي حضره صاحبه",
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
      ar: { title: "نصف التكلفة", description: "واستقرّت شهرًا كاملًا." },
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
    title: "الموعد نفسه بنصف التكلفة",
    companySize: "85 موظفًا",
    challenge:
      "ثلاث عيادات لشركة واحدة تتنافس على كلمات البحث نفسها. كانت تكلفة الموعد المحجوز ترتفع كل شهر، وغرفة من كل أربع شاغرة في صباحات أيام العمل.",
    objectives: [
      "حساب إعلاني واحد للعيادات الثلاث",
      "الدفع مقابل المواعيد التي حضرها أصحابها، لا مقابل النقرات",
      "ملء صباحات أيام العمل قبل الإنفاق على مزيد من مواعيد المساء",
    ],
    solution:
      "دمجنا الحسابات الثلاثة في حساب واحد وتركنا القرار لدفتر المواعيد: صباح شاغر يرفع عرض السعر في حيّه، وأسبوع ممتلئ يخفضه إلى الصفر. وصارت صفحة الحجز تسأل أربعة أسئلة بدل أحد عشر، بالعربية والإنجليزية.",
    results:
      "صارت تكلفة الموعد الذي حضره صاحبه نصف ما كانت، وامتلأت الصباحات. بقيت الميزانية على حالها، واختارت العيادات أن تنفق الفرق على غرفة رابعة.",
    keyTakeaways: [
      "القياس للزيارة لا للزائر",
      "فرعان لشركة واحدة لا يتزايدان على الإعلان نفسه",
      "الغرفة الشاغرة أفضل خطة إعلانية",
    ],
    testimonial: "طلبوا دفتر المواعيد قبل أن يسألوا عن الميزانية، وتلك كانت الخطة كلها.",
    testimonialAuthor: "د. سمير نخلة",
    testimonialPosition: "المدير الطبي في عيادات Northlight Clinics",
    projectDuration: "13 أسبوعًا",
    teamSize: "5 أشخاص",
  },
};
