import { bullets, h2, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const glossary: PostSource = {
  slug: "words-we-no-longer-use",
  title: "A copywriter’s glossary of words we no longer use",
  excerpt:
    "Our copywriting list has 41 entries. Eight of them with what we write instead, three from the Arabic list next to it, and one word that had to come off.",
  category: "Advertising",
  author: "Sara Whitlock",
  tags: ["Identity", "Studio"],
  cover: { kind: "envelope", seed: 21, ground: "theme" },
  body: [
    p(
      "The list began with a sentence of ours. It was at the top of our own About page for three weeks, until a client read it aloud in a meeting and asked what we sold.",
    ),
    quote("We deliver seamless, tailored solutions for passionate brands."),
    p(
      "Four words of it went up next to the coffee machine that evening, in my handwriting. There are 41 now, each with the draft we caught it in. No one gets told off for using one. If you find one in a draft, you ask what the writer knew when they wrote the sentence, and there’s usually a number, a name or a time in the answer. For Dune and Dial, a watch repair workshop, *a seamless service experience* became *opened at 8:05, on test for three days*.",
    ),
    h2("Eight from the English list"),
    p(
      "**Seamless.** Most of what we make has seams, between our page and the bank’s, or between an order and a van. Copy that shows them saves phone calls. *You pay on your bank’s page and come back here* is ten words long.",
    ),
    p(
      "**Solution.** It appears where no one has named the problem. In our case studies it’s a heading, with the challenge above it, so it can stay there. It’s also in the name of one of our services, Product Solutions. I lost that vote.",
    ),
    p(
      "**Tailored.** A tailor measures, so we write what was measured: four questions instead of eleven, a board 2.4\u00a0metres wide, two languages at the same size.",
    ),
    p(
      "**Passionate.** People only say it about themselves. The best replacement so far was in a cover letter. The applicant had taken the bus to all three branches of a client to read the menus, and attached a table of the prices that differed.",
    ),
    p(
      "**User.** Correct in a specification, and on UpFlyover’s price list, where you count users and pay for them. In a headline we look for the word they use for themselves: passenger, tenant, cook, night nurse.",
    ),
    p(
      "**Content.** One of our services has it in its name, because people search for it. The people who make it say article, price list or eight-second film. *Content to follow* in a layout usually means that no one has been asked for it, so we put a name and a date there.",
    ),
    p("**Journey.** Allowed for ferries."),
    p(
      "**Simply.** We found it 14 times in our products’ help pages. In nine of those places it came before a step that people call us about. Taking the word out helped no one until six of the nine steps also got a picture.",
    ),
    h2("Three from the Arabic list"),
    p(
      "Noor Basheer keeps the Arabic list, on the other side of the machine. It has 57 entries. Some of them began as translations of words on mine.",
    ),
    p(
      "**«حلول متكاملة»**, integrated solutions. The phrase came into Arabic with imported brochures and has been in local ones for so long that clients ask for it by name.",
    ),
    p(
      "**«يتميّز»**, is distinguished by. It comes before a fact and adds nothing: a flat that’s distinguished by a balcony of nine square metres has a balcony of nine square metres.",
    ),
    p(
      "**«تجربة فريدة»**, a unique experience. In one week of drafts it described a gym, a bank card and a plate of lentils.",
    ),
    h2("How we search"),
    p(
      "Before anyone reads a draft, a script checks it against both lists. English is easy, because a search for the stem also finds the plural. An Arabic word is written together with its article and some prepositions. The pattern for «سلس», smooth, has to find «السلسة» and «بسلاسة» as well, and in its first week it marked «سلسلة», a chain, 31 times in copy for a bicycle shop. It now has a list of 22 exceptions.",
    ),
    p(
      "In the last three months the script saw 63 drafts and marked 212 places. We kept count of what happened to them.",
    ),
    ...bullets(
      "In 118 a fact replaced the word.",
      "In 71 there was no fact, and the sentence was cut.",
      "In 23 the word stayed: nine ferries, eight quotations, six names.",
    ),
    p(
      "The 71 are the useful ones. When there’s no fact behind a sentence about delivery, someone has to call the warehouse, and twice that call changed the offer itself, as well as the copy.",
    ),
    h2("What the list can’t do"),
    p(
      "Writers find a way around it. In the month after *seamless* went up, *frictionless* appeared seven times and *effortless* five. I added both, then stopped adding more, because there’ll always be a next one. A word can also be right. A clinic does use a saline solution. The script flags it every time, and every time someone has to let it through.",
    ),
    p(
      "And I was wrong about one. *Simple* was on the list for a year. We went through its replacements, 19 of them, and found that they were longer by four words on average and that 11 were harder to read. So I crossed it out. Its adverb has stayed.",
    ),
    p(
      "The list can’t check numbers, either. Once, a draft with nine figures passed the script without a mark, and three of the figures were a year old. We have no list for those, only Amal Qasim, who asks where each one comes from.",
    ),
    p(
      "This article has no date because the list isn’t finished. The latest entry, still in pencil, is *unlock*.",
    ),
  ],
  ar: {
    title: "معجم صغير لكلمات هجرناها في الكتابة الإعلانية",
    excerpt:
      "في قائمتنا العربية 57 كلمة وفي الإنجليزية 41. ثمانٍ من الأولى وما نكتبه بدلًا منها، وثلاث من الثانية، وكلمة واحدة اضطررنا إلى رفعها من القائمة.",
    author: "سارة ويتلوك",
    body: [
      p(
        "بدأت القائمة بجملة من كلامنا نحن. بقيت ثلاثة أسابيع في أعلى صفحة «من نحن» في موقعنا، حتى قرأها عميل بصوت مسموع في اجتماع، ثم سأل ماذا نبيع.",
      ),
      quote("نقدّم حلولًا متكاملة سلسة، مصمّمة بشغف، لعلامات تبحث عن التميّز."),
      p(
        "وكانت لها نسخة إنجليزية من الطينة نفسها، فعلّقت في ذلك المساء أربع كلمات منها قرب آلة القهوة بخط يدي، وصارت اليوم 41 كلمة، وأمام كل واحدة منها المسوّدة التي ضُبطت فيها. ثم علّقت نور بشير على الجهة الأخرى من الآلة قائمة عربية بلغت 57 كلمة، وبعض ما فيها كان أول أمره ترجمة لما في قائمتي. ولا يُلام أحد على كلمة. يسأله من وجدها في المسوّدة عمّا كان يعرفه وهو يكتب، وفي الجواب غالبًا رقم أو اسم أو ساعة. فعند كثبان للساعات، وهي ورشة إصلاح، صارت «تجربة خدمة سلسة»: «فُتحت في 8:05، وتبقى في الفحص ثلاثة أيام».",
      ),
      h2("ثمانٍ من القائمة العربية"),
      p(
        "**سلس.** لمعظم ما نصنعه مفاصل، بين صفحتنا وصفحة المصرف، وبين الطلب وسيارة التوصيل. والنص الذي يُظهرها يوفّر مكالمات. وجملة «الدفع في صفحة مصرفك، والعودة بعده إلى هنا» ثماني كلمات.",
      ),
      p(
        "**حلول متكاملة.** تظهر حيث لم تُذكر المشكلة. دخلت العربية مع كتيّبات مستوردة، وطال مقامها حتى صار العملاء يطلبونها باسمها. وفي دراسات الحالة عندنا عنوان هو «الحل»، وفوقه التحدي، فلا بأس به هناك. وما زالت لنا خدمة اسمها «حلول المنتجات». وقد صوّتُّ ضدّ الاسم وخسرت.",
      ),
      p(
        "**يتميّز.** تقف أمام حقيقة، وإذا حُذفت بقيت الحقيقة. فللشقة شرفة من تسعة أمتار مربّعة، تميّزت بها أم لم تتميّز.",
      ),
      p("**تجربة فريدة.** وصفت في مسوّدات أسبوع واحد صالة رياضية وبطاقة مصرفية وطبق عدس."),
      p(
        "**شغف.** يقوله المتكلّم عن نفسه. وأفضل ما رأيناه في مكانه ورد في خطاب تقديم، ركبت صاحبته الحافلات إلى الفروع الثلاثة لأحد عملائنا لتقرأ قوائم الطعام، وأرفقت بالخطاب جدولًا بالأسعار التي تختلف من فرع إلى فرع.",
      ),
      p(
        "**المستخدم.** صحيحة في المواصفات، وفي أسعار سوق UpFlyover حيث يُعدّ المستخدمون ويُدفع عنهم. أما في العنوان فنبحث عن الاسم الذي يسمّون به أنفسهم: راكبة، أو مستأجر، أو طاهٍ، أو ممرضة في نوبة الليل.",
      ),
      p(
        "**المحتوى.** نبيع خدمة بهذا الاسم لأن الناس يبحثون عنها به. أما من يصنعه فيقول: نصّ، أو قائمة أسعار، أو فيلم من ثماني ثوانٍ. وعبارة «المحتوى لاحقًا» في تصميم تعني غالبًا أن أحدًا لم يُطلب منه شيء، فنكتب مكانها اسمًا وتاريخًا.",
      ),
      p("**رحلة.** مسموح بها للعبّارات."),
      h2("وثلاث من الإنجليزية"),
      p(
        "الكلمة «tailored» معناها «مفصّل على المقاس»، والخيّاط يقيس. فنكتب ما قيس: أربعة أسئلة بدل أحد عشر، ولوحة عرضها متران و40\u00a0سنتيمترًا، ولغتان بحجم واحد.",
      ),
      p(
        "وكلمة «simply»، أي «ببساطة»، وجدناها 14 مرة في نصوص المساعدة في منتجاتنا. وكانت في تسعة مواضع منها أمام خطوة يتصل الناس ليسألوا عنها. ولم ينفع حذفها أحدًا حتى أضفنا صورة إلى ست خطوات من التسع.",
      ),
      p(
        "وكلمة «seamless»، أي بلا درزة، هي أصل «سلس» في معظم ما نراجعه من ترجمات. وقد كانت في الجملة الإنجليزية التي بدأت بها القائمة.",
      ),
      h2("كيف نبحث"),
      p(
        "قبل أن يقرأ أحد مسوّدة يمرّ عليها برنامج صغير بالقائمتين. والإنجليزية سهلة، فالبحث عن أصل الكلمة يأتي بجمعها. أما العربية فتتّصل فيها «أل» وعدّة حروف جرّ بأول الكلمة، فعلى نمط «سلس» أن يجد «السلسة» و«بسلاسة» أيضًا. وفي أسبوعه الأول علّم على كلمة «سلسلة» 31 مرة في نصّ لمتجر دراجات. وله اليوم قائمة استثناءات فيها 22 كلمة.",
      ),
      p(
        "وفي الأشهر الثلاثة الأخيرة مرّ البرنامج على 63 مسوّدة وعلّم على 212 موضعًا، وعددنا ما آلت إليه.",
      ),
      ...bullets(
        "في 118 موضعًا حلّت حقيقة محلّ الكلمة.",
        "وفي 71 موضعًا لم تكن هناك حقيقة، فحُذفت الجملة.",
        "وفي 23 موضعًا بقيت الكلمة: تسع عبّارات، وثمانية اقتباسات، وستة أسماء.",
      ),
      p(
        "وأنفعها المواضع التي حُذفت فيها الجملة. فمن لا يجد حقيقة لجملة عن التوصيل يتصل بالمستودع، وقد غيّر ذلك الاتصال العرض نفسه مرتين ولم يغيّر النص وحده.",
      ),
      h2("ما لا تقدر عليه القائمة"),
      p(
        "يجد الكتّاب طريقًا حولها. ففي الشهر الذي تلا تعليق «seamless» ظهرت «frictionless» سبع مرات و«effortless» خمس مرات. أضفت الاثنتين ثم كففت عن ذلك، فبعد كل كلمة كلمة. وقد تكون الكلمة في مكانها: في العيادة محلول ملحي اسمه بالإنجليزية «saline solution»، يقف عنده البرنامج كل مرة وعلى أحدنا أن يصرفه.",
      ),
      p(
        "وأخطأت في واحدة. بقيت كلمة «simple»، أي «بسيط»، في القائمة سنة كاملة. ثم راجعنا ما كُتب مكانها، وهو 19 موضعًا، فوجدناه أطول بأربع كلمات في المتوسط، وكان 11 منها أعسر قراءة. فشطبتها، وبقيت أختها «simply».",
      ),
      p(
        "ولا تعرف القائمة شيئًا عن الأرقام. فقد مرّت ذات مرة مسوّدة فيها تسعة أرقام بلا علامة واحدة، وكانت ثلاثة منها أرقام العام الماضي. وليست لدينا قائمة للأرقام، وإنما لدينا أمل قاسم، وهي تسأل عن مصدر كل رقم.",
      ),
      p(
        "لا تاريخ على هذا المقال لأن القائمة لم تنتهِ. وآخر ما أُضيف إليها، بقلم الرصاص حتى الآن، كلمة «unlock».",
      ),
    ],
  },
};
