import { bullets, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const ramadan: PostSource = {
  slug: "ramadan-campaigns-start-in-the-brief",
  title: "Ramadan advertising starts with the brief",
  excerpt:
    "Three questions that turn “something for Ramadan” into a campaign or a greeting, a gym’s hour-by-hour table, and an Eid message that reached Oman a day early.",
  category: "Advertising",
  publishedDate: "2026-10-02T06:00:00Z",
  author: "Sara Whitlock",
  tags: ["Gulf", "Arabic type"],
  isPopular: true,
  cover: { kind: "orbit", seed: 19, ground: "inverse" },
  body: [
    p(
      "The request comes about ten weeks before the month: something for Ramadan, with a date and a budget. Last season there were seven. Four of them wanted a lantern, and five didn’t say what would be different for customers. We sent those five back with three questions. Two became a greeting in the end and cost a tenth of the budget.",
    ),
    h2("What changes for your customers?"),
    p(
      "Hours change first. Under the UAE’s labour regulations a private company’s working day is two hours shorter in Ramadan. The evening starts at sunset, and sunset moves. In 2025 it went from 18:21 to 18:34 in Dubai between the first day and the last, and in London from 17:39 to 18:27. A message timed for 18:30 every day came nine minutes after sunset at the beginning in Dubai, and four minutes before it at the end, when people are sitting at the table, waiting. We take each day’s times from the local authority’s calendar, which adds two or three minutes.",
    ),
    p(
      "So the brief gets a table with a row for each hour, filled in by someone who works at the counter. Here’s part of one, from a gym in Sharjah, with the number of members in the gym in an ordinary week and in Ramadan:",
    ),
    ...bullets(
      "Noon to 15:00: 18 and 4.",
      "17:00 to sunset: 55 and 21. They train shortly before they eat and drink.",
      "The hour after sunset: 61 and none.",
      "21:30 to 00:30, after the night prayer: 12 and 74.",
    ),
    p(
      "The last row didn’t need an ad to fill it. It was full, and the gym’s two trainers went home at ten. The budget went into shifts, a women’s hour at half past ten, and one post with the new times.",
    ),
    h2("What will you do differently?"),
    p(
      "If there’s an answer, it’s usually the ad. A kitchen delivers before sunset and says until when. A clinic moves its last appointments from eight to half past eleven. An insurer lets people start a form while they’re fasting and finish it a week later. For the kitchen, this was the whole ad:",
    ),
    quote(
      "Order by two and it’s at your door between 16:45\u00a0and\u00a017:45. Order after two and it comes the next day.",
    ),
    p(
      "Where nothing changes, we suggest a greeting: one sentence, one picture, no media budget. A promise to give a meal for every order needs more care than either. Under Federal Law No.\u00a03 of 2021 only licensed bodies may collect donations in the UAE, so you make an offer like that together with one of them, and a lawyer sees it first. Ten weeks are barely enough for that.",
    ),
    h2("Which language does it start in?"),
    p(
      "For this month we write the Arabic first, with its own picture and length, and the English follows. One word shows why. In the Gulf, «فطور» is the meal at sunset in Ramadan, and breakfast in the other eleven months. A hotel’s English headline promised breakfast until half past ten. Its Arabic used «فطور», ran for four days at the beginning of the month, and brought a flood of calls asking for a table at sunset.",
    ),
    ...bullets(
      "An invitation such as «أفطر معنا» is an imperative addressed to one man. «مائدتك قبل المغرب» leaves no one out.",
      "Many readers don’t fast: the sick, travellers, pregnant women, children, and people of other faiths. A sentence with *we all* leaves them out.",
      "We leave prayers and blessings to the people whose words they are. Some readers have strong views on «رمضان مبارك» versus «رمضان كريم». We write the first, because no one has objected to it.",
      "We schedule pictures of food for after sunset, which has to be set by hand each week.",
      "The last ten nights have their own plan. From the twentieth evening on we send nothing that sells, and we come back with the opening hours for Eid.",
    ),
    h2("Two dates for everything"),
    p(
      "The month begins and ends with a sighting of the moon. It’s announced in the evening for the following day, and each country makes its own announcement. In 2023 Eid was on Friday, 21\u00a0April in the Emirates and on Saturday, 22\u00a0April in Oman. Our plan had a single date for both. The Eid message reached 3,100 customers in Oman on a day when they were still fasting, and 44 of them wrote back.",
    ),
    p("Since then our Ramadan plan has had three columns."),
    ...numbers(
      "The number of the night, from 1 to 30, instead of a calendar date.",
      "Both possible dates, for each country.",
      "The name of the colleague on duty both evenings, who releases what’s scheduled. The announcement usually comes between seven and nine, so both versions have to be ready by six.",
    ),
    h2("Still a guess"),
    p(
      "Comparisons are weak. The month comes ten or eleven days earlier each year, so last year’s calendar weeks say nothing about it. We compare night with night, and a shop that’s three years old has three Ramadans to compare. The hour table is a guess for the first three days, before people find their rhythm. In Sharjah it was wrong for the hour before sunset. Twice as many came as we’d expected, and the gym moved a class on the fourth day.",
    ),
    p(
      "And sometimes the client sees the answers and still wants the lantern. We advised against it twice last season and drew it once, for a bakery whose customers have been asking for its lantern biscuits for years. *The clients and their figures are examples. The dates, the sunsets and the laws aren’t.*",
    ),
  ],
  ar: {
    title: "إعلانات رمضان تبدأ من موجز الحملة لا من التقويم",
    excerpt:
      "ثلاثة أسئلة يصير بها «شيء لرمضان» حملةً أو تهنئة، وجدول ساعات من صالة رياضية، ورسالة عيد وصلت إلى عُمان قبل العيد بيوم.",
    author: "سارة ويتلوك",
    body: [
      p(
        "يصل الطلب قبل الشهر بنحو عشرة أسابيع: «نريد شيئًا لرمضان»، ومعه موعد وميزانية. وفي الموسم الماضي كان مع أربعة طلبات من سبعة فانوس. وخمسة من السبعة لم تذكر ما الذي سيختلف على العميل، فأعدناها إلى أصحابها ومعها ثلاثة أسئلة. وانتهى اثنان منها إلى تهنئة لم تكلّف إلا عُشر المبلغ المرصود.",
      ),
      h2("ما الذي يتغيّر على عملائك؟"),
      p(
        "أول ما يتغيّر الساعات. فأنظمة العمل في دولة الإمارات تنقص يوم العمل في القطاع الخاص ساعتين في رمضان. والمساء يبدأ بالغروب، والغروب ينتقل: كان في عام\u00a02025 في دبي عند 6:21\u00a0مساءً في أول يوم وعند 6:34 في آخر يوم، وفي لندن عند 5:39 ثم 6:27. فالرسالة المضبوطة على 6:30 كل يوم وصلت في دبي بعد الغروب بتسع دقائق في أول الشهر، وقبله بأربع دقائق في آخره، والناس حول المائدة ينتظرون. ونأخذ مواعيد كل يوم من تقويم الجهة المحلية، وهو يزيد على الغروب دقيقتين أو ثلاثًا.",
      ),
      p(
        "لذلك يدخل في موجز الحملة جدول بالساعات يملؤه من يقف أمام الزبائن. وهذا جزء من جدول لصالة رياضية في الشارقة، فيه عدد الأعضاء في أسبوع عادي ثم في رمضان:",
      ),
      ...bullets(
        "من الظهر إلى الثالثة: 18 عضوًا، ثم 4 أعضاء.",
        "من الخامسة إلى الغروب: 55 عضوًا، ثم 21 عضوًا يتمرّنون قبيل الإفطار.",
        "الساعة التي تلي الغروب: 61 عضوًا، ثم لا أحد.",
        "من 9:30\u00a0مساءً إلى 12:30\u00a0بعد منتصف الليل، أي بعد التراويح: 12 عضوًا، ثم 74 عضوًا.",
      ),
      p(
        "لم يكن السطر الأخير يحتاج إلى إعلان يملؤه. كان ممتلئًا، وليس في الصالة بعد العاشرة مدرّب. فذهبت الميزانية إلى المناوبات وإلى ساعة للنساء في العاشرة والنصف، وإلى منشور واحد فيه المواعيد الجديدة.",
      ),
      h2("ما الذي ستغيّره الشركة في عملها؟"),
      p(
        "إن كان لهذا السؤال جواب فهو الإعلان نفسه في الغالب: مطبخ يوصل قبل الغروب ويذكر آخر وقت، وعيادة تنقل آخر مواعيدها من الثامنة إلى الحادية عشرة والنصف، وشركة تأمين تتيح إكمال نموذج بُدئ في الصيام بعد أسبوع. وكان نص إعلان المطبخ كله:",
      ),
      quote(
        "طلبات ما قبل الثانية ظهرًا تصل بين 4:45\u00a0و5:45\u00a0مساءً، وما بعدها في اليوم التالي.",
      ),
      p(
        "وحيث لا يتغيّر شيء نقترح التهنئة: جملة وصورة بلا إنفاق إعلاني. أما الوعد بوجبة عن كل طلب فيحتاج إلى عناية أكبر، لأن القانون الاتحادي رقم\u00a03 لسنة\u00a02021 يقصر جمع التبرعات في دولة الإمارات على جهات مرخّصة. فيُقدَّم عرض كهذا مع إحداها، ويراه محامٍ قبل نشره، ولا تكاد الأسابيع العشرة تكفي لذلك.",
      ),
      h2("بأي لغة وُلدت الفكرة؟"),
      p(
        "في هذا الشهر نكتب العربية أولًا، ولها صورتها وطولها، ثم تأتي الإنجليزية. وتكفي كلمة واحدة لبيان السبب: «الفطور» في رمضان عند أهل الخليج وجبة الغروب، وفي سائر الشهور وجبة الصباح. أعلن فندق بالإنجليزية عن فطور الصباح حتى العاشرة والنصف، وتُرجم الإعلان بكلمة «الفطور» وظهر أربعة أيام في أول الشهر، فانهالت اتصالات من يسألون عن طاولة عند المغرب.",
      ),
      ...bullets(
        "عبارة مثل «أفطر معنا» أمر لرجل واحد، أما «مائدتك قبل المغرب» فتسع الجميع.",
        "كثير من القرّاء لا يصومون: المرضى والمسافرون والحوامل والأطفال وأتباع الديانات الأخرى. وكل جملة فيها «كلنا» تخطئ في حقّهم.",
        "الأدعية لأهلها. وللناس آراء قوية بين «رمضان مبارك» و«رمضان كريم»، ونكتب الأولى إذ لم نسمع اعتراضًا عليها.",
        "صور الطعام تظهر من الغروب فصاعدًا، ويُضبط ذلك يدويًّا كل أسبوع.",
        "للعشر الأواخر خطة مستقلّة: لا نرسل فيها إعلانًا ابتداءً من مساء اليوم العشرين، ثم نعود بمواعيد العيد.",
      ),
      h2("موعد احتياطي لكل شيء"),
      p(
        "يبدأ الشهر وينتهي برؤية الهلال، ويُعلن ذلك مساءً لليوم التالي، ولكل دولة إعلانها. ففي عام\u00a02023 كان العيد في الإمارات يوم الجمعة 21\u00a0أبريل، وفي عُمان يوم السبت 22\u00a0أبريل. وكان في خطتنا موعد واحد للدولتين، فوصلت رسالة العيد إلى 3,100 عميل في عُمان وهم صائمون، وردّ علينا منهم 44 عميلًا.",
      ),
      p("ومنذ ذلك العيد صارت في خطة الشهر ثلاثة أعمدة."),
      ...numbers(
        "رقم الليلة من 1 إلى 30 بدلًا من التاريخ الميلادي.",
        "التاريخان المحتملان في كل دولة.",
        "اسم المناوب في مساءَي الإعلان، وهو الذي يطلق ما سبقت جدولته. ويأتي الإعلان غالبًا بين السابعة والتاسعة مساءً، فلا بدّ أن تكون الصيغتان جاهزتين في السادسة.",
      ),
      h2("أين تقصر هذه الطريقة"),
      p(
        "المقارنة ضعيفة. فالشهر يتقدّم كل عام عشرة أيام أو أحد عشر يومًا، فلا تصلح للمقارنة أسابيع التقويم نفسها من العام الماضي. لذلك نقارن ليلة بليلة، والمتجر الذي عمره ثلاث سنوات لم تمرّ عليه إلا ثلاثة مواسم. وجدول الساعات تخمين في الأيام الثلاثة الأولى، قبل أن يستقرّ الناس على إيقاع. وقد أخطأ جدول الشارقة في الساعة التي تسبق الغروب، فجاء من المتمرّنين ضعف ما توقّعناه، ونقلت الصالة إحدى حصصها في اليوم الرابع.",
      ),
      p(
        "وقد يقرأ العميل الأجوبة ويظلّ يريد الفانوس. قلنا رأينا مرتين في الموسم الماضي، ورسمناه مرة، لمخبز يسأله زبائنه كل عام عن بسكويت على شكل فانوس. *العملاء وأرقامهم أمثلة، أما التواريخ ومواعيد الغروب والقوانين فليست كذلك.*",
      ),
    ],
  },
};
