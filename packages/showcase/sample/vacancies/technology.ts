import type { VacancySource } from "../types.ts";
import { fullTime, partTime } from "./benefits.ts";

const frontendEngineer: VacancySource = {
  slug: "frontend-engineer",
  remoteCountries: ["GB", "AE"],
  createdAt: "2026-10-12T08:00:00Z",
  title: "Frontend engineer",
  department: "Technology",
  location: "London",
  jobType: "Full Time",
  workMode: "Remote",
  experienceLevel: "4 years or more",
  salaryRange: "GBP 58,000–70,000 a\u00a0year",
  baseSalary: { min: 58_000, max: 70_000, currency: "GBP", unit: "YEAR" },
  postedDate: "2026-10-12",
  applicationDeadline: "2027-03-26",
  isFeatured: true,
  description: `From anywhere in the UK or the UAE, you’ll build interfaces that work in both directions, by keyboard and on a cheap phone. Within a fortnight a small change of yours goes live, with Tom beside you in the review. In weeks three to eight you’ll build a booking flow for one client, in English and Arabic. In the third month you’ll build a component for our library, with its tests and the documentation that other teams read.

Tom Ellery has built most of our frontends and replies to a review within a day. Arjan Seth tests clients’ pages with the screen off and sends you a recording. Inês Duarte runs the services behind them and prefers a table of example data to a meeting. We meet in London for three days twice a year, and we pay for the journey.`,
  responsibilities: [
    "Build components that several sites use, in both directions",
    "Keep each page within its size budget",
    "Test with a keyboard and a screen reader before asking for review",
    "Review a colleague’s code on most days",
  ],
  requirements: [
    "Four years or more of TypeScript and CSS in production",
    "A project you can show, and a list of what you’d change in it",
    "Right-to-left layouts you’ve built, or the wish to learn them properly",
    "Good written English for reviews, Arabic welcome",
  ],
  skills: ["TypeScript", "CSS", "Accessibility", "Testing", "Performance"],
  benefits: [
    ...fullTime.en,
    "GBP 1,200 for your equipment at home",
    "A desk in London or Dubai whenever you want one",
  ],
  ar: {
    title: "مهندس/مهندسة واجهات أمامية",
    salaryRange: "من 58,000 إلى 70,000 جنيه إسترليني سنويًا",
    description: `نبحث عن مهندس أو مهندسة، من أي مكان في المملكة المتحدة أو دولة الإمارات، لبناء واجهات تعمل في الاتجاهين وبلوحة المفاتيح وعلى هاتف رخيص. في أول أسبوعين يصل تعديل صغير منك إلى موقع قائم، ويراجعه توم معك. والأسابيع من الثالث إلى الثامن لبناء مسار حجز لأحد العملاء بالعربية والإنجليزية. أما الشهر الثالث فلبناء مكوّن في مكتبتنا، مع اختباراته والشرح الذي ستقرؤه سائر الفرق.

بنى توم إليري معظم واجهاتنا، ولا تتأخر مراجعته أكثر من يوم. ويجرّب أرجان سيث صفحات العملاء والشاشة مطفأة، ثم يرسل إليك تسجيلًا لما سمعه. وتدير إينيس دوارتي الخدمات التي وراءها، وجدول من البيانات التجريبية أحبّ إليها من دعوة إلى اجتماع. ونلتقي في لندن مرتين في السنة، ثلاثة أيام كل مرة، والسفر على حسابنا.`,
    responsibilities: [
      "بناء مكوّنات يستخدمها أكثر من موقع، في الاتجاهين",
      "إبقاء كل صفحة ضمن الحجم المحدّد لها",
      "الاختبار بلوحة المفاتيح وقارئ الشاشة قبل طلب المراجعة",
      "مراجعة عمل الزملاء في معظم الأيام",
    ],
    requirements: [
      "خبرة 4 سنوات فأكثر بلغتي TypeScript وCSS في مواقع منشورة",
      "مشروع يصلح للعرض، وقائمة بما ينبغي تغييره فيه",
      "واجهات من اليمين إلى اليسار سبق لك بناؤها، أو رغبة في تعلّمها كما ينبغي",
      "إنجليزية مكتوبة جيدة للمراجعات، والعربية مرحّب بها",
    ],
    skills: ["TypeScript", "CSS", "سهولة الوصول", "الاختبار", "الأداء"],
    benefits: [
      ...fullTime.ar,
      "1,200 جنيه إسترليني لتجهيز العمل من المنزل",
      "مكتب في لندن أو دبي عند الحاجة إليه",
    ],
  },
};

const accessibilityTester: VacancySource = {
  slug: "accessibility-tester",
  createdAt: "2026-09-03T08:00:00Z",
  title: "Accessibility tester",
  department: "Technology",
  location: "London",
  jobType: "Part Time",
  workMode: "Hybrid",
  experienceLevel: "2 years or more",
  salaryRange: "GBP 24,000–28,000 a\u00a0year, for three days a\u00a0week",
  baseSalary: { min: 24_000, max: 28_000, currency: "GBP", unit: "YEAR" },
  postedDate: "2026-09-03",
  applicationDeadline: "2027-02-19",
  description: `You’ll test our clients’ websites and emails with the screen reader, magnifier or switch you use every day, and tell our teams what happens. In the first month you’ll cover two live sites, from the home page to the submitted form. From the second you’ll join at the design stage, when a change still takes half a day. In the third you’ll run a session with five external testers, and write it up so that engineers can act on it the same day.

Arjan Seth has done this work alone until now and is looking forward to having a colleague. Tom Ellery and the frontend engineers fix what you find, usually within the week, and only you can close the ticket. Maya Brandt talks you through prototypes while they’re still on paper. You choose your three days. You’ll spend one of them in the London office, and we pay the fare.`,
  responsibilities: [
    "Test pages and emails with the assistive technology you use daily",
    "Record what you hear or see, and where you got stuck",
    "Plan sessions with external testers and make sure they’re paid",
    "Retest fixes",
  ],
  requirements: [
    "Daily use of a screen reader, magnifier, switch or voice control",
    "Two years of testing or technical support, paid or voluntary",
    "A working knowledge of WCAG 2.2",
    "English that’s precise about detail",
  ],
  skills: ["Screen readers", "WCAG 2.2", "Usability tests", "Reporting"],
  benefits: [...partTime.en, "The assistive software you prefer, bought and updated by us"],
  ar: {
    title: "اختصاصي/اختصاصية اختبار سهولة الوصول",
    salaryRange: "من 24,000 إلى 28,000 جنيه إسترليني سنويًا، لثلاثة أيام في الأسبوع",
    description: `نبحث عمّن يستخدم قارئ شاشة أو مكبّرًا أو مفتاح تحكم كل يوم، ليختبر مواقع عملائنا ورسائلهم ويخبر فرقنا بما يحدث فيها حقًا. الشهر الأول لاختبار موقعين قائمين، من الصفحة الرئيسية إلى إرسال النموذج. وفي الثاني تبدأ مشاركتك من مرحلة التصميم، حين لا يأخذ التعديل أكثر من نصف يوم. وفي نهاية الثالث تُعقد جلسة بإشرافك مع خمسة مختبِرين من خارج الوكالة، ونتائج مكتوبة يعمل بها المهندسون في اليوم نفسه.

كان أرجان سيث يؤدي هذا العمل وحده حتى الآن، ويسرّه أن ينضمّ إليه زميل أو زميلة. ويُصلح توم إليري ومهندسو الواجهات ما يظهر من خلل، غالبًا خلال الأسبوع، ولا يُغلق البلاغ إلا بقرار منك. وتشرح لك مايا براندت نماذجها بالكلام وهي ما زالت على الورق. والأيام الثلاثة من اختيارك، على أن يكون أحدها في مكتب لندن، وأجرة الطريق علينا.`,
    responsibilities: [
      "اختبار الصفحات والرسائل بالتقنية المساعدة التي ترافقك كل يوم",
      "تسجيل ما يُسمع أو يُرى، مع الخطوة التي تعذّر بعدها المتابعة",
      "تنظيم جلسات مع مختبِرين من خارج الوكالة والحرص على دفع أجورهم",
      "إعادة الاختبار بعد الإصلاح",
    ],
    requirements: [
      "استخدام يومي لقارئ شاشة أو مكبّر أو مفتاح تحكم أو أوامر صوتية",
      "سنتان في الاختبار أو الدعم التقني، بأجر أو تطوّعًا",
      "معرفة عملية بمعيار WCAG 2.2",
      "إنجليزية دقيقة في وصف التفاصيل الصغيرة",
    ],
    skills: ["قارئات الشاشة", "WCAG 2.2", "اختبارات الاستخدام", "كتابة التقارير"],
    benefits: [...partTime.ar, "برامجك المساعدة المفضّلة، شراءً وتحديثًا على حسابنا"],
  },
};

export const technology: VacancySource[] = [frontendEngineer, accessibilityTester];
