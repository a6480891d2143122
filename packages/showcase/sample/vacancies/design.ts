import type { VacancySource } from "../types.ts";
import { contract, fullTime } from "./benefits.ts";

const seniorBrandDesigner: VacancySource = {
  slug: "senior-brand-designer",
  createdAt: "2026-10-20T08:00:00Z",
  title: "Senior brand designer, Arabic type",
  department: "Design",
  location: "Dubai",
  jobType: "Full Time",
  workMode: "Hybrid",
  experienceLevel: "6 years or more",
  salaryRange: "AED 22,000–28,000 a\u00a0month",
  baseSalary: { min: 22_000, max: 28_000, currency: "AED", unit: "MONTH" },
  postedDate: "2026-10-20",
  applicationDeadline: "2027-01-29",
  isFeatured: true,
  description: `You’ll design brand identities in Latin and Arabic together, from the first pencil sketch to the file the printer opens. You’ll spend the first month on a project already under way, learning how we space, test and proof before a client is waiting. From week six you’ll have an identity of your own. In the third month you’ll try it on paper, on a delivery van and on a phone, and present it in both languages.

Lina Haddad, who leads type and identity, sits across the table and marks up curves in pencil. Noor Basheer reads every Arabic word before it’s set, and Femi Adair animates the finished logo. You’ll also look after a junior designer in Sharjah for an hour or two a week. You’ll spend three days in the Dubai office and two wherever you draw best.`,
  responsibilities: [
    "Lead the type and logo of two or three identities a quarter",
    "Set headlines in both scripts and test them from 12 pixels on a phone to three metres on a wall",
    "Review the Arabic in product and campaign work before it’s released",
    "Write spacing and size guidelines that a client’s own designers can follow",
  ],
  requirements: [
    "Six years or more of identity work, with original Arabic lettering in your portfolio",
    "Published work made in Glyphs or a similar editor",
    "Clear written English and Arabic",
    "A habit of checking proofs in daylight",
  ],
  skills: ["Brand identity", "Type design", "Arabic lettering", "Proofing", "Presenting"],
  benefits: [...fullTime.en, "AED 5,000 a year for type, books and travel"],
  ar: {
    title: "مصمّم/مصمّمة هوية، خبرة في الخط العربي",
    salaryRange: "من 22,000 إلى 28,000 درهم شهريًا",
    description: `نبحث عن مصمّم أو مصمّمة لهويات بصرية تُرسم بالعربية واللاتينية معًا، من أول ورقة بقلم الرصاص إلى الملف الذي تفتحه المطبعة. يمضي الشهر الأول في مشروع قائم، لتتضح لك طريقتنا في ضبط المسافات والاختبار ومراجعة التجارب الطباعية قبل أن يكون عميل في انتظارك. ومن الأسبوع السادس نعهد إليك بهوية كاملة، وموعد عرضها باللغتين نهاية الشهر الثالث، بعد تجربتها على الورق وعلى سيارة توصيل وعلى شاشة هاتف.

تجلس لينا حداد، رئيسة تصميم الهوية والخطوط، إلى الطاولة المقابلة، وتكتب ملاحظاتها على المنحنيات بقلم الرصاص. وتقرأ نور بشير كل كلمة عربية قبل صفّها، ثم يحرّك فيمي أدير الشعار المكتمل. ومن مهامك أيضًا توجيه زميل أو زميلة في بداية الطريق في مكتب الشارقة، ساعة أو ساعتين كل أسبوع. والدوام ثلاثة أيام في مكتب دبي، ويومان حيث يحلو لك الرسم.`,
    responsibilities: [
      "الإشراف على الخط والشعار في هويتين أو ثلاث كل ربع سنة",
      "صفّ العناوين بالحرفين واختبارها من 12 بكسلًا على الهاتف إلى ثلاثة أمتار على الجدار",
      "مراجعة العربية في أعمال المنتجات والحملات قبل إطلاقها",
      "كتابة قواعد للمسافات والأحجام يستطيع مصمّمو العميل تطبيقها",
    ],
    requirements: [
      "خبرة 6 سنوات فأكثر في الهويات، وملف أعمال فيه حروف عربية أصلية",
      "أعمال منشورة أُنجزت ببرنامج Glyphs أو ما يماثله",
      "كتابة واضحة بالعربية والإنجليزية",
      "عادة فحص التجارب الطباعية في ضوء النهار",
    ],
    skills: ["الهوية البصرية", "تصميم الخطوط", "الحروف العربية", "التجارب الطباعية", "عرض الأعمال"],
    benefits: [...fullTime.ar, "5,000 درهم سنويًا للخطوط والكتب والسفر"],
  },
};

const juniorDesigner: VacancySource = {
  slug: "junior-designer",
  createdAt: "2026-10-15T08:00:00Z",
  title: "Junior designer, print and templates",
  department: "Design",
  location: "Sharjah",
  jobType: "Full Time",
  workMode: "On-site",
  experienceLevel: "1 year or more",
  salaryRange: "AED 7,500–9,500 a\u00a0month",
  baseSalary: { min: 7_500, max: 9_500, currency: "AED", unit: "MONTH" },
  postedDate: "2026-10-15",
  applicationDeadline: "2027-02-12",
  description: `You’ll prepare artwork in Arabic and English for signs, menus, packaging and the templates that clients fill in themselves. In your first four weeks you’ll rebuild three finished projects from their sketches, which is how everyone here learned our files. After that you’ll get small jobs of your own. By the end of the third month you’ll have taken a set of printed pieces from brief to press, including a visit to the printer at seven in the morning.

Your work goes to the identity team in Dubai first, and Lina Haddad sees it on Thursdays, when she comes to Sharjah. Noor Basheer will show you where an Arabic line may break and where it may not. Two colleagues from Rendre share the room, so expect photographs of car parts on the wall. Don’t worry about mistakes: nothing goes to print without two signatures.`,
  responsibilities: [
    "Prepare artwork for print and screen in English and Arabic",
    "Sketch options for logos and headlines by hand before opening the computer",
    "Check proofs for spacing, direction and broken letter joins",
    "Keep the templates and font files in order",
  ],
  requirements: [
    "A year in a studio or at a printer, placements included",
    "Three designs set in Arabic and Latin, with working files we can open together",
    "A working knowledge of Illustrator, InDesign and Figma",
    "Enough Arabic and English to call a printer",
  ],
  skills: ["Layout", "Arabic typesetting", "Print production", "Figma"],
  benefits: [...fullTime.en, "A lettering course every year, which you choose with Lina"],
  ar: {
    title: "مصمّم/مصمّمة مطبوعات وقوالب، مستوى مبتدئ",
    salaryRange: "من 7,500 إلى 9,500 درهم شهريًا",
    description: `نبحث عن مصمّم أو مصمّمة لتجهيز لافتات وقوائم طعام وعبوات، وقوالب يملؤها العملاء بأنفسهم، للطباعة والشاشة بالعربية والإنجليزية. الأسابيع الأربعة الأولى لإعادة بناء ثلاثة مشاريع منجزة من مسوّداتها، وبها تعلّم كل منا نظام ملفاتنا. ثم تأتيك مهام صغيرة خاصة بك، وينتهي الشهر الثالث بمجموعة مطبوعات رافقتها من موجز العمل إلى المطبعة، بما في ذلك زيارة المطبعة في السابعة صباحًا.

يصل عملك أولًا إلى فريق الهوية في دبي، وتراه لينا حداد كل خميس حين تأتي إلى الشارقة. وستشرح لك نور بشير أين يجوز كسر السطر العربي وأين لا يجوز. وفي الغرفة زميلان من فريق Rendre، فلا غرابة في صور قطع السيارات على الجدار. ولا خوف من الخطأ في هذه الوظيفة، إذ لا يذهب ملف إلى المطبعة إلا بتوقيعين.`,
    responsibilities: [
      "تجهيز الأعمال للطباعة والشاشة بالعربية والإنجليزية",
      "رسم بدائل للشعارات والعناوين باليد قبل فتح الحاسوب",
      "فحص التجارب الطباعية بحثًا عن خلل في المسافات أو الاتجاه أو وصل الحروف",
      "ترتيب القوالب وملفات الخطوط",
    ],
    requirements: [
      "سنة من العمل أو التدريب في وكالة أو مطبعة",
      "ثلاثة أعمال مصفوفة بالعربية واللاتينية، مع ملفاتها المفتوحة",
      "إتقان عملي لبرامج Illustrator وInDesign وFigma",
      "عربية وإنجليزية تكفيان لمكالمة مع المطبعة",
    ],
    skills: ["تنسيق الصفحات", "صفّ الحروف العربية", "الإنتاج الطباعي", "Figma"],
    benefits: [...fullTime.ar, "دورة سنوية في الخط، تختارها لينا معك"],
  },
};

const motionDesigner: VacancySource = {
  slug: "motion-designer",
  remoteCountries: ["AE"],
  createdAt: "2026-08-17T08:00:00Z",
  title: "Motion designer",
  department: "Design",
  location: "Dubai",
  jobType: "Contract",
  workMode: "Remote",
  experienceLevel: "2 years or more",
  salaryRange: "AED 1,100 a day",
  baseSalary: { min: 1_100, max: 1_100, currency: "AED", unit: "DAY" },
  postedDate: "2026-08-17",
  applicationDeadline: "2026-11-06",
  description: `You’ll animate short films, interfaces and one title sequence on a three-month contract, for Arabic and English. First you’ll redraw four existing animations so that they also run from right to left without being flipped. In the second month you’ll make the films, each of them under ten seconds and delivered with a still frame. In the third you’ll make the title sequence, from the storyboard to the final sound.

Femi Adair, who does motion and sound, edits to a beat and sends tempo marks along with the brief. Lina Haddad hands over logos and headlines as drawings, with notes on which strokes have to stay joined while they move. Tom Ellery builds what you animate and keeps the files small, so we try SVG and CSS before video. You’ll work from home anywhere in the UAE, with a call at ten on three mornings a week.`,
  responsibilities: [
    "Animate logos and headlines in both scripts",
    "Prototype interface motion, with a reduced version for people who prefer less of it",
    "Deliver a still for every film",
    "Record or choose the sound, and clear its rights",
  ],
  requirements: [
    "A reel of a minute or less",
    "Arabic lettering animated word by word, with its joins intact",
    "Live work with SVG or CSS animation",
    "Days free from 10 am to 4 pm, Gulf time",
  ],
  skills: ["Motion design", "SVG", "Storyboards", "Sound"],
  benefits: [...contract.en, "Music and sound licences, which we pay for"],
  ar: {
    title: "مصمّم/مصمّمة رسوم متحركة",
    salaryRange: "1,100 درهم يوميًا",
    description: `نبحث عن مصمّم أو مصمّمة لأفلام قصيرة وحركة للواجهات وشارة افتتاحية واحدة، بالعربية والإنجليزية، بعقد مدته ثلاثة أشهر. البداية بإعادة رسم أربع حركات قائمة كي تسير من اليمين أيضًا من غير قلب الصورة. والشهر الثاني لإنجاز الأفلام، وكل منها دون عشر ثوانٍ، ومعه لقطة ثابتة. أما الثالث فلإنجاز الشارة الافتتاحية، من لوحة القصة إلى الصوت النهائي.

يتولّى فيمي أدير الحركة والصوت، وهو يُمنتج أفلامه على الإيقاع ويرسل علاماته مع موجز الفيلم. وتسلّم لينا حداد الشعارات والعناوين مرسومة، ومعها ملاحظات عن الأجزاء التي ينبغي أن تبقى متصلة وهي تتحرّك. ويبرمج توم إليري ما ترسمه يدك ويحرص على خفّة الملفات، فنجرّب SVG وCSS قبل الفيديو. والعمل من المنزل في أي مكان من دولة الإمارات، مع مكالمة في العاشرة صباحًا ثلاثة أيام كل أسبوع.`,
    responsibilities: [
      "تحريك الشعارات والعناوين بالحرفين",
      "نماذج لحركة الواجهات، مع نسخة لمن يفضّل حركة أقلّ",
      "تسليم لقطة ثابتة مع كل فيلم",
      "تسجيل الصوت أو اختياره بعد تسوية حقوقه",
    ],
    requirements: [
      "عرض أعمال لا يتجاوز دقيقة",
      "خط عربي متحرك كلمةً كلمة وحروفه متصلة",
      "أعمال منشورة فيها حركة بتقنية SVG أو CSS",
      "تفرّغ من العاشرة صباحًا إلى الرابعة عصرًا بتوقيت الخليج",
    ],
    skills: ["تصميم الحركة", "SVG", "لوحات القصة", "الصوت"],
    benefits: [...contract.ar, "رخص الموسيقى والصوت على حسابنا"],
  },
};

export const design: VacancySource[] = [seniorBrandDesigner, juniorDesigner, motionDesigner];
