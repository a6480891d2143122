import { bullets, figure, h2, h3, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const kashida: PostSource = {
  slug: "kashida-is-not-letter-spacing",
  title: "Kashida is not letter-spacing: Arabic web typography",
  excerpt:
    "Stretching an Arabic word follows rules of the script. Four cases where kashida helps a headline and three where it breaks the word, measured and tested.",
  category: "Design",
  publishedDate: "2026-11-12T06:00:00Z",
  author: "Lina Haddad",
  tags: ["Arabic type", "Identity", "Accessibility"],
  cover: { kind: "halftone", seed: 52, ground: "theme" },
  body: [
    p(
      "You make a Latin headline wider by adding space between its letters. In Arabic most letters join the next one, and space between them cuts the word. You can lengthen a join instead, but only one in a line, and the designer has to choose which.",
    ),
    p(
      "CSS has a property for the first and none for the second. If a browser can’t stretch joined letters, the specification (CSS Text Level\u00a03) tells it to ignore `letter-spacing` between them. Chromium has done so since 2025. At that time the same request was still open in the other two engines, where the gap is inserted and the joins are cut. A PDF, a sharing picture drawn on a server and an animation tool each have their own text engine, so a headline that’s whole on the designer’s screen may be in pieces elsewhere.",
    ),
    h2("A line with a grammar"),
    p(
      "The stretched join is called *kashida*. The character U+0640, which imitates it with a short straight stroke, is called *tatweel*. Stretching is older than printing: a scribe with room left at the end of a line lengthened a stroke inside a word, where a Latin typesetter would have widened the spaces.",
    ),
    p(
      "The places are limited. Six letters, ا د ذ ر ز و, never join the letter after them, so the word دار has no join at all. The ligature لا stays closed. Among the styles, ruqah is hardly ever stretched, while naskh and thuluth are, each in its own places. An order of preference that Microsoft published for its browser around the year 2000 is still a fair start: after a س or a ص, then before a final ة or ه or د, then before a final ا or ط or ل or ك.",
    ),
    h2("Where it helps"),
    p(
      "Our unit is the tatweel of Readex Pro, this site’s Arabic typeface. It’s 0.08 of the type size wide. The word بين, drawn below, takes 1.45 of the type size by itself, 1.85 with five units and 2.73 with sixteen. One join in a line is enough.",
    ),
    figure(
      "kashida-specimen.png",
      "The Arabic word bayn, set three times with an ever longer join before its last letter.",
      "From right to left, the same word at zero, five and sixteen units of kashida.",
    ),
    ...numbers(
      "**Two scripts in one lockup.** Set in this site’s typefaces, *Marsa Lines* is 5.53 wide and مرسى لاينز 4.83. A join of about nine units after the س makes up the difference, so neither name has to be scaled.",
      "**Closing a line.** The Arabic title of our Northlight case study breaks into الموعد نفسه, 5.59 wide, and بنصف التكلفة, 6.04. At 60\u00a0pixels the first line is 27\u00a0pixels short. Five tatweels after the س add 24, six add 29, and a drawn join can have exactly 27.",
      "**Carrying an idea.** Our own name, بين, means *between*, and its long join is the space between two letters. We stretch it in the mark and in the headline of the Arabic home page, never in running text.",
      "**Slowing a word down.** In advertising and in speech balloons, a stretched word is read with a long vowel, as in a drawn-out *really*. We allow a campaign one such word.",
    ),
    p(
      "All four are a few words in display sizes, set by hand. It isn’t always worth doing. On a bakery’s sign the Arabic name came out a quarter narrower than the Latin one, 360\u00a0mm short at a stroke of 60\u00a0mm. We left the gap, because a join six times as long as it is thick looked like a shelf.",
    ),
    h2("Where it breaks"),
    h3("Tracking inherited from Latin"),
    p(
      "Our large Latin headings have a tracking of −0.042 of the type size, and every language inherits it. In an engine that obeys, Arabic letters slide over each other and their dots collide. For Arabic we reset the value to zero in one place, and a test opens pages in Arabic and looks for any element that still has one.",
    ),
    h3("Tatweel typed into the text"),
    p(
      "The character is on every Arabic keyboard, and it becomes part of the word. Neither NFC nor NFKC removes it, so a plain search for التسويق doesn’t find the stretched spelling. In domain names it’s forbidden (RFC\u00a05892). We gave both spellings to eSpeak NG\u00a01.51. In its Arabic voice, a single tatweel after the س took the long vowel out of التسويق and moved the stress, and بين came out as *been* instead of *bayn*. The English voice spelled it out:",
    ),
    quote("Arabic letter six four zero. It said so for each tatweel."),
    h3("Letters animated one by one"),
    p(
      "Many libraries for headline effects put each letter in its own `inline-block`. Arabic letters are then shaped separately, and بين becomes ب ي ن. The smallest thing we move is a word. On our home page the join opens in six steps within 900\u00a0milliseconds, in a copy that’s hidden from screen readers. The copy they read has no tatweel.",
    ),
    h2("What to tell the browser"),
    ...bullets(
      "`letter-spacing: 0` under `:lang(ar)`, for buttons and captions too.",
      "A line height of 1.7 or more for text. For headings, look at the font itself: Readex Pro keeps its letters within 1.0 above the baseline and 0.25 below, but reserves 1.2 and 0.555 for stacked vowel signs. A heading without vowel signs manages with 1.3, one with them needs 1.75.",
      "`lang` on every run of text, so that fonts and screen reader voices follow.",
      "If the font has an axis of expansion, try it, but don’t call it kashida. The `HEXP` axis of Readex Pro widens every letter, joined or not: at its far end بين has grown by 61% and دار by 94%. The file with the axis is 38\u00a0KB, the one without it 23.",
      "Where a tatweel is needed in a drawn word, hide the drawing with `aria-hidden` and put the plain word next to it, as text for screen readers.",
    ),
    p(
      "None of this reaches text that a system sets in its own font: a notification, an email’s subject line, the title in a browser tab. Persian and Urdu readers, whose nastaliq has other rules, need someone who grew up with it. W3C’s notes on [Arabic layout](https://www.w3.org/TR/alreq/) say more about styles. Before a headline goes out I read it aloud, and where I hesitate, the stretch usually comes out again.",
    ),
  ],
  ar: {
    title: "الكشيدة ليست تباعد أحرف: عناوين عربية سليمة على الويب",
    excerpt:
      "لمدّ الحرف قواعد في الكتابة نفسها. أربع حالات ينفع فيها المدّ وثلاث يكسر فيها الكلمة، مع قياسات بخطّ الموقع، وما يفعله المتصفح ومحرّك النطق بالكلمة الممدودة.",
    author: "لينا حداد",
    body: [
      p(
        "يتّسع العنوان اللاتيني إذا زيد الفراغ بين حروفه. أما العربية فمعظم حروفها يتصل بما بعده، والفراغ بينها يقطع الكلمة. والذي يقبل الطول فيها هو الوصلة، في موضع واحد يختاره من يصفّ السطر.",
      ),
      p(
        "في CSS خاصية للأمر الأول وليس فيها شيء للثاني. وينصّ معيارها (CSS Text Level\u00a03) على أن المتصفح الذي لا يستطيع مدّ الحروف المتصلة يتجاهل بينها الخاصية `letter-spacing`. وهذا ما يفعله Chromium منذ عام\u00a02025، وكان الطلب نفسه آنذاك ما زال مفتوحًا في المحرّكين الآخرين، وفيهما يدخل الفراغ فتنقطع الوصلات. ثم إن لملفات PDF، ولصور المشاركة التي يرسمها الخادم، ولبرامج التحريك محرّكات نصوص خاصة بها، فقد يكون العنوان سليمًا على شاشة المصمّم مقطّعًا في غيرها.",
      ),
      h2("سطر له قواعد"),
      p(
        "الوصلة الممدودة هي الكشيدة. أما التطويل فهو الحرف `U+0640` الذي يحاكيها بجرّة قصيرة مستقيمة. والمدّ أقدم من الطباعة: كان الخطّاط إذا بقي في آخر السطر متّسع أطال جرّة داخل كلمة، أما صفّاف الحروف اللاتينية فيوسّع ما بين الكلمات.",
      ),
      p(
        "ومواضعه محدودة. فستة حروف لا تتصل بما بعدها، هي الألف والدال والذال والراء والزاي والواو، ولذلك ليس في كلمة «دار» وصلة واحدة. ولام الألف لا تُفتح. ومن الخطوط ما لا يكاد يُمدّ كالرقعة، ومنها ما يُمدّ كالنسخ والثلث، ولكل منهما مواضعه. وما زال الترتيب الذي نشرته Microsoft لمتصفحها قرابة عام\u00a02000 بداية صالحة: بعد السين أو الصاد، ثم قبل التاء المربوطة أو الهاء أو الدال في آخر الكلمة، ثم قبل الألف أو الطاء أو اللام أو الكاف في آخرها.",
      ),
      h2("متى ينفع المدّ"),
      p(
        "وحدة القياس عندنا حرف التطويل في Readex Pro، وهو الخط العربي لهذا الموقع، وعرضه 0.08 من حجم الخط. وكلمة «بين» المرسومة هنا عرضها 1.45 من حجم الخط من دون مدّ، و1.85 بخمس وحدات، و2.73 بست عشرة وحدة. ووصلة واحدة في السطر تكفي.",
      ),
      figure(
        "kashida-specimen.png",
        "كلمة «بين» مكتوبة ثلاث مرات، وتطول الوصلة قبل حرفها الأخير في كل مرة.",
        "من اليمين إلى اليسار: الكلمة نفسها من دون كشيدة، وبخمس وحدات، وبست عشرة وحدة.",
      ),
      ...numbers(
        "**العربية واللاتينية في شعار واحد.** بخطّي هذا الموقع عرض «مرسى لاينز» 4.83 من حجم الخط، وعرض Marsa Lines الذي يقابله 5.53. وتعوّض الفارقَ وصلة من تسع وحدات تقريبًا بعد السين، فلا يُكبَّر اسم ولا يُصغَّر.",
        "**إغلاق السطر.** ينقسم عنوان دراستنا عن نورثلايت إلى «الموعد نفسه» وعرضه 5.59، و«بنصف التكلفة» وعرضه 6.04. فإذا كان حجم الخط 60\u00a0بكسلًا نقص السطر الأول 27\u00a0بكسلًا. تزيده خمسة أحرف تطويل بعد السين 24\u00a0بكسلًا وتزيده ستة 29، أما الوصلة المرسومة فيمكن أن تكون 27 تمامًا.",
        "**حمل الفكرة.** اسمنا «بين»، ووصلته الطويلة هي ما بين الحرفين حقًّا. نمدّه في الشعار وفي عنوان الصفحة الرئيسية العربية، ولا نمدّه في النصوص.",
        "**إبطاء الكلمة.** في الإعلان وفي فقاعات الكلام تُقرأ الكلمة الممدودة بحركة طويلة، كمن يقول «طويل» ويطيل الياء. والحملة الواحدة تحتمل ذلك مرة.",
      ),
      p(
        "والحالات الأربع كلمات قليلة بأحجام العناوين، مضبوطة باليد. ثم إن المدّ لا يستحق العناء دائمًا. ففي لافتة مخبز جاء الاسم العربي أضيق من اللاتيني بنحو الربع، أي 360\u00a0مليمترًا بجرّة سُمكها 60\u00a0مليمترًا، فتركنا الفرق فراغًا، لأن وصلة طولها ستة أمثال سُمكها بدت كالرفّ.",
      ),
      h2("متى يكسر الكلمة"),
      h3("تباعد موروث من اللاتينية"),
      p(
        "للعناوين اللاتينية الكبيرة عندنا تباعد سالب قدره 0.042 من حجم الخط، وترثه كل لغة. فإذا أطاعه المحرّك ركب الحرف العربي على جاره وتصادمت النقاط. لذلك نعيده إلى الصفر للعربية في موضع واحد من الشيفرة، ونشغّل اختبارًا يفتح صفحات عربية ويبحث عن أي عنصر بقي فيه تباعد.",
      ),
      h3("تطويل مكتوب داخل النص"),
      p(
        "الحرف موجود على كل لوحة مفاتيح عربية، ومن كتبه صار جزءًا من الكلمة. لا تحذفه صيغتا يونيكود NFC وNFKC، فلا يجد البحث البسيط عن «التسويق» صورتها الممدودة. وهو ممنوع في أسماء النطاقات (RFC\u00a05892). وقد أعطينا الصورتين لمحرّك النطق eSpeak NG\u00a01.51 بصوته العربي، فأسقط تطويلٌ واحد بعد السين الياء الطويلة من «التسويق» ونقل النبرة، وقُرئت «بين» بياء مدّ كأن الباء مكسورة. أما صوته الإنجليزي فتهجّى الحرف برمزه:",
      ),
      quote("«حرف عربي، ستة أربعة صفر»، عند كل تطويل."),
      h3("تحريك الحروف حرفًا حرفًا"),
      p(
        "يضع كثير من مكتبات مؤثّرات العناوين كل حرف في صندوق `inline-block` مستقلّ. وعندئذ تأخذ الحروف العربية صورها المنفصلة فلا تبقى كلمة. وأصغر ما نحرّكه الكلمة. وفي صفحتنا الرئيسية تنفتح الوصلة في ست خطوات خلال 900\u00a0ميلي\u00a0ثانية، في نسخة مخفية عن قارئ الشاشة، أما النسخة التي تصله فليس فيها تطويل.",
      ),
      h2("ماذا نقول للمتصفح"),
      ...bullets(
        "القيمة `letter-spacing: 0` تحت `:lang(ar)`، في الأزرار وشروح الصور أيضًا.",
        "ارتفاع سطر لا يقلّ عن 1.7 في النصوص. وفي العناوين ننظر في الخط نفسه: حروف Readex Pro لا تعلو عن السطر أكثر من 1.0 ولا تنزل عنه أكثر من 0.25، لكنه يحجز 1.2 و0.555 للحركات المتراكبة. فالعنوان غير المشكول يكفيه 1.3، والمشكول يحتاج إلى 1.75.",
        "الخاصية `lang` على كل نصّ، حتى تتبعها الخطوط والأصوات.",
        "إذا كان في الخط محور للاتساع فتجربته نافعة، على ألا نسمّيه كشيدة. فالمحور `HEXP` في Readex Pro يوسّع كل حرف متصلًا كان أو منفصلًا: عند طرفه الأقصى تتّسع «بين» بنسبة 61% و«دار» بنسبة 94%. وحجم ملف الخط معه 38\u00a0كيلوبايت، ومن دونه 23\u00a0كيلوبايت.",
        "وحيث لا بدّ من التطويل في كلمة مرسومة نخفي الرسم عن قارئ الشاشة بالخاصية `aria-hidden`، ونضع إلى جانبه الكلمة نفسها نصًّا من غير مدّ.",
      ),
      p(
        "ولا يبلغ شيء من هذا نصًّا يعرضه النظام بخطّه هو، كالإشعار وموضوع الرسالة وعنوان علامة التبويب. ولقرّاء الفارسية والأردية في النستعليق قواعد أخرى، ولا بدّ لهم ممن نشأ عليها. وفي ملاحظات W3C عن [تخطيط الكتابة العربية](https://www.w3.org/TR/alreq/) مزيد عن الخطوط. وقبل أن يخرج عنوان من يدي أقرؤه بصوت مسموع، وحيث أتردّد أحذف المدّ في الغالب.",
      ),
    ],
  },
};
