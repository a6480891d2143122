import { fenwaterMuseumCharts } from "../charts/fenwater-museum.ts";
import { audioGuide } from "../evidence/audio-guide.ts";
import type { CaseSource } from "../types.ts";

export const fenwaterMuseum: CaseSource = {
  slug: "fenwater-museum",
  createdAt: "2025-07-08T08:00:00Z",
  hasApp: true,
  cover: { kind: "maze", seed: 28, ground: "inverse" },
  evidence: {
    kind: "audioGuide",
    promise: "Audio guide app",
    label:
      "Ninety seconds of speech in Room 14 of Fenwater Museum drawn as strokes, and after them a straight line for the silence.",
    details: [
      {
        view: "words",
        caption: "The strokes follow the words and pause at the full stop.",
        ar: { caption: "ترتفع الخطوط المرسومة مع الكلمات، وتهدأ عند النقطة." },
      },
      {
        view: "silence",
        caption: "After ninety seconds only a straight line is left.",
        ar: { caption: "بعد تسعين ثانية لا يبقى من الرسم إلا خط مستقيم." },
      },
      {
        view: "phoneOther",
        caption: "The phone in Arabic: the guide ends on other words.",
        ar: { caption: "الهاتف بالإنجليزية، وللدليل فيه خاتمة أخرى." },
      },
      {
        view: "mark",
        caption: "A doorway, and a visitor in it.",
        ar: { caption: "باب قاعة، وفيه زائر." },
      },
    ],
    content: audioGuide,
    ar: {
      promise: "تطبيق دليل صوتي",
      label:
        "تسعون ثانية من الكلام في القاعة 14 من متحف فنووتر، مرسومة خطوطًا متفاوتة الارتفاع، يليها خط مستقيم يمثّل الصمت.",
    },
  },
  title: "An audio guide that falls silent",
  clientName: "Fenwater Museum",
  industry: "Culture",
  companySize: "70 people",
  location: "London",
  services: ["Product Solutions", "Technology Development", "Branding & Design"],
  challenge: [
    "Fenwater Museum in London asked us for an audio guide that keeps visitors’ eyes on the pictures, and that blind visitors can use on their own. Its rented handset played a film for each painting, four minutes long on average, on a screen the size of a playing card. In Room 14 we watched 212 visitors with handsets for two days, stopwatch in hand. On average they looked at the screen for 74 seconds and at the painting for 31.",
    "Of the visitors who started, 22% reached the last stop. On Saturdays the queue for a handset took fourteen minutes, and people who gave up went in without one. Blind visitors were offered a leaflet in large print.",
  ].join("\n\n"),
  objectives: [
    "Ninety seconds for a room, then silence",
    "The same guide for sighted and blind visitors",
    "No headset, no counter, no queue",
  ],
  solution: [
    "In week 1 all eight of us walked through the forty rooms with our eyes closed, each on a museum attendant’s arm. In every room we asked the same questions in the same order: which way we were facing, how large the room was, what was within reach and what hung in front of us. Painter and date, the beginning of the old commentary, came last.",
    "By week 7 we’d recorded every room twice. The first recordings averaged two minutes forty, and the five blind testers, who were paid, lost the picture halfway. The second set keeps to ninety seconds, about 210 words in English and 150 in Arabic. The curator of paintings objected that the painters’ names were missing, then stayed and wrote the opening of Room 14: “You are facing north. The light on your left hand is real, the light on the table is four centuries old.” At a late opening in March an attendant pointed at the dark window, so there’s another opening for after sunset.",
    "Bluetooth goes through partition walls, and at first the guide introduced Room 15 to people in Room 14. It now waits until a phone has picked up two beacons of the same room and kept still for four seconds. We also built a map and removed it, because everyone walked with their eyes on it. Visitors name three things they like, and the voice leads them there by the shortest way, fifteen rooms on average.",
    "The sound comes from the earpiece, as in a phone call, so nobody borrows a headset, and the screen is against an ear. Deaf visitors read the same words. At 1:30 the guide says “Please put me away.” and is silent until the next room. To our Arabic testers that sounded like a complaint, so their guide ends with “And now, only the picture.”",
  ].join("\n\n"),
  technologiesUsed: ["Web Audio", "Bluetooth LE", "React Native", "WCAG 2.2"],
  results: [
    "The guide opened to every visitor in week 20, in June 2024. For three weeks attendants handed numbered cards to 600 visitors at the first room and took them back at the last. The average time in the rooms was 58 minutes, against 46 in the same count in February. According to the beacons, 75% finish the route they chose. The old figure of 22% isn’t quite comparable, since the old tour was longer. Nineteen blind visitors came without a companion, and seven have come back.",
    "Most visitors who give up do so on the stairs between Rooms 22 and 23, where the lift still doesn’t announce its floors. One visitor in nine has no phone or a flat battery. The museum lends twenty phones from the cloakroom, and on Saturdays there’s a short queue again.",
  ].join("\n\n"),
  charts: fenwaterMuseumCharts,
  metrics: [
    {
      value: "+26%",
      label: "time in the rooms",
      before: 46,
      after: 58,
      unit: "minutes",
      ar: { label: "في الوقت داخل القاعات", unit: "دقيقة" },
    },
    {
      value: "3/4",
      label: "of visitors finish the guide",
      before: 22,
      after: 75,
      beforeLabel: "22%",
      afterLabel: "75%",
      ar: { label: "من الزوّار يكملون جولتهم", beforeLabel: "22%", afterLabel: "75%" },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "Eyes closed",
      description: "The whole team, all forty rooms.",
      ar: { title: "بعيون مغمضة", description: "الفريق كله، في القاعات الأربعين." },
    },
    {
      week: 7,
      title: "Ninety seconds",
      description: "Forty rooms, recorded twice.",
      ar: { title: "تسعون ثانية", description: "أربعون قاعة سجّلناها مرتين." },
    },
    {
      week: 20,
      title: "Put it away",
      description: "Open to every visitor.",
      ar: { title: "الدليل في الجيب", description: "متاح لكل الزوّار." },
    },
  ],
  testimonial:
    "In Room 14 I watched a whole school class put their phones in their pockets. I’d given up asking for that years ago.",
  testimonialAuthor: "Dr Imogen Vale",
  testimonialPosition: "head of learning, Fenwater Museum",
  keyTakeaways: [
    "Write the description for people who can’t see the picture, then test it on people who can",
    "Decide how long a guide may speak before writing what it says",
  ],
  station: "thought",
  projectDuration: "20 weeks",
  teamSize: "8 people",
  completedDate: "2024-06-15",
  ar: {
    title: "دليل صوتي يعرف متى يصمت",
    clientName: "متحف فنووتر",
    companySize: "70 موظفًا",
    challenge: [
      "طلب منّا متحف فنووتر في لندن دليلًا صوتيًا يُبقي عيون الزوّار على اللوحات، ويستطيع المكفوفون استعماله وحدهم. كان الجهاز المستأجر يعرض لكل لوحة فيلمًا مدته 4 دقائق في المتوسط، على شاشة بحجم ورقة اللعب. وقفنا يومين في القاعة 14 ومعنا ساعات توقيت، وراقبنا 212 زائرًا يحملون الجهاز، فوجدنا أنهم ينظرون في المتوسط 74 ثانية إلى الشاشة و31 ثانية إلى اللوحة.",
      "ومن كل 100 زائر بدؤوا الجولة لم يبلغ محطتها الأخيرة إلا 22 زائرًا. وكان انتظار الأجهزة أيام السبت يستغرق 14 دقيقة، ومن ملّ الانتظار دخل بلا جهاز. أما المكفوفون فلم يكن لهم سوى نشرة مطبوعة بحروف كبيرة.",
    ].join("\n\n"),
    objectives: [
      "تسعون ثانية لكل قاعة، ثم صمت",
      "الدليل نفسه لمن يبصر ولمن لا يبصر",
      "بلا سمّاعات ولا مكتب تسليم ولا طابور",
    ],
    solution: [
      "في الأسبوع الأول مشينا نحن الثمانية في القاعات الأربعين بعيون مغمضة، وكل منّا ممسك بذراع أحد مراقبي القاعات. وجاءت أسئلتنا بالترتيب نفسه في كل قاعة: إلى أي جهة نقف؟ وما سعة القاعة؟ وما الذي تصل إليه أيدينا؟ وما المعلّق أمامنا؟ أما اسم الرسّام وتاريخ اللوحة فكانا آخر ما سألنا عنه، وبهما كان التعليق القديم يبدأ.",
      "وفي الأسبوع السابع كنا قد سجّلنا القاعات كلها مرتين. كان متوسط مدة التسجيل في المرة الأولى دقيقتين و40 ثانية، فلم يستطع المكفوفون الخمسة الذين جرّبوا الدليل معنا بأجر أن يتابعوا اللوحة بعد منتصفه. فجعلنا الحدّ 90 ثانية، أي نحو 210 كلمات بالإنجليزية و150 كلمة بالعربية. واعترضت أمينة اللوحات على غياب أسماء الرسّامين، ثم بقيت معنا وكتبت مطلع القاعة 14: «أمامك الشمال. الضوء عن يسارك حقيقي، أما الضوء على الطاولة فعمره أربعة قرون.» وفي أمسية من أمسيات مارس أشار أحد المراقبين إلى نافذة مظلمة، فصار للقاعة مطلع ثانٍ لما بعد الغروب.",
      "كانت إشارة البلوتوث تعبر الجدران الخفيفة، حتى إن الدليل كان في البداية يقدّم القاعة 15 لمن يقف في القاعة 14. وهو اليوم ينتظر حتى يلتقط الهاتف إشارتين من القاعة نفسها ويثبت في مكانه 4 ثوانٍ. وصنعنا خريطة ثم حذفناها، لأن الجميع كانوا يمشون وعيونهم عليها. ويكفي اليوم أن يذكر الزائر ثلاثة أشياء يحبّها حتى يقوده الصوت إليها من أقصر طريق، وهو في المتوسط 15 قاعة.",
      "يخرج الصوت من سمّاعة المكالمات في الهاتف، فلا سمّاعات تُعار، والشاشة ملاصقة للأذن. ويقرأ الصمّ النص نفسه. وبعد دقيقة ونصف الدقيقة يطلب الدليل الإنجليزي من الزائر أن يضع الهاتف جانبًا، ثم يصمت حتى القاعة التالية. أما من جرّبوا الدليل بالعربية فسمعوا في هذا الطلب تذمّرًا، فاخترنا له خاتمة أخرى: «والآن، اللوحة وحدها.»",
    ].join("\n\n"),
    results: [
      "أُتيح الدليل لكل الزوّار في الأسبوع العشرين، في يونيو 2024. وعلى مدى ثلاثة أسابيع سلّم المراقبون بطاقات مرقّمة إلى 600 زائر عند القاعة الأولى واستعادوها عند الأخيرة، فكان متوسط الوقت في القاعات 58 دقيقة، مقابل 46 دقيقة في فبراير بالطريقة نفسها. وتدلّ إشارات البلوتوث على أن 75 زائرًا من كل 100 يكملون الطريق الذي اختاروه. والمقارنة بالرقم القديم، وهو 22، ليست دقيقة تمامًا، لأن الجولة القديمة كانت أطول. وجاء 19 زائرًا كفيفًا بلا مرافق، ثم عاد 7 منهم مرة أخرى.",
      "ومعظم من يتركون الدليل يتركونه على الدرج بين القاعتين 22 و23، وما زال المصعد هناك لا يعلن الطوابق. ويأتي زائر من كل تسعة بلا هاتف أو بهاتف فرغت بطاريته، فصار المتحف يعير 20 هاتفًا من غرفة الأمانات، وعاد إليها طابور قصير أيام السبت.",
    ].join("\n\n"),
    testimonial:
      "رأيت في القاعة 14 صفًّا مدرسيًا كاملًا يعيد هواتفه إلى الجيوب، وكنت قد كففت عن طلب ذلك منذ سنوات.",
    testimonialAuthor: "د. إيموجن فال",
    testimonialPosition: "رئيسة قسم التعلّم في متحف فنووتر",
    keyTakeaways: [
      "كتابة الوصف لمن لا يرى اللوحة، ثم تجربته مع من يراها",
      "تحديد مدة الكلام قبل كتابته",
    ],
    projectDuration: "20 أسبوعًا",
    teamSize: "8 أشخاص",
  },
};
