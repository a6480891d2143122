import type { CaseSource } from "../source.ts";

/** Further ones with Arabic, some of it only in part. */

const duneAndDial: CaseSource = {
  slug: "dune-and-dial",
  createdAt: "2025-07-15T08:00:00Z",
  hasApp: true,
  cover: { kind: "orbit", seed: 27, ground: "theme" },
  gallery: [
    { kind: "chord", seed: 8, ground: "orange", ratio: 3 / 2 },
    { kind: "halftone", seed: 16, ground: "paper", ratio: 4 / 5 },
    { kind: "flow", seed: 25, ground: "dark", ratio: 5 / 4 },
    { kind: "maze", seed: 58, ground: "dark", ratio: 3 / 2 },
  ],
  title: "A watchmaker who answers before you ask",
  clientName: "Dune and Dial",
  industry: "Repair and retail",
  companySize: "9 people",
  location: "Dubai",
  services: ["Product Solutions", "Technology Development"],
  challenge:
    "Nine watchmakers spent their mornings on the telephone. Every customer asked the same thing: is it ready, and if it is not, where is it now?",
  objectives: [
    "A customer knows where the watch is without calling",
    "A watchmaker never types while holding a tool",
    "One record for a watch, kept for its whole life",
  ],
  solution:
    "Each watch gets a card with a mark. Laid on the bench, it tells the record which hands the watch is in. The customer sees one line with four points, from the counter to the wrist, and a photograph at each of them.",
  technologiesUsed: ["TypeScript", "Node.js", "PostgreSQL", "NFC"],
  results:
    "The telephone rings a third as often. Watchmakers begin at eight and stay at the bench. Two customers in three come back for a service, reminded by the record and not by a campaign.",
  metrics: [
    {
      value: "−67%",
      label: "calls about repairs",
      before: 180,
      after: 60,
      unit: "a week",
      ar: { label: "اتصالات للسؤال عن الإصلاح", unit: "أسبوعيًا" },
    },
    {
      value: "4",
      label: "points from counter to wrist",
      before: 11,
      after: 4,
      unit: "steps",
      ar: {
        label: "نقاط من المنضدة إلى المعصم",
        unit: "خطوات",
        beforeLabel: "11 خطوة",
        afterLabel: "4 خطوات",
      },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "At the bench",
      description: "Two days of watching hands.",
      ar: { title: "إلى منضدة العمل", description: "يومان في مراقبة الأيدي." },
    },
    {
      week: 4,
      title: "Cards and marks",
      description: "Forty watches, one drawer.",
      ar: { title: "بطاقات وعلامات", description: "أربعون ساعة ودرج واحد." },
    },
    {
      week: 10,
      title: "One line, four points",
      description: "Open to every customer.",
      ar: { title: "خط واحد وأربع نقاط", description: "متاح لكل عميل." },
    },
  ],
  testimonial: "My hands are for watches again. The line does the talking.",
  testimonialAuthor: "Farid Sabbagh",
  testimonialPosition: "master watchmaker, Dune and Dial",
  keyTakeaways: [
    "Look for the question behind the call",
    "The best interface for a craftsman is the bench",
  ],
  projectDuration: "10 weeks",
  teamSize: "4 people",
  completedDate: "2025-06-30",
  ar: {
    title: "صانع ساعات يجيب قبل السؤال",
    companySize: "9 موظفين",
    challenge:
      "كان تسعة من صنّاع الساعات يقضون صباحهم على الهاتف، والسؤال واحد عند كل عميل: هل ساعتي جاهزة؟ وإن لم تكن، فأين هي الآن؟",
    objectives: [
      "أن يعرف العميل موضع ساعته من غير اتصال",
      "ألا يكتب الصانع وفي يده أداة",
      "سجلّ واحد لكل ساعة يبقى معها ما بقيت",
    ],
    solution:
      "لكل ساعة بطاقة عليها علامة، فإذا وُضعت على المنضدة عرف السجلّ في أي يد صارت. ويرى العميل خطًّا واحدًا عليه أربع نقاط، من منضدة الاستلام إلى المعصم، ومع كل نقطة صورة.",
    results:
      "انخفضت الاتصالات إلى الثلث، وصار الصنّاع يبدؤون عملهم في الثامنة ولا يغادرون المنضدة. ويعود اثنان من كل ثلاثة عملاء للصيانة، يذكّرهم السجلّ لا الإعلان.",
    testimonial: "عادت يداي للساعات وحدها، والخط يتكلّم عني.",
    testimonialAuthor: "فريد صباغ",
    testimonialPosition: "كبير صنّاع الساعات في ورشة Dune and Dial",
    keyTakeaways: ["البحث عن السؤال خلف الاتصال", "أفضل واجهة للصانع منضدته"],
    projectDuration: "10 أسابيع",
    teamSize: "4 أشخاص",
  },
};

const hadeelKitchens: CaseSource = {
  slug: "hadeel-kitchens",
  createdAt: "2025-02-03T08:00:00Z",
  hasApp: true,
  cover: { kind: "flow", seed: 30, ground: "orange" },
  gallery: [
    { kind: "network", seed: 40, ground: "dark", ratio: 3 / 2 },
    { kind: "dipole", seed: 11, ground: "paper", ratio: 4 / 5 },
    { kind: "maze", seed: 9, ground: "orange", ratio: 5 / 4 },
    { kind: "orbit", seed: 63, ground: "dark", ratio: 3 / 2 },
  ],
  title: "Lunch for four hundred, ordered by ten past nine",
  clientName: "Hadeel Kitchens",
  industry: "Food and catering",
  companySize: "60 people",
  location: "Sharjah",
  services: ["Product Solutions", "Digital Marketing", "Business Consultation"],
  challenge:
    "Thirty offices sent their lunch orders as messages, voice notes and photographs of lists. By eleven the kitchen was cooking what it believed they had said.",
  objectives: [
    "Every order in one form by ten past nine",
    "No new habit for the person who orders",
    "A menu the kitchen can change at six in the morning",
  ],
  solution:
    "The order stays a message. A short list arrives in each office at half past eight, in the language of whoever orders, and is answered with numbers. The kitchen sees one board with totals, and the van sees one line through the city.",
  technologiesUsed: ["Messaging API", "TypeScript", "SQLite", "Route planning"],
  results:
    "Nine orders in ten are complete by ten past nine. Waste fell by a third, and the kitchen added eleven offices without adding a cook.",
  metrics: [
    {
      value: "−34%",
      label: "food thrown away",
      before: 50,
      after: 33,
      unit: "kg a day",
      ar: { label: "الطعام المهدر", unit: "كيلوغرامًا يوميًا" },
    },
    {
      value: "+11",
      label: "offices served by the same kitchen",
      before: 30,
      after: 41,
      unit: "offices",
      ar: { label: "مكتبًا جديدًا يخدمه المطبخ نفسه", unit: "مكتبًا" },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "Five in the morning",
      description: "Listening to voice notes.",
      ar: { title: "الخامسة صباحًا", description: "في الاستماع إلى الرسائل الصوتية." },
    },
    {
      week: 3,
      title: "Numbers for dishes",
      description: "Tried by four offices.",
      ar: { title: "أرقام للأطباق", description: "جرّبتها أربعة مكاتب." },
    },
    {
      week: 9,
      title: "One board",
      description: "All offices, one total.",
      ar: { title: "لوحة واحدة", description: "كل المكاتب بمجموع واحد." },
    },
  ],
  testimonial: "We stopped guessing at eleven and started cooking at nine.",
  testimonialAuthor: "Hadeel Karam",
  testimonialPosition: "owner, Hadeel Kitchens",
  keyTakeaways: [
    "Keep the habit, change what it carries",
    "A deadline people can meet is a feature",
  ],
  projectDuration: "9 weeks",
  teamSize: "5 people",
  completedDate: "2025-01-19",
  ar: {
    title: "غداء لأربعمئة شخص، يُطلب قبل التاسعة وعشر دقائق",
    companySize: "60 موظفًا",
    challenge:
      "ثلاثون مكتبًا ترسل طلبات الغداء رسائل ومقاطع صوتية وصور قوائم، وعند الحادية عشرة كان المطبخ يطهو ما يظنّ أنه سمعه.",
    solution:
      "بقي الطلب رسالة كما كان. تصل إلى كل مكتب قائمة قصيرة في الثامنة والنصف بلغة من يطلب، ويكون الردّ عليها بالأرقام. ويرى المطبخ لوحة واحدة بالمجاميع، وترى سيارة التوصيل خطًّا واحدًا عبر المدينة.",
    objectives: [
      "كل الطلبات في نموذج واحد قبل التاسعة وعشر دقائق",
      "لا عادة جديدة على من يطلب",
      "قائمة طعام يغيّرها المطبخ في السادسة صباحًا",
    ],
    results:
      "تسعة طلبات من كل عشرة تكتمل قبل التاسعة وعشر دقائق. وانخفض الهدر إلى الثلثين، وأضاف المطبخ أحد عشر مكتبًا من غير طاهٍ جديد.",
    keyTakeaways: ["إبقاء العادة وتغيير ما تحمله", "الموعد الذي يمكن الوفاء به ميزة في الخدمة"],
    testimonial: "كنا نخمّن في الحادية عشرة، وصرنا نطهو في التاسعة.",
    testimonialAuthor: "هديل كرم",
    testimonialPosition: "مالكة مطابخ Hadeel Kitchens",
    projectDuration: "9 أسابيع",
    teamSize: "5 أشخاص",
  },
};

const orreryFreight: CaseSource = {
  slug: "orrery-freight",
  createdAt: "2024-12-09T08:00:00Z",
  hasApp: true,
  cover: { kind: "dipole", seed: 14, ground: "theme" },
  gallery: [
    { kind: "contour", seed: 51, ground: "orange", ratio: 3 / 2 },
    { kind: "network", seed: 31, ground: "paper", ratio: 4 / 5 },
    { kind: "warp", seed: 44, ground: "dark", ratio: 5 / 4 },
    { kind: "halftone", seed: 45, ground: "orange", ratio: 3 / 2 },
  ],
  title: "One quotation where there used to be nine emails",
  clientName: "Orrery Freight",
  industry: "Logistics",
  companySize: "210 people",
  location: "Abu Dhabi",
  services: ["Technology Development", "Business Consultation"],
  challenge:
    "A price for one container passed through four desks and nine emails. The cargo was often booked elsewhere before the number came back.",
  objectives: [
    "A binding price in a quarter of an hour",
    "One page that a driver, a clerk and a customer can all read",
    "No change to the system that books the ships",
  ],
  solution:
    "We put a calm page in front of an old system. It asks for two places, a weight and a day, reads the tariffs at night, and shows three routes drawn to scale: the cheap one, the quick one, and the one that our client would take.",
  technologiesUsed: ["React", "TypeScript", "Node.js", "EDIFACT", "PostgreSQL"],
  results:
    "Most quotations leave within twelve minutes. The four desks now look after the difficult ones, and they answer those by telephone, on the same day.",
  metrics: [
    {
      value: "12",
      label: "minutes from question to binding price",
      before: 1560,
      after: 12,
      unit: "minutes",
      ar: {
        label: "دقيقة من السؤال إلى سعر ملزم",
        unit: "دقيقة",
        beforeLabel: "26 ساعة",
        afterLabel: "12 دقيقة",
      },
    },
    {
      value: "+23%",
      label: "quotations accepted",
      before: 39,
      after: 48,
      unit: "in a hundred",
      ar: { label: "عروض أسعار مقبولة", unit: "من كل مئة" },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "Nine emails",
      description: "Printed, and laid out on the floor.",
      ar: { title: "تسع رسائل", description: "طُبعت وفُرشت على الأرض." },
    },
    {
      week: 6,
      title: "Three routes",
      description: "Drawn to scale for ten customers.",
      ar: { title: "ثلاثة مسارات", description: "رُسمت بمقياسها لعشرة عملاء." },
    },
    {
      week: 16,
      title: "In the open",
      description: "Every tariff, every night.",
      ar: { title: "في العلن", description: "كل التعرفات، كل ليلة." },
    },
  ],
  testimonial: "For the first time our customers see the map that we see.",
  testimonialAuthor: "Ingrid Solvang",
  testimonialPosition: "head of sales, Orrery Freight",
  keyTakeaways: [
    "An old system may stay if it gets a good door",
    "Show the route you would take yourself",
  ],
  projectDuration: "16 weeks",
  teamSize: "7 people",
  completedDate: "2024-11-24",
  ar: {
    title: "عرض سعر واحد بعد أن كانت تسع رسائل",
    companySize: "210 موظفين",
    challenge:
      "كان سعر الحاوية الواحدة يمرّ بأربعة مكاتب وتسع رسائل. وكثيرًا ما حُجزت الشحنة عند شركة أخرى قبل أن يعود الرقم.",
    objectives: [
      "سعر ملزم في ربع ساعة",
      "صفحة واحدة يقرؤها السائق والموظف والعميل",
      "لا تغيير في النظام الذي يحجز السفن",
    ],
    solution:
      "وضعنا صفحة هادئة أمام نظام قديم. تسأل عن مكانين ووزن ويوم، وتقرأ التعرفات ليلًا، وتعرض ثلاثة مسارات بمقياس واحد: الأرخص والأسرع والذي كان عميلنا سيختاره لنفسه.",
    results:
      "تخرج معظم عروض الأسعار في اثنتي عشرة دقيقة. وتفرّغت المكاتب الأربعة للعروض الصعبة، وتجيب عنها بالهاتف في اليوم نفسه.",
    testimonial: "لأول مرة يرى عملاؤنا الخريطة التي نراها نحن.",
    testimonialAuthor: "إنغريد سولفانغ",
    testimonialPosition: "رئيسة المبيعات في شركة Orrery Freight",
    keyTakeaways: ["للنظام القديم أن يبقى إذا صُنع له باب جيد", "عرض المسار الذي نختاره لأنفسنا"],
    projectDuration: "16 أسبوعًا",
    teamSize: "7 أشخاص",
  },
};

export const arabic: CaseSource[] = [duneAndDial, hadeelKitchens, orreryFreight];
