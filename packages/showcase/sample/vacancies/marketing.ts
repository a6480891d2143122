import type { VacancySource } from "../types.ts";
import { fullTime } from "./benefits.ts";

const performanceMarketingLead: VacancySource = {
  slug: "performance-marketing-lead",
  createdAt: "2026-10-05T08:00:00Z",
  title: "Performance marketing lead",
  department: "Marketing",
  location: "Abu Dhabi",
  jobType: "Full Time",
  workMode: "On-site",
  experienceLevel: "5 years or more",
  salaryRange: "AED 20,000–25,000 a\u00a0month",
  baseSalary: { min: 20_000, max: 25_000, currency: "AED", unit: "MONTH" },
  postedDate: "2026-10-05",
  applicationDeadline: "2027-01-15",
  description: `You’ll plan, run and, when needed, stop paid campaigns for four or five clients, in Arabic and English. In your first week you’ll set up an ad account from scratch within the 48 hours we promise clients, then its tracking. During the first month you’ll take over two live accounts and read their search terms row by row. After three months each client will get a weekly report of half a page from you, and at least one campaign will have been stopped on your advice.

Omar Teriaki divides his week between Abu Dhabi and Dubai. He’ll argue about bids and hand over his favourite account last. Sara Whitlock and the copywriters in Dubai write the ads, Inês Duarte checks the tracking, and Khalid Sahari expects budget figures on the second working day of the month. The Abu Dhabi office has six people and a very large printer.`,
  responsibilities: [
    "Set up ad accounts in 24\u00a0to\u00a048\u00a0hours, then their tracking",
    "Read search terms in both languages every week and act on them the same day",
    "Write the weekly report and go through it with the client once a month",
    "Recommend what to stop, and show the figures",
  ],
  requirements: [
    "Five years or more of paid search and social ads, with budgets you managed yourself",
    "Two campaigns you can explain from brief to report, one of them a failure",
    "Confidence with spreadsheets, and enough SQL to check a figure",
    "Fluent Arabic, clear English",
  ],
  skills: ["Paid search", "Paid social", "Measurement", "Reporting"],
  benefits: [...fullTime.en, "A training course of your choice each year"],
  ar: {
    title: "رئيس/رئيسة التسويق بالأداء",
    salaryRange: "من 20,000 إلى 25,000 درهم شهريًا",
    description: `نبحث عن رئيس أو رئيسة للتسويق بالأداء، لتخطيط حملات مدفوعة بالعربية والإنجليزية لأربعة عملاء أو خمسة، وإدارتها وإيقافها عند الحاجة. يبدأ الأسبوع الأول بإعداد حساب إعلاني من الصفر خلال 48 ساعة، وهي المهلة التي نعد بها عملاءنا، ثم أدوات القياس فيه. وفي الأسابيع التالية من الشهر الأول ينتقل إليك حسابان قائمان، لقراءة عبارات البحث فيهما سطرًا سطرًا. وبنهاية الشهر الثالث يصل إلى كل عميل من عملائك تقرير أسبوعي منك في نصف صفحة، وتكون حملة واحدة على الأقل قد أُوقفت بناءً على رأيك.

يوزّع عمر ترياقي أسبوعه بين أبوظبي ودبي، وسيجادلك في قيمة المزايدة، وآخر ما يسلّمه إليك أحبّ الحسابات إليه. وتأتي نصوص الإعلانات من سارة ويتلوك وفريق الكتابة في دبي، وتتحقق إينيس دوارتي من صحة القياس، وينتظر خالد صحاري أرقام الميزانية في ثاني أيام العمل من كل شهر. وفي مكتب أبوظبي ستة زملاء وطابعة كبيرة جدًا.`,
    responsibilities: [
      "إعداد الحسابات الإعلانية خلال 24\u00a0إلى\u00a048\u00a0ساعة، ثم أدوات القياس فيها",
      "قراءة عبارات البحث باللغتين كل أسبوع والتصرّف في اليوم نفسه",
      "كتابة التقرير الأسبوعي ومناقشته مع العميل مرة كل شهر",
      "التوصية بما ينبغي إيقافه، مع الأرقام التي تؤيّد ذلك",
    ],
    requirements: [
      "خبرة 5 سنوات فأكثر في البحث المدفوع وإعلانات التواصل الاجتماعي، مع ميزانيات توليت إدارتها بنفسك",
      "حملتان جاهزتان للشرح من موجز الحملة إلى التقرير، إحداهما لم تنجح",
      "إتقان جداول البيانات، وقدر من SQL يكفي للتحقق من رقم",
      "عربية طليقة وإنجليزية واضحة",
    ],
    skills: ["البحث المدفوع", "إعلانات التواصل الاجتماعي", "القياس", "كتابة التقارير"],
    benefits: [...fullTime.ar, "دورة تدريبية من اختيارك كل عام"],
  },
};

const searchSpecialist: VacancySource = {
  slug: "search-specialist",
  remoteCountries: ["AE"],
  createdAt: "2026-09-24T08:00:00Z",
  title: "SEO specialist, English and Arabic",
  department: "Marketing",
  location: "Dubai",
  jobType: "Full Time",
  workMode: "Remote",
  experienceLevel: "3 years or more",
  salaryRange: "AED 14,000–18,000 a\u00a0month",
  baseSalary: { min: 14_000, max: 18_000, currency: "AED", unit: "MONTH" },
  postedDate: "2026-09-24",
  applicationDeadline: "2027-02-26",
  description: `You’ll make our clients’ websites easier to find in Arabic and English, starting from the way people really spell things. In the first month you’ll take stock: crawl three sites, group their queries in both languages and list the pages that answer none of them. In the second you and the writers will rewrite twenty of those pages. Then you’ll measure what moved and draw up a plan for the client’s own team.

You’ll report to Omar Teriaki, and the copywriters in Dubai will be the first to read your briefs. Noor Basheer knows the spelling variants of almost any Arabic word and likes to discuss them. Redirects, structured data and slow templates go to Tom Ellery, who replies in writing, usually before lunch. The team talks for half an hour every morning. You can live anywhere in the UAE, with one planning day a month in Dubai.`,
  responsibilities: [
    "Research search queries in Arabic and English, with their spelling variants",
    "Brief the writers on new pages and check what was published",
    "Audit crawling, redirects, structured data and speed",
    "Report each month on what people found, clicked and bought",
  ],
  requirements: [
    "Three years or more of SEO, at least one of them in Arabic",
    "Comfortable with a crawler, Search Console and a 50,000-row spreadsheet",
    "Enough HTML to read a template and say what’s wrong with it",
    "Native-level Arabic, good English",
  ],
  skills: ["Search engine optimisation (SEO)", "Query research", "Structured data", "Editing"],
  benefits: [...fullTime.en, "AED 4,000 for a desk and chair at home"],
  ar: {
    title: "اختصاصي/اختصاصية تحسين محركات البحث (SEO)",
    salaryRange: "من 14,000 إلى 18,000 درهم شهريًا",
    description: `نبحث عن اختصاصي أو اختصاصية ليسهل العثور على مواقع عملائنا بالعربية والإنجليزية، بدءًا من طريقة الناس في كتابة كلماتهم. الشهر الأول للجرد: فحص ثلاثة مواقع، وتصنيف عبارات البحث باللغتين، وقائمة بالصفحات التي لا تجيب عن أي منها. وفي الثاني إعادة كتابة عشرين من هذه الصفحات بالتعاون بينك وبين فريق الكتابة. أما الثالث فلقياس ما تغيّر، ولخطة يستطيع فريق العميل أن يواصلها بنفسه.

مرجعك في العمل عمر ترياقي، وأول من تصل إليه موجزات الصفحات منك فريق الكتابة في دبي. وتعرف نور بشير صور كتابة أي كلمة عربية تقريبًا، ويطيب لها الحديث فيها. أما إعادة التوجيه والبيانات المنظَّمة والقوالب البطيئة فيجيب عنها توم إليري كتابةً، وغالبًا قبل الغداء. ويجتمع الفريق نصف ساعة كل صباح. والإقامة في أي مكان من دولة الإمارات، على أن يكون يوم التخطيط الشهري في دبي.`,
    responsibilities: [
      "دراسة عبارات البحث بالعربية والإنجليزية بصور كتابتها المختلفة",
      "إعداد موجزات الصفحات الجديدة لفريق الكتابة ومراجعة ما نُشر",
      "فحص الزحف وإعادة التوجيه والبيانات المنظَّمة والسرعة",
      "تقرير شهري بما ظهر في البحث وما نُقر وما بيع",
    ],
    requirements: [
      "خبرة 3 سنوات فأكثر في تحسين محركات البحث، منها سنة بالعربية على الأقل",
      "إتقان أدوات الزحف وأداة Search Console وجداول من 50,000 صف",
      "قدر من HTML يكفي لقراءة قالب وتحديد الخلل فيه",
      "إتقان العربية كتابةً، وإنجليزية جيدة",
    ],
    skills: ["تحسين محركات البحث (SEO)", "دراسة عبارات البحث", "البيانات المنظَّمة", "التحرير"],
    benefits: [...fullTime.ar, "4,000 درهم لطاولة وكرسي في المنزل"],
  },
};

export const marketing: VacancySource[] = [performanceMarketingLead, searchSpecialist];
