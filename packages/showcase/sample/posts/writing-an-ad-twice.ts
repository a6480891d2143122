import { bullets, h2, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const writingAnAdTwice: PostSource = {
  slug: "writing-an-ad-twice",
  title: "Writing an ad twice: Arabic and English search ads",
  excerpt:
    "One clinic, three words and 32 ways to type them. How we run Arabic and English search campaigns side by side, and when two campaigns aren’t worth it.",
  category: "Advertising",
  publishedDate: "2026-07-03T06:00:00Z",
  author: "Omar Teriaki",
  tags: ["Paid search", "Gulf"],
  cover: { kind: "flow", seed: 72, ground: "theme" },
  body: [
    p(
      "The usual request is a translation. An English search campaign has 140 keywords and six ads, and the client wants the same in Arabic by Thursday. We ask for the search terms report instead, and for an hour with the person who answers the phone in Arabic, because callers say the words they type.",
    ),
    h2("Thirty-two spellings of one search"),
    p(
      "Take «عيادة أسنان أبوظبي», a dental clinic in Abu Dhabi. The first word ends in ة or, typed in a hurry, in ه. The second begins with أ or with a bare ا. The city comes with or without its hamza, as one word or two, ending in ي or in ى. An Arabic reader sees all 32 combinations as the same words.",
    ),
    p(
      "Platforms treat common misspellings as the keyword itself. In our accounts they nearly always recognise a missing hamza, and now and then miss the split city or ى for ي. So we enter the two commonest spellings, wait a week and read the report. Anything the platform matched doesn’t need its own keyword. Variants have four more sources:",
    ),
    ...bullets(
      "**Particles.** The article and several prepositions are written onto the word. People mostly search for «تقسيط» (instalments) as «بالتقسيط», and for «إيجار» (rent) as «للإيجار» or «للايجار».",
      "**English in Arabic letters.** «كلينك» as well as «عيادة», «ديلفري» as well as «توصيل». We’ve seen Northlight as «نورثلايت», «نورث لايت», «نورتلايت» and «نورت لايت».",
      "**Arabic in Latin letters.** In `3iyadat asnan` the 3 means the letter ع. Common in chat, it’s rare in search, so we wait until the report shows it.",
      "**The wrong keyboard.** «يثىفهسف» is the word *dentist*, typed while the keyboard was set to Arabic. The search engine usually puts it right, unless we’ve excluded it as nonsense.",
    ),
    p(
      "We spell the ad itself correctly. Dynamic insertion, which copies the keyword into the headline, stays off in Arabic, since it would print «عياده اسنان» above the name of a clinic.",
    ),
    h2("Mixed queries"),
    quote("dentist قريب مني"),
    p(
      "Queries like this one, or «عيادة أسنان near me», come in every day. A campaign’s language setting doesn’t sort them. It’s a guess about the searcher, who may have a phone set to English and search in Arabic, and one large platform has announced that it’s ending the setting for search. We target both languages in both campaigns and let the keywords do the sorting. The noun in a query decides, because it says what people want: «عيادة» goes to the Arabic campaign, *dentist* to the English one. The dozen commonest Arabic nouns are negatives in the English campaign, and the English ones in the Arabic, so each query draws on one budget.",
    ),
    h2("Negatives are written from the report"),
    p(
      "The English list has *jobs*, *salary*, *course* and *second-hand*. Translating it covers half of what an Arabic list needs. A negative keyword blocks the word as entered and, of late, its misspellings. It doesn’t block the plural or the word with its article, so «وظيفة», «وظائف» and «الوظائف» (a job, jobs, the jobs) are three entries.",
    ),
    p(
      "Some words can’t go on the list alone. «دوام» occurs in «دوام جزئي», part-time work, which a clinic doesn’t want. It’s also the everyday word for opening hours, and someone with a toothache on a Friday types «دوام العيادة الجمعة». We exclude the phrase and leave the word. English has the same trap: *free* as a negative also removes *pain free dentistry*.",
    ),
    h2("Thirty characters"),
    p(
      "In the format we use most, a headline has at most 30 characters and a description 90, in both languages. Spaces count, and so do vowel signs: «مجانا» is five characters, «مجّانًا» seven. Arabic leaves most vowels unwritten, so the same sentence usually comes out shorter.",
    ),
    ...bullets(
      "*Dentist open until 10\u00a0pm* has 24 characters, as has «عيادة أسنان حتى 10\u00a0مساءً».",
      "*Book with four questions* has 24, «الحجز بأربعة أسئلة» 18.",
      "*We tell you the price in writing before the treatment starts, and it stays that price.* has 86, «نكتب لك السعر قبل بدء العلاج، ولا يتغيّر بعد ذلك.» 49.",
    ),
    p(
      "The 41 characters left in that last one have room for another fact, such as the insurers accepted. Headlines appear in any order, so none can depend on another. In Arabic we write the verbal noun («حجز موعد»), because the imperative «احجز» addresses a man. And no line ends in a Latin word followed by punctuation, because the mark may jump to the wrong side.",
    ),
    h2("Separate budgets"),
    p(
      "A sample clinic spent 12,000\u00a0dirhams in four weeks from a single shared budget. English had more searches before noon and used up most of it. In the evening, when Arabic searches peaked, little was left.",
    ),
    ...bullets(
      "English: 9,000\u00a0dirhams, 1,500 clicks at 6\u00a0dirhams, 60 bookings at 150\u00a0dirhams.",
      "Arabic: 3,000\u00a0dirhams, 750 clicks at 4\u00a0dirhams, 37 bookings at 81\u00a0dirhams.",
    ),
    p("Then each had its own budget for four weeks, 7,000\u00a0dirhams and 5,000:"),
    ...bullets(
      "English: 1,207 clicks at 5.80\u00a0dirhams, 50 bookings at 140\u00a0dirhams.",
      "Arabic: 1,163 clicks at 4.30\u00a0dirhams, 52 bookings at 96\u00a0dirhams.",
    ),
    p(
      "Together that’s 102 bookings instead of 97. Counts near a hundred vary by ten on their own, so the extra five prove nothing. But the split begins to show the price of the next booking. English gave up 10 bookings with its 2,000\u00a0dirhams, 200\u00a0dirhams each. Arabic gained 15 with the same money, at 133 each, although its average rose from 81 to 96. Both differences have an error of about ten and come from different weeks, so we left the budgets there for two months before moving another thousand.",
    ),
    h2("Where the click lands"),
    p(
      "An Arabic ad leads to an Arabic landing page with its own address. A page that picks its language by the browser’s settings shows English to everyone who searches in Arabic on a phone set to English. The form’s errors, the confirmation and the call back are in Arabic too. In one account we reviewed, the page was right but the text message confirming the booking was in English, so patients called to ask what it said.",
    ),
    h2("When one campaign is better"),
    p(
      "Automatic bidding learns from bookings. Below some thirty a month in a language it has little to learn from, and splitting a small campaign leaves each half with half of that. Then we keep one campaign with an ad group for each language, each with its own ads and landing page. There’s a middle way where the platform has it: two campaigns under one shared bidding strategy, which learns from both while the budgets stay apart. If a language has fewer than one search in twenty, we write its page and leave the ads for later. *The clinic and its figures are examples.*",
    ),
  ],
  ar: {
    title: "كتابة الإعلان مرتين: حملات البحث بالعربية والإنجليزية",
    excerpt:
      "عيادة واحدة وثلاث كلمات و32 طريقة لكتابتها. كيف نفصل حملة البحث العربية عن الإنجليزية، ومتى تزيد كلفة الفصل على فائدته.",
    author: "عمر ترياقي",
    body: [
      p(
        "الطلب المعتاد ترجمة: حملة بحث إنجليزية فيها 140 كلمة مفتاحية وستة إعلانات، والمطلوب مثلها بالعربية قبل الخميس. فنطلب نحن تقرير عبارات البحث، ومعه ساعة إلى جانب من يردّ على المتصلين بالعربية، لأن المتصل ينطق بالكلمات التي يكتبها في خانة البحث.",
      ),
      h2("اثنتان وثلاثون طريقة لكتابة بحث واحد"),
      p(
        "لنأخذ «عيادة أسنان أبوظبي». تنتهي الكلمة الأولى بتاء مربوطة، أو بهاء إذا كُتبت على عجل. وتبدأ الثانية بهمزة أو بألف مجرّدة منها. أما المدينة فبهمزة أو بغيرها، وفي كلمة أو كلمتين، وآخرها ياء أو ألف مقصورة، فهذه ثماني طرق لكتابتها. والحاصل 32 طريقة لا يكاد القارئ العربي يلحظ بينها فرقًا.",
      ),
      p(
        "تعدّ المنصات الأخطاء الشائعة صورًا للكلمة نفسها. وفي الحسابات التي نديرها تتعرّف على الهمزة الغائبة في معظم الأحيان، ويفوتها أحيانًا اسم المدينة المفصول أو الألف المقصورة في موضع الياء. لذلك نضيف أكثر صورتين شيوعًا وننتظر أسبوعًا، ثم نقرأ التقرير، فما طابقته المنصة لا يحتاج إلى كلمة مستقلة. وللصور المختلفة أربعة مصادر أخرى:",
      ),
      ...bullets(
        "**ما يتصل بأول الكلمة.** تُكتب «تقسيط» في البحث «بالتقسيط» في أغلب الأحيان، وتُكتب «إيجار» «للإيجار» أو «للايجار».",
        "**إنجليزية بحروف عربية.** «كلينك» إلى جانب «عيادة»، و«ديلفري» إلى جانب «توصيل». ووصلنا اسم نورثلايت أيضًا «نورث لايت» و«نورتلايت» و«نورت لايت».",
        "**عربية بحروف لاتينية.** مثل `3iyadat asnan`، والرقم فيها مكان العين. وهي شائعة في المحادثات نادرة في البحث، فلا نضيفها إلا إذا أظهرها التقرير.",
        "**لوحة مفاتيح على اللغة الأخرى.** «يثىفهسف» كلمة «dentist» كُتبت ولوحة المفاتيح عربية. يصحّحها محرّك البحث غالبًا، ما لم نستبعدها نحن ظنًّا أنها بلا معنى.",
      ),
      p(
        "أما نص الإعلان فيُكتب سليمًا. ونوقف في العربية الإدراج التلقائي الذي ينسخ الكلمة المفتاحية إلى العنوان، وإلا ظهرت «عياده اسنان» فوق اسم العيادة.",
      ),
      h2("عبارات نصفها عربي"),
      quote("dentist قريب مني"),
      p(
        "تصل كل يوم عبارات كهذه، ومثلها «عيادة أسنان near me». ولا يفرزها إعداد اللغة في الحملة، لأنه تخمين عن الباحث، وقد يكون هاتفه بالإنجليزية وبحثه بالعربية. وقد أعلنت منصة كبيرة أنها ستلغي هذا الإعداد في البحث. لذلك نوجّه الحملتين إلى اللغتين معًا ونترك الفرز للكلمات. والعبرة بالاسم في العبارة، فهو الذي يقول ما المطلوب: «عيادة» للحملة العربية، و«dentist» للإنجليزية. ونستبعد من الحملة الإنجليزية الأسماء العربية الاثني عشر الأكثر ورودًا، ومن العربية نظائرها الإنجليزية، فتأخذ كل عبارة من ميزانية واحدة.",
      ),
      h2("الكلمات المستبعدة تُكتب من التقرير"),
      p(
        "في القائمة الإنجليزية ما يقابل وظائف ورواتب ودورات ومستعمل، وترجمتها لا تأتي إلا بنصف ما تحتاج إليه القائمة العربية. فالكلمة المستبعدة تحجب ما كُتب كما هو، ومعه أخطاؤه الإملائية منذ وقت قريب، لكنها لا تحجب الجمع ولا المعرّف بأل. ولذلك تدخل «وظيفة» و«وظائف» و«الوظائف» في ثلاثة أسطر.",
      ),
      p(
        "ومن الكلمات ما لا يصحّ استبعاده وحده. ترد «دوام» في «دوام جزئي»، وهو بحث عن عمل لا يعني العيادة. لكنها الكلمة المألوفة لساعات العمل أيضًا، ومن يكتب «دوام العيادة الجمعة» يؤلمه ضرسه في ذلك اليوم. فنستبعد عبارة «دوام جزئي» وحدها ونترك الكلمة. وفي الإنجليزية الفخّ نفسه: استبعاد «free» بمعنى المجّاني يحجب «pain free»، أي العلاج بلا ألم.",
      ),
      h2("ثلاثون حرفًا"),
      p(
        "في الصيغة التي نستخدمها أكثر من غيرها لا يزيد العنوان على 30 حرفًا ولا الوصف على 90 حرفًا، في اللغتين سواء. والمسافات محسوبة، والتشكيل محسوب كذلك: «مجانا» خمسة أحرف، و«مجّانًا» سبعة. ولأن العربية لا تكتب معظم حركاتها تأتي الجملة نفسها أقصر في الغالب.",
      ),
      ...bullets(
        "«عيادة أسنان حتى 10\u00a0مساءً» 24 حرفًا، ونظيرتها الإنجليزية 24 أيضًا.",
        "«الحجز بأربعة أسئلة» 18 حرفًا، ونظيرتها 24.",
        "«نكتب لك السعر قبل بدء العلاج، ولا يتغيّر بعد ذلك.» 49 حرفًا، ونظيرتها 86.",
      ),
      p(
        "تبقى في الوصف الأخير 41 حرفًا لمعلومة أخرى، كشركات التأمين المقبولة. وتظهر العناوين بأي ترتيب، فلا يتّكئ عنوان على الذي قبله. ونكتب «حجز موعد» لأن صيغة الأمر «احجز» تخاطب الرجل وحده. ولا نختم سطرًا بكلمة لاتينية بعدها علامة ترقيم، فالعلامة قد تنتقل إلى الجهة الأخرى.",
      ),
      h2("ميزانيتان"),
      p(
        "أنفقت عيادة 12,000\u00a0درهم في أربعة أسابيع من ميزانية مشتركة بين اللغتين. وكان البحث بالإنجليزية أكثر قبل الظهر فيأخذ معظمها، ولا يبقى للمساء إلا القليل، وهو وقت ذروة البحث بالعربية.",
      ),
      ...bullets(
        "الإنجليزية: 9,000\u00a0درهم، و1,500 نقرة بسعر 6\u00a0دراهم، و60 حجزًا تكلفة الواحد 150\u00a0درهمًا.",
        "العربية: 3,000\u00a0درهم، و750 نقرة بسعر 4\u00a0دراهم، و37 حجزًا تكلفة الواحد 81\u00a0درهمًا.",
      ),
      p(
        "ثم صارت لكل لغة ميزانيتها أربعة أسابيع، 7,000\u00a0درهم للإنجليزية و5,000\u00a0درهم للعربية:",
      ),
      ...bullets(
        "الإنجليزية: 1,207 نقرات بسعر 5.80\u00a0درهم، و50 حجزًا تكلفة الواحد 140\u00a0درهمًا.",
        "العربية: 1,163 نقرة بسعر 4.30\u00a0درهم، و52 حجزًا تكلفة الواحد 96\u00a0درهمًا.",
      ),
      p(
        "والمجموع 102 حجز بعد أن كان 97 حجزًا. والأعداد القريبة من المئة تتذبذب بمقدار عشرة من تلقاء نفسها، فلا دلالة في الحجوزات الخمسة. أما الذي بدأ الفصل يكشفه فتكلفة الحجز التالي: خسرت الإنجليزية 10 حجوزات مع 2,000\u00a0درهم، أي 200\u00a0درهم للحجز، وكسبت العربية بالمبلغ نفسه 15 حجزًا، أي 133\u00a0درهمًا للحجز، مع أن متوسطها ارتفع من 81 إلى 96\u00a0درهمًا. وفي كل من الفارقين خطأ بنحو عشرة، وهما من أسابيع مختلفة، فأبقينا الميزانيتين على حالهما شهرين آخرين قبل نقل ألف جديد.",
      ),
      h2("الصفحة التي خلف الإعلان"),
      p(
        "يقود الإعلان العربي إلى صفحة عربية لها عنوانها الخاص. أما الصفحة التي تختار لغتها بحسب إعدادات المتصفح فتعرض الإنجليزية على كل من يبحث بالعربية من هاتف إنجليزي. ورسائل الخطأ في النموذج ورسالة التأكيد والمكالمة التي تليها كلها بالعربية. وقد راجعنا حسابًا كانت صفحته سليمة ورسالته القصيرة لتأكيد الموعد بالإنجليزية، فكان المراجعون يتصلون بالاستقبال ليسألوا عمّا فيها.",
      ),
      h2("متى تكفي حملة واحدة"),
      p(
        "تتعلّم المزايدة التلقائية من الحجوزات، فإذا قلّت عن نحو ثلاثين في الشهر للغة الواحدة لم تجد ما تتعلّم منه، وقسمة الحملة الصغيرة تترك لكل جزء نصف ذلك. عندها نُبقي حملة واحدة فيها مجموعة إعلانية لكل لغة، ولكل مجموعة إعلاناتها وصفحة هبوطها. وبين الطريقين حلّ ثالث حيث تتيحه المنصة، وهو حملتان تجمعهما استراتيجية مزايدة واحدة، فتتعلّم من الاثنتين وتبقى الميزانيتان منفصلتين. وإذا كان نصيب اللغة أقلّ من بحث واحد من كل عشرين كتبنا صفحتها أولًا، وتركنا إعلاناتها إلى وقت لاحق. *العيادة وأرقامها أمثلة.*",
      ),
    ],
  },
};
