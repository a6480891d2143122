import { marsaLinesCharts } from "../charts/marsa-lines.ts";
import { quayTimetable } from "../evidence/quay-timetable.ts";
import type { CaseSource } from "../types.ts";

export const marsaLines: CaseSource = {
  slug: "marsa-lines",
  createdAt: "2026-03-17T08:00:00Z",
  isFeatured: true,
  hasApp: true,
  cover: { kind: "network", seed: 9, ground: "theme" },
  evidence: {
    kind: "quayTimetable",
    promise: "Timetable, logo and booking",
    label:
      "A departure board: hours in the middle, names in English and Arabic at the edges, crossings drawn to both sides.",
    details: [
      {
        view: "boardArabic",
        caption: "The crossing is drawn to both sides, so neither name comes first.",
        ar: { caption: "يمتدّ خط العبور إلى الجهتين، فلا يتقدّم اسم على اسم." },
      },
      {
        view: "posterColumn",
        caption: "Time runs down the poster, the one direction both scripts share.",
        ar: { caption: "يجري الوقت من أعلى إلى أسفل، وهو الاتجاه الذي تشترك فيه الكتابتان." },
      },
      {
        view: "phoneOther",
        caption: "The phone in Arabic: line and button change sides, the times do not.",
        ar: {
          caption: "الهاتف بالإنجليزية: ينتقل الخط والزر إلى الجهة الأخرى، وتبقى الأوقات كما هي.",
        },
      },
      {
        view: "mark",
        caption: "One boat, there and back twice.",
        ar: { caption: "عبّارة واحدة، ذهابًا وإيابًا مرّتين." },
      },
      {
        view: "poster",
        caption: "A whole day at one quay, as it’s pasted up at the gangway.",
        ar: { caption: "يومٌ كامل على رصيف واحد، كما يُلصق عند مدخل العبّارة." },
      },
    ],
    content: quayTimetable,
    ar: {
      promise: "جدول مواعيد وشعار وحجز",
      label:
        "لوحة مواعيد: الوقت في الوسط، والاسمان بالعربية والإنجليزية عند الحافتين، وخط العبور ممتدّ إلى الجهتين.",
    },
  },
  title: "Ferry times you can read from the quay",
  clientName: "Marsa Lines",
  industry: "Passenger transport",
  companySize: "120 people",
  location: "Abu Dhabi",
  services: ["Branding & Design", "Product Solutions", "Technology Development"],
  challenge: [
    "Marsa Lines asked us for a ferry timetable that passengers can read from the quay, in Arabic and English, for eleven routes and four operators.",
    "We spent the first three days at the ticket desk. It took about 640 calls a week, and half of them asked when the next boat leaves. The timetable was on the wall outside: a grid of small figures, reprinted every month because of the tide. Passengers looked at it for forty seconds on average, then turned round and asked.",
    "Then Inês Duarte laid a year of old sheets side by side. The tide had moved the times of only two routes, the ones that cross the sandbar at Sidra Creek. Buying a ticket online took nine taps, and the first one asked which operator you wanted.",
  ].join("\n\n"),
  objectives: [
    "One answer per stop, readable at ten metres",
    "One way of showing a departure, on paper, phone and quay",
    "Arabic and English at equal size",
  ],
  solution: [
    "Our first timetable, in week 5, had two columns, Arabic on the right and English on the left, each with its own times. We pinned it up at Fishermen’s Quay for six days and watched. People read one column, then checked it against the other, as if one of them might be a bad translation. A version with a colour for each route didn’t last either, because four of the eleven looked alike through sunglasses at noon.",
    "The final version has a single time in the middle, with the Arabic name at the right edge and the English name at the left. The crossing is drawn to both sides at one centimetre a minute, so Salt Island looks as far away as it is. The board is 2.4 metres wide, and the next departure is 18 centimetres high. Walking backwards with passengers and a tape measure, we found English legible at ten metres and Arabic, at the same point size, at eight and a half. Lina Haddad enlarged it until both became illegible at the same step.",
    "The trial screen, an LCD, turned black for anyone in polarised sunglasses, and every skipper wears them, so the final board is made of LED panels. Two operators objected that the board didn’t name them, so their names are now on the ticket.",
    "The poster is a train graph turned upright. The hours run down the page, a direction both scripts share. A boat that goes there and back twice draws an M, which became the logo.",
    "In week 12, 300 passengers tried booking on two routes. We’d mirrored everything in Arabic except the crossing, and 19 of them bought a ticket back to the quay they were on. Board, poster and phone now draw from one GTFS feed, with dated exceptions for the tide.",
  ].join("\n\n"),
  technologiesUsed: ["React", "TypeScript", "PostgreSQL", "GTFS", "Mapbox"],
  results: [
    "All eleven routes went live on a Sunday morning in week 18. From the booking database and the desk’s phone log we compared the five weeks before that day with the twenty-second week after it, five months on. Online bookings rose from 1,900 to 2,680 a week, 41% more. Calls fell from 640 to 270, 58% fewer. A ticket takes two taps once a card is saved, and more the first time. In week 13 after launch, about 200 bookings were lost while the Salt Island boat was out of the water for its hull survey.",
    "Passenger numbers grew by 6% over the same months, so most of the new bookings come from people who used to pay at the window. Calls about lost property haven’t fallen. The two tidal routes still need new posters every month, and a deckhand goes round to paste them up.",
  ].join("\n\n"),
  charts: marsaLinesCharts,
  metrics: [
    {
      value: "+41%",
      label: "online bookings",
      note: "online bookings, five months after the new timetable went up",
      before: 1900,
      after: 2680,
      unit: "a week",
      ar: {
        label: "في الحجوزات الإلكترونية",
        note: "زيادة في الحجوزات الإلكترونية بعد خمسة أشهر من بدء العمل بالجدول الجديد",
        unit: "أسبوعيًا",
      },
    },
    {
      value: "−58%",
      label: "calls to the desk",
      before: 640,
      after: 270,
      unit: "a week",
      ar: { label: "في الاتصالات بمكتب التذاكر", unit: "أسبوعيًا" },
    },
    {
      value: "2",
      label: "taps to a ticket",
      before: 9,
      after: 2,
      unit: "taps",
      ar: {
        value: "نقرتان",
        label: "حتى التذكرة",
        unit: "نقرات",
        beforeLabel: "9 نقرات",
        afterLabel: "نقرتان",
      },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "On the quay",
      description: "Three days of counting questions.",
      ar: { title: "على الرصيف", description: "ثلاثة أيام أمضيناها في عدّ الأسئلة." },
    },
    {
      week: 5,
      title: "First timetable",
      description: "Two columns, taken down after six days.",
      ar: { title: "أول جدول", description: "عمودان أزلناهما بعد ستة أيام." },
    },
    {
      week: 12,
      title: "Booking in test",
      description: "Two routes, 300 passengers, 19 wrong tickets.",
      ar: { title: "تجربة الحجز", description: "خطّان و300 راكب و19 تذكرة خاطئة." },
    },
    {
      week: 18,
      title: "All eleven routes",
      description: "Live on a Sunday morning.",
      ar: { title: "الخطوط الأحد عشر", description: "بدأ العمل بالجدول صباح يوم أحد." },
    },
  ],
  testimonial:
    "People have stopped asking us when the boat leaves. Now they ask where else it could go.",
  testimonialAuthor: "Huda Al Mansoori",
  testimonialPosition: "commercial director, Marsa Lines",
  keyTakeaways: [
    "Count the questions at the desk before drawing anything",
    "Test a sign from its real distance, and in sunglasses",
    "Set both scripts first, then choose the grid",
  ],
  station: "design",
  projectDuration: "18 weeks",
  teamSize: "6 people",
  completedDate: "2025-05-18",
  ar: {
    title: "جدول لمواعيد العبّارات يُقرأ من الرصيف",
    clientName: "مرسى لاينز",
    companySize: "120 موظفًا",
    challenge: [
      "طلبت منّا مرسى لاينز جدولًا لمواعيد عبّاراتها يقرؤه الراكب من الرصيف بالعربية والإنجليزية، ويجمع أحد عشر خطًّا يديرها أربعة مشغّلين.",
      "جلسنا في الأيام الثلاثة الأولى إلى جانب مكتب التذاكر نسجّل ما يسأل عنه الناس. كان المكتب يتلقّى نحو 640 اتصالًا في الأسبوع، ونصفها سؤال واحد: متى العبّارة التالية؟ وكان الجواب معلّقًا على الجدار في الخارج، في شبكة من الأرقام الصغيرة يُعاد طبعها كل شهر بسبب المدّ والجزر. وكان الراكب يقف أمامها أربعين ثانية في المتوسط، ثم يلتفت ويسأل.",
      "وحين فرشت إينيس دوارتي جداول عام كامل متجاورةً، تبيّن أن المدّ لا يغيّر إلا مواعيد خطّين يعبران الحاجز الرملي عند خور السدرة. أما الموقع الإلكتروني فكانت التذكرة فيه تحتاج إلى تسع نقرات، وأول ما يسأل عنه اسم المشغّل.",
    ].join("\n\n"),
    objectives: [
      "إجابة واحدة في كل محطة، تُقرأ من عشرة أمتار",
      "طريقة واحدة لعرض المواعيد على الورق والهاتف والرصيف",
      "العربية والإنجليزية بالحجم نفسه",
    ],
    solution: [
      "وضعنا في الأسبوع الخامس جدولًا أول من عمودين، العربية يمينًا والإنجليزية يسارًا، ولكل عمود مواعيده. ثبّتناه عند رصيف الصيادين ورحنا نراقب. كان الناس يقرؤون عمودًا ثم يقارنونه بالآخر، كأن أحدهما ترجمة قد تخطئ، فأزلناه بعد ستة أيام. ثم جرّبنا لونًا لكل خط، وعدلنا عنه حين وجدنا أن أربعة من الألوان الأحد عشر تتشابه وقت الظهيرة خلف النظارات الشمسية.",
      "ثم استقرّ الرأي على موعد واحد في الوسط، والاسم العربي عند الحافة اليمنى والاسم الإنجليزي عند اليسرى. وعلى جانبي الموعد خط طوله مدة العبور، سنتيمتر لكل دقيقة، فتبدو جزيرة الملح بعيدة كما هي في الواقع. يبلغ عرض اللوحة مترين و40 سنتيمترًا، وارتفاع أرقام الموعد التالي 18 سنتيمترًا. وابتعدنا عنها مع الركاب خطوة خطوة ومعنا شريط قياس. قُرئت الإنجليزية من عشرة أمتار، أما العربية بالحجم نفسه فلم تُقرأ إلا من ثمانية أمتار ونصف المتر. لذلك كبّرتها لينا حداد حتى تساوت الكتابتان في المسافة.",
      "وكانت شاشة التجربة من نوع LCD، وهي تبدو سوداء لمن يضع نظارات مستقطبة. وربابنة العبّارات جميعًا يضعونها، فصارت اللوحة النهائية من وحدات LED. واعترض مشغّلان على غياب اسميهما عنها، فنقلنا اسم المشغّل إلى التذكرة.",
      "أما الملصق فمخطط كالذي تُرسم به حركة القطارات، لكنه رأسي: المحطات عرضًا والساعات من أعلى إلى أسفل، وهو الاتجاه الذي تشترك فيه الكتابتان. وإذا ذهبت العبّارة وعادت مرتين رسمت عليه حرف M، فأخذنا منه الشعار.",
      "وفي الأسبوع الثاني عشر جرّب 300 راكب الحجز على خطّين. كنا قد عكسنا اتجاه كل شيء في النسخة العربية إلا خط العبور، فاشترى 19 راكبًا تذكرة تعيدهم إلى الرصيف الذي يقفون عليه. وتأخذ اللوحة والملصق والهاتف مواعيدها اليوم من ملف واحد بصيغة بيانات النقل العام (GTFS)، يُسجَّل فيه أثر المدّ استثناءاتٍ مؤرّخة للخطّين المتأثرين به.",
    ].join("\n\n"),
    results: [
      "بدأ العمل بالجدول على الخطوط الأحد عشر صباح يوم أحد في الأسبوع الثامن عشر. ورجعنا إلى قاعدة بيانات الحجز وسجلّ هاتف المكتب، وقارنّا الأسابيع الخمسة السابقة بالأسبوع الثاني والعشرين بعد البدء، أي بعد خمسة أشهر. ارتفعت الحجوزات الإلكترونية من 1,900 حجز في الأسبوع إلى 2,680 حجزًا، بزيادة نسبتها 41%. وانخفضت الاتصالات من 640 اتصالًا إلى 270 اتصالًا، أي بنسبة 58%. وصارت التذكرة تُشترى بنقرتين لمن حُفظت بطاقته، أما الشراء الأول فأطول. وفي الأسبوع الثالث عشر بعد البدء تراجعت الحجوزات بنحو 200 حجز، حين أُخرجت عبّارة جزيرة الملح من الماء لفحص هيكلها.",
      "وزاد عدد الركاب في المدة نفسها بنسبة 6%، فمعظم الحجوزات الجديدة لمن كانوا يدفعون عند شبّاك التذاكر. ولم تقلّ الاتصالات التي تسأل عن المفقودات، وما زال الخطّان المتأثران بالمدّ يحتاجان إلى ملصقات جديدة كل شهر، يدور بها أحد البحّارة على الأرصفة ومعه الغراء.",
    ].join("\n\n"),
    testimonial:
      "كان الناس يسألوننا متى تنطلق العبّارة، واليوم يسألوننا إلى أين يمكن أن تأخذهم أيضًا.",
    testimonialAuthor: "هدى المنصوري",
    testimonialPosition: "المديرة التجارية في مرسى لاينز",
    keyTakeaways: [
      "عدّ الأسئلة عند مكتب التذاكر قبل رسم أي شيء",
      "تجربة اللوحة من مسافتها الحقيقية، وبالنظارات الشمسية",
      "ضبط الحرفين العربي واللاتيني أولًا، ثم اختيار شبكة التصميم",
    ],
    projectDuration: "18 أسبوعًا",
    teamSize: "6 أشخاص",
  },
};
