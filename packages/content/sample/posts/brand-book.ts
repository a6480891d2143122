import { bullets, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../source.ts";

export const brandBook: PostSource = {
  slug: "a-brand-book-nobody-prints",
  title: "A brand book nobody prints is still a book",
  excerpt:
    "Guidelines moved from paper to the browser and lost their reader on the way. Four habits of good books which are worth keeping.",
  category: "Branding",
  publishedDate: "2026-10-23T06:00:00Z",
  author: "Lina Haddad",
  tags: ["Identity", "Arabic type"],
  isPopular: true,
  cover: { kind: "star", seed: 14, ground: "inverse" },
  body: [
    p(
      "Nobody prints the brand book any more. It is a site with a search box, a folder of files and a page of colours that copy themselves when touched. All of that is progress. Yet the printed book had one quality that its successor lost: somebody had decided what comes first.",
    ),
    p(
      "A site of guidelines is a store room. Everything is in it, everything is findable, and nothing tells a new designer on a Monday morning what this brand would never do. The book told them on page three.",
    ),
    h2("A book has an order"),
    p(
      "Turning pages is a way of being led. The author of a good brand book knew that the mark means little before the idea, and that the colours mean little before the mark. A page came where it came for a reason.",
    ),
    p(
      "On the web we give up that order for the sake of reference, and reference is what people need on most days. They do not need it on the first day. So we write both: a reference to look things up in, and a short book to read once, in twenty minutes, from front to back. The book links into the reference. It never repeats it.",
    ),
    h2("A book has a voice"),
    p(
      "Guidelines tend to be written by committees, in a passive voice that offends nobody. *The logo should not be distorted.* By whom? Was anybody going to? A rule which nobody was about to break only makes the page longer.",
    ),
    p(
      "A better rule explains a decision which could have gone the other way. *We never set the Arabic name smaller than the Latin one. We used to. Our older customers told us how it read.* That is a rule one remembers, because it is a story with a reason at the end.",
    ),
    quote("A rule that nobody was about to break only makes the page longer."),
    h2("A book ends"),
    p(
      "Printing was expensive, so a book had sixty pages and stopped. A site can always take another page, and it does. After three years there are four hundred, half of them about a campaign that is over. Nobody removes anything, as removing feels like losing work.",
    ),
    p(
      "We now give every set of guidelines a length before we write it. Twelve rules, not one more. When somebody proposes a thirteenth, the question becomes which of the twelve it replaces. The conversation that follows is worth more than the rule.",
    ),
    ...numbers(
      "If a rule has not been needed for a year, it leaves.",
      "If two people read a rule in two ways, it is rewritten by the one who read it wrongly.",
      "If a rule needs a picture of the mistake, show the right way larger.",
    ),
    h2("A book is set in type"),
    p(
      "This sounds too simple to mention. But most guideline sites are set in the tool's own typeface, with the tool's own spacing, in one language. The brand is described in a voice that is not its own. The reader learns from the page as much as from the words, and the page says that none of this needs to be taken very seriously.",
    ),
    p(
      "For a bilingual brand that goes twice. When the guidelines are in English with a chapter called *Arabic*, the reader has understood the order of things before reading a line of it. We set both languages through the whole book, side by side where there is room, and let the Arabic lead in every second spread.",
    ),
    ...bullets(
      "Write the examples in each language from scratch. A translated headline makes a poor specimen.",
      "Show the same layout in both directions, and mark what mirrors and what does not: clocks, marks and maps stay as they are.",
      "Name the line heights and sizes for each script. The numbers will differ, and they should.",
    ),
    h2("What to do on Monday"),
    p(
      "Take the guidelines you have and find the three rules that explain what your brand would never do. Put them first, in your own typeface, with the reasons. Then count the pages nobody has opened this year, and let half of them go.",
    ),
    p(
      "What is left may still live on a site. It will be read like a book: once, from the front, by somebody who wants to do it well. *Rules quoted in this article are examples.*",
    ),
  ],
  ar: {
    title: "دليل الهوية الذي لا يُطبع يبقى دليلًا",
    excerpt:
      "انتقلت أدلّة الهوية من الورق إلى المتصفح وأضاعت قارئها في الطريق. أربع عادات للكتب الجيدة تستحق أن تبقى.",
    author: "لينا حداد",
    body: [
      p(
        "لم يعد أحد يطبع دليل الهوية. صار موقعًا فيه خانة بحث ومجلّد ملفات وصفحة ألوان تنسخ نفسها عند اللمس. وهذا كله تقدّم، غير أن للكتاب المطبوع فضلًا أضاعه وريثه: كان هناك من قرّر ما يأتي أولًا.",
      ),
      p(
        "موقع الإرشادات مستودع: كل شيء فيه، وكل شيء يمكن العثور عليه، ولا شيء يخبر من وصل صباح الاثنين بما لا تفعله هذه العلامة أبدًا. أما الكتاب فكان يقول ذلك في صفحته الثالثة.",
      ),
      h2("للكتاب ترتيب"),
      p(
        "تقليب الصفحات طريقة في الاقتياد. كان صاحب الدليل الجيد يعرف أن الشعار لا يعني الكثير قبل الفكرة، وأن الألوان لا تعني الكثير قبل الشعار، فتأتي كل صفحة في موضعها لسبب.",
      ),
      p(
        "ولذلك نكتب الاثنين معًا: مرجعًا للبحث فيه في سائر الأيام، وكتابًا قصيرًا يُقرأ مرة واحدة في عشرين دقيقة من أوله إلى آخره. والكتاب يحيل إلى المرجع ولا يكرّره.",
      ),
      h2("للكتاب صوت"),
      p(
        "تكتب اللجان معظم الإرشادات بصيغة لا تزعج أحدًا: «يجب عدم تشويه الشعار». ومن كان سيشوّهه؟ القاعدة التي لم يكن أحد على وشك أن يخالفها لا تفعل سوى إطالة الصفحة.",
      ),
      p(
        "والقاعدة الأفضل تشرح قرارًا كان يمكن أن يكون غير ذلك: «لا نكتب الاسم العربي أصغر من اللاتيني. كنا نفعل، حتى أخبرنا كبار السن من عملائنا كيف يُقرأ ذلك». قاعدة كهذه تبقى في الذاكرة، لأنها حكاية في آخرها سبب.",
      ),
      quote("القاعدة التي لم يكن أحد على وشك أن يخالفها لا تفعل سوى إطالة الصفحة."),
      h2("للكتاب نهاية"),
      p(
        "كانت الطباعة مكلفة، فكان للكتاب ستون صفحة ثم ينتهي. أما الموقع فيتّسع دائمًا لصفحة أخرى، وبعد ثلاث سنوات تصير أربعمئة، نصفها عن حملة انقضت.",
      ),
      p(
        "ولذلك صرنا نحدّد لكل دليل طوله قبل كتابته: اثنتا عشرة قاعدة لا تزيد. فإذا اقتُرحت الثالثة عشرة صار السؤال: محلّ أيّ قاعدة ستحلّ؟ والنقاش الذي يلي ذلك أنفع من القاعدة نفسها.",
      ),
      ...numbers(
        "القاعدة التي لم يُحتج إليها عامًا كاملًا تغادر.",
        "القاعدة التي قرأها اثنان قراءتين يعيد كتابتها من أخطأ قراءتها.",
        "القاعدة التي تحتاج إلى صورة للخطأ تُعرض معها صورة الصواب أكبر حجمًا.",
      ),
      h2("للكتاب خطّ"),
      p(
        "يبدو هذا أبسط من أن يُذكر، لكن معظم مواقع الإرشادات مكتوبة بخطّ الأداة وبمسافاتها وبلغة واحدة. فتوصف العلامة بصوت ليس صوتها، ويتعلّم القارئ من الصفحة بقدر ما يتعلّم من الكلمات.",
      ),
      p(
        "وفي العلامة ثنائية اللغة يتضاعف الأمر. فحين يكون الدليل بالإنجليزية وفيه فصل اسمه «العربية»، يكون القارئ قد فهم ترتيب الأشياء قبل أن يقرأ سطرًا منه. ونحن نكتب اللغتين في الكتاب كله متجاورتين، وتتقدّم العربية في صفحة من كل صفحتين.",
      ),
      ...bullets(
        "كتابة الأمثلة بكل لغة من جديد، فالعنوان المترجم عيّنة ضعيفة.",
        "عرض التخطيط نفسه بالاتجاهين، مع بيان ما ينعكس وما لا ينعكس: الساعات والشعارات والخرائط تبقى على حالها.",
        "تسمية ارتفاع السطر والحجم للحرف العربي وللحرف اللاتيني. ستختلف الأرقام، وهذا هو الصواب.",
      ),
      h2("ماذا نفعل يوم الاثنين"),
      p(
        "البداية بالقواعد الثلاث التي تشرح ما لا تفعله العلامة أبدًا: تُوضع أولًا، بخطّ العلامة نفسها، ومعها أسبابها. ثم تُحصى الصفحات التي لم يفتحها أحد هذا العام، ويُستغنى عن نصفها. *القواعد المقتبسة في هذا المقال أمثلة.*",
      ),
    ],
  },
};
