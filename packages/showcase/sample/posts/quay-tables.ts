import { diagram, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const tables: PostSource = {
  slug: "what-a-quay-taught-us-about-tables",
  title: "Timetable design: what a quay taught us about tables",
  excerpt:
    "A timetable is read standing up, in the sun, with a bag in one hand. Five rules for designing tables from our work for a ferry line, and where each one failed.",
  category: "Design",
  publishedDate: "2026-09-11T06:00:00Z",
  author: "Lina Haddad",
  tags: ["Accessibility", "Identity"],
  cover: { kind: "contour", seed: 44, ground: "theme" },
  body: [
    p(
      "At Marsa Lines the average passenger studied the old timetable for forty seconds, gave up and asked at the ticket desk. We sat there for three days and timed it. People ran a finger along the top to the route and down to the hour, then lost the row when they looked at their watch. The desk also took some 640 calls a week, half of them with the same question: when’s the next boat?",
    ),
    p(
      "Every departure was on that sheet, eleven routes across and the hours of the day down, in grey figures three millimetres high. It was drawn up for the four operators, who want to see a whole day and the gaps in it. A passenger needs a single cell.",
    ),
    diagram(
      "timetable",
      "Five rows of lines. The first is faint; the second is thick and leads to a diamond; the rest are thin.",
      "The next boat, large, with the length of its crossing. The one above it is casting off, and its row goes when the skipper reports it.",
    ),
    h2("Five rules and what they cost"),
    ...numbers(
      "**The answer comes first.** The board is 2.4\u00a0metres across, and its next departure 18\u00a0centimetres tall. That doesn’t help anyone planning for Sunday, so the whole day hangs next to it as a poster, with the hours running down.",
      "**Rows follow the question.** Passengers ask when, and the board is sorted by time. A skipper asks what his boat’s doing today and gets another table, sorted by boat, from the same data.",
      "**Departed boats disappear.** On the trial screen a departure vanished at its scheduled minute. On the second day the Salt Island boat was twelve minutes late, and its row had gone while people were still queuing for it. Now a row goes when the skipper reports that the boat has left.",
      "**Figures line up.** Hours have two digits, 07:40 above 11:05, and all digits have the same width (`font-variant-numeric: tabular-nums`). In our first proof the font had no figures of equal width, so the setting did nothing and a column of elevens looked indented.",
      "**Space instead of lines.** We took out twelve vertical lines and left a gap as wide as two figures. On the full timetable, which people print at home, that was too little, and the eye slipped into the wrong row. It now has a hairline after every fifth row.",
    ),
    h2("One time for two languages"),
    p(
      "In our own first timetable each language had its own column, times included. It hung at Fishermen’s Quay in week 5. People read one column, then checked it against the other.",
    ),
    quote("Which of the two is right?"),
    p(
      "Both were, as we told the man who asked, and after six days we took it down. On the board the time now appears once, halfway between the Arabic name on the right and the English one on the left. The crossing runs out from it both ways, a centimetre for each minute.",
    ),
    p(
      "On a phone each language has its own table, and the order of the columns mirrors: the time is on the side where reading begins, and the crossing runs away from it. The figures stay, since 07:40 is read from left to right in both. In the first booking trial we’d mirrored everything except the crossing. Of 300 passengers, 19 paid for a crossing that would have brought them back to where they were standing, because in Arabic the drawing led from there to here.",
    ),
    h2("Ten metres, with sunglasses"),
    p(
      "We moved passengers further and further from the board, along a tape measure. They could read the English names at ten metres. The Arabic ones, at the same point size, failed at eight and a half, because the dots of neighbouring letters run together first. Dividing 10 by 8.5 gives 18% more. I enlarged them little by little until both scripts failed at the same distance, and that took 20%.",
    ),
    p(
      "The sun found two more faults. The trial screen was an LCD, which looks black through polarised sunglasses, and every skipper wears them. We ordered LED panels instead. We’d already dropped a colour for each route: at noon, through dark lenses, four of the eleven looked alike. Two operators missed their names on the board, so we printed them on the ticket.",
    ),
    p(
      "For tables on a screen we have a cheaper test. We zoom the browser out to 25% and ask a colleague to find the one row that matters. Of nine tables in our own three products, three failed.",
    ),
    h2("Heard, with the screen off"),
    p(
      "A table that’s quick for the eye can be slow for the ear. Arjan Seth went through ours with a screen reader and needed 23 key presses to reach the next boat, because the table began with five columns of headings and the morning’s departures. Now there’s a sentence above it that says *next boat 14:20, Salt Island, 25\u00a0minutes*. The times are row headers, `th scope=row`, so that each cell is announced with its time. A `caption` names the quay.",
    ),
    p(
      "We also tried announcing each new departure through a live region. It interrupted him in the middle of paying, so we took it out. The sentence changes silently, and one key press reads it out.",
    ),
    h2("What changed, and what didn’t"),
    p(
      "Five months on, the desk took 270 calls a week instead of 640. As many as before are about lost property. The times of the two routes that cross the sandbar still move with the tide, so every month a deckhand pastes up new posters.",
    ),
    p(
      "The rules also assume that there’s one question. Since then we’ve designed a table that compares three freight tariffs. It has no next row, every reader begins in a different column, and the first two rules were no use. We went back to watching people and counting. *The quay and its boats belong to a sample project.*",
    ),
  ],
  ar: {
    title: "ما تعلّمناه عن الجداول على رصيف العبّارات",
    excerpt:
      "يُقرأ جدول المواعيد وقوفًا، تحت الشمس، وفي اليد حقيبة. خمس قواعد للجداول خرجنا بها من عملنا لشركة عبّارات، وأين أخفقت كل واحدة منها.",
    author: "لينا حداد",
    body: [
      p(
        "كان راكب مرسى لاينز يقف أمام الجدول القديم أربعين ثانية في المتوسط، ثم يلتفت ويسأل. قسنا ذلك ثلاثة أيام من مكاننا إلى جانب مكتب التذاكر. يمرّ إصبعه على أعلى الجدول حتى الخط، ثم ينزل إلى الساعة، فإذا نظر إلى ساعته ضاع منه السطر. وكان المكتب يتلقّى نحو 640 اتصالًا في الأسبوع، ونصفها سؤال واحد عن موعد العبّارة التالية.",
      ),
      p(
        "لم يكن ينقص تلك الورقة موعد: أحد عشر خطًّا عرضًا وساعات اليوم طولًا، بأرقام رمادية ارتفاعها ثلاثة مليمترات. وقد وُضعت للمشغّلين الأربعة، وهم يريدون أن يروا اليوم كله وما فيه من فراغ. أما الراكب فتكفيه خانة.",
      ),
      diagram(
        "timetable",
        "خمسة صفوف من الخطوط: الأول باهت، والثاني عريض ينتهي بمعيّن، والباقي نحيل.",
        "العبّارة التالية بحجم كبير ومعها طول عبورها، وفوقها عبّارة تغادر الآن، ويُرفع سطرها حين يبلّغ الربّان.",
      ),
      h2("خمس قواعد، وكلفة كل منها"),
      ...numbers(
        "**الجواب أولًا.** عرض اللوحة متران و40\u00a0سنتيمترًا، وارتفاع موعد العبّارة التالية عليها 18\u00a0سنتيمترًا. ولا ينفع ذلك من يخطّط ليوم الأحد، فعلّقنا إلى جانبها ملصقًا لليوم كله تسير ساعاته نزولًا.",
        "**الترتيب بحسب السؤال.** يسأل الركاب عن الوقت، فاللوحة مرتّبة به. ويسأل الربّان عمّا تفعله عبّارته اليوم، وله جدول آخر من البيانات نفسها مرتّب بحسب العبّارات.",
        "**ما غادر يُرفع.** كان الموعد على شاشة التجربة يختفي في دقيقته. وفي اليوم الثاني تأخّرت عبّارة جزيرة الملح 12\u00a0دقيقة، فاختفى سطرها والناس ما زالوا ينتظرونها. واليوم لا يُرفع السطر حتى يبلّغ الربّان أنه غادر.",
        "**الرقم تحت الرقم.** نكتب الساعة بخانتين، 07:40 فوق 11:05، وبأرقام متساوية العرض (`font-variant-numeric: tabular-nums`). ولم يكن في خط التجربة الأولى أرقام متساوية، فلم تفعل الخاصية شيئًا، وبدت الأسطر التي فيها 11 منزاحة عن غيرها.",
        "**الفراغ بدل الخطوط.** حذفنا اثني عشر خطًّا رأسيًا وتركنا بين العمودين عرض رقمين. ولم يكفِ ذلك في الجدول الكامل الذي يطبعه الناس في بيوتهم، فكانت العين تنزلق إلى سطر آخر، وصار فيه خط رفيع بعد كل خمسة أسطر.",
      ),
      h2("وقت واحد للغتين"),
      p(
        "كان أول جدول رسمناه نحن من عمودين، العربية يمينًا والإنجليزية يسارًا، ولكل عمود مواعيده. علّقناه عند رصيف الصيادين في الأسبوع الخامس، فكان الناس يقرؤون أحدهما ثم ينتقلون إلى الآخر ليتأكدوا منه.",
      ),
      quote("أيّهما الصحيح؟"),
      p(
        "كلاهما صحيح، وهذا ما قلناه لمن سأل، ثم أنزلنا الجدول بعد ستة أيام. وعلى اللوحة اليوم وقت واحد في الوسط، والاسم العربي عند حافتها اليمنى والإنجليزي عند اليسرى، ومن جانبي الوقت يمتدّ خط العبور، سنتيمتر لكل دقيقة.",
      ),
      p(
        "أما الهاتف ففيه جدول لكل لغة، وترتيب الأعمدة ينعكس: الوقت حيث تبدأ القراءة، وخط العبور يبتعد عنه. والأرقام لا تنعكس، فالوقت 07:40 يُقرأ من اليسار إلى اليمين في اللغتين. وفي أول تجربة للحجز كنا قد عكسنا كل شيء إلا خط العبور، فاشترى 19 راكبًا من 300 تذكرة تعيدهم إلى الرصيف الذي يقفون عليه، لأن الرسم في النسخة العربية كان يسير من هناك إلى هنا.",
      ),
      h2("عشرة أمتار، وبالنظارات الشمسية"),
      p(
        "جرّبنا اللوحة بالابتعاد عنها خطوة خطوة مع الركاب ومعنا متر القياس. قُرئت الأسماء الإنجليزية من عشرة أمتار، ولم تُقرأ العربية بالحجم نفسه بعد ثمانية أمتار ونصف المتر، لأن نقاط الحروف المتجاورة أول ما يختلط. والحساب يقول إن عشرة على 8.5 تعني تكبيرًا بنسبة 18%. كبّرتها درجة بعد درجة حتى عجزنا عن قراءة الكتابتين عند الخطوة نفسها، وكان ذلك عند نسبة 20%.",
      ),
      p(
        "وكشفت الشمس عيبين آخرين. فشاشة التجربة من نوع LCD، يراها سوداء من يضع نظارات مستقطبة، وربابنة العبّارات كلهم يضعونها، ولذلك صُنعت اللوحة النهائية من وحدات LED. وقبل ذلك عدلنا عن لون لكل خط، إذ تشابهت ظهرًا خلف العدسات الداكنة أربعة ألوان من أحد عشر. واعترض مشغّلان على غياب اسميهما، فنُقلت الأسماء إلى التذكرة.",
      ),
      p(
        "ولجداول الشاشات عندنا تجربة أرخص. نصغّر الصفحة في المتصفح إلى ربع حجمها ونطلب من أحد الزملاء أن يجد السطر المهمّ. جرّبنا ذلك على تسعة جداول في منتجاتنا الثلاثة، فسقط منها ثلاثة.",
      ),
      h2("الجدول مسموعًا"),
      p(
        "قد يكون الجدول سريعًا على العين بطيئًا على الأذن. تصفّح أرجان سيث جدولنا بقارئ الشاشة، فاحتاج إلى 23 ضغطة ليبلغ العبّارة التالية، لأن الجدول كان يبدأ بعناوين خمسة أعمدة وبمواعيد الصباح. واليوم فوقه جملة تقول: العبّارة التالية 14:20، جزيرة الملح، 25\u00a0دقيقة. وصار الوقت عنوانًا لسطره بالوسم `th scope=row`، فيُنطق مع كل خانة، ويذكر الوسم `caption` اسم الرصيف.",
      ),
      p(
        "وجرّبنا كذلك أن تُعلَن كل عبّارة جديدة تلقائيًا، فقاطعه الإعلان وهو يدفع، فحذفناه. تتغيّر الجملة الآن بصمت، ويسمعها من يطلبها بضغطة واحدة.",
      ),
      h2("ما تغيّر وما لم يتغيّر"),
      p(
        "بعد خمسة أشهر من بدء العمل بالجدول الجديد كان المكتب يتلقّى 270 اتصالًا في الأسبوع بدل 640 اتصالًا. وبقيت الاتصالات عن المفقودات على حالها. وما زالت مواعيد الخطّين اللذين يعبران الحاجز الرملي تتغيّر مع المدّ، فيحتاجان كل شهر إلى ملصقات جديدة يعلّقها أحد البحّارة.",
      ),
      p(
        "ثم إن هذه القواعد تفترض سؤالًا واحدًا. وقد رسمنا بعدها جدولًا يقارن بين ثلاث تعرفات للشحن، وليس فيه سطر تالٍ، وكل قارئ يبدأ من عمود، فلم تنفع القاعدتان الأوليان، وعدنا إلى الوقوف بجانب الناس والعدّ. *الرصيف وعبّاراته من مشروع توضيحي.*",
      ),
    ],
  },
};
