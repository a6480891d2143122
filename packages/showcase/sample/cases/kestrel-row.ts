import { kestrelRowCharts } from "../charts/kestrel-row.ts";
import { hillside } from "../evidence/hillside.ts";
import type { CaseSource } from "../types.ts";

export const kestrelRow: CaseSource = {
  slug: "kestrel-row",
  createdAt: "2026-02-17T08:00:00Z",
  isFeatured: true,
  cover: { kind: "contour", seed: 31, ground: "orange" },
  evidence: {
    kind: "hillside",
    promise: "Property campaign",
    label: "Nine flats on a hill, each with the hour of its first sun.",
    details: [
      {
        view: "window",
        caption: "The sun reaches flat 9 first, at ten past seven.",
        ar: { caption: "أول شقة تصلها الشمس هي التاسعة، في 7:10 صباحًا." },
      },
      {
        view: "letter",
        caption: "The price moved up to the second line of the letter.",
        ar: { caption: "انتقل السعر إلى السطر الثاني من الرسالة." },
      },
      {
        view: "mark",
        caption: "The mark is the slope itself.",
        ar: { caption: "الشعار هو المنحدر نفسه." },
      },
      {
        view: "hours",
        caption: "Each line runs from sunrise to the sun at one window.",
        ar: { caption: "يمتدّ كل خط من الشروق إلى وصول الشمس إلى نافذة." },
      },
    ],
    content: hillside,
    ar: {
      promise: "حملة عقارية",
      label: "تسع شقق على تلّ، ومع كل شقة موعد وصول الشمس إلى نافذتها.",
    },
  },
  title: "Nine flats reserved in eleven weeks",
  clientName: "Kestrel Row",
  industry: "Property",
  companySize: "14 people",
  location: "London",
  services: ["Advertising & Campaigns", "Branding & Design"],
  challenge: [
    "Kestrel Row, a small London developer, asked us to find buyers for nine flats on a steep street before the first brick was laid, without a show flat.",
    "The site had been behind steel mesh for a year. Two large agents proposed a brochure, a marketing suite and forty weeks. Ruth Penhallow, the founder, doubted that her buyers ever open a brochure. And each viewing of her last building had cost £190, most of it paid to property portals.",
    "In week 1 we walked the slope with a level and a compass. Near the mesh the needle swung nine degrees, which put our first sun times out by up to forty minutes. We measured again. The row rises from 4 to 34 metres above the foot of the street, and the top flat gets the sun two and a half hours before the bottom one.",
  ].join("\n\n"),
  objectives: [
    "All nine flats reserved before the building is up",
    "Show the slope as the reason to live there",
    "Spend on the neighbours first and on portals last",
  ],
  solution: [
    "We started as the agents would have, with two pages of a brochure and a computer image of a living room at sunset. Ruth pointed out that not one window in the row faces west. Next we tried a plan seen from above, but it hid the slope, and anyone who’s carried shopping up that street remembers the slope.",
    "So we drew the hill from the side, as nine boxes on a curve. Each flat has its number, its height and the hour of its first sun, from 9:40 for flat 1 to 7:10 for flat 9. The drawing went out with a letter. In the first draft the price came at the end, but three neighbours looked for it before they read a word, so Sara Whitlock moved it to the second line.",
    "In week 4 we walked to the two hundred nearest doors, with a letter for each, signed by Ruth. She objected to 31 of them, because people there had written to the council against the building. In the end she agreed, and delivered those herself. A short web page repeated the drawing. The £3,000 set aside for the portals was never spent.",
    "Instead of a show flat, we held an afternoon on the slope in week 7. We put nine chairs where the windows will be, each with a card giving its hour. It was four degrees, and Ruth kept a kettle going on a camping stove. An afternoon is a poor time to show morning sun, but people are free then. Of the 27 who came, a retired surveyor asked which day the hours were for. They’re for 20 March. Our letter hadn’t said so, and we put it on the web page that evening.",
  ].join("\n\n"),
  technologiesUsed: ["React", "TypeScript", "SunCalc"],
  results: [
    "The first flat was reserved in week 4, days after the letters, and the ninth in week 11 of a planned forty. Four had been reserved before the afternoon on the slope. Five buyers lived within a mile, and one of them had written against the building. We counted 64 viewings for £4,480 of printing, chairs and tea: £70 each, excluding our fee. In week 14 the hoarding went up, with a thank-you to the street printed on it.",
    "A reserved flat isn’t sold yet. By week 14 seven buyers had exchanged contracts and two were still with their solicitors. Two retired couples liked the flats but changed their minds because of the slope. On 21 March we checked the site with a watch: the sun was three minutes late at flat 9 and six at flat 1.",
  ].join("\n\n"),
  charts: kestrelRowCharts,
  metrics: [
    {
      value: "9/9",
      label: "flats reserved before building began",
      before: 0,
      after: 9,
      unit: "flats",
      ar: {
        value: "9 من 9",
        label: "شقق حُجزت قبل بدء البناء",
        unit: "شقق",
        beforeLabel: "لا حجوزات",
        afterLabel: "9 شقق",
      },
    },
    {
      value: "11",
      label: "weeks to the last reservation",
      before: 40,
      after: 11,
      unit: "weeks",
      beforeLabel: "40 weeks planned",
      afterLabel: "11 weeks",
      ar: {
        label: "أسبوعًا حتى آخر حجز",
        unit: "أسبوعًا",
        beforeLabel: "40 أسبوعًا في الخطة",
        afterLabel: "11 أسبوعًا",
      },
    },
    {
      value: "−63%",
      label: "cost of a viewing",
      before: 190,
      after: 70,
      beforeLabel: "£190",
      afterLabel: "£70",
      ar: {
        label: "في تكلفة المعاينة",
        beforeLabel: "190 جنيهًا إسترلينيًا",
        afterLabel: "70 جنيهًا إسترلينيًا",
      },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "Up the hill",
      description: "A day with a level and a compass.",
      ar: { title: "إلى أعلى التلّ", description: "يوم كامل مع ميزان تسوية وبوصلة." },
    },
    {
      week: 4,
      title: "Two hundred letters",
      description: "Signed, and delivered on foot.",
      ar: { title: "مئتا رسالة", description: "موقّعة باليد، سلّمناها سيرًا على الأقدام." },
    },
    {
      week: 7,
      title: "An afternoon outside",
      description: "Nine chairs where the windows will be.",
      ar: { title: "عصر يوم في الهواء الطلق", description: "كراسيّ في مواضع النوافذ." },
    },
    {
      week: 11,
      title: "The ninth flat",
      description: "Reserved before the first brick.",
      ar: { title: "الشقة التاسعة", description: "حُجزت قبل أول حجر." },
    },
  ],
  testimonial:
    "I had budgeted for a marketing suite. They gave me a map, a kettle and nine buyers.",
  testimonialAuthor: "Ruth Penhallow",
  testimonialPosition: "founder, Kestrel Row",
  keyTakeaways: [
    "Start with the nearest doors: they cost least to reach, even those that objected",
    "Draw the most awkward thing about a site first",
    "Give the date with every sun time",
  ],
  station: "launch",
  projectDuration: "14 weeks",
  teamSize: "4 people",
  completedDate: "2025-03-28",
  ar: {
    title: "تسع شقق حُجزت في أحد عشر أسبوعًا",
    clientName: "كيسترل رو",
    companySize: "14 موظفًا",
    challenge: [
      "طلبت منّا كيسترل رو، وهي شركة تطوير عقاري صغيرة في لندن، أن نجد مشترين لتسع شقق في شارع شديد الانحدار قبل وضع أول حجر، وبلا شقة نموذجية.",
      "كان الموقع محاطًا بشبك فولاذي منذ عام. وعرضت وكالتان كبيرتان كتيّبًا ومركز مبيعات وخطة من 40 أسبوعًا. غير أن روث بنهالو، مؤسِّسة الشركة، رأت أن المشترين الذين تريدهم لا يفتحون الكتيّبات. وكانت المعاينة الواحدة في مبناها السابق قد كلّفتها 190 جنيهًا إسترلينيًا، ذهب معظمها إلى المواقع العقارية.",
      "صعدنا المنحدر في الأسبوع الأول ومعنا ميزان تسوية وبوصلة. لكن إبرة البوصلة كانت تنحرف تسع درجات قرب الشبك، فجاءت مواعيد الشمس التي حسبناها أول مرة خاطئة، وبلغ الخطأ في بعضها 40 دقيقة. وحين أعدنا القياس وجدنا أن ارتفاع الشقق عن أسفل الشارع يتدرّج من 4 أمتار إلى 34 مترًا، وأن الشمس تصل إلى أعلاها قبل أدناها بساعتين ونصف الساعة.",
    ].join("\n\n"),
    objectives: [
      "حجز الشقق التسع قبل قيام المبنى",
      "إظهار المنحدر سببًا للسكن في الشارع",
      "الإنفاق على الجيران أولًا وعلى المواقع العقارية أخيرًا",
    ],
    solution: [
      "بدأنا من حيث تبدأ الوكالات عادةً، فصمّمنا صفحتين من كتيّب وصورة بالحاسوب لغرفة معيشة عند الغروب. ثم نبّهتنا روث إلى أن المبنى ليس فيه نافذة واحدة تطلّ على الغرب. ورسمنا بعدها الشقق التسع في مسقط أفقي، فاختفى منه المنحدر الذي يذكره كل من صعد ذلك الشارع وفي يده مشترياته.",
      "لذلك رسمنا التلّ من جانبه، وعليه تسعة مستطيلات، في كل منها رقم الشقة وارتفاعها. وكتبنا فوق كل مستطيل موعد وصول الشمس إلى نافذته، من 9:40 صباحًا للشقة رقم 1 إلى 7:10 صباحًا للشقة رقم 9. وأرفقنا بالرسم رسالة، تركت مسوّدتها الأولى السعر إلى آخرها. عرضنا المسوّدة على ثلاثة من الجيران، فبحثوا عن السعر قبل أن يقرؤوا كلمة، فنقلته سارة ويتلوك إلى السطر الثاني.",
      "وفي الأسبوع الرابع حملنا مئتي رسالة سيرًا على الأقدام إلى أقرب مئتي باب، وعلى كل منها توقيع روث بخطّ يدها. وكانت قد اعترضت على 31 عنوانًا كتب أصحابها إلى المجلس البلدي ضدّ المبنى، ثم وافقت على أن تسلّم تلك الرسائل بنفسها. ونشرنا الرسم على الإنترنت في صفحة قصيرة. أما مبلغ 3,000 جنيه الذي رُصد للمواقع العقارية فلم يُنفق منه شيء.",
      "وفي الأسبوع السابع دعونا الناس عصرًا إلى المنحدر بدلًا من الشقة النموذجية. وضعنا تسعة كراسيّ في مواضع النوافذ، وعلى كل كرسي بطاقة فيها موعد الشمس عند نافذته، وأعدّت روث الشاي على موقد تخييم، والحرارة أربع درجات. والعصر ليس وقتًا لعرض شمس الصباح، لكنه الوقت الذي يفرغ فيه الناس. جاء 27 زائرًا، وسأل مسّاح متقاعد منهم عن اليوم الذي حُسبت له هذه المواعيد. كان الحساب ليوم 20 مارس، ولم نكن قد ذكرناه في الرسالة، فأضفناه إلى صفحة الإنترنت في المساء نفسه.",
    ].join("\n\n"),
    results: [
      "حُجزت الشقة الأولى في الأسبوع الرابع بعد الرسائل بأيام، والتاسعة في الأسبوع الحادي عشر، وكانت الخطة 40 أسبوعًا. وكانت أربع شقق قد حُجزت قبل لقاء المنحدر. وكان خمسة من المشترين يسكنون على بُعد ميل أو أقلّ، وأحدهم ممّن كتبوا ضدّ المبنى. وبلغت المعاينات 64 معاينة كلّفت 4,480 جنيهًا للطباعة والكراسيّ والشاي، أي 70 جنيهًا للواحدة من غير أتعابنا. وفي الأسبوع الرابع عشر نُصب سياج الموقع الخشبي مطبوعًا عليه شكر لأهل الشارع.",
      "والحجز ليس بيعًا بعد. فحتى الأسبوع الرابع عشر كان سبعة من المشترين قد وقّعوا عقودهم، وبقي اثنان عند المحامين. وأُعجبت بالشقق أسرتان من المتقاعدين، ثم عدلتا عنها بسبب الانحدار. وفي 21 مارس وقفنا في الموقع ومعنا ساعة، فتأخّرت الشمس عن الموعد المحسوب ثلاث دقائق عند الشقة التاسعة وستّ دقائق عند الأولى.",
    ].join("\n\n"),
    testimonial: "رصدتُ ميزانية لمركز مبيعات، فأعطوني خريطة وإبريق شاي وتسعة مشترين.",
    testimonialAuthor: "روث بنهالو",
    testimonialPosition: "مؤسِّسة كيسترل رو",
    keyTakeaways: [
      "البدء بأقرب الأبواب لأنها أقلّ تكلفة، ولو اعترض أصحابها",
      "البدء برسم أصعب ما في الموقع",
      "ذكر التاريخ مع كل موعد للشمس",
    ],
    projectDuration: "14 أسبوعًا",
    teamSize: "4 أشخاص",
  },
};
