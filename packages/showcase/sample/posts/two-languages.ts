import { bullets, h2, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const lettersHome: PostSource = {
  slug: "how-we-write-to-each-other",
  title: "How we write to each other in two languages",
  excerpt:
    "Fourteen of us write Arabic first, twelve English. A bilingual team’s house rules for messages, names and dates, each with the mistake behind it.",
  publishedDate: "2026-08-28T06:00:00Z",
  author: "Yousef Darwish",
  tags: ["Studio", "Arabic type"],
  cover: { kind: "network", seed: 5, ground: "inverse" },
  body: [
    p(
      "Last spring a designer in Dubai sent a logo to London, and the reply was *not bad at all*. She read a machine translation, «ليس سيئًا على الإطلاق», and stayed up to redraw it. London had meant it as praise.",
    ),
    p(
      "There are thirty of us, in London, Dubai, Abu Dhabi and Sharjah. Fourteen write Arabic first, twelve English and four something else. These are our house rules, and there’s a mistake behind each one.",
    ),
    h2("Write in the language you think in"),
    p(
      "For a year we did the opposite. To be polite, everyone wrote in the reader’s language, and messages lost their conditions on the way. *We can do it by Thursday if the printer confirms* reached the client as *we can do it by Thursday*, and the printer hadn’t confirmed. Now we write in the language we think in. The reader has more time than the writer, a dictionary, and usually a colleague within earshot who reads the other one.",
    ),
    p(
      "Machine translation is for reading. No one sends its output under their own name, and anyone about to act on it asks first: I read this in translation, do you want another version? That question would have saved the logo.",
    ),
    p(
      "A promise has a date. In messages about deliveries, London took «إن شاء الله» for a doubt, and Sharjah took *we should be able to* for a yes. The first had been a firm yes and the second a polite no.",
    ),
    h2("Decisions are written twice"),
    p(
      "Anything a client will sign, and every decision about scope, money or dates, is written by two of us. Each takes one language and works from the same notes, without looking at the other’s version. Then they swap and read. In 2025 we wrote 61 decisions this way and found nine pairs that differed. In three the wording was at fault. In the other six nothing had actually been decided, and one of those began with this note:",
    ),
    quote(
      "The English says biweekly. Is that twice a week or every two weeks? I can’t write it in Arabic until someone tells me.",
    ),
    p(
      "It costs about forty minutes a decision. Contracts then go to Khalid Sahari, who reads them aloud, in Arabic and then in English. He’s stopped two more, both at the word *reasonable*.",
    ),
    h2("One list of names"),
    p(
      "In one week of 2024 we spelled a client’s name three ways in Arabic and two in Latin letters. So now there’s a list. It has 148 names of colleagues, clients and products, in both scripts, as their owners write them. Inês keeps her circumflex. Omar is «ترياقي», with a qaf, and not the sauce. It’s the file we open most.",
    ),
    p(
      "Product names stay in Latin letters and follow an Arabic noun: «منصة Rendre». The noun has a second use. Most chat programs take the direction of a message from its first letter, so an Arabic sentence that begins with Rendre is laid out from left to right, and its full stop ends up at the far right, in front of the first Arabic word. With «منصة» at the beginning, the message runs as it should.",
    ),
    h2("Numbers, dates, times"),
    ...bullets(
      "Months have names. 03/04 is the third of April in London, and for one American client it was the fourth of March.",
      "Times have a city. Nine in London is noon in Dubai in summer and one o’clock in winter.",
      "Weekdays have a date. Friday is an ordinary working day in London, a short one for many in Dubai and a day off for government clients in Sharjah. What *next Friday* means is disputed even within London.",
      "Digits are Latin everywhere, as in our prices and files.",
      "We retype long numbers instead of pasting them. An invoice number from a chat had an invisible mark in front of it, U+200E, and the accounting system insisted for an hour that there was no such invoice.",
    ),
    h2("English words in Arabic sentences"),
    p(
      "An English term can appear in an Arabic paragraph once, in brackets, «المزايدة (bid)». After that we use the Arabic word. English paragraphs treat Arabic terms the same way. Noor Basheer keeps the pairs, 90 so far. We argued over about thirty of them. For *landing page* we tried three words in a year, and half of us still write the second.",
    ),
    h2("Tone"),
    p(
      "We’ve had four complaints about tone since the London office opened. Two were about English messages without a greeting, which London saw as quick and Sharjah as angry. One was about an Arabic message that spent four lines on courtesies. London skimmed them, and missed the question below. So a greeting is one line, in either language, and the question comes straight after it. The fourth complaint was to the person who’d left the coffee machine empty. That one was meant exactly as it read.",
    ),
    h2("What’s still unsolved"),
    p(
      "Search is the worst of it. Searching for *invoice* doesn’t find «فاتورة», so we give decisions a subject in both languages, but chats remain half invisible to each of us. Four colleagues have neither language as their first, so the first rule is no help to Inês, who writes English as her second. New colleagues who read only one language miss about half of what’s said around them for the first few months, however much we translate.",
    ),
    p(
      "The rules are slow, too. When we need an answer within five minutes, we call each other, in the language that suits the less fluent of the two, and write down afterwards what we agreed.",
    ),
  ],
  ar: {
    title: "كيف نتراسل بلغتين؟",
    excerpt:
      "ثلاثون زميلًا في أربعة مكاتب، أربعة عشر منهم يكتبون بالعربية أولًا واثنا عشر بالإنجليزية. قواعدنا في الرسائل والأسماء والتواريخ، ووراء كل قاعدة خطأ.",
    author: "يوسف درويش",
    body: [
      p(
        "أرسلت مصمّمة في دبي شعارًا إلى لندن في الربيع، فجاءها الردّ «not bad at all»، وقرأته بترجمة آلية جعلته «ليس سيئًا على الإطلاق»، فسهرت تعيد رسمه. وكانت لندن تقصد المديح.",
      ),
      p(
        "نحن ثلاثون، في لندن ودبي وأبوظبي والشارقة. يكتب أربعة عشر منا بالعربية أولًا، واثنا عشر بالإنجليزية، وأربعة بلغات أخرى. وهذه قواعدنا فيما بيننا، ولكل منها خطأ جاءت منه.",
      ),
      h2("الكتابة بلغة التفكير"),
      p(
        "فعلنا العكس سنة كاملة. كان كل منا يكتب بلغة من سيقرأ، مجاملةً له، فتسقط الشروط في الطريق. كتب زميل ما معناه: «نسلّم يوم الخميس إذا أكّدت المطبعة»، فوصلت الرسالة إلى العميل: «نسلّم يوم الخميس»، ولم تكن المطبعة قد أكّدت. واليوم نكتب باللغة التي نفكّر بها، فلدى القارئ من الوقت أكثر مما لدى الكاتب، ولديه معجم، وعلى مسمع منه في الغالب زميل يقرأ اللغة الأخرى.",
      ),
      p(
        "والترجمة الآلية للقراءة وحدها. لا يرسل أحد نصّها باسمه، ومن أراد أن يعمل بما قرأه فيها بدأ بسؤال: «قرأت هذا مترجمًا، فهل المطلوب رسم آخر؟» ولو سُئل ذلك لنجا الشعار.",
      ),
      p(
        "ولكل وعد تاريخ. قرأت لندن «إن شاء الله» تحت موعد تسليم فظنّتها تردّدًا، وقرأت الشارقة «we should be able to» فظنّتها موافقة. وكانت الأولى موافقة قاطعة، والثانية اعتذارًا مهذّبًا.",
      ),
      h2("القرار يُكتب مرتين"),
      p(
        "كل ما سيوقّعه عميل، وكل قرار في نطاق العمل أو المال أو المواعيد، يكتبه اثنان منا. يأخذ كل منهما لغة ويعمل من الملاحظات نفسها ولا ينظر في نصّ صاحبه، ثم يتبادلان النصّين ويقرآن. كتبنا بهذه الطريقة في عام\u00a02025 واحدًا وستين قرارًا، فوجدنا تسعة أزواج مختلفة. كان العيب في ثلاثة منها في الصياغة، أما الستة الباقية فلم يكن فيها قرار أصلًا، وبدأ أحدها بهذه الملاحظة:",
      ),
      quote(
        "في النص الإنجليزي كلمة biweekly. أهي مرتان في الأسبوع أم مرة كل أسبوعين؟ لا أستطيع كتابتها بالعربية قبل أن أعرف.",
      ),
      p(
        "ويأخذ ذلك نحو أربعين دقيقة لكل قرار. أما العقود فتنتقل بعدها إلى خالد صحاري ليقرأها بصوت مسموع، بالعربية ثم بالإنجليزية، وقد أوقف منها عقدين آخرين عند كلمة «معقول».",
      ),
      h2("قائمة واحدة للأسماء"),
      p(
        "كتبنا اسم أحد العملاء في أسبوع واحد من عام\u00a02024 بثلاث صور بالعربية وبصورتين باللاتينية. فصارت لدينا قائمة فيها 148 اسمًا من أسماء الزملاء والعملاء والمنتجات، بالحرفين، كما يكتبها أصحابها. تبقى العلامة فوق الحرف الثالث من Inês، ويبقى عمر «ترياقي» بالقاف، ولا صلة له بالصلصة. ولا ملف عندنا يُفتح أكثر منها.",
      ),
      p(
        "وتبقى أسماء المنتجات بحروفها اللاتينية، وقبلها اسم عربي: «منصة Rendre». ولهذا الاسم فائدة أخرى. فمعظم برامج المحادثة تأخذ اتجاه الرسالة من أول حرف فيها، فإذا بدأت الجملة العربية باسم لاتيني رُتّبت من اليسار إلى اليمين، وانتقلت نقطتها إلى أقصى اليمين، قبل أول كلمة عربية. فإذا سبقته كلمة «منصة» سارت الرسالة كما ينبغي.",
      ),
      h2("الأرقام والتواريخ والأوقات"),
      ...bullets(
        "للشهر اسم. فالتاريخ `03/04` هو 3\u00a0أبريل في لندن، وكان عند عميل أمريكي 4\u00a0مارس.",
        "للوقت مدينة. فالتاسعة صباحًا في لندن هي الثانية عشرة ظهرًا في دبي صيفًا، والواحدة شتاءً.",
        "لليوم تاريخ. فالجمعة يوم عمل عادي في لندن، ويوم قصير عند كثيرين في دبي، وإجازة عند عملائنا من الجهات الحكومية في الشارقة. وعبارة «الجمعة القادمة» يختلف في معناها أهل لندن أنفسهم.",
        "الأرقام لاتينية في كل مكان، كما هي في أسعارنا وملفاتنا.",
        "الأرقام الطويلة تُكتب من جديد ولا تُلصق. فقد نُسخ رقم فاتورة من محادثة وفي أوله علامة خفيّة هي `U+200E`، فأصرّ نظام المحاسبة ساعة كاملة على أنه لا فاتورة بهذا الرقم.",
      ),
      h2("كلمات إنجليزية في جملة عربية"),
      p(
        "يرد المصطلح الإنجليزي في الفقرة العربية مرة واحدة بين قوسين، مثل «المزايدة (bid)»، ثم نمضي بالكلمة العربية، ونفعل مثل ذلك في الاتجاه الآخر. وتحفظ نور بشير هذه الأزواج، ولديها منها حتى الآن 90 زوجًا، دار الخلاف على نحو ثلاثين منها. وقد جرّبنا لمصطلح «landing page» ثلاث كلمات في سنة واحدة، وما زال نصفنا يكتب الثانية.",
      ),
      h2("نبرة الرسالة"),
      p(
        "سجّلنا منذ افتتاح مكتب لندن أربع شكاوى من النبرة. اثنتان من رسائل إنجليزية بلا تحية، رأتها لندن اختصارًا ورأتها الشارقة غضبًا. وواحدة من رسالة عربية بدأت بأربعة أسطر من المجاملة، فمرّت عليها العين في لندن مرورًا سريعًا وفاتها السؤال الذي تحتها. لذلك صارت التحية سطرًا واحدًا في اللغتين، والسؤال بعدها مباشرة. أما الشكوى الرابعة فعمّن ترك آلة القهوة فارغة، وقد فُهمت كما أرادها صاحبها.",
      ),
      h2("ما لا تحلّه القواعد"),
      p(
        "أسوأ ما بقي هو البحث. من يبحث عن «invoice» لا يعثر على «فاتورة»، فنكتب موضوع القرار باللغتين، ويبقى نصف المحادثات خافيًا على كل منا. ثم إن لأربعة زملاء لغة أولى غير هاتين، وإينيس تكتب الإنجليزية لغة ثانية، فلا تقول لها القاعدة الأولى شيئًا. ومن يأتينا بلغة واحدة يفوته في شهوره الأولى نحو نصف ما يدور حوله، مهما ترجمنا.",
      ),
      p(
        "والقواعد بطيئة أيضًا. فإذا احتجنا إلى جواب خلال خمس دقائق اتصل بعضنا ببعض، باللغة التي يرتاح إليها الأقلّ تمكّنًا من الأخرى، ثم كتبنا ما اتفقنا عليه.",
      ),
    ],
  },
};
