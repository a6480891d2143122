import { orreryFreightCharts } from "../charts/orrery-freight.ts";
import { quotation } from "../evidence/quotation.ts";
import type { CaseSource } from "../types.ts";

export const orreryFreight: CaseSource = {
  slug: "orrery-freight",
  createdAt: "2025-08-12T08:00:00Z",
  hasApp: true,
  cover: { kind: "dipole", seed: 14, ground: "theme" },
  evidence: {
    kind: "quotation",
    promise: "Quotation system",
    label:
      "Three routes of one container from Abu Dhabi to Mombasa on a scale of days: 33 days for USD 1,480, 14 days for USD 3,950, and the recommended one, 19 days for USD 2,120.",
    details: [
      {
        view: "wait",
        caption: "Three days of waiting, drawn as long as they last.",
        ar: { caption: "ثلاثة أيام من الانتظار، مرسومة بطولها الحقيقي." },
      },
      {
        view: "chosen",
        caption: "The rule that picks a route leaves margin out.",
        ar: { caption: "قاعدة اختيار المسار لا مكان فيها للربح." },
      },
      {
        view: "phoneOther",
        caption: "The phone in Arabic: the days run from the right.",
        ar: { caption: "الهاتف بالإنجليزية: تبدأ الأيام من اليسار." },
      },
      {
        view: "mark",
        caption: "Each route is an orbit, with a point at the start and at each handover.",
        ar: { caption: "لكل مسار مدار، وعليه نقطة عند الانطلاق وعند كل انتقال للبضاعة." },
      },
    ],
    content: quotation,
    ar: {
      promise: "نظام لعروض الأسعار",
      label:
        "ثلاثة مسارات لحاوية واحدة من أبوظبي إلى مومباسا بمقياس الأيام: 33 يومًا بسعر 1,480 دولارًا أمريكيًا، و14 يومًا بسعر 3,950 دولارًا، والموصى به 19 يومًا بسعر 2,120 دولارًا.",
    },
  },
  title: "One freight quote, not nine emails",
  clientName: "Orrery Freight",
  industry: "Logistics",
  companySize: "210 people",
  location: "Abu Dhabi",
  services: ["Technology Development", "Business Consultation"],
  challenge:
    "At Orrery Freight in Abu Dhabi a price for one container took four desks, nine emails and 26 hours, and by then the cargo was often booked elsewhere.\n\nThe company wanted a quicker way to quote without touching the booking system, which has been booking ships since 1998. In week 1 we printed the nine emails of one quotation and laid them out on the floor with their times. Rates, haulage, customs and credit had worked on it for 41 minutes between them. Most of the waiting was for a haulage rate that hadn’t changed since the week before, and two of the nine emails only asked whether an earlier one had arrived. In 200 quotations for ordinary containers from spring 2024 the median was also 26 hours, and 39% were accepted.",
  objectives: [
    "A binding price in a quarter of an hour",
    "A quotation that drivers, clerks and customers can all read",
    "No change to the booking system",
  ],
  solution:
    "Our first version asked the booking system for every price while the customer waited. On its second morning, twelve questions at once slowed the clerks’ screens, and the operations manager switched it off before ten. Now we leave the system alone by day and read its tariffs at two in the morning. Four carriers send their tariffs as EDIFACT messages, seven as spreadsheets and one as a scanned letter, which a clerk types in.\n\nThe result was a list of up to fourteen routes, cheapest first. Most of our ten test customers took the top one, then called to ask why it needed 33 days. We tried a map, but a container that waits three days in a port doesn’t move on a map, so you can’t see the wait. In week 6 we drew three routes on a scale of days, with a point wherever the cargo changes hands. Take 18 tonnes from Abu Dhabi to Mombasa, ready on 4 November. The cheap route needed 33 days and cost USD 1,480. The quick one needed 14 days and cost USD 3,950. The one Orrery would take needed 19 days and cost USD 2,120.\n\nSales objected to the third. It seemed to give away the margin on the other two, and they’d be blamed for a late ship. Ingrid Solvang settled it with a rule that leaves margin out: Orrery recommends the cheapest route that made its connections on at least nine of the last ten sailings.\n\nFinance wanted prices to bind for two hours. Customers needed longer to find someone who could sign, so it became twelve, on condition that a clerk reads each quotation first. The calculation takes nine seconds; the reading takes most of the twelve minutes. Drivers have the same drawing in an app, with the time the terminal gate closes.",
  technologiesUsed: ["React", "TypeScript", "Node.js", "EDIFACT", "PostgreSQL"],
  results:
    "Of 870 quotations between 25 November and 8 December 2024, 612 went out the new way. Their median was 12 minutes from question to binding price, and 48% were accepted. Rates fell on several routes in those weeks, so some of the gain may be due to the market.\n\nThe other 258 were dangerous goods, refrigerated cargo or pieces wider than a container. They still go to the four desks, which now reply by phone on the same day. We haven’t measured whether that wins more of them. Binding prices for twelve hours also has a cost. Over the fortnight, tariffs that changed overnight cost Orrery USD 640 on nine quotations. One price went out with a figure mistyped from the scanned letter, and only the customer noticed.",
  charts: orreryFreightCharts,
  metrics: [
    {
      value: "12",
      label: "minutes from question to binding price",
      before: 1560,
      after: 12,
      unit: "minutes",
      ar: {
        label: "دقيقة من الطلب إلى السعر الملزم",
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
      beforeLabel: "39%",
      afterLabel: "48%",
      ar: { label: "في عروض الأسعار المقبولة", beforeLabel: "39%", afterLabel: "48%" },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "Nine emails",
      description: "Printed, and laid out on the floor.",
      ar: { title: "تسع رسائل", description: "طبعناها وفرشناها على الأرض." },
    },
    {
      week: 6,
      title: "Three routes",
      description: "Drawn to scale for ten customers.",
      ar: { title: "ثلاثة مسارات", description: "رسمناها بمقياس الأيام لعشرة عملاء." },
    },
    {
      week: 16,
      title: "Open to all",
      description: "Every tariff, every night.",
      ar: { title: "متاح للجميع", description: "نقرأ التعرفات كلها كل ليلة." },
    },
  ],
  testimonial:
    "A customer called to argue about three days of waiting on the cheap route. They’d been there for years, but now he could see them.",
  testimonialAuthor: "Ingrid Solvang",
  testimonialPosition: "head of sales, Orrery Freight",
  keyTakeaways: [
    "Keep the old system, and only read from it, at night",
    "Agree on the rule behind a recommendation before anyone has to defend it",
    "Draw a wait as long as it lasts",
  ],
  station: "plan",
  projectDuration: "16 weeks",
  teamSize: "7 people",
  completedDate: "2024-11-24",
  ar: {
    title: "عرض سعر واحد للشحن بدل تسع رسائل",
    clientName: "أوريري للشحن",
    companySize: "210 موظفين",
    challenge:
      "كان تسعير حاوية واحدة في شركة أوريري للشحن في أبوظبي يمرّ بأربعة أقسام وتسع رسائل إلكترونية ويستغرق 26 ساعة. وكثيرًا ما كانت الشحنة تُحجز في أثناء ذلك لدى شركة أخرى.\n\nأرادت الشركة تسعيرًا أسرع من غير مساس بنظام حجز السفن الذي يعمل منذ عام 1998. وفي الأسبوع الأول طبعنا الرسائل التسع لعرض واحد وفرشناها على الأرض، وعلى كل رسالة وقتها. تبيّن أن أقسام الأسعار والنقل البري والجمارك والائتمان عملت على العرض 41 دقيقة مجتمعة. وتبيّن أن معظم الانتظار كان لسعر نقل بري لم يتغيّر منذ أسبوع، وأن رسالتين من التسع لا تسألان إلا عن وصول رسالة سابقة. ثم راجعنا 200 عرض لحاويات عادية من ربيع عام 2024، فوجدنا أن وسيط المدة 26 ساعة أيضًا، وأن العملاء قبلوا 39 عرضًا من كل مئة.",
    objectives: [
      "سعر ملزم في ربع ساعة",
      "عرض سعر يقرؤه السائق والموظف والعميل",
      "لا تغيير في نظام حجز السفن",
    ],
    solution:
      "كانت نسختنا الأولى تطلب كل سعر من نظام الحجز والعميل ينتظر. وفي الصباح الثاني من التجربة وصل اثنا عشر طلبًا معًا، فتباطأت شاشات الموظفين حتى أمر مدير العمليات بإيقاف النسخة قبل العاشرة. ومنذ ذلك اليوم لا نقترب من النظام نهارًا، بل نقرأ ما فيه من تعرفات في الثانية بعد منتصف الليل. وتصل التعرفات إليه من أربعة خطوط ملاحية في رسائل بصيغة EDIFACT، ومن سبعة في جداول، ومن خط واحد في خطاب ممسوح ضوئيًا يُدخله موظف بيده.\n\nوكانت الحصيلة قائمة قد تبلغ أربعة عشر مسارًا، أرخصها أولًا. فاختار معظم العملاء العشرة الذين جرّبوها أول القائمة، ثم اتصلوا يسألون لماذا يستغرق 33 يومًا. جرّبنا رسم المسارات على خريطة، لكن الحاوية التي تنتظر في ميناء ثلاثة أيام لا تتحرّك على الخريطة، فلا يُرى انتظارها. وفي الأسبوع السادس رسمنا ثلاثة مسارات بمقياس الأيام، ووضعنا نقطة حيثما انتقلت البضاعة من جهة إلى أخرى. ومثال ذلك حمولة وزنها 18 طنًّا من أبوظبي إلى مومباسا، جاهزة في 4 نوفمبر. كان أرخص المسارات يستغرق 33 يومًا بسعر 1,480 دولارًا أمريكيًا، وأسرعها 14 يومًا بسعر 3,950 دولارًا. أما الثالث، وهو ما تختاره أوريري لو كانت مكان العميل، فيستغرق 19 يومًا بسعر 2,120 دولارًا.\n\nواعترض فريق المبيعات على المسار الثالث، فقد رأى فيه تفريطًا في ربح المسارين الآخرين، وخاف أن يقع اللوم عليه إذا تأخّرت السفينة. وحسمت إنغريد سولفانغ الخلاف بقاعدة لا مكان فيها للربح: توصي الشركة بأرخص مسار لحقت فيه البضاعة بمواعيد الربط في تسع رحلات على الأقل من آخر عشر.\n\nوأراد قسم المالية أن يكون السعر ملزمًا ساعتين، ولم يكن ذلك يكفي العملاء للوصول إلى المخوَّل بالتوقيع. فاتفقنا على اثنتي عشرة ساعة، بشرط أن يقرأ موظف كل عرض قبل إرساله. فالحساب يستغرق تسع ثوانٍ، أما معظم الدقائق الاثنتي عشرة التي يستغرقها العرض فللقراءة. ولدى السائقين الرسم نفسه في تطبيق، ومعه موعد إغلاق بوابة الميناء.",
    results:
      "بين 25 نوفمبر و8 ديسمبر 2024 صدر 612 عرضًا من 870 بالطريقة الجديدة. وكان وسيط المدة من الطلب إلى السعر الملزم 12 دقيقة، ووافق العملاء على 48 عرضًا من كل مئة. وقد انخفضت الأسعار في عدة مسارات خلال تلك الفترة، فربما كان للسوق نصيب من هذه الزيادة.\n\nأما العروض الأخرى، وعددها 258 عرضًا، فكانت لبضائع خطرة أو مبرّدة أو لقطع أعرض من الحاوية. وما زالت هذه من عمل الأقسام الأربعة، وهي تجيب عنها الآن بالهاتف في اليوم نفسه، ولم نقس بعد هل زاد قبولها. وكان للالتزام بالسعر اثنتي عشرة ساعة ثمن، فالتعرفات التي تغيّرت ليلًا كلّفت أوريري 640 دولارًا أمريكيًا في تسعة عروض خلال الأسبوعين. وصدر عرض فيه رقم نُقل خطأً من الخطاب الممسوح ضوئيًا، ولم ينتبه إليه إلا العميل.",
    testimonial:
      "اتصل عميل يعترض على ثلاثة أيام من الانتظار في المسار الأرخص. وهذه الأيام فيه منذ سنوات، لكنه رآها الآن لأول مرة.",
    testimonialAuthor: "إنغريد سولفانغ",
    testimonialPosition: "رئيسة المبيعات في أوريري للشحن",
    keyTakeaways: [
      "إبقاء النظام القديم مع الاكتفاء بقراءته ليلًا",
      "الاتفاق على قاعدة التوصية قبل أن يُضطر أحد إلى الدفاع عنها",
      "رسم الانتظار بطوله الحقيقي",
    ],
    projectDuration: "16 أسبوعًا",
    teamSize: "7 أشخاص",
  },
};
