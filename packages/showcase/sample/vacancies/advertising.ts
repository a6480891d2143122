import type { VacancySource } from "../types.ts";
import { fullTime, partTime } from "./benefits.ts";

const copywriter: VacancySource = {
  slug: "copywriter-english-arabic",
  createdAt: "2026-09-14T08:00:00Z",
  title: "Copywriter, English and Arabic",
  department: "Advertising",
  location: "Dubai",
  jobType: "Part Time",
  workMode: "Hybrid",
  experienceLevel: "4 years or more",
  salaryRange: "AED 11,000–13,000 a\u00a0month, for three days a\u00a0week",
  baseSalary: { min: 11_000, max: 13_000, currency: "AED", unit: "MONTH" },
  postedDate: "2026-09-14",
  applicationDeadline: "2027-03-12",
  description: `You’ll write headlines, pages and interface copy twice, once in each language and each time from the idea. In the first month you’ll edit: go through copy we’ve already published, and rewrite whatever reads like a translation. In the second you’ll share a campaign with Sara, and in the third you’ll have one to yourself. You choose your three days a week, as long as Tuesday is one of them: that’s when the Dubai team reviews its work.

Sara Whitlock leads campaigns and copy from London and comes to Dubai every other month. Noor Basheer edits your Arabic without mercy, and you’ll do the same for her English. Designers send you layouts early, sometimes with wording of their own, which you may keep when it’s good. There’s a list of banned words by the coffee machine. You may add to it after six weeks.`,
  responsibilities: [
    "Write campaigns, pages and interface copy in both languages",
    "Edit designers’ and engineers’ wording before release, kindly",
    "Cut headlines to fit without changing what they say",
    "Keep our style guide short and up to date",
  ],
  requirements: [
    "Four years or more, with work published in Arabic and in English",
    "Grammar that colleagues rely on",
    "Examples of interface copy, error messages included",
    "A dislike of the word “seamless”",
  ],
  skills: ["Copywriting", "Editing", "UX writing"],
  benefits: [...partTime.en, "Any book you need, with no approval required"],
  ar: {
    title: "كاتب/كاتبة نصوص إعلانية، بالعربية والإنجليزية",
    salaryRange: "من 11,000 إلى 13,000 درهم شهريًا، لثلاثة أيام في الأسبوع",
    description: `نبحث عن كاتب أو كاتبة للعناوين والصفحات ونصوص الواجهات باللغتين، بكتابة تنطلق من الفكرة في كل لغة ولا تُترجم. الشهر الأول للتحرير: نصوص سبق أن نشرناها، نعيد معًا كتابة ما بدا منها مترجمًا. وفي الثاني تأتي حملة مشتركة مع سارة، وفي الثالث حملة لك وحدك. والدوام ثلاثة أيام في الأسبوع من اختيارك، على أن يكون بينها الثلاثاء، فهو موعد مراجعة الأعمال في دبي.

تدير سارة ويتلوك الحملات والنصوص من لندن، وتأتي إلى دبي مرة كل شهرين. وتحرّر نور بشير عربيتك بلا رحمة، ولك أن تردّ لها ذلك في الإنجليزية. ويرسل إليك المصمّمون تصاميمهم مبكرًا، وفيها أحيانًا كلمات من عندهم، ولا بأس بإبقائها إن كانت جيدة. وقرب آلة القهوة قائمة بالكلمات الممنوعة، والإضافة إليها متاحة لك بعد ستة أسابيع.`,
    responsibilities: [
      "كتابة الحملات والصفحات ونصوص الواجهات باللغتين",
      "تحرير نصوص المصمّمين والمهندسين قبل نشرها، برفق",
      "تقصير العناوين لتناسب المساحة مع الحفاظ على معناها",
      "إبقاء دليل الكتابة قصيرًا ومحدَّثًا",
    ],
    requirements: [
      "خبرة 4 سنوات فأكثر، وأعمال منشورة بالعربية والإنجليزية",
      "لغة سليمة يعتمد عليها الزملاء",
      "أمثلة على نصوص الواجهات، ومنها رسائل الخطأ",
      "نفور من كلمة «سلس»",
    ],
    skills: ["كتابة الإعلانات", "التحرير", "نصوص الواجهات"],
    benefits: [...partTime.ar, "أي كتاب يحتاج إليه عملك، من غير موافقة مسبقة"],
  },
};

const campaignProducer: VacancySource = {
  slug: "campaign-producer",
  createdAt: "2026-09-10T08:00:00Z",
  title: "Campaign producer",
  department: "Advertising",
  location: "Abu Dhabi",
  jobType: "Full Time",
  workMode: "Hybrid",
  experienceLevel: "4 years or more",
  salaryRange: "AED 16,000–20,000 a\u00a0month",
  baseSalary: { min: 16_000, max: 20_000, currency: "AED", unit: "MONTH" },
  postedDate: "2026-09-10",
  applicationDeadline: "2027-02-05",
  description: `You’ll make sure our campaigns’ films, photographs, out-of-home and print are made and approved on time. You’ll start by following two shoots and learning our budgets, our suppliers and each emirate’s filming permits. In the second month you’ll get a campaign of your own on a budget below AED 150,000. By the end of the third you’ll have delivered it in two languages, within 5% of its budget.

Scripts come from Sara Whitlock and the copywriters. Femi Adair edits the films and records their sound, and Khalid Sahari signs supplier contracts once he’s read them to you. Omar Teriaki wants final files 48 hours before a campaign starts, without exception. A second producer works from London, so one of you can be reached most of the day. You’ll spend three days in the Abu Dhabi office and two on location, sometimes from five in the morning.`,
  responsibilities: [
    "Plan shoots, print runs and bookings, with dates you can keep",
    "Get three quotes for everything above AED 10,000",
    "Obtain permits, releases and music rights before the first day of filming",
    "Deliver each file in all its formats, in English and Arabic",
  ],
  requirements: [
    "Four years or more in production, at an agency or a film company",
    "Two budgets you can show and explain, overruns included",
    "Filming permits you’ve obtained in the UAE",
    "Arabic and English good enough to negotiate in",
  ],
  skills: ["Production", "Budgets", "Suppliers", "Rights and permits"],
  benefits: [...fullTime.en, "A day off for every weekend day on location"],
  ar: {
    title: "مدير/مديرة إنتاج حملات إعلانية",
    salaryRange: "من 16,000 إلى 20,000 درهم شهريًا",
    description: `نبحث عن مدير أو مديرة إنتاج لإنجاز أفلام حملاتنا وصورها وإعلاناتها الخارجية ومطبوعاتها، والحصول على موافقاتها، في الموعد. البداية بحضور جلستي تصوير، والاطّلاع على ميزانياتنا ومورّدينا وتصاريح التصوير في كل إمارة. وفي الشهر الثاني نعهد إليك بحملة ميزانيتها دون 150,000 درهم. وبنهاية الثالث تكون الحملة قد سُلّمت باللغتين، بفارق عن ميزانيتها لا تتجاوز نسبته 5%.

تأتيك النصوص من سارة ويتلوك وفريق الكتابة، ويتولّى فيمي أدير مونتاج الأفلام وتسجيل أصواتها، ويوقّع خالد صحاري عقود المورّدين بعد أن يقرأها عليك بصوت مسموع. أما عمر ترياقي فيطلب الملفات النهائية قبل انطلاق الحملة بيومين كاملين، بلا استثناء. ولنا في لندن مديرة إنتاج أخرى، فيجد السائل من يجيبه معظم اليوم. والدوام ثلاثة أيام في مكتب أبوظبي ويومان في مواقع التصوير، وقد يبدأ أحيانًا في الخامسة صباحًا.`,
    responsibilities: [
      "تخطيط جلسات التصوير والطباعة والحجوزات بمواعيد ثابتة",
      "طلب ثلاثة عروض أسعار لكل ما يتجاوز 10,000 درهم",
      "استخراج التصاريح والموافقات وحقوق الموسيقى قبل أول يوم تصوير",
      "تسليم كل ملف بجميع صيغه، بالعربية والإنجليزية",
    ],
    requirements: [
      "خبرة 4 سنوات فأكثر في الإنتاج، في وكالة أو شركة أفلام",
      "ميزانيتان جاهزتان للعرض والشرح، بما فيهما من تجاوزات",
      "تصاريح تصوير سبق لك استخراجها في دولة الإمارات",
      "عربية وإنجليزية تصلحان للتفاوض",
    ],
    skills: ["الإنتاج", "الميزانيات", "المورّدون", "الحقوق والتصاريح"],
    benefits: [...fullTime.ar, "يوم إجازة عن كل يوم تصوير في عطلة نهاية الأسبوع"],
  },
};

/** Filled and inactive. */
const accountDirector: VacancySource = {
  slug: "account-director",
  createdAt: "2026-08-24T08:00:00Z",
  title: "Account director",
  department: "Advertising",
  location: "Dubai",
  jobType: "Full Time",
  workMode: "Hybrid",
  experienceLevel: "8 years or more",
  salaryRange: "AED 30,000–36,000 a\u00a0month",
  baseSalary: { min: 30_000, max: 36_000, currency: "AED", unit: "MONTH" },
  postedDate: "2026-08-24",
  isActive: false,
  description: "This position has been filled. It must not be seen on the site.",
  responsibilities: ["Lead three accounts"],
  requirements: ["Experience with regional campaigns"],
  skills: ["Leadership"],
  benefits: fullTime.en,
};

export const advertising: VacancySource[] = [copywriter, campaignProducer, accountDirector];
