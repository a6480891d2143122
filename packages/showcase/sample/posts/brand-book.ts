import { bullets, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const brandBook: PostSource = {
  slug: "a-brand-book-nobody-prints",
  title: "A brand book nobody prints is still a book",
  excerpt:
    "A brand guidelines site had 412 pages, and 37 of them were opened in three months. How we cut it to a 24-page brand book, and who still doesn’t read it.",
  category: "Branding",
  publishedDate: "2026-10-23T06:00:00Z",
  author: "Lina Haddad",
  tags: ["Identity", "Arabic type"],
  isPopular: true,
  cover: { kind: "star", seed: 14, ground: "inverse" },
  body: [
    p(
      "A company with 200 shops asked us why its brand looked different in so many of them, although its guidelines were complete. They were: the guidelines site had 412 pages, 64 of them about a campaign that had ended in 2022. We read three months of the server log and found that only 37 pages had been opened. Of 900 searches, 610 were for a file: *logo png*, *arabic logo*, *powerpoint*.",
    ),
    p(
      "Then we asked five people who’d joined that year what the brand would never do. We got five different answers, and two of them described something it does every week. The front page of the site had eighteen tiles of equal size. The company’s last printed book, from 2011, had opened with that subject on page\u00a03.",
    ),
    h2("A short book in front of the reference"),
    p(
      "We didn’t go back to paper. We cut the 412 pages to 90 and kept them as a reference, with the search box and the files. In front of it is a book of 24 pages with some 2,500 words in each language, a quarter of an hour’s reading. It’s a web page, divided into pages by CSS, and can be saved as a PDF. The book links to the reference and repeats nothing from it, so when a colour value changes, we correct it in one place.",
    ),
    p(
      "Getting the order right took longer than writing it. Our first draft began with the logo, as brand books do. Three shop managers read it aloud to us, and all three skipped that chapter, because their signs come from head office. Now it begins with who the company serves and what it refuses to say. The name in both scripts follows, then type, colour and layout. The clear space around the logo is on page\u00a019.",
    ),
    h2("Rules with a date and a reason"),
    p(
      "The old site forbade distorting the logo and showed eight distorted ones. We photographed all 200 shops and found no distorted logo. What the photographs did show was an Arabic name smaller than the Latin one on 71 fascias, and the guidelines didn’t have a word about that. So rule 4 was written:",
    ),
    quote(
      "Rule\u00a04, March\u00a02024, Nadia. The Arabic name is never smaller than the Latin one, judged by the thickness of the strokes. Until 2019 it was, because sign makers filled a box of fixed width. Customers asked at the till whether the Arabic was a subtitle.",
    ),
    p(
      "Every rule has a number, the month of the decision, the name of the person behind it and the reason, all within sixty words. You can argue with a reason. Twice, a shop has shown that one no longer applied, and the rule changed within the week.",
    ),
    h2("Twelve rules, and how to drop one"),
    p(
      "Before writing, we agree on a number: here it was twelve. Anyone may propose a thirteenth if they name the rule it replaces. There have been five proposals and one swap.",
    ),
    ...numbers(
      "A rule that no question and no correction has cited for a year moves to an archive.",
      "If two readers understand a rule differently, the one who got it wrong drafts the new wording.",
      "A rule that no one can follow goes at once. At Marsa Lines two went after the first month, one about the colour of pens and one about the angle of photographs.",
      "A wrong example is printed small and crossed out, and the right one large. People copy the first picture they see.",
    ),
    p(
      "Our shortest guide, written for Lanternfish Books, is a single sheet with one drawing on it. Four of the publisher’s staff, including the bookkeeper, set twelve covers with it in twelve working days. One of its rules could easily have gone the other way. When a translated book has both languages on its cover, both take the smaller of the two sizes. We’d let each half grow as far as it could, until a translator saw her two Arabic words at 104\u00a0points, next to 82 for the English, and said that we were making her shout.",
    ),
    h2("Both scripts, each in its own type"),
    p(
      "The old site was in English, in the default typeface of its software, and the last of its nineteen chapters was called *Arabic*: six pages out of 412. In the book every spread has both languages, with Arabic on the right-hand page, and they take turns to lead. Examples are written in each language from scratch, because a translated headline comes out at a length no one would have chosen.",
    ),
    ...bullets(
      "**Sizes and lines.** Latin text is set at 18\u00a0pixels on a line of 27, Arabic at 19.5 on 34, since it reaches further above and below.",
      "**What mirrors.** The order of columns, arrows, progress bars, and the side the symbol is on.",
      "**What doesn’t.** Letters, figures, clock faces and maps.",
    ),
    h2("Who doesn’t read it"),
    p(
      "People who were there before the book don’t open it. New starters get it on their first morning and answer four questions about it. Of the 58 people who already wrote or designed for the company, nine had opened it after two months. An agency that makes one ad a year just wants the file, and the reference serves it better. Prices and warranties are regulated and need every case spelled out, so they stayed where they were.",
    ),
    p(
      "A short rule also leaves things out. The sheet at Lanternfish doesn’t mention the pictures in online shops, 80\u00a0pixels wide, where a long sentence turns grey. One chain of bookshops keeps asking for larger titles.",
    ),
    p(
      "Half a year later we photographed the same 200 shops again. The Arabic name was smaller on 66 fascias, down from 71. A sign is replaced about every seven years, and the rest will have to wait their turn. *We made up the company with the 200 shops, its rules and all its figures.*",
    ),
  ],
  ar: {
    title: "دليل الهوية الذي لا يُطبع، ولماذا نكتبه كتابًا",
    excerpt:
      "موقع لإرشادات الهوية فيه 412 صفحة لم يُفتح منها في ثلاثة أشهر إلا 37 صفحة. كيف اختصرناه إلى مرجع يتقدّمه كتاب من 24 صفحة، ومن الذي لا يقرأ الكتاب حتى الآن.",
    author: "لينا حداد",
    body: [
      p(
        "سألتنا شركة لها 200 فرع: لماذا تختلف هويتنا من فرع إلى آخر وإرشاداتنا كاملة؟ وكانت كاملة حقًّا، ففي موقع الإرشادات 412 صفحة، منها 64 صفحة عن حملة انتهت عام\u00a02022. قرأنا سجلّ الخادم لثلاثة أشهر، فوجدنا أن الصفحات التي فُتحت 37 صفحة لا غير. أما البحث فجرى 900 مرة، منها 610 مرات بحثًا عن ملف: الشعار بصيغة PNG، أو الشعار العربي، أو قالب العروض.",
      ),
      p(
        "ثم سألنا خمسة موظفين التحقوا بالشركة في العام نفسه عمّا لا تفعله علامتها أبدًا، فسمعنا خمسة أجوبة مختلفة، في اثنين منها شيء تفعله الشركة كل أسبوع. فالصفحة الأولى من الموقع ثماني عشرة خانة متساوية لا تتقدّم إحداها على الأخرى. وفي آخر دليل مطبوع للشركة، وهو من عام\u00a02011، كان هذا الموضوع في الصفحة الثالثة.",
      ),
      h2("كتاب قصير إلى جانب المرجع"),
      p(
        "لم نعد إلى الورق. اختصرنا الموقع إلى 90 صفحة وأبقيناه مرجعًا فيه البحث والملفات، ووضعنا قبله كتابًا من 24 صفحة، فيه نحو 2,500 كلمة بكل لغة ويُقرأ في ربع ساعة. والكتاب صفحة ويب تقسمها قواعد CSS إلى صفحات، ويمكن حفظه ملف PDF. وهو يحيل إلى المرجع ولا يكرّر منه شيئًا، فإذا تغيّرت قيمة لون صُحّحت في موضع واحد.",
      ),
      p(
        "وأخذ الترتيب منا وقتًا أطول مما أخذته الكتابة. بدأت مسوّدتنا الأولى بالشعار على عادة هذه الأدلّة، فقرأها علينا ثلاثة من مديري الفروع بصوت مسموع، وتخطّى ثلاثتهم فصل الشعار لأن اللافتات تأتيهم جاهزة من الإدارة. فصار أول الكتاب: من نخدم، وما الذي نمتنع عن قوله. يلي ذلك الاسم بالحرفين، ثم الخطوط والألوان وتنسيق الصفحات، ونزل الفراغ المحيط بالشعار إلى الصفحة\u00a019.",
      ),
      h2("لكل قاعدة تاريخ وسبب"),
      p(
        "كان الموقع القديم يمنع تشويه الشعار ويعرض ثمانية شعارات مشوّهة. وحين صوّرنا الفروع كلها لم نجد شعارًا واحدًا مشوّهًا، وإنما وجدنا 71 واجهة اسمها العربي أصغر من اللاتيني، ولا كلمة عن ذلك في الإرشادات. فكُتبت القاعدة الرابعة:",
      ),
      quote(
        "القاعدة\u00a04، مارس\u00a02024، نادية. لا يصغر الاسم العربي عن اللاتيني، والمقارنة بسُمك الجرّات. كان أصغر منه حتى عام\u00a02019، لأن صانع اللافتة كان يملأ إطارًا ثابت العرض، وكان الزبائن يسألون عند الصندوق هل الاسم العربي عنوان فرعي.",
      ),
      p(
        "ولكل قاعدة رقم، والشهر الذي تقرّرت فيه، واسم من قرّرها، وسببها، وكل ذلك في ستين كلمة أو أقلّ. والقاعدة التي لها سبب تقبل النقاش. وقد بيّن أحد الفروع مرتين أن السبب زال، فتغيّرت القاعدة في الأسبوع نفسه.",
      ),
      h2("اثنتا عشرة قاعدة، وكيف تخرج إحداها"),
      p(
        "نتفق مع العميل على العدد قبل الكتابة، وكان هنا اثنتي عشرة. ولمن شاء أن يقترح الثالثة عشرة، على أن يسمّي القاعدة التي ستخرج مكانها. وقد وصلت خمسة اقتراحات وحدث تبديل واحد.",
      ),
      ...numbers(
        "القاعدة التي لم يُرجَع إليها في سؤال ولا تصحيح طوال عام تنتقل إلى الأرشيف.",
        "إذا فهم قارئان قاعدة على وجهين فالذي أخطأ فهمها يكتب صيغتها الجديدة.",
        "القاعدة التي يتعذّر العمل بها تخرج فورًا. وفي مرسى لاينز خرجت قاعدتان بعد الشهر الأول، إحداهما عن لون الأقلام والأخرى عن زاوية الصور.",
        "المثال الخاطئ يُطبع صغيرًا مشطوبًا والصحيح كبيرًا، لأن الناس ينقلون أول صورة يرونها.",
      ),
      p(
        "وأقصر دليل سلّمناه ورقة فيها رسم، كتبناها لدار لانترنفيش. صنع بها أربعة من موظفي الدار، ومنهم المحاسب، اثني عشر غلافًا في اثني عشر يوم عمل. ومن قواعدها واحدة كان يمكن أن تُكتب على غير ما هي عليه: إذا تقاسمت لغتان غلاف كتاب مترجم أخذتا معًا أصغر الحجمين. كنا قد تركنا لكل نصف حجمه، فجاءت الكلمتان العربيتان لإحدى المترجمات بحجم 104 أبناط وإلى جانبهما الإنجليزية بحجم 82 بنطًا، فقالت إننا جعلناها تصرخ.",
      ),
      h2("لكل حرف خطّه"),
      p(
        "كان الموقع القديم بالإنجليزية وبخطّ الأداة التي بُني عليها، وآخر فصوله التسعة عشر اسمه «العربية»، وهو ست صفحات من 412. أما الكتاب فتسير فيه اللغتان معًا في كل صفحتين متقابلتين، العربية إلى اليمين، وتتناوبان على الصدارة. ونكتب الأمثلة بكل لغة من جديد، لأن العنوان المترجم يأتي بطول ما كان أحد ليختاره.",
      ),
      ...bullets(
        "**الحجم وارتفاع السطر.** النص اللاتيني 18\u00a0بكسلًا على سطر ارتفاعه 27\u00a0بكسلًا، والعربي 19.5\u00a0بكسل على سطر ارتفاعه 34\u00a0بكسلًا، لأن حروفه تعلو وتنزل أكثر.",
        "**ما ينعكس:** ترتيب الأعمدة والأسهم وأشرطة التقدّم وموضع الرمز.",
        "**ما لا ينعكس:** الحروف والأرقام وأوجه الساعات والخرائط.",
      ),
      h2("حيث لا ينفع الكتاب"),
      p(
        "لا يقرؤه من سبقوه إلى الشركة. يتسلّمه الموظف الجديد في صباحه الأول ويجيب عن أربعة أسئلة فيه. أما الذين كانوا يكتبون للشركة ويصمّمون لها قبل صدوره، وعددهم 58 موظفًا، فلم يفتحه منهم في شهرين إلا تسعة. والوكالة التي تصنع للشركة إعلانًا واحدًا في السنة تريد الملف بلا حكاية، ويكفيها المرجع. والأسعار والضمانات تحكمها لوائح تقتضي ذكر كل حالة، فبقيت مكانها.",
      ),
      p(
        "ثم إن القاعدة القصيرة لا تقول كل شيء. فورقة لانترنفيش لا تذكر صور الأغلفة في المتاجر الإلكترونية، وعرضها 80\u00a0بكسلًا، وفيها تصير الجملة الطويلة سطحًا رماديًا. وما زالت سلسلة مكتبات تطالب بعناوين أكبر.",
      ),
      p(
        "وبعد نصف عام صوّرنا الفروع نفسها مرة ثانية، فكان الاسم العربي أصغر في 66 واجهة بعد أن كان كذلك في 71. واللافتة تُستبدل كل سبع سنوات تقريبًا، فعلى الباقي أن ينتظر دوره. *الشركة صاحبة الفروع وقواعدها وأرقامها من الخيال.*",
      ),
    ],
  },
};
