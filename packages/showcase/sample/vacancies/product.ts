import type { VacancySource } from "../types.ts";
import { contract, fullTime } from "./benefits.ts";

const productManagerRendre: VacancySource = {
  slug: "product-manager-rendre",
  createdAt: "2026-09-28T08:00:00Z",
  title: "Product manager, Rendre",
  department: "Product",
  location: "Sharjah",
  jobType: "Full Time",
  workMode: "Hybrid",
  experienceLevel: "5 years or more",
  salaryRange: "AED 24,000–29,000 a\u00a0month",
  baseSalary: { min: 24_000, max: 29_000, currency: "AED", unit: "MONTH" },
  postedDate: "2026-09-28",
  applicationDeadline: "2027-01-22",
  description: `You’ll decide what Rendre builds next, and in what order, from an office twenty minutes from most of the yards. You’ll spend the first three weeks outside: with a driver who collects vehicles, at a yard that weighs them, and on the phone with owners who gave up halfway. After that the backlog is yours. It has 140 entries and needs perhaps 30. By the end of the third month you’ll have released two versions, each with its expected figures written down beforehand.

Yousef Darwish sets the strategy for Rendre and has the keys to four yards. You’ll work with two engineers, a designer and a field assistant, and Inês Duarte looks after the records of vehicles, parts and material. Amal Qasim goes through the numbers with you every month and is hard to impress. We hold meetings in Arabic or English, and write decisions in both.`,
  responsibilities: [
    "Keep the backlog short and explain its order to anyone who asks",
    "Spend a day a week in yards, in workshops or with drivers",
    "Write down the expected figure before a release and the actual one after it",
    "Agree scope and dates with the engineers, and say so early when they slip",
  ],
  requirements: [
    "Five years or more with digital products, two of them as product manager",
    "A product you’ve made for people who don’t sit at a desk",
    "Basic SQL, and patience with untidy data",
    "Fluent Arabic, good English and a driving licence",
  ],
  skills: ["Product strategy", "Field research", "Planning", "Data analysis"],
  benefits: [...fullTime.en, "Boots, gloves and a parking space"],
  ar: {
    title: "مدير/مديرة منتج، منصة Rendre",
    salaryRange: "من 24,000 إلى 29,000 درهم شهريًا",
    description: `نبحث عن مدير أو مديرة منتج لتحديد ما تبنيه منصة Rendre وترتيب أولوياتها، من مكتب على بُعد عشرين دقيقة من معظم الساحات. الأسابيع الثلاثة الأولى خارج المكتب: مع سائق يجمع المركبات، وفي ساحة تزنها، وعلى الهاتف مع مالكين لم يُكملوا طلباتهم. وبعدها تصير قائمة الأعمال في عهدتك، وفيها 140 بندًا قد يكفي منها 30. وبنهاية الشهر الثالث يكون إصداران بإشرافك قد خرجا إلى المستخدمين، ولكل منهما أرقام متوقّعة دوّنّاها مسبقًا.

يضع يوسف درويش استراتيجية المنصة، ومعه مفاتيح أربع ساحات. وفي الفريق مهندسان ومصمّمة ومساعد ميداني، وترعى إينيس دوارتي سجلّات المركبات والقطع والمواد. ومرة كل شهر تراجع أمل قاسم الأرقام معك، ونيل إعجابها ليس سهلًا. والاجتماعات بالعربية أو الإنجليزية، أما القرارات فنكتبها باللغتين.`,
    responsibilities: [
      "إبقاء قائمة الأعمال قصيرة، وشرح ترتيبها لكل من يسأل",
      "قضاء يوم كل أسبوع في الساحات أو الورش أو مع السائقين",
      "تدوين الرقم المتوقّع قبل كل إصدار والرقم الفعلي بعده",
      "الاتفاق مع المهندسين على النطاق والمواعيد، والتنبيه المبكر إلى أي تأخير",
    ],
    requirements: [
      "خبرة 5 سنوات فأكثر في المنتجات الرقمية، منها سنتان في إدارة المنتج",
      "منتج سابق لمستخدمين لا يجلسون إلى مكاتب",
      "معرفة أساسية بلغة SQL، وصبر على البيانات غير المرتّبة",
      "عربية طليقة وإنجليزية جيدة ورخصة قيادة",
    ],
    skills: ["استراتيجية المنتج", "البحث الميداني", "التخطيط", "تحليل البيانات"],
    benefits: [...fullTime.ar, "حذاء عمل وقفّازات وموقف للسيارة"],
  },
};

const productResearcherGymestry: VacancySource = {
  slug: "product-researcher-gymestry",
  createdAt: "2026-09-21T08:00:00Z",
  title: "Product researcher, Gymestry",
  department: "Product",
  location: "Sharjah",
  jobType: "Contract",
  workMode: "Hybrid",
  experienceLevel: "3 years or more",
  salaryRange: "AED 900 a day",
  baseSalary: { min: 900, max: 900, currency: "AED", unit: "DAY" },
  postedDate: "2026-09-21",
  applicationDeadline: "2027-01-08",
  description: `You’ll spend mornings at the front desks of gyms in Sharjah and Dubai, and afternoons writing up what happened there. The contract runs for six months and may be extended. In the first month you’ll watch, at four gyms, how memberships are sold, paused and lost. In the second you’ll test paper prototypes at the same desks. In the third you’ll repeat the four questions you asked in your first week, and report what’s changed since the receptionists began to use Gymestry.

Maya Brandt designs the product and joins you one morning a week. Yousef Darwish did the same kind of work in scrapyards for Rendre. He’ll read your notes and ask what you left out. A developer from Inês Duarte’s team answers questions about data. You’ll write in the language of the conversation, and Noor Basheer prepares the summary in the other one.`,
  responsibilities: [
    "Watch how memberships are sold, paused and lost",
    "Interview receptionists, gym owners and members who’ve left",
    "Test sketches before they become screens",
    "Keep a record of findings for the whole team",
  ],
  requirements: [
    "Three years or more of field research",
    "Interviews you’ve led in Arabic, with notes to show",
    "An example of a finding that changed a product",
    "A driving licence, or patience with buses",
  ],
  skills: ["UX research", "Interviews", "Usability tests", "Writing"],
  benefits: [...contract.en, "Travel between the gyms, paid by the kilometre"],
  ar: {
    title: "باحث/باحثة منتجات، منصة Gymestry",
    salaryRange: "900 درهم يوميًا",
    description: `نبحث عن باحث أو باحثة لقضاء الصباح عند مكاتب الاستقبال في صالات رياضية في الشارقة ودبي، وتدوين ما جرى فيها بعد الظهر. مدة العقد ستة أشهر قابلة للتمديد. الشهر الأول للمشاهدة في أربع صالات: كيف يُباع الاشتراك، وكيف يُعلَّق، وكيف يضيع. وفي الثاني تجربة نماذج ورقية عند المكاتب نفسها. وفي الثالث إعادة الأسئلة الأربعة التي طُرحت في أسبوعك الأول، ومعها تقرير بما تغيّر منذ بدأ موظفو الاستقبال يستخدمون منصة Gymestry.

تصمّم مايا براندت المنصة وترافقك صباحًا واحدًا كل أسبوع. ويقرأ ملاحظاتك يوسف درويش، وقد أنجز عملًا مثله في ساحات الخردة لمنصة Rendre، وسيسألك عمّا غاب عنها. ولأسئلة البيانات مطوّر من فريق إينيس دوارتي. والكتابة بلغة المقابلة نفسها، ثم تُعدّ نور بشير الملخّص باللغة الأخرى.`,
    responsibilities: [
      "متابعة بيع الاشتراكات وتعليقها وفقدانها",
      "إجراء مقابلات مع موظفي الاستقبال ومالكي الصالات وأعضاء تركوها",
      "اختبار الرسوم قبل أن تصير شاشات",
      "تدوين النتائج في سجلّ يقرؤه الفريق كله",
    ],
    requirements: [
      "خبرة 3 سنوات فأكثر في البحث الميداني",
      "مقابلات سبق لك إجراؤها بالعربية، مع ملاحظاتها",
      "مثال على نتيجة غيّرت منتجًا",
      "رخصة قيادة، أو صبر على الحافلات",
    ],
    skills: ["أبحاث تجربة المستخدم", "المقابلات", "اختبارات الاستخدام", "الكتابة"],
    benefits: [...contract.ar, "بدل التنقّل بين الصالات بالكيلومتر"],
  },
};

export const product: VacancySource[] = [productManagerRendre, productResearcherGymestry];
