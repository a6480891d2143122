import { northlightClinicsCharts } from "../charts/northlight-clinics.ts";
import { formComparison } from "../evidence/form-comparison.ts";
import type { CaseSource } from "../types.ts";

export const northlightClinics: CaseSource = {
  slug: "northlight-clinics",
  createdAt: "2026-01-20T08:00:00Z",
  isFeatured: true,
  cover: { kind: "chord", seed: 57, ground: "inverse" },
  evidence: {
    kind: "formComparison",
    promise: "Ads and booking page",
    label:
      "The booking form of Northlight Clinics: eleven fields before, four questions with the free mornings lit after.",
    details: [
      {
        view: "mornings",
        caption: "White mornings are free, and the blue one is being booked.",
        ar: { caption: "الأبيض صباح شاغر، والأزرق الموعد الذي يُحجز الآن." },
      },
      {
        view: "fields",
        caption: "The screen ended at the dashed line, above the button.",
        ar: { caption: "كانت الشاشة تنتهي عند الخط المتقطّع، فوق الزرّ." },
      },
      {
        view: "bookingPhone",
        caption: "On a phone all four questions fit on one screen.",
        ar: { caption: "الأسئلة الأربعة كلها على شاشة هاتف واحدة." },
      },
      {
        view: "mark",
        caption: "A wall and a window that faces north.",
        ar: { caption: "جدار ونافذة تطلّ على الشمال." },
      },
    ],
    content: formComparison,
    ar: {
      promise: "إعلانات وصفحة حجز",
      label:
        "نموذج الحجز في عيادات نورثلايت قبل التصميم الجديد وبعده: أحد عشر حقلًا صارت أربعة أسئلة، والصباحات الشاغرة مضيئة.",
    },
  },
  title: "Appointments at half the cost",
  clientName: "Northlight Clinics",
  industry: "Healthcare",
  companySize: "85 people",
  location: "Dubai",
  services: ["Digital Marketing", "Technology Development"],
  challenge: [
    "Northlight Clinics asked us to stop the ad cost of a booked appointment from rising every month at its three clinics in Dubai.",
    "We began with the appointment book, and Amal Qasim spent the first week with the receptionists. Each clinic had its own ad account and its own manager, and all three bid on the same search terms. On 38 of the fifty most expensive, Omar Teriaki found a sister clinic among the rivals in the auction report.",
    "Meanwhile a quarter of the weekday morning appointments went unused. Each clinic keeps one room for new patients, with six appointments before noon, and of 18 a day between 13 and 14 were taken. The request form had eleven fields and a button below the edge of the screen. Its list of doctors stayed empty until you’d chosen a department.",
  ].join("\n\n"),
  objectives: [
    "One ad account for three clinics",
    "Pay only for appointments that patients keep",
    "Fill weekday mornings before buying more evenings",
  ],
  solution: [
    "Our first idea was cheap. We would leave the three accounts alone and draw borders between them, so that each clinic bid only in its own districts. It didn’t survive the second meeting, because many patients book near work. We dropped a discount for mornings too, since Dr Samir Nakhleh didn’t want treatment priced by the hour. And we dropped bidding by time of day, once we saw that people search for most morning appointments between nine and eleven at night.",
    "In week 3 we merged the accounts into one and let the diary decide. Every hour a script reads the next seven days in all three clinics. An empty morning raises the bid in the districts around that clinic, and a full week lowers it to nothing. The first version mistook a skin doctor’s leave for five empty mornings, and paid for 14 bookings that the clinic then had to move by phone. It has checked the staff roster ever since.",
    "Only kept appointments count. When a patient arrives, the click’s identifier goes back to the account overnight, with the hour of the appointment. Dr Nakhleh insisted that neither the patient’s name nor the reason for a visit should leave the clinics’ server. In week 4 the receptionists forgot to mark one arrival in six, so we now use the receipt as proof.",
    "The new booking page opened in week 8, in both languages. It asks who the appointment is for, what it’s about, which morning suits and where to send the confirmation. Questions about nationality, identity card and insurance moved to the desk, and the receptionists told us how much time that would cost them. The doctors objected to “Not sure yet” as an option. It stayed, and a nurse calls anyone who chooses it.",
  ].join("\n\n"),
  technologiesUsed: ["Google Ads", "TypeScript", "Node.js", "PostgreSQL"],
  results: [
    "A kept appointment cost 210 dirhams when we merged the accounts in week 3, and 101 in week 13. That’s 52% less, counting ad spend but not our fee. We’d agreed to wait until it held near that level for a full month, and it did. Morning appointments went from 310 to 400 a month. The budget stayed at 80,000 dirhams a month. All of it used to bring about 380 kept appointments. Now some 47,500 brings about 470, and the rest pays for a fourth room for new patients.",
    "Insurance policies renew in January, when every clinic is busier, and we can’t say how much of the rise is due to that. An eye appointment still costs 148 dirhams. Checking in a new patient takes three minutes longer, and one in nine arrives with an insurer that Northlight doesn’t accept.",
  ].join("\n\n"),
  charts: northlightClinicsCharts,
  metrics: [
    {
      value: "−52%",
      label: "cost of a kept appointment",
      before: 210,
      after: 101,
      unit: "dirhams",
      ar: {
        label: "في تكلفة الموعد الذي حضره المريض",
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
      ar: { label: "في المواعيد الصباحية", unit: "شهريًا" },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "Three accounts",
      description: "A week with the receptionists.",
      ar: {
        title: "ثلاثة حسابات",
        description: "أسبوع أمضيناه إلى جانب موظفي الاستقبال.",
      },
    },
    {
      week: 3,
      title: "The diary decides",
      description: "Bids follow empty rooms.",
      ar: { title: "القرار لدفتر المواعيد", description: "قيمة المزايدة تتبع الغرف الشاغرة." },
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
      description: "Held near that level for a full month.",
      ar: { title: "نصف التكلفة", description: "استقرّت قرب هذا المستوى شهرًا كاملًا." },
    },
  ],
  testimonial:
    "They asked to see the appointment book before they asked about the budget. No agency had wanted to look at it before.",
  testimonialAuthor: "Dr Samir Nakhleh",
  testimonialPosition: "medical director, Northlight Clinics",
  keyTakeaways: [
    "Count the appointments that were kept",
    "Never let two branches of one company bid against each other",
    "Read the staff roster before bidding on an empty room",
  ],
  station: "launch",
  projectDuration: "13 weeks",
  teamSize: "5 people",
  completedDate: "2025-02-20",
  ar: {
    title: "الموعد نفسه بنصف التكلفة",
    clientName: "عيادات نورثلايت",
    companySize: "85 موظفًا",
    challenge: [
      "طلبت منّا عيادات نورثلايت أن نوقف ارتفاع التكلفة الإعلانية للموعد المحجوز، وكانت تزداد كل شهر في عياداتها الثلاث في دبي.",
      "بدأنا بدفتر المواعيد، وأمضت أمل قاسم الأسبوع الأول إلى جانب موظفي الاستقبال. كان لكل عيادة حساب إعلاني ومدير له، وكلها تزايد على عبارات البحث نفسها. وقرأ عمر ترياقي تقرير إحصاءات المزاد، فوجد عيادة شقيقة بين المنافسين على 38 عبارة من أغلى خمسين.",
      "وفي الوقت نفسه كان ربع مواعيد الصباح في أيام العمل يبقى شاغرًا. فكل عيادة تخصّص للمرضى الجدد غرفة فيها ستة مواعيد قبل الظهر، ومن 18 موعدًا في اليوم كان يُحجز 13 موعدًا أو 14. أما نموذج الحجز فأحد عشر حقلًا وزرّ تحت حافة الشاشة، وفيه قائمة أطباء تبقى فارغة حتى يُختار القسم.",
    ].join("\n\n"),
    objectives: [
      "حساب إعلاني واحد للعيادات الثلاث",
      "الدفع مقابل المواعيد التي حضرها المرضى لا مقابل النقرات",
      "ملء مواعيد الصباح في أيام العمل قبل الإنفاق على مزيد من مواعيد المساء",
    ],
    solution: [
      "كانت فكرتنا الأولى قليلة التكلفة، وهي أن تبقى الحسابات ثلاثة ونرسم بينها حدودًا، فلا تزايد كل عيادة إلا في أحيائها. لكن الفكرة سقطت في الاجتماع الثاني، لأن كثيرًا من المرضى يحجزون قرب العمل لا قرب البيت. وتركنا كذلك خصم الصباح، إذ رفض الدكتور سمير نخلة أن يتغيّر سعر العلاج بتغيّر الساعة. ثم تركنا المزايدة بحسب ساعات اليوم حين وجدنا أن معظم مواعيد الصباح يُبحث عنها بين التاسعة والحادية عشرة ليلًا.",
      "وفي الأسبوع الثالث دمجنا الحسابات في حساب واحد وتركنا القرار لدفتر المواعيد. يقرأ برنامج صغير كل ساعة مواعيد الأيام السبعة التالية في العيادات الثلاث، فإذا وجد صباحًا شاغرًا رفع قيمة المزايدة في الأحياء المحيطة بالعيادة، وإذا امتلأ الأسبوع خفضها إلى الصفر. وأخطأت نسخته الأولى فحسبت إجازة طبيبة الجلدية خمسة صباحات شاغرة، ودفعت ثمن 14 حجزًا، ثم اضطرّت العيادة إلى تغيير مواعيدها بالهاتف. ومنذ ذلك اليوم يقرأ البرنامج جدول المناوبات أيضًا.",
      "ولا نحسب إلا الموعد الفعلي، أي الذي حضره صاحبه. فإذا حضر المريض أُرسل معرّف النقرة في تلك الليلة إلى الحساب الإعلاني، ومعه ساعة الموعد فحسب. واشترط الدكتور نخلة ألا يخرج من خادم العيادات اسم مريض ولا سبب زيارة. وفي الأسبوع الرابع نسي الاستقبال تسجيل الحضور في زيارة من كل ست، فصرنا نعتمد الإيصال دليلًا عليه.",
      "وأُطلقت صفحة الحجز الجديدة في الأسبوع الثامن باللغتين، وفيها أربعة أسئلة: لمن الموعد؟ وما سبب الزيارة؟ وأي صباح يناسب؟ وإلى أي رقم نرسل التأكيد؟ وانتقل السؤال عن الجنسية وبطاقة الهوية والتأمين إلى الاستقبال، فنبّهنا موظفوه إلى ما سيأخذه ذلك من وقتهم. واعترض الأطباء على جواب «لا أعرف بعد»، غير أننا أبقيناه، وتتصل ممرضة بمن يختاره.",
    ].join("\n\n"),
    results: [
      "كانت تكلفة الموعد الفعلي 210 دراهم حين دُمجت الحسابات في الأسبوع الثالث، وصارت 101 درهم في الأسبوع الثالث عشر، أي أقلّ بنسبة 52%. وقد حسبناها من الإنفاق الإعلاني وحده بلا أتعابنا. وكنا قد اتفقنا على الانتظار حتى تستقرّ قرب هذا المستوى شهرًا كاملًا، فاستقرّت. وارتفعت مواعيد الصباح من 310 مواعيد في الشهر إلى 400 موعد. وبقيت الميزانية الشهرية 80,000 درهم. كانت كلها تأتي بنحو 380 موعدًا فعليًا، وصار نحو 47,500 درهم منها يأتي بنحو 470 موعدًا. أما الباقي فتنفقه العيادات على غرفة رابعة للمرضى الجدد.",
      "وفي يناير تُجدَّد وثائق التأمين وتنشط العيادات كلها، ولا نعرف نصيب ذلك من الزيادة. وما زال موعد العيون يكلّف 148 درهمًا. وصار تسجيل المريض الجديد عند وصوله يستغرق ثلاث دقائق إضافية. ومن كل تسعة مرضى جدد يصل واحد بتأمين لا تقبله نورثلايت.",
    ].join("\n\n"),
    keyTakeaways: [
      "عدّ المواعيد الفعلية وحدها",
      "منع فرعين لشركة واحدة من المزايدة على عبارة واحدة",
      "قراءة جدول المناوبات قبل المزايدة على غرفة شاغرة",
    ],
    testimonial: "طلبوا دفتر المواعيد قبل أن يسألوا عن الميزانية، ولم تطلبه منّا وكالة قبلهم.",
    testimonialAuthor: "د. سمير نخلة",
    testimonialPosition: "المدير الطبي في عيادات نورثلايت",
    projectDuration: "13 أسبوعًا",
    teamSize: "5 أشخاص",
  },
};
