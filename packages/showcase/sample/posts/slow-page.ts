import { bullets, diagram, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const slowPage: PostSource = {
  slug: "the-slow-page-is-the-expensive-one",
  title: "Page speed: the slow page is the expensive one",
  excerpt:
    "A click costs the same whether or not the page loads. How we give each page a performance budget in kilobytes, the day one ran out, and what a budget misses.",
  category: "Technology",
  publishedDate: "2026-09-18T06:00:00Z",
  author: "Tom Ellery",
  tags: ["Measurement", "Paid search"],
  cover: { kind: "flow", seed: 61, ground: "orange" },
  body: [
    p(
      "A client asked about the price of clicks, and the booking page behind them weighed 1,840\u00a0KB. In four weeks the ad account had counted 9,400 clicks at 3.20\u00a0dirhams each. The server had received 9,120 requests for the page. A small signal, which the page sends once it’s readable, had arrived 7,560 times. So 1,560 people, or 17%, had asked for the page and left before they saw it. Each click had cost 3.20\u00a0dirhams, and each visit that actually began had cost 3.98.",
    ),
    p(
      "We brought the page down to 273\u00a0KB and counted for another four weeks: 9,150 clicks at the same price, 8,880 requests, 8,060 readable pages. The loss had fallen to 9%, and a visit cost 3.63. The school holidays ended in between, so they may explain part of the difference. Refused cookies don’t affect it, because the server makes both counts and needs none.",
    ),
    h2("A budget next to the code"),
    p(
      "No one decides to make a page heavy. A campaign adds a font weight, a partner adds a widget, and a picture is exported at twice its size. So each page has a budget, in a file next to its code. The booking page may weigh 350\u00a0KB, compressed, on a first visit with an empty cache:",
    ),
    ...bullets(
      "Pictures: 130\u00a0KB",
      "Fonts: 90\u00a0KB",
      "Scripts: 90\u00a0KB",
      "HTML and style sheets: 40\u00a0KB",
    ),
    p(
      "A change that exceeds one of these fails its check, like a broken test. We set the limits in bytes because bytes are the same every time. When we loaded one version five times on one machine, its largest picture appeared after 1.9, 2.4, 2.0, 3.1 and 2.1\u00a0seconds. If a check fails by chance, people run it again until it passes. We measure seconds too, on visitors’ phones and over a month: at the 75th percentile, Largest Contentful Paint (LCP) has to stay below 2.5.",
    ),
    h2("The day it ran out"),
    p("One day someone added a date picker library to the booking form. The check replied:"),
    quote(
      "Booking page: 390\u00a0KB of\u00a0350. Fonts\u00a0+25, scripts\u00a0+47, HTML and styles\u00a0+45. Take out 40\u00a0KB, or raise the limit and say why.",
    ),
    p(
      "The library had brought an icon font and the style sheet of the whole kit it belongs to. Our form needs one of the next fourteen days, so the calendar became fourteen radio buttons, written by the server, which compress to less than half a kilobyte. With the list of files open, the designer noticed a picture 1,600\u00a0pixels wide in a box of 800. I noticed a font file with Greek and Cyrillic letters, which none of the client’s pages use. Without those two, the page is 228\u00a0KB, 45 less than before the change.",
    ),
    diagram(
      "budget",
      "Three bars of four pieces each, with a mark across. The second bar passes the mark, and what lies beyond it is highlighted.",
      "The booking page before the change, with the date library, and afterwards: 273, 390 and 228\u00a0KB. In each bar, from left to right and from light to dark: pictures, fonts, scripts, HTML and styles. The mark is at 350.",
    ),
    p(
      "We can also raise a limit. That’s happened three times in two years, each time with a sentence in the file that says who asked for it and why.",
    ),
    h2("Where the weight usually is"),
    p(
      "We keep a list of the last twenty pages we took over from others. Most had several of these problems.",
    ),
    ...numbers(
      "**Pictures larger than their box,** on 17 of the 20. The cause is usually a CMS that serves the original.",
      "**Letters no one reads,** on 14. An Arabic font weighs more than a Latin one, since most of its letters have four shapes. The `unicode-range` rule keeps it off pages without Arabic, but one Arabic word is enough to fetch it: on one English page the language menu alone, with «العربية» in it, cost 23\u00a0KB. Those seven letters have a small file of their own now.",
      "**Scripts for another page,** on 12, such as gallery code on a contact page that has no gallery.",
      "**A library for one small job,** on 8. We write the one case we need, and weigh both. Twice the library has stayed, once for dates in the Hijri calendar, which we’d have got wrong.",
    ),
    h2("The phone in the drawer"),
    p(
      "I keep a phone in my drawer that was cheap four years ago, with a contract that gives it about 1.6\u00a0megabits a second. That’s 200\u00a0kilobytes, so 1,840\u00a0KB take more than nine seconds and 228\u00a0KB a little over one. We open every page on it before release. It also shows what a count of bytes hides. A script of 120\u00a0KB arrives in 0.6\u00a0seconds and then keeps the processor busy for a whole second, while the button is visible and doesn’t respond. There’s a budget for that as well, 200\u00a0milliseconds for the longest task, but because measurements vary it only warns.",
    ),
    h2("What a budget misses"),
    ...bullets(
      "Loading order. A page of 228\u00a0KB whose style sheet waits for a script is slower than one of 350\u00a0KB where it doesn’t.",
      "Anything added after release. Three months after handing over a shop, we found 214\u00a0KB of tags in its tag manager, added by four agencies, one of which had closed. A second check now loads the live page every Monday and emails the client if it’s grown by a tenth.",
      "Visitors who left for another reason. Some of the 9% had tapped by accident.",
    ),
    p(
      "Clients who know search engine optimisation (SEO) ask whether speed lifts a page in the results. Loading times are one signal among many there. On those twenty pages we’ve seen no position change that we could put down to speed alone, and we promise none. *There is no such client. Its clicks and kilobytes are examples.*",
    ),
  ],
  ar: {
    title: "سرعة الموقع: كم تكلّف الصفحة البطيئة؟",
    excerpt:
      "ثمن النقرة واحد، وصلت الصفحة أم لم تصل. كيف نحدّد لكل صفحة ميزانية بالكيلوبايت، وماذا حدث يوم نفدت إحداها، وما الذي لا تراه الميزانية.",
    author: "توم إليري",
    body: [
      p(
        "سألنا عميل عن سعر النقرة، وكان حجم صفحة الحجز التي تقود إليها 1,840\u00a0كيلوبايت. عدّ حسابه الإعلاني في أربعة أسابيع 9,400 نقرة بسعر 3.20\u00a0درهم للواحدة، وسجّل الخادم 9,120 طلبًا للصفحة. وحين تصير الصفحة صالحة للقراءة ترسل إلى الخادم إشارة صغيرة، ولم تصل هذه الإشارة إلا 7,560 مرة. أي إن 1,560 زائرًا، بنسبة 17%، طلبوا الصفحة وغادروا قبل أن يروها. فالنقرة كلّفت 3.20\u00a0درهم، أما الزيارة التي بدأت فعلًا فكلّفت 3.98\u00a0درهم.",
      ),
      p(
        "خفّفنا الصفحة حتى بلغت 273\u00a0كيلوبايت وعددنا أربعة أسابيع أخرى: 9,150 نقرة بالسعر نفسه، و8,880 طلبًا، و8,060 صفحة صارت صالحة للقراءة. انخفض الفاقد إلى نسبة 9%، وصارت تكلفة الزيارة 3.63\u00a0درهم. وقد انتهت العطلة المدرسية بين الفترتين، فقد يكون لها نصيب من الفارق. أما رفض ملفات تعريف الارتباط فلا أثر له هنا، لأن الخادم هو الذي يعدّ في المرتين ولا يحتاج إليها.",
      ),
      h2("ميزانية إلى جانب الشيفرة"),
      p(
        "قلّما تكبر صفحة بقرار. يأتي وزن جديد من الخط مع حملة، وأداة صغيرة مع شريك، وتُصدَّر صورة بضعف مقاسها. لذلك حدّدنا لكل صفحة ميزانية مكتوبة في ملف إلى جانب شيفرتها. ولصفحة الحجز 350\u00a0كيلوبايت بعد الضغط، في زيارة أولى لم يُحفظ من ملفاتها شيء:",
      ),
      ...bullets(
        "الصور: 130\u00a0كيلوبايت",
        "الخطوط: 90\u00a0كيلوبايت",
        "النصوص البرمجية: 90\u00a0كيلوبايت",
        "ملف HTML وأوراق الأنماط: 40\u00a0كيلوبايت",
      ),
      p(
        "وأي تعديل يتجاوز حدًّا من هذه الحدود يُسقطه الفحص كما يُسقط كل خلل آخر. واخترنا البايت وحدة للحدود لأنه لا يتغيّر من مرة إلى أخرى. فقد حمّلنا إصدارًا واحدًا خمس مرات على جهاز واحد، فظهرت أكبر صوره بعد 1.9 و2.4 و2.0 و3.1 و2.1\u00a0ثانية. والفحص الذي يسقط بالمصادفة يعيده الناس حتى ينجح. ونقيس الثواني أيضًا، لكن على هواتف الزوّار وعلى مدى شهر: يجب أن يبقى زمن ظهور أكبر عنصر (LCP) دون 2.5\u00a0ثانية في ثلاث زيارات من كل أربع.",
      ),
      h2("يوم نفدت الميزانية"),
      p("ذات يوم أضاف أحدنا إلى نموذج الحجز مكتبة برمجية لاختيار التاريخ، فجاء ردّ الفحص:"),
      quote(
        "صفحة الحجز: 390\u00a0كيلوبايت من\u00a0350. زادت الخطوط\u00a025، والنصوص البرمجية\u00a047، وملف HTML والأنماط\u00a045. يلزم حذف 40\u00a0كيلوبايت، أو رفع الحدّ مع ذكر السبب.",
      ),
      p(
        "كانت المكتبة قد جاءت بخط للأيقونات، وبأوراق الأنماط لمجموعة كاملة هي جزء منها. ولا يحتاج نموذجنا إلا إلى يوم من الأيام الأربعة عشر التالية، فوضعنا مكان التقويم أربعة عشر خيارًا يكتبها الخادم، ولا تبلغ بعد الضغط نصف كيلوبايت. وبينما كانت قائمة الملفات أمامنا لاحظت المصمّمة صورة عرضها 1,600\u00a0بكسل في إطار عرضه 800\u00a0بكسل، ولاحظتُ أنا ملف خط فيه حروف يونانية وسيريلية لا ترد في أي صفحة للعميل. فلمّا حذفناهما صارت الصفحة 228\u00a0كيلوبايت، أي أقلّ بمقدار 45\u00a0كيلوبايت مما كانت عليه قبل التعديل.",
      ),
      diagram(
        "budget",
        "ثلاثة أشرطة، كل منها من أربع قطع، يقطعها خطّ قائم. يتجاوز الشريط الثاني الخطّ، وما تجاوزه به مميّز باللون.",
        "صفحة الحجز قبل التعديل، ثم مع مكتبة التاريخ، ثم بعدها: 273 و390 و228\u00a0كيلوبايت. وفي كل شريط، من اليمين إلى اليسار ومن الفاتح إلى الداكن: الصور، ثم الخطوط، ثم النصوص البرمجية، ثم ملف HTML والأنماط. والخط القائم عند 350.",
      ),
      p(
        "ويجوز رفع الحدّ كذلك. رفعناه ثلاث مرات في عامين، وفي الملف مع كل مرة جملة تذكر من طلب ذلك ولأي غرض.",
      ),
      h2("أين يجتمع الوزن عادةً؟"),
      p("لدينا قائمة بآخر عشرين صفحة تسلّمناها من غيرنا، وفي معظمها أكثر من واحد من هذه الأسباب."),
      ...numbers(
        "**صور أكبر من إطارها،** في 17 صفحة. والسبب في الغالب نظام لإدارة المحتوى (CMS) يعرض الصورة الأصلية كما رُفعت.",
        "**حروف لا يقرؤها أحد،** في 14 صفحة. والخط العربي أثقل من اللاتيني، لأن لمعظم حروفه أربع صور. وتُبعده الخاصية `unicode-range` عن الصفحات التي لا عربية فيها، لكن كلمة واحدة تكفي لجلبه: ففي صفحة إنجليزية جلبت كلمة «العربية» في قائمة اللغات وحدها 23\u00a0كيلوبايت. ولهذه الحروف السبعة اليوم ملف صغير خاص بها.",
        "**نصوص برمجية لصفحة أخرى،** في 12 صفحة، كبرنامج معرض الصور في صفحة تواصل لا معرض فيها.",
        "**مكتبة كبيرة لعمل صغير،** في 8 صفحات. نكتب نحن الحالة الوحيدة التي نحتاج إليها ونزنها إلى جانب المكتبة. وبقيت المكتبة مرتين، إحداهما لحساب التاريخ الهجري، ولو كتبناه لأخطأنا فيه.",
      ),
      h2("الهاتف الذي في الدرج"),
      p(
        "في درجي هاتف كان رخيصًا قبل أربع سنوات، واشتراكه يعطيه نحو 1.6\u00a0ميغابت في الثانية، أي 200\u00a0كيلوبايت. فالصفحة القديمة كانت تستغرق عليه أكثر من تسع ثوانٍ، والجديدة ثانية وقليلًا. ولا تُطلق صفحة قبل أن تُفتح عليه. وهو يُظهر ما لا تقوله البايتات: يصل نصّ برمجي حجمه 120\u00a0كيلوبايت في 0.6\u00a0ثانية، ثم يشغل المعالج ثانية كاملة، فيرى الزائر الزر ويضغط عليه ولا يستجيب. ولذلك حدّ أيضًا، وهو 200\u00a0ميلي\u00a0ثانية لأطول مهمة، غير أنه قياس متغيّر فلا نجعله إلا تنبيهًا.",
      ),
      h2("ما لا تراه الميزانية"),
      ...bullets(
        "الترتيب. فالصفحة التي حجمها 228\u00a0كيلوبايت وتنتظر فيها ورقة الأنماط نصًّا برمجيًا هي أبطأ من صفحة حجمها 350\u00a0كيلوبايت لا تنتظر فيها.",
        "ما يُضاف بعد الإطلاق. بعد ثلاثة أشهر من تسليم متجر وجدنا في مدير الوسوم 214\u00a0كيلوبايت وضعتها أربع وكالات، إحداها أُغلقت. واليوم يحمّل فحص ثانٍ الصفحة المنشورة كل يوم اثنين، ويراسل العميل إذا زاد حجمها عُشرًا.",
        "من غادر لسبب آخر. فبعض من يدخلون في نسبة 9% نقروا على الإعلان خطأً.",
      ),
      p(
        "ويسألنا من يعرف تحسين محركات البحث (SEO) من عملائنا هل ترفع السرعة ترتيب الصفحة. زمن التحميل هناك عامل بين عوامل كثيرة. وفي الصفحات العشرين التي ذكرناها لم نرَ ترتيبًا تغيّر بسبب السرعة وحدها، ولا نعد بذلك أحدًا. *العميل وأرقامه أمثلة غير حقيقية.*",
      ),
    ],
  },
};
