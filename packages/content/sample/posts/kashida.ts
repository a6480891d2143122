import { bullets, figure, h2, h3, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../source.ts";

export const kashida: PostSource = {
  slug: "kashida-is-not-letter-spacing",
  title: "Kashida is not letter-spacing: setting Arabic headlines on the web",
  excerpt:
    "Stretching a line is a rule of the script, not an effect. Four cases where it helps, and three where it breaks the word.",
  category: "Design",
  publishedDate: "2026-11-12T06:00:00Z",
  author: "Lina Haddad",
  tags: ["Arabic type", "Identity", "Accessibility"],
  cover: { kind: "halftone", seed: 52, ground: "theme" },
  body: [
    p(
      "Latin headlines get wider by adding air between letters. Arabic letters hold hands, so the air has nowhere to go. What stretches instead is the connection itself.",
    ),
    p(
      "Set letter-spacing on an Arabic heading and the browser will do what you asked: it cuts the joins, or draws them thin. The word becomes a row of islands. Readers notice before they can say why.",
    ),
    h2("A line with a grammar"),
    p(
      "The stretched join is called *kashida*, and the character that stands for it *tatweel*. It is older than printing. A scribe who came to the end of a measure with room to spare did not widen the gaps between words, as a Latin typesetter would. He lengthened one stroke inside a word, and the line closed.",
    ),
    p(
      "The stroke was never placed at random. Some letters accept it gladly: the teeth of *sin*, the bowl of *kaf*, the reach of a final *ba*. Others refuse. Six letters never join to the letter after them, so nothing can be stretched there at all. A word such as **دار** holds no join to lengthen; it keeps its width whatever you ask of it.",
    ),
    p(
      "So kashida is not decoration added to a finished word. It is a decision about which join in the line can carry the extra length without changing how the word is read. That makes it a matter of grammar, and grammar is something a style sheet knows nothing about.",
    ),
    h2("Where it helps"),
    p(
      "Stretch one join per line, never two. Choose a join late in the word and away from a descender. In a display size, a dozen units is usually enough to close a measure.",
    ),
    figure(
      "kashida-specimen.png",
      "The Arabic word bayn, set three times with an ever longer join before its last letter.",
      "The same word at zero, five and sixteen units of kashida.",
    ),
    p("In our own work it earns its place in four situations:"),
    ...numbers(
      "**Pairing two scripts in one lockup.** An Arabic name is often shorter than its Latin twin. One long join brings the two to the same width, and neither has to be scaled.",
      "**Closing a measure.** In a headline set over two or three lines, a single stretched word lets a short line meet the edge that the others have drawn.",
      "**Carrying an idea.** In our own name the long stroke says *between*. It is the one place where the drawing and the meaning are the same thing.",
      "**Slowing a word down.** Spoken Arabic lengthens vowels for emphasis. A stretched join reads a little like that: a pause inside the word.",
    ),
    quote("Stretch one join per line, and the reader feels the measure close before seeing why."),
    p(
      "All four are display sizes, a few words long, and set by hand. None of them is running text. In a paragraph, the right tools are a good typeface, generous line height and a ragged edge.",
    ),
    h2("Where it breaks"),
    p("Three habits cause most of the broken Arabic headlines we are asked to repair."),
    h3("Tracking carried over from Latin"),
    p(
      "A design system defines tight tracking for headings, and the value is inherited by every language. Some browsers ignore it inside joined words, some do not, and exported images and motion tools follow rules of their own. A fault that hides on your machine is still a fault on somebody else's.",
    ),
    h3("Tatweel typed into the text"),
    p(
      "The character is on every keyboard, which makes it tempting. But it becomes part of the word. Search no longer finds it, a screen reader may stumble over it, and when the column changes its width the stretch is in the wrong place. Keep it out of titles, names and anything that is stored.",
    ),
    h3("Animating letter by letter"),
    p(
      "Latin headlines are often split into letters so that each can rise on its own. Split an Arabic word the same way and each letter takes its isolated shape: the word stops being a word. Animate words, or lines, and leave the letters together.",
    ),
    h2("What to tell the browser"),
    p(
      "Turn letter-spacing off for the Arabic language, raise the line height to 1.7 or more for text, and keep digits Latin if your prices are.",
    ),
    p("In practice that is a short list, and most of it can live in one place:"),
    ...bullets(
      "Set `letter-spacing: 0` under `:lang(ar)`, for headings and buttons as well.",
      "Give Arabic headings their own line height. Dots and bowls need room above and below: 1.3 is a floor for display, 1.7 for text.",
      "Mark the language of every run of text with `lang`, so that fonts, hyphenation and voices follow.",
      "Use a variable font with an axis for width of joins, if your typeface has one. It widens the letters by design, where a tatweel only repeats a stroke.",
      "Where a tatweel is really needed in a drawn word, hide it from assistive technology and give the plain word as the label.",
    ),
    p(
      "Then read the page aloud. If a headline makes you hesitate, the line is probably stretched in the wrong place, and the fix is usually to take the stretch out. The W3C's notes on [Arabic script layout](https://www.w3.org/TR/alreq/) are a patient guide to the rest.",
    ),
    p(
      "A headline that is set well does not look Arabic in the way that a themed restaurant does. It simply looks finished. The line begins at one edge, ends at the other, and nothing in between asks to be noticed.",
    ),
  ],
  ar: {
    title: "الكشيدة ليست تباعد أحرف: عناوين عربية سليمة على الويب",
    excerpt:
      "مدّ الحرف قاعدة من قواعد الكتابة وليس تأثيرًا بصريًا. أربع حالات ينفع فيها المدّ، وثلاث يكسر فيها الكلمة.",
    author: "لينا حداد",
    body: [
      p(
        "تتّسع العناوين اللاتينية بإضافة فراغ بين الحروف. أما الحروف العربية فمتشابكة الأيدي، ولا مكان للفراغ بينها؛ والذي يمتدّ هو الوصلة نفسها.",
      ),
      p(
        "يكفي ضبط تباعد الأحرف على عنوان عربي حتى ينفّذ المتصفح ما طُلب منه حرفيًا: يقطع الوصلات أو يرسمها نحيلة، فتصير الكلمة صفًّا من الجزر. ويلاحظ القارئ الخلل قبل أن يعرف سببه.",
      ),
      h2("سطر له قواعد"),
      p(
        "تُسمّى الوصلة الممدودة «الكشيدة»، ويُسمّى الحرف الذي يمثّلها «التطويل»، وهي أقدم من الطباعة. كان الخطّاط إذا بلغ آخر السطر وبقي فيه متّسع لا يوسّع الفراغ بين الكلمات كما يفعل صفّاف الحروف اللاتينية، بل يطيل جرّة واحدة داخل كلمة واحدة، فيكتمل السطر.",
      ),
      p(
        "ولم يكن موضع المدّ متروكًا للمصادفة. فمن الحروف ما يقبله برحابة، كأسنان السين وبطن الكاف وامتداد الباء في آخر الكلمة، ومنها ما يأباه. وهناك ستة حروف لا تتصل بما بعدها أصلًا، فلا شيء يُمدّ هناك. كلمة مثل **دار** ليس فيها وصلة واحدة، وستبقى على عرضها مهما طُلب منها.",
      ),
      p(
        "فالكشيدة ليست زينة تُضاف إلى كلمة مكتملة، وإنما قرار: أيّ وصلة في السطر تحتمل الطول الزائد دون أن تتغيّر قراءة الكلمة؟ هذا سؤال في قواعد الكتابة، وأوراق الأنماط لا تعرف عن قواعد الكتابة شيئًا.",
      ),
      h2("متى ينفع المدّ"),
      p(
        "وصلة واحدة في السطر تكفي، واثنتان كثير. وأفضل المواضع وصلة متأخرة في الكلمة وبعيدة عن الحروف النازلة. وفي أحجام العناوين تكفي اثنتا عشرة وحدة لإغلاق السطر.",
      ),
      figure(
        "kashida-specimen.png",
        "كلمة «بين» مكتوبة ثلاث مرات، وتطول الوصلة قبل حرفها الأخير في كل مرة.",
        "الكلمة نفسها من دون كشيدة، وبخمس وحدات، وبست عشرة وحدة.",
      ),
      p("وفي أعمالنا نلجأ إلى المدّ في أربع حالات:"),
      ...numbers(
        "**الجمع بين الحرف العربي والحرف اللاتيني في شعار واحد.** كثيرًا ما يكون الاسم العربي أقصر من نظيره اللاتيني، فتكفي وصلة طويلة واحدة ليتساوى العرضان من غير تصغير ولا تكبير.",
        "**إغلاق السطر.** في عنوان من سطرين أو ثلاثة، تسمح كلمة ممدودة واحدة لسطر قصير بأن يبلغ الحافة التي رسمتها بقية السطور.",
        "**حمل الفكرة.** في اسمنا تقول الجرّة الطويلة معنى «بين»، وهو الموضع الوحيد الذي يصير فيه الرسم والمعنى شيئًا واحدًا.",
        "**إبطاء الكلمة.** تمدّ العربية المنطوقة حروف اللين للتوكيد، والوصلة الممدودة تُقرأ على نحو قريب من ذلك: وقفة داخل الكلمة.",
      ),
      quote("وصلة واحدة ممدودة في السطر، فيشعر القارئ باكتماله قبل أن يرى السبب."),
      p(
        "الحالات الأربع كلها بأحجام العناوين، في كلمات قليلة، ومضبوطة باليد. وليس فيها نصّ متّصل واحد. ففي الفقرات يغني عن المدّ خطّ جيّد وارتفاع سطر مريح وحافة حرّة.",
      ),
      h2("متى يكسر الكلمة"),
      p("وراء معظم العناوين العربية المكسورة التي يُطلب منا إصلاحها ثلاث عادات."),
      h3("تباعد موروث من اللاتينية"),
      p(
        "يحدّد نظام التصميم تباعدًا ضيّقًا للعناوين، فترثه كل اللغات. بعض المتصفحات يتجاهله داخل الكلمات المتصلة وبعضها لا يفعل، ولأدوات التصدير والتحريك قواعدها الخاصة. والخلل الذي لا يظهر على جهازك يبقى خللًا على جهاز غيرك.",
      ),
      h3("تطويل مكتوب داخل النص"),
      p(
        "الحرف موجود على كل لوحة مفاتيح، وفي ذلك إغراء. غير أنه يصير جزءًا من الكلمة: لا يعثر عليها البحث، وقد يتعثّر بها قارئ الشاشة، وإذا تغيّر عرض العمود وقع المدّ في غير موضعه. مكانه خارج العناوين والأسماء وكل نصّ يُحفظ.",
      ),
      h3("تحريك الحروف حرفًا حرفًا"),
      p(
        "كثيرًا ما تُقسم العناوين اللاتينية إلى حروف ليصعد كل حرف وحده. فإذا قُسمت الكلمة العربية على هذا النحو أخذ كل حرف صورته المنفصلة، ولم تعد الكلمة كلمة. التحريك للكلمات أو للسطور، أما الحروف فتبقى معًا.",
      ),
      h2("ماذا نقول للمتصفح"),
      p(
        "إلغاء تباعد الأحرف للغة العربية، ورفع ارتفاع السطر إلى 1.7 فأكثر في النصوص، وإبقاء الأرقام لاتينية إن كانت الأسعار كذلك.",
      ),
      p("وهي في التطبيق قائمة قصيرة، يمكن جمع معظمها في موضع واحد:"),
      ...bullets(
        "ضبط `letter-spacing: 0` تحت `:lang(ar)`، في العناوين والأزرار أيضًا.",
        "ارتفاع سطر خاص بالعناوين العربية، لأن النقاط والبطون تحتاج إلى متّسع فوقها وتحتها: 1.3 حدّ أدنى للعناوين، و1.7 للنصوص.",
        "وسم لغة كل نصّ بالخاصية `lang` حتى تتبعها الخطوط والأصوات.",
        "استخدام خط متغيّر فيه محور لعرض الوصلات إن وُجد، فهو يوسّع الحروف كما صمّمها صاحبها، بينما يكرّر التطويل جرّة واحدة.",
        "وحيث لا بدّ من التطويل في كلمة مرسومة، يُخفى عن التقنيات المساعدة وتُعطى الكلمة من دونه نصًّا بديلًا.",
      ),
      p(
        "ثم تأتي القراءة بصوت مسموع. فإذا تعثّر اللسان عند عنوان فالأرجح أن المدّ في غير موضعه، وعلاجه في الغالب حذف المدّ. وفي ملاحظات W3C عن [تخطيط الكتابة العربية](https://www.w3.org/TR/alreq/) دليل متأنٍّ إلى ما بقي.",
      ),
      p(
        "العنوان المضبوط لا يبدو عربيًا على طريقة المطاعم ذات الطابع التراثي، وإنما يبدو مكتملًا فحسب: سطر يبدأ من حافة وينتهي عند أخرى، وليس بينهما ما يطلب أن يُلاحظ.",
      ),
    ],
  },
};
