import { bullets, h2, h3, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const whatWeAskFirst: PostSource = {
  slug: "what-we-ask-before-we-quote",
  title: "What we ask before we quote for a website",
  excerpt:
    "Eight questions we ask before pricing a website, why we ask each one, and one request that takes 40\u00a0working days or 59, depending on the answers.",
  publishedDate: "2026-06-19T06:00:00Z",
  author: "Amal Qasim",
  tags: ["Studio"],
  cover: { kind: "network", seed: 10, ground: "orange" },
  body: [
    p("Here’s a sample request. The ones we receive are rarely longer:"),
    quote(
      "We need a new website in Arabic and English, with online booking, before the summer. Please send your best price.",
    ),
    p(
      "Our reply comes within 24\u00a0hours and is mostly questions, about forty minutes of them on the phone. Here they are, with what each answer does to the price, so you can have your answers ready for us or for another agency.",
    ),
    h2("The reason"),
    h3("1. What happens if everything stays as it is?"),
    p(
      "A workshop told us that its receptionist copied 30 bookings a day from emails into the diary, four minutes each. That’s two hours a day, or 500\u00a0hours in a year of 250\u00a0working days. You can measure any price against that. If the answer is that the site looks tired, new photographs and rewritten copy in the old site may be enough, and a 40-day job becomes a six-day one.",
    ),
    h2("The decision"),
    h3("2. Who says yes, and who can still say no afterwards?"),
    p(
      "The price includes two rounds of changes at each of three stages: structure, design, finished pages. Anyone who sees the work later than the others adds a third round. That’s two of our days and a week of waiting, three times over. Showing it to everyone in the same hour is free.",
    ),
    h3("3. What happens on the date you name?"),
    p(
      "A trade fair opens whether the site is ready or not. Then the date is fixed and the scope gives way, and the quote has two lists: what has to work that morning, and what follows in the month after. If nothing happens on the date, we’ll suggest the one that costs least. Two of us need twenty working days for a 40-day job. Four need about twelve, since they have to talk to each other, and you pay for 48.",
    ),
    h2("What’s already there"),
    h3("4. Who holds the domain, the accounts and the old code?"),
    p(
      "This rarely changes the price but often changes the schedule. With the passwords to hand, it’s an afternoon. We once needed three weeks to recover a domain registered years ago by an employee who’d left.",
    ),
    h3("5. What copy and pictures do you have, and in which language?"),
    p(
      "We count half a day for each page in each language. Twelve pages that we write in both take 12\u00a0days. If your English is final and we write the Arabic, it’s 6. Machine translation doesn’t shorten that: an editor who checks every sentence against the original is no faster than a writer.",
    ),
    h3("6. Which systems does it have to connect to?"),
    p(
      "Connecting a booking diary that has a documented API takes 4\u00a0days. Without documentation no one knows, so we look at it for two paid days and then name a fixed figure, so far between 4 and 9. A price given before that usually has the 9 in it.",
    ),
    h2("Afterwards, and money"),
    h3("7. Who will look after it?"),
    p(
      "News, events and a blog need someone for about two hours a week. If no one has the time, we leave these parts out and the price goes down. An events page that ends two springs ago makes visitors wonder whether the company still exists.",
    ),
    h3("8. What’s your budget?"),
    p(
      "A range is enough to tell in the first hour whether we’re far apart. If you’d rather hear ours first, we’ll give you one from our last three jobs of that kind. We don’t fill the quote up to your budget: anything you didn’t ask for is optional and has its own price.",
    ),
    h2("One request, priced twice"),
    p(
      "Here’s the request from the top, with a good set of answers and a poor one. The figures are examples.",
    ),
    ...bullets(
      "Design and build, eight kinds of page: 24\u00a0days in both cases.",
      "Right-to-left and left-to-right from the first screen, tested on real phones: 6\u00a0days in both.",
      "Copy for twelve pages: 6\u00a0days with final English, 12 if we write both languages.",
      "The diary: 4\u00a0days with documentation. Without it, 2 for looking and, as it turned out here, 9 for the work.",
      "A second decision-maker who sees everything later: none in the first case, 6\u00a0days in the other.",
    ),
    p(
      "The first comes to 24 + 6 + 6 + 4, or 40\u00a0days, and the second to 24 + 6 + 12 + 11 + 6, or 59. The difference is nineteen days, almost half of the smaller figure, and nothing in the request hints at it. With two of us on it, the first takes four weeks of work and four of checking and waiting. The second takes six, the same four, and three more for the late decision-maker: thirteen weeks against eight.",
    ),
    p(
      "We send a fixed price for the first version, with the days, our assumptions and what’s not included. It’s valid for 30\u00a0days. If an assumption proves wrong, say because the diary’s documentation describes an older version, we price the difference before working on it.",
    ),
    p(
      "The list doesn’t catch everything. No question warned us that a client would merge with another firm in week five. With a fixed price we also guess too low now and then. On jobs of this size we’ve been out by up to a fifth, at our own cost.",
    ),
    h2("When we say no"),
    p(
      "If we have to say no, we’ll do it within two working days and tell you why. These are the usual reasons:",
    ),
    ...bullets(
      "No one can say yes yet. We ask you to call again once someone can.",
      "A ready-made product does it. With fewer than ten bookings a day, three years of a booking service cost less than our first month. We’ll tell you which kind to look for, and the call is free.",
      "We’d have to promise a place in the search results or a number of sales, and we control neither.",
      "The email list was bought, or the measurement is meant to get round refused consent.",
      "We already work for a direct competitor in the same city. We say so without naming the client.",
      "You’d like designs before the contract. We show finished work instead.",
      "The date leaves no time for testing. We gave in once. The payment page went live on a Thursday, untested in Arabic, and two of us spent the weekend on the phone.",
    ),
    p(
      "About one request in four ends this way, mostly for the second reason. Some of those callers have come back with a job that no ready-made product could do.",
    ),
  ],
  ar: {
    title: "ما نسأل عنه قبل عرض السعر",
    excerpt:
      "ثمانية أسئلة نطرحها قبل تسعير أي موقع إلكتروني، وسبب كل منها، وطلب واحد يستغرق 40\u00a0يوم عمل أو 59 بحسب الإجابات.",
    author: "أمل قاسم",
    body: [
      p("هذا طلب للتوضيح، وقلّما تصلنا طلبات أطول منه:"),
      quote(
        "نريد موقعًا جديدًا بالعربية والإنجليزية فيه حجز إلكتروني، قبل الصيف. يُرجى إرسال أفضل سعر.",
      ),
      p(
        "يصل ردّنا خلال 24\u00a0ساعة، ومعظمه أسئلة تحتاج إلى نحو أربعين دقيقة على الهاتف. وهذه هي الأسئلة مع أثر كل جواب في السعر، ويمكنك تحضيرها لنا أو لأي وكالة أخرى.",
      ),
      h2("السبب"),
      h3("1. ماذا يحدث لو بقي كل شيء على حاله؟"),
      p(
        "أخبرتنا ورشة بأن موظفة الاستقبال تنقل كل يوم 30 حجزًا من البريد إلى دفتر المواعيد، وتأخذ كل مرة أربع دقائق، أي ساعتين في اليوم، و500\u00a0ساعة في سنة من 250\u00a0يوم عمل، وبها يُقاس أي سعر. أما إن كان الجواب أن الموقع قديم المظهر فقد تكفيه صور جديدة ونصوص تُعاد كتابتها، فيصير العمل ستة أيام بعد أن كان 40\u00a0يومًا.",
      ),
      h2("القرار"),
      h3("2. من يوافق، ومن يستطيع أن يعترض بعد الموافقة؟"),
      p(
        "يشمل السعر جولتين من التعديلات في كل مرحلة من ثلاث: الهيكل والتصميم والصفحات المكتملة. ومن يرى العمل وحده بعد الآخرين يضيف جولة ثالثة، كلفتها يومان من عملنا وأسبوع من الانتظار، ثلاث مرات. ونعرض أن يرى الجميع العمل في ساعة واحدة، وهذا بلا مقابل.",
      ),
      h3("3. ماذا يحدث في الموعد المذكور؟"),
      p(
        "المعرض التجاري يفتح أبوابه سواء كان الموقع جاهزًا أم لا. عندها يثبت الموعد ويتقلّص نطاق العمل، وتأتي في العرض قائمتان: ما يجب أن يعمل صباح ذلك اليوم، وما يلحق به خلال شهر. وإن كان الموعد بلا مناسبة اقترحنا أقلّ المواعيد كلفة. فعمل من 40\u00a0يومًا ينجزه اثنان في عشرين يوم عمل، وينجزه أربعة في نحو 12\u00a0يومًا لأن عليهم أن يتشاوروا، فتصير الأيام المدفوعة 48\u00a0يومًا.",
      ),
      h2("الموجود حاليًا"),
      h3("4. من يملك النطاق والحسابات والشيفرة القديمة؟"),
      p(
        "قلّما يغيّر هذا الجواب السعر، وكثيرًا ما يغيّر الجدول. إذا كانت كلمات المرور حاضرة كفى عصر يوم واحد. وقد احتجنا إلى ثلاثة أسابيع لاستعادة نطاق سُجّل قبل سنوات باسم موظف غادر الشركة.",
      ),
      h3("5. ما النصوص والصور الموجودة، وبأي لغة؟"),
      p(
        "نحسب نصف يوم للصفحة في كل لغة، فاثنتا عشرة صفحة نكتبها باللغتين تستغرق 12\u00a0يومًا. وإن كانت الإنجليزية نهائية وكتبنا العربية وحدها فهي 6\u00a0أيام. ولا تختصر الترجمة الآلية ذلك، فالمحرّر الذي يقابل كل جملة بأصلها ليس أسرع من الكاتب.",
      ),
      h3("6. بأيّ الأنظمة يتصل الموقع؟"),
      p(
        "ربط نظام المواعيد يستغرق 4\u00a0أيام إن كانت لواجهته البرمجية وثائق. فإن لم تكن فلا أحد يعلم، ولذلك نفحصه يومين مدفوعين ثم نحدّد رقمًا ثابتًا، وكان حتى الآن من 4 إلى 9\u00a0أيام. والسعر الذي يُعطى قبل الفحص تكون الأيام التسعة محسوبة فيه غالبًا.",
      ),
      h2("ما بعد الإطلاق، والميزانية"),
      h3("7. من سيعتني بالموقع؟"),
      p(
        "تحتاج الأخبار والفعاليات والمدونة إلى ساعتين تقريبًا في الأسبوع. فإن لم يكن لدى أحد وقت لها تركناها وانخفض السعر. وصفحة فعاليات آخر خبر فيها من الربيع قبل الماضي تجعل الزائر يتساءل: هل ما زالت الشركة قائمة؟",
      ),
      h3("8. ما المبلغ المرصود؟"),
      p(
        "يكفي حدّ أدنى وحدّ أعلى، فنعرف في الساعة الأولى هل الفارق بيننا كبير. ومن يفضّل أن يسمع رقمنا أولًا نذكره له من آخر ثلاثة أعمال من النوع نفسه. ولا نملأ العرض حتى يبلغ المبلغ: كل ما زاد على المطلوب مكتوب على أنه اختياري، وله سعره.",
      ),
      h2("طلب واحد بحسابين"),
      p("نحسب الطلب الذي في أول المقال مرة بأجوبة جيدة ومرة بأجوبة دونها. والأرقام أمثلة."),
      ...bullets(
        "التصميم والتطوير لثمانية أنواع من الصفحات: 24\u00a0يومًا في الحالتين.",
        "الاتجاهان منذ أول شاشة، مع التجربة على هواتف حقيقية: 6\u00a0أيام في الحالتين.",
        "نصوص اثنتي عشرة صفحة: 6\u00a0أيام إن كانت الإنجليزية نهائية، و12\u00a0يومًا إن كتبنا اللغتين.",
        "نظام المواعيد: 4\u00a0أيام مع الوثائق. ومن دونها يومان للفحص و9\u00a0أيام للربط كما ظهر هنا.",
        "صاحب قرار ثانٍ يرى العمل متأخرًا: لا شيء في الحالة الأولى، و6\u00a0أيام في الثانية.",
      ),
      p(
        "مجموع الأولى 24 و6 و6 و4، أي 40\u00a0يومًا، ومجموع الثانية 24 و6 و12 و11 و6، أي 59\u00a0يومًا. والفارق 19\u00a0يومًا، وهو قرابة نصف الرقم الأصغر، ولا أثر له في نص الطلب. وإذا عمل عليه اثنان منا احتاجت الأولى إلى أربعة أسابيع من العمل وأربعة للمراجعة وانتظار الأجوبة. واحتاجت الثانية إلى ستة من العمل، وأربعة للمراجعة كالأولى، وثلاثة أخرى بسبب القرار المتأخر، فهي 13\u00a0أسبوعًا مقابل 8\u00a0أسابيع.",
      ),
      p(
        "ونرسل بعد ذلك سعرًا ثابتًا للنسخة الأولى، وفيه أيامها وما بُني عليه من افتراضات وما لا يشمله، ويسري 30\u00a0يومًا. فإن تبيّن خطأ افتراض، كأن تصف وثائق نظام المواعيد إصدارًا أقدم، حسبنا سعر الفارق قبل العمل عليه.",
      ),
      p(
        "ولا تحيط القائمة بكل شيء. فما من سؤال أنبأنا مسبقًا بأن عميلًا سيندمج مع شركة أخرى في الأسبوع الخامس. والسعر الثابت معناه أننا نقدّر أحيانًا أقلّ من اللازم، وقد بلغ خطؤنا في أعمال بهذا الحجم خُمس المدة، وخسارته علينا.",
      ),
      h2("متى نعتذر"),
      p("يصل الاعتذار خلال يومي عمل ومعه سببه. وهذه أكثر الأسباب تكرارًا:"),
      ...bullets(
        "لا أحد يملك قرار الموافقة بعد. ونرحّب باتصال جديد متى وُجد.",
        "هناك منتج جاهز يكفي. فمع أقلّ من عشرة حجوزات في اليوم يكون الاشتراك ثلاث سنوات في خدمة حجز أرخص من شهرنا الأول. ونذكر أيّ الأنواع أنسب، والمكالمة مجانية.",
        "المطلوب أن نعد بترتيب في نتائج البحث أو بعدد من المبيعات. وهذان ليسا في يدنا.",
        "قائمة العناوين مشتراة، أو المراد من القياس الالتفاف على رفض الموافقة.",
        "نعمل لمنافس مباشر في المدينة نفسها. نقول ذلك ولا نذكر اسم العميل.",
        "المطلوب تصاميم قبل العقد. ونعرض بدلًا منها أعمالًا منجزة.",
        "الموعد لا يترك وقتًا للاختبار. قبلنا بذلك مرة واحدة، فأُطلقت صفحة الدفع يوم خميس ولم تُجرَّب بالعربية، وقضى اثنان منا عطلة نهاية الأسبوع على الهاتف.",
      ),
      p(
        "ينتهي نحو ربع الطلبات على هذا النحو، ومعظمها للسبب الثاني. وقد عاد بعض أصحابها لاحقًا بعمل لا يكفيه منتج جاهز.",
      ),
    ],
  },
};
