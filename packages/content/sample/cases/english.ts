import type { CaseSource } from "../source.ts";

/** The older ones. The last one is not published. */

const lanternfish: CaseSource = {
  slug: "lanternfish-books",
  createdAt: "2024-10-21T08:00:00Z",
  cover: { kind: "envelope", seed: 13, ground: "inverse" },
  gallery: [
    { kind: "star", seed: 6, ground: "orange", ratio: 3 / 2 },
    { kind: "chord", seed: 12, ground: "dark", ratio: 4 / 5 },
    { kind: "contour", seed: 70, ground: "paper", ratio: 5 / 4 },
    { kind: "maze", seed: 66, ground: "orange", ratio: 3 / 2 },
  ],
  title: "A publisher whose covers are set by the first sentence",
  clientName: "Lanternfish Books",
  industry: "Publishing",
  companySize: "11 people",
  location: "London",
  services: ["Branding & Design"],
  challenge:
    "Forty titles a year, eleven people and no money for forty covers. On a shop table the books looked as if they came from forty publishers.",
  objectives: [
    "A cover in a day, by whoever is free",
    "Recognisable from across the shop",
    "English and translated titles with equal rank",
  ],
  solution:
    "Every cover carries the first sentence of the book, set as large as it fits. A long sentence makes a quiet cover and a short one a loud cover. One typeface, two weights, and a colour chosen by the translator.",
  technologiesUsed: ["Variable fonts", "Paged media CSS", "Node.js"],
  results:
    "Booksellers put the titles together without being asked. The house now prints its catalogue as a poster of first sentences.",
  metrics: [
    {
      value: "1",
      label: "day to make a cover",
      before: 15,
      after: 1,
      unit: "days",
      afterLabel: "1 day",
      ar: {
        label: "يوم واحد لصنع الغلاف",
        unit: "يومًا",
        afterLabel: "يوم واحد",
      },
    },
    {
      value: "+18%",
      label: "copies ordered by shops",
      before: 220,
      after: 260,
      unit: "a title",
      ar: { label: "نسخ تطلبها المكتبات", unit: "لكل عنوان" },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "Forty sentences",
      description: "Read aloud in one sitting.",
      ar: { title: "أربعون جملة", description: "قُرئت بصوت مسموع في جلسة واحدة." },
    },
    {
      week: 3,
      title: "The rule",
      description: "One page, one drawing.",
      ar: { title: "القاعدة", description: "صفحة واحدة ورسم واحد." },
    },
    {
      week: 8,
      title: "The spring list",
      description: "Twelve covers in twelve days.",
      ar: { title: "قائمة الربيع", description: "اثنا عشر غلافًا في اثني عشر يومًا." },
    },
  ],
  testimonial: "Our authors now argue about their first sentence. As they should.",
  testimonialAuthor: "Beatrix Lorne",
  testimonialPosition: "publisher, Lanternfish Books",
  keyTakeaways: ["Let the text be the picture", "A system should get quicker with use"],
  projectDuration: "8 weeks",
  teamSize: "3 people",
  completedDate: "2024-10-04",
  ar: {
    title: "دار نشر تكتب أغلفتها الجملة الأولى",
    companySize: "11 موظفًا",
    challenge:
      "أربعون عنوانًا في العام، وأحد عشر موظفًا، ولا مال لأربعين غلافًا. وعلى طاولة المكتبة كانت الكتب تبدو كأنها من أربعين دارًا.",
    objectives: [
      "غلاف في يوم، على يد أيّ من يتفرّغ له",
      "كتب تُعرف من آخر المكتبة",
      "العناوين المترجمة بمنزلة العناوين الإنجليزية",
    ],
    solution:
      "يحمل كل غلاف الجملة الأولى من كتابه بأكبر حجم يتّسع لها. فالجملة الطويلة غلاف هادئ، والقصيرة غلاف جهير. خطّ واحد بوزنين، ولون يختاره المترجم.",
    results:
      "صار باعة الكتب يضعون العناوين متجاورة من تلقاء أنفسهم، وصارت الدار تطبع قائمتها ملصقًا من الجمل الأولى.",
    testimonial: "صار كتّابنا يتجادلون في جملتهم الأولى، وهذا ما ينبغي.",
    testimonialAuthor: "بياتريكس لورن",
    testimonialPosition: "ناشرة، دار Lanternfish Books",
    keyTakeaways: ["ليكن النص هو الصورة", "النظام الجيد يزداد سرعة مع الاستعمال"],
    projectDuration: "8 أسابيع",
    teamSize: "3 أشخاص",
  },
};

const pinbright: CaseSource = {
  slug: "pinbright-energy",
  createdAt: "2024-09-02T08:00:00Z",
  hasApp: true,
  cover: { kind: "warp", seed: 21, ground: "theme" },
  gallery: [
    { kind: "halftone", seed: 33, ground: "orange", ratio: 3 / 2 },
    { kind: "flow", seed: 12, ground: "paper", ratio: 4 / 5 },
    { kind: "orbit", seed: 41, ground: "dark", ratio: 5 / 4 },
    { kind: "star", seed: 38, ground: "dark", ratio: 3 / 2 },
  ],
  title: "Solar panels, explained by the roof next door",
  clientName: "Pinbright Energy",
  industry: "Energy",
  companySize: "45 people",
  location: "Dubai",
  services: ["Advertising & Campaigns", "Digital Marketing"],
  challenge:
    "Every supplier promised the same savings, with the same drawing of a sun. House owners believed none of them, and asked their neighbours.",
  objectives: [
    "Let a neighbour do the explaining",
    "Show a month as it was, clouds and dust included",
    "A site visit within a week of the first question",
  ],
  solution:
    "Twelve roofs published their real months: what the sun gave, what the house took, what the dust cost. Advertisements ran only in the streets around each roof and said nothing but its figure for yesterday.",
  technologiesUsed: ["Paid social", "Open data", "TypeScript", "Time series database"],
  results:
    "Visits doubled on the same budget. The best advertisement of the year showed a bad day, and said why.",
  metrics: [
    {
      value: "2×",
      label: "site visits booked",
      before: 45,
      after: 90,
      unit: "a month",
      ar: { label: "زيارات معاينة محجوزة", unit: "شهريًا" },
    },
    {
      value: "−38%",
      label: "cost of a visit",
      before: 260,
      after: 161,
      unit: "dirhams",
      ar: { label: "تكلفة الزيارة", unit: "درهمًا" },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "Twelve roofs",
      description: "And twelve owners who said yes.",
      ar: { title: "اثنا عشر سطحًا", description: "واثنا عشر مالكًا وافقوا." },
    },
    {
      week: 5,
      title: "Yesterday's figure",
      description: "In one street, on one screen.",
      ar: { title: "رقم الأمس", description: "في شارع واحد، على شاشة واحدة." },
    },
    {
      week: 12,
      title: "A bad day",
      description: "Published like all the others.",
      ar: { title: "يوم سيّئ", description: "نُشر كما نُشرت سائر الأيام." },
    },
  ],
  testimonial: "They advised us to advertise a sandstorm. It worked.",
  testimonialAuthor: "Nadim Azar",
  testimonialPosition: "managing director, Pinbright Energy",
  keyTakeaways: ["Honest figures travel further", "The street is a better audience than the city"],
  projectDuration: "12 weeks",
  teamSize: "5 people",
  completedDate: "2024-08-18",
  ar: {
    title: "ألواح شمسية يشرحها سطح الجيران",
    companySize: "45 موظفًا",
    challenge:
      "وعد كل مورّد بالتوفير نفسه، ومعه رسم الشمس نفسه. فلم يصدّق أصحاب البيوت أحدًا منهم، وسألوا جيرانهم.",
    objectives: [
      "ترك الشرح للجار",
      "عرض الشهر كما كان، بغيومه وغباره",
      "زيارة معاينة في غضون أسبوع من أول سؤال",
    ],
    solution:
      "نشر اثنا عشر سطحًا أشهرها الحقيقية: ما أعطته الشمس، وما أخذه البيت، وما كلّفه الغبار. ولم تظهر الإعلانات إلا في الشوارع المحيطة بكل سطح، ولم تقل سوى رقمه بالأمس.",
    results:
      "تضاعفت الزيارات بالميزانية نفسها. وأفضل إعلان في ذلك العام عرض يومًا سيّئًا، وذكر السبب.",
    testimonial: "نصحونا بالإعلان عن عاصفة رملية، ونجح الأمر.",
    testimonialAuthor: "نديم عازار",
    testimonialPosition: "المدير العام لشركة Pinbright Energy",
    keyTakeaways: ["الأرقام الصادقة تذهب أبعد", "الشارع جمهور أفضل من المدينة"],
    projectDuration: "12 أسبوعًا",
    teamSize: "5 أشخاص",
  },
};

const fenwater: CaseSource = {
  slug: "fenwater-museum",
  createdAt: "2024-07-08T08:00:00Z",
  hasApp: true,
  cover: { kind: "maze", seed: 28, ground: "inverse" },
  gallery: [
    { kind: "contour", seed: 18, ground: "dark", ratio: 3 / 2 },
    { kind: "envelope", seed: 30, ground: "orange", ratio: 4 / 5 },
    { kind: "dipole", seed: 22, ground: "paper", ratio: 5 / 4 },
    { kind: "orbit", seed: 71, ground: "paper", ratio: 3 / 2 },
  ],
  title: "A museum guide that knows when to be quiet",
  clientName: "Fenwater Museum",
  industry: "Culture",
  companySize: "70 people",
  location: "London",
  services: ["Product Solutions", "Technology Development", "Branding & Design"],
  challenge:
    "Visitors spent more time looking at the guide than at the paintings. Those who could not see the paintings had no guide at all.",
  objectives: [
    "Ninety seconds for a room, then silence",
    "The same guide for those who see and those who do not",
    "No headset, no counter, no queue",
  ],
  solution:
    "The guide speaks once in each room and then asks to be put away. It is written for listeners who see nothing, which turned out to be the best description for everybody else. The way through the house is the shortest one past what you like.",
  technologiesUsed: ["Web Audio", "Bluetooth beacons", "React Native", "WCAG 2.2"],
  results: "Visitors stay longer and look up more. Blind visitors come alone, and come again.",
  metrics: [
    {
      value: "+26%",
      label: "time in the rooms",
      before: 46,
      after: 58,
      unit: "minutes",
      ar: { label: "الوقت في القاعات", unit: "دقيقة" },
    },
    {
      value: "3/4",
      label: "of visitors finish the guide",
      before: 22,
      after: 75,
      unit: "in a hundred",
      ar: { label: "من الزوّار يكملون الدليل", unit: "من كل مئة" },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "Eyes closed",
      description: "The whole team, the whole house.",
      ar: { title: "بعيون مغمضة", description: "الفريق كله، والمتحف كله." },
    },
    {
      week: 7,
      title: "Ninety seconds",
      description: "Forty rooms, recorded twice.",
      ar: { title: "تسعون ثانية", description: "أربعون قاعة، سُجّلت مرتين." },
    },
    {
      week: 20,
      title: "Put it away",
      description: "Open to every visitor.",
      ar: { title: "إلى الجيب", description: "متاح لكل زائر." },
    },
  ],
  testimonial: "It is the first guide that sends people back to the pictures.",
  testimonialAuthor: "Dr Imogen Vale",
  testimonialPosition: "head of learning, Fenwater Museum",
  keyTakeaways: [
    "Write for those who cannot see it, and everybody will",
    "Silence can be designed",
  ],
  projectDuration: "20 weeks",
  teamSize: "8 people",
  completedDate: "2024-06-15",
  ar: {
    title: "دليل متحف يعرف متى يصمت",
    companySize: "70 موظفًا",
    challenge:
      "كان الزوّار يقضون مع الدليل وقتًا أطول مما يقضونه مع اللوحات. أما من لا يبصرون اللوحات فلم يكن لهم دليل أصلًا.",
    objectives: [
      "تسعون ثانية للقاعة، ثم صمت",
      "الدليل نفسه لمن يبصر ولمن لا يبصر",
      "لا سمّاعات ولا شبّاك ولا طابور",
    ],
    solution:
      "يتكلم الدليل مرة واحدة في كل قاعة، ثم يطلب أن يوضع جانبًا. كُتب لمستمعين لا يبصرون شيئًا، فإذا هو أفضل وصف للجميع. والطريق عبر المتحف أقصر طريق يمرّ بما يحبّه الزائر.",
    results: "يبقى الزوّار أطول ويرفعون رؤوسهم أكثر. ويأتي المكفوفون وحدهم، ثم يعودون.",
    testimonial: "إنه أول دليل يعيد الناس إلى اللوحات.",
    testimonialAuthor: "د. إيموجن فيل",
    testimonialPosition: "رئيسة قسم التعلّم في متحف Fenwater Museum",
    keyTakeaways: ["ما يُكتب لمن لا يبصر ينتفع به الجميع", "الصمت أيضًا يُصمَّم"],
    projectDuration: "20 أسبوعًا",
    teamSize: "8 أشخاص",
  },
};

const inProgress: CaseSource = {
  ...lanternfish,
  slug: "work-in-progress",
  createdAt: "2025-08-01T08:00:00Z",
  title: "Work in progress",
  clientName: "Unnamed",
  isPublished: false,
  cover: { kind: "maze", seed: 40, ground: "orange" },
  gallery: [],
};

export const english: CaseSource[] = [lanternfish, pinbright, fenwater, inProgress];
