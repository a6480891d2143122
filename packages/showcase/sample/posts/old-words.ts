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
      "The list began with a sentence of ours. It stood at the top of our own About page for three weeks, until a client read it aloud in a meeting and asked what we sold.",
    ),
    quote("We deliver seamless, tailored solutions for passionate brands."),
    p(
      "Four words of it went up beside the coffee machine the same evening, in my handwriting. There are 41 now, each with the draft in which it was caught. Nobody is told off for using one. Whoever finds it in a draft asks what the writer knew when the sentence was written, and there is usually a number, a name or an hour in the answer. For Dune and Dial, where watches are repaired, *a seamless service experience* became *opened at 8:05, on test for three days*.",
    ),
    h2("Eight from the English list"),
    p(
      "**Seamless.** Most of what we make has seams, between our page and the bank’s, or between an order and a van. A text that shows them saves telephone calls. *You pay on your bank’s page and come back here* is ten words long.",
    ),
    p(
      "**Solution.** It appears where the problem has not been named. In our case studies it is a heading, with the challenge above it, and there it may stay. It is also part of the name of one of our services, Product Solutions. I lost that vote.",
    ),
    p(
      "**Tailored.** A tailor measures, so we write what was measured: four questions in place of eleven, a board 2.4\u00a0metres wide, two languages at the same size.",
    ),
    p(
      "**Passionate.** Said by the speaker about the speaker. The best replacement so far was in a letter of application. Its writer had taken buses to all three branches of a client to read the menus, and enclosed a table of the prices that differed.",
    ),
    p(
      "**User.** Correct in a specification, and on UpFlyover’s price list, where users are counted and paid for. In a headline we look for the word that they have for themselves: passenger, tenant, cook, night nurse.",
    ),
    p(
      "**Content.** Whoever makes it says text, price list or a film of eight seconds. *Content to follow* in a layout usually means that nobody has been asked for it, and we put a name and a date there.",
    ),
    p("**Journey.** For ferries we allow it."),
    p(
      "**Simply.** We found it 14 times in the help texts of our products. At nine of those places it stood in front of a step about which people telephone. Taking the word out helped nobody until six of the nine steps also got a picture.",
    ),
    h2("Three from the Arabic list"),
    p(
      "Noor Basheer keeps the Arabic list, on the other side of the machine. It has 57 entries. Some of them began life as translations of words on mine.",
    ),
    p(
      "**«حلول متكاملة»**, integrated solutions. The phrase came into Arabic with imported brochures and has been at home in local ones for so long that clients ask for it by name.",
    ),
    p(
      "**«يتميّز»**, is distinguished by. It stands in front of a fact and adds nothing: a flat that is distinguished by a balcony of nine square metres has a balcony of nine square metres.",
    ),
    p(
      "**«تجربة فريدة»**, a unique experience. In one week of drafts it described a gym, a bank card and a plate of lentils.",
    ),
    h2("How we search"),
    p(
      "Before anybody reads a draft, a script looks through it for both lists. English is easy, since a search for the stem also finds the plural. An Arabic word is written together with its article and with some prepositions. The pattern for «سلس», smooth, has to find «السلسة» and «بسلاسة» as well, and in its first week it marked «سلسلة», a chain, 31 times in a text for a bicycle shop. It now has a list of exceptions with 22 words in it.",
    ),
    p(
      "In the last three months the script saw 63 drafts and marked 212 places. We kept count of what became of them.",
    ),
    ...bullets(
      "In 118 a fact replaced the word.",
      "In 71 there was no fact, and the sentence was cut.",
      "In 23 the word stayed: nine ferries, eight quotations, six names.",
    ),
    p(
      "The 71 are the useful ones. Where no fact can be found for a sentence about delivery, somebody has to ring the warehouse, and twice that call changed the offer and not only the text.",
    ),
    h2("What the list cannot do"),
    p(
      "Writers find a way around it. In the month after *seamless* went up, *frictionless* appeared seven times and *effortless* five. I added both and have stopped doing so since, as there will always be a next one. A word can also be right. A clinic does use a saline solution, the script stops there every time, and somebody has to tell it so.",
    ),
    p(
      "And I was wrong about one. *Simple* was on the list for a year. We went through its replacements, 19 of them, and found that they were longer by four words on average and that 11 were harder to read. So I crossed it out. Its adverb has stayed.",
    ),
    p(
      "The list knows nothing of numbers, either. In March a draft with nine figures passed the script without a mark, and three of the figures were a year old. For those we have no list, only Amal Qasim, who asks where each of them comes from.",
    ),
    p(
      "This post has no date because the list is not finished. The latest entry, in pencil so far, is *unlock*.",
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
        "**المحتوى.** من يصنعه يقول: نصّ، أو قائمة أسعار، أو فيلم من ثماني ثوانٍ. وعبارة «المحتوى لاحقًا» في تصميم تعني غالبًا أن أحدًا لم يُطلب منه شيء، فنكتب مكانها اسمًا وتاريخًا.",
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
        "ولا تعرف القائمة شيئًا عن الأرقام. ففي مارس مرّت مسوّدة فيها تسعة أرقام بلا علامة واحدة، وكانت ثلاثة منها أرقام العام الماضي. وليست لدينا قائمة للأرقام، وإنما لدينا أمل قاسم، وهي تسأل عن مصدر كل رقم.",
      ),
      p(
        "لا تاريخ على هذا المقال لأن القائمة لم تنتهِ. وآخر ما أُضيف إليها، بقلم الرصاص حتى الآن، كلمة «unlock».",
      ),
    ],
  },
};
