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
    p("This is a sample request. Those we receive are seldom longer:"),
    quote(
      "We need a new website in Arabic and English, with online booking, before the summer. Please send your best price.",
    ),
    p(
      "Our reply comes within 24\u00a0hours and consists mostly of questions, about forty minutes of them on the telephone. Here they are, with what each answer does to the price, so that you can have them ready for us or for another agency.",
    ),
    h2("The reason"),
    h3("1. What happens if everything stays as it is?"),
    p(
      "A workshop told us that its receptionist copied 30 bookings a day from emails into the diary, four minutes each. That is two hours a day, or 500\u00a0hours in a year of 250\u00a0working days. Any price could be held against that. If the answer is that the site looks tired, new photographs and rewritten texts in the old site may do, and a job of 40\u00a0days becomes one of six.",
    ),
    h2("The decision"),
    h3("2. Who says yes, and who can still say no afterwards?"),
    p(
      "The price includes two rounds of changes at each of three stages: structure, design, finished pages. Somebody who sees the work later than the others adds a third round. That is two of our days and a week of waiting, three times over. Showing the work to all of them in the same hour is free.",
    ),
    h3("3. What happens on the date you name?"),
    p(
      "A trade fair opens whether the site is ready or not. Then the date stands and the scope gives way, and the quotation has two lists: what has to work that morning, and what follows in the month after. If nothing happens on the date, we propose the one that costs least. Two of us need twenty working days for a job of 40\u00a0days. Four need about twelve, since they have to talk to each other, and you pay for 48.",
    ),
    h2("What is there already"),
    h3("4. Who holds the domain, the accounts and the old code?"),
    p(
      "This seldom changes the price and often the calendar. With the passwords at hand it is an afternoon. A domain registered years ago in the name of an employee who has since left took us three weeks to recover.",
    ),
    h3("5. Which texts and pictures exist, and in which language?"),
    p(
      "We count half a day for each page in each language. Twelve pages which we write in both take 12\u00a0days. If your English is final and we write the Arabic, it is 6. Machine translation does not shorten that: an editor who checks every sentence against the original is no faster than a writer.",
    ),
    h3("6. What does it have to talk to?"),
    p(
      "Connecting a diary whose interface is documented takes 4\u00a0days. Without documentation nobody knows, so we look at it for two paid days and then name a fixed figure, so far between 4 and 9. A price given before that look usually has the 9 in it.",
    ),
    h2("Afterwards, and money"),
    h3("7. Who will look after it?"),
    p(
      "News, events and a blog need somebody for about two hours a week. If nobody has them, we leave these parts out and the price goes down. An events page that ends two springs ago makes visitors wonder whether the company still exists.",
    ),
    h3("8. Which sum do you have in mind?"),
    p(
      "A range is enough to say in the first hour whether we are far apart. If you would rather hear ours first, we name it, from the last three jobs of that kind. The quotation does not fill up to your sum: anything you did not ask for is optional and has its own price.",
    ),
    h2("One request, added up twice"),
    p(
      "The request at the top, with a good set of answers and a poor one. The figures are examples.",
    ),
    ...bullets(
      "Design and build, eight kinds of page: 24\u00a0days in both cases.",
      "Right-to-left and left-to-right from the first screen, tried on real phones: 6\u00a0days in both.",
      "Texts for twelve pages: 6\u00a0days with final English, 12 if we write both languages.",
      "The diary: 4\u00a0days with documentation. Without it 2 for looking and, as it happened here, 9 for the work.",
      "A second decider who sees everything later: none in the first case, 6\u00a0days in the other.",
    ),
    p(
      "The first comes to 24 + 6 + 6 + 4, or 40\u00a0days, and the second to 24 + 6 + 12 + 11 + 6, or 59. Nineteen days separate them, almost half of the smaller figure, and the request hints at none. With two of us on it, the first takes four weeks of work and four of checking and waiting. The second takes six, the same four, and three for the late decider: thirteen weeks against eight.",
    ),
    p(
      "What we send is a fixed price for the first version with its days shown, the assumptions under it and what is left out. It holds for 30\u00a0days. If an assumption proves wrong, say because the documentation of the diary describes an older version, we price the difference before working on it.",
    ),
    p(
      "The list does not catch everything. No question has told us beforehand that a client would merge with another firm in week five. With a fixed price we also guess too low now and then. On jobs of this size we have been out by up to a fifth, at our own cost.",
    ),
    h2("When we say no"),
    p("The refusal comes within two working days, with its reason. These are the usual ones:"),
    ...bullets(
      "Nobody can say yes yet. We ask to be called again once somebody can.",
      "A ready-made product does it. With fewer than ten bookings a day, three years of a booking service cost less than our first month. We say which kind to look for, and the call is free.",
      "We would have to promise a place in the search results or a number of sales, and we control neither.",
      "The list of addresses was bought, or the measurement is meant to get round a refused consent.",
      "We already work for a direct competitor in the same city. We say so without naming the client.",
      "Designs are wanted before the contract. We show finished work instead.",
      "The date leaves no time for testing. We gave in once. The payment page went live on a Thursday, untried in Arabic, and two of us spent the weekend on the telephone.",
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
