import type { VacancySource } from "../types.ts";
import { fullTime } from "./benefits.ts";

const studioManager: VacancySource = {
  slug: "studio-manager",
  createdAt: "2026-09-07T08:00:00Z",
  title: "Studio manager",
  department: "Operations",
  location: "London",
  jobType: "Full Time",
  workMode: "On-site",
  experienceLevel: "5 years or more",
  salaryRange: "GBP 42,000–48,000 a\u00a0year",
  baseSalary: { min: 42_000, max: 48_000, currency: "GBP", unit: "YEAR" },
  postedDate: "2026-09-07",
  description: `You’ll run the London office and the calendar it shares with three offices in the Gulf: who works on what, and which contract ends when. In your first month you’ll take over leave, visitors and suppliers, and meet everyone in all four offices, in the room or by video. In the second you’ll plan the whole agency’s work a month ahead. Four times a year we have a week without meetings, when someone still has to answer the phone.

Khalid Sahari looks after finance and contracts from Abu Dhabi and calls you most mornings. Amal Qasim has the last word when two projects want the same designer. About a dozen colleagues work in London, among them Sara Whitlock, Tom Ellery and Arjan Seth. You’ll also inherit a kitchen budget, a plant older than the agency and a landlord who only replies to letters.`,
  responsibilities: [
    "Plan who works on what, four weeks ahead",
    "Look after contracts, leave, suppliers and visitors",
    "Keep the four weeks without meetings free of meetings",
    "Welcome new colleagues and plan their first week",
  ],
  requirements: [
    "Five years or more of running a studio, a theatre or a busy office",
    "Confidence with spreadsheets and contracts",
    "Good written English; Arabic is an advantage",
    "Staying calm on a day when the boiler and the server both fail",
  ],
  skills: ["Office management", "Planning", "Contracts"],
  benefits: [...fullTime.en, "An interest-free loan for your season ticket"],
  ar: {
    title: "مدير/مديرة شؤون المكتب",
    salaryRange: "من 42,000 إلى 48,000 جنيه إسترليني سنويًا",
    description: `نبحث عن مدير أو مديرة لمكتب لندن وللتقويم الذي يجمعه بثلاثة مكاتب في الخليج: من يعمل على ماذا، ومتى ينتهي كل عقد. في الشهر الأول تنتقل إليك شؤون الإجازات والزوّار والمورّدين، ويكون التعارف مع الجميع في المكاتب الأربعة، حضورًا أو بالفيديو. وفي الثاني نعهد إليك بتخطيط عمل الوكالة كلها قبل شهر من موعده. وأربع مرات في السنة يمرّ أسبوع بلا اجتماعات، ويبقى فيه من يردّ على الهاتف.

يتولّى خالد صحاري الشؤون المالية والعقود من أبوظبي، ويتصل بك صباحًا في معظم الأيام. ولأمل قاسم الكلمة الأخيرة إذا تنازع مشروعان على مصمّم واحد. وحولك في لندن نحو اثني عشر زميلًا وزميلة، منهم سارة ويتلوك وتوم إليري وأرجان سيث. وتأتي مع الوظيفة ميزانية المطبخ، ونبتة أقدم من الوكالة، ومالك عقار لا يردّ إلا على الرسائل الورقية.`,
    responsibilities: [
      "توزيع العمل على الزملاء قبل موعده بأربعة أسابيع",
      "متابعة العقود والإجازات والمورّدين والزوّار",
      "إبقاء الأسابيع الأربعة خالية من الاجتماعات",
      "استقبال الزملاء الجدد وإعداد أسبوعهم الأول",
    ],
    requirements: [
      "خبرة 5 سنوات فأكثر في إدارة وكالة أو مسرح أو مكتب كثير الحركة",
      "ثقة في التعامل مع جداول البيانات والعقود",
      "إنجليزية مكتوبة جيدة، والعربية ميزة",
      "هدوء في يوم تتعطّل فيه التدفئة والخادم معًا",
    ],
    skills: ["إدارة المكاتب", "التخطيط", "العقود"],
    benefits: [...fullTime.ar, "قرض بلا فوائد لبطاقة المواصلات السنوية"],
  },
};

const financeOfficer: VacancySource = {
  slug: "finance-and-contracts-officer",
  createdAt: "2026-08-31T08:00:00Z",
  title: "Finance and contracts officer",
  department: "Operations",
  location: "Abu Dhabi",
  jobType: "Full Time",
  workMode: "On-site",
  experienceLevel: "4 years or more",
  salaryRange: "AED 13,000–16,000 a\u00a0month",
  baseSalary: { min: 13_000, max: 16_000, currency: "AED", unit: "MONTH" },
  postedDate: "2026-08-31",
  applicationDeadline: "2026-12-18",
  description: `You’ll keep our invoices, payments and contracts in order, in two currencies and under two tax systems. In the first month you’ll do one full month-end close with Khalid: invoices, payroll, and VAT in the UAE and the UK. In the second you’ll do it alone and he’ll check. In the third you’ll take over the register of client contracts, about 60 of them in Arabic and English, and set a reminder for every date in them.

Khalid Sahari is responsible for finance and contracts, and the two of you share an office with a door that shuts. Amal Qasim uses your figures in her work for clients, so she’ll ask where they come from. Timesheets reach you from the London office on Mondays, and an external accountant signs the annual accounts. Khalid reads contracts aloud before we send them, and you’ll share the reading.`,
  responsibilities: [
    "Issue invoices within two working days of a milestone and follow up late ones",
    "Prepare VAT returns, payroll and the month-end close",
    "Check that the Arabic and English versions of a contract agree",
    "Keep the register of contracts, renewals and deposits",
  ],
  requirements: [
    "Four years or more in accounting or contract administration",
    "VAT returns you’ve filed in the UAE; UK experience is an advantage",
    "Comfortable reading contracts in Arabic and English",
    "A degree in accounting, or a professional qualification",
  ],
  skills: ["Accounting", "VAT", "Contracts", "Spreadsheets"],
  benefits: [...fullTime.en, "Fees and study days for a professional exam"],
  ar: {
    title: "مسؤول/مسؤولة الشؤون المالية والعقود",
    salaryRange: "من 13,000 إلى 16,000 درهم شهريًا",
    description: `نبحث عن مسؤول أو مسؤولة لترتيب فواتير الوكالة ومدفوعاتها وعقودها، بعملتين وفي نظامين ضريبيين. يبدأ الشهر الأول بإقفال شهري كامل إلى جانب خالد: الفواتير والرواتب، وضريبة القيمة المضافة في دولة الإمارات والمملكة المتحدة. وفي الثاني يكون الإقفال لك ويكتفي خالد بالمراجعة. وفي الثالث ينتقل إليك سجلّ عقود العملاء، وفيه نحو 60 عقدًا بالعربية والإنجليزية، ولكل تاريخ يرد فيها تذكير.

خالد صحاري مدير الشؤون المالية والعقود، ومكتبكما واحد وله باب يُغلق. وتعتمد أمل قاسم على أرقامك في عملها مع العملاء، ولذلك ستسأل عن مصدرها. وتصلك سجلّات ساعات العمل من مكتب لندن كل يوم اثنين، ويوقّع الحسابات السنوية محاسب خارجي. ويقرأ خالد العقود بصوت مسموع قبل إرسالها، ولك نصيب من القراءة.`,
    responsibilities: [
      "إصدار الفواتير خلال يومي عمل من كل مرحلة منجزة، ومتابعة المتأخر منها",
      "إعداد الإقرارات الضريبية والرواتب والإقفال الشهري",
      "التحقق من تطابق النصّين العربي والإنجليزي في العقود",
      "تحديث سجلّ العقود والتجديدات والدفعات المقدّمة",
    ],
    requirements: [
      "خبرة 4 سنوات فأكثر في المحاسبة أو إدارة العقود",
      "إقرارات لضريبة القيمة المضافة سبق لك تقديمها في دولة الإمارات، والخبرة في المملكة المتحدة ميزة",
      "قراءة العقود بيسر بالعربية والإنجليزية",
      "شهادة جامعية في المحاسبة، أو شهادة مهنية معتمدة",
    ],
    skills: ["المحاسبة", "ضريبة القيمة المضافة", "العقود", "جداول البيانات"],
    benefits: [...fullTime.ar, "رسوم شهادة مهنية وأيام للاستعداد لاختباراتها"],
  },
};

export const operations: VacancySource[] = [studioManager, financeOfficer];
