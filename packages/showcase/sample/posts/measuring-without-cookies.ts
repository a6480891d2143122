import { bullets, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const measuringWithoutCookies: PostSource = {
  slug: "what-a-small-shop-can-still-measure",
  title: "What a small shop can still measure without cookies",
  excerpt:
    "Cookieless measurement for a small shop: six visitors in ten are missing from its analytics. Five counts need no cookie, and one comes with its error bars.",
  category: "Marketing",
  publishedDate: "2026-07-10T06:00:00Z",
  author: "Inês Duarte",
  tags: ["Measurement", "Data"],
  cover: { kind: "halftone", seed: 17, ground: "inverse" },
  body: [
    p(
      "A coffee roaster in Sharjah sends out about 200 orders a week to five cities and spends 6,000\u00a0dirhams a week on advertising. Four visitors in ten refused cookies on its site. Two more closed the notice without choosing, which counts as a refusal. The analytics report covers the remaining four. The ad account fills the same gap with a statistical model and credits itself with nearly half of all orders.",
    ),
    p(
      "The owner asked which of the two to believe. We started from the till, where each order has a date, a city and an amount, whatever the buyer did with the notice. The shop and its figures are invented, but these are the sums we do for clients.",
    ),
    h2("Orders by week against spend"),
    p(
      "The simplest count has two columns: the week’s orders and the dirhams spent that week. On its own it says little, because shops spend more before weeks when people buy more anyway. So we drew lots: over eight weeks the shop spent 8,000\u00a0dirhams in four of them and 4,000 in the others.",
    ),
    ...bullets(
      "At 8,000\u00a0dirhams: 224, 189, 221 and 198 orders, on average 208.",
      "At 4,000\u00a0dirhams: 207, 176, 201 and 184 orders, on average 192.",
    ),
    p(
      "That’s 16 more orders a week for 4,000\u00a0dirhams, or 250\u00a0dirhams for each. Within a group, though, the weeks have a pooled standard deviation of 15.9 orders, which gives the difference a standard error of 11.2. With so few weeks, a 95% interval reaches 2.45 standard errors either side. The result is 16 orders, give or take 27, and zero is well inside.",
    ),
    p(
      "To detect a true difference of 16 in four trials out of five, the shop would need about sixteen weeks at each level. Orders that follow an ad a week later blur it further. Few owners will sit through that, so we do this sum beforehand.",
    ),
    h2("Two cities without advertising"),
    p(
      "Comparing places in the same weeks works better, because salary day and Eid fall on both sides. We drew lots among four areas, with Dubai and Sharjah as one because so many people live in one and work in the other. The draw picked Al Ain and Ras Al Khaimah. Advertising stopped there for six weeks, and we counted orders by delivery city.",
    ),
    ...numbers(
      "In the six weeks before: 240 orders in the two cities, 960 in the other three.",
      "In the six weeks of the test: 192 and 984.",
      "The three cities had grown by 2.5%. At that pace the two reach 246.",
      "They fell short of that by 54 orders, or 22%.",
    ),
    p(
      "The shop saved 1,200\u00a0dirhams a week there, 7,200 in all, so each order brought by advertising had cost about 133\u00a0dirhams. For the six weeks before, the ad account had claimed 110 orders in the same two cities at 65\u00a0dirhams each.",
    ),
    p(
      "Counts scatter even when nothing has changed. For four counts compared as a ratio, add up the reciprocals and take the square root: 1/240 + 1/192 + 1/960 + 1/984 is 0.0114, and its root is 0.107. Going 1.96 times that either side, on the logarithm of the ratio 0.78, puts the shortfall between 4% and 37%. In orders that is 9 to 90, at 80 to 780\u00a0dirhams each. The 110 orders the account claimed are outside that range. The 120\u00a0dirhams a first order leaves after beans, packing and courier are inside it, so the test couldn’t say whether such an order pays for itself straight away.",
    ),
    p(
      "The interval covers the scatter of single orders and nothing else. A competitor opening in Al Ain would look exactly like our result. A hotel’s order for forty bags can outweigh a month, so a rule written beforehand leaves out orders above ten bags. And before we move a budget, we repeat the test in other cities.",
    ),
    h2("Discount codes"),
    p(
      "The shop prints one code on the leaflet in each bag and has another read out in a podcast, each worth 10\u00a0dirhams. In one month the podcast code was used 31 times. On the ninth day it had appeared on a coupon page, and 12 of the 31 orders followed that. We count the other 19 as a minimum, since some listeners buy without the code. With a new code every month, a leak shows up as a jump on one day.",
    ),
    h2("Asking the buyer"),
    p("The page after payment has one question and an empty field:"),
    quote("Where did you first hear of us? A word or two is enough."),
    p(
      "In a month 500 buyers saw it, 200 answered and 58 of those named an advertisement: 29%, give or take 6\u00a0points. Those 6\u00a0points are the smaller problem. Three buyers in five said nothing, regulars name the friend and forget the poster, and four remembered a radio spot although the shop has never been on the radio. A list of choices would be worse, because people pick the first one. So we only watch whether the share moves.",
    ),
    h2("What the server can count"),
    p(
      "A server can count requests for its pages without storing anything in the browser. Give a campaign its own landing page and order form, and let the form carry the campaign’s name into the order. This counts orders placed in one sitting and misses anyone who comes back on Thursday by typing the shop’s name.",
    ),
    p(
      "Keep the campaign’s name and drop the click ID from the address: stored with an order, it follows one buyer from the ad to the till and is personal data. Moving a tag from the browser to a server doesn’t remove the need for consent. Rules differ between Britain and the Emirates, so have a privacy adviser read the setup.",
    ),
    h2("Five answers side by side"),
    ...bullets(
      "The ad account: 110 of 240 orders, or 46%.",
      "Buyers who answered: 29%, with a few invented memories.",
      "The two cities: 22%, somewhere between 4% and 37%.",
      "Eight weeks of more and less spending: no answer.",
      "Codes and campaign pages: at least a few dozen orders.",
    ),
    p(
      "We’d written the rule before the test: below 10% the advertising would end in the two cities, above 20% it would stay, and in between we’d run six more weeks. It stayed. Because the interval starts at 4%, there’ll be a second test.",
    ),
    p(
      "Small numbers set the limit. With 50 orders a week instead of 200, the standard error doubles to 0.214, and six weeks would show no effect smaller than 34%. A shop of that size does better to ask its buyers, count its codes and spend on advertising only what it could lose.",
    ),
  ],
  ar: {
    title: "ماذا يقيس متجر صغير من دون ملفات تعريف الارتباط؟",
    excerpt:
      "ستة من كل عشرة زوار غائبون عن تقرير التحليلات. خمس طرق للقياس لا تحتاج إلى ملفات تعريف الارتباط، إحداها محسوبة خطوة خطوة مع هامش الخطأ.",
    author: "إينيس دوارتي",
    body: [
      p(
        "ترسل محمصة قهوة في الشارقة نحو 200 طلب في الأسبوع إلى خمس مدن، وتنفق على الإعلان 6,000\u00a0درهم أسبوعيًا. رفض أربعة من كل عشرة زوار ملفات تعريف الارتباط في موقعها، وأغلق اثنان الإشعار بلا جواب، وهذا في حكم الرفض، فلم يبقَ لتقرير التحليلات إلا أربعة. أما الحساب الإعلاني ففيه الثغرة نفسها، لكنه يسدّها بنموذج إحصائي ثم ينسب إلى نفسه قرابة نصف الطلبات.",
      ),
      p(
        "سألتنا صاحبة المحمصة أيّ المصدرين تصدّق، فبدأنا من سجلّ المبيعات. ففيه لكل طلب تاريخ ومدينة ومبلغ، أيًّا كان جواب المشتري عن الإشعار. المحمصة متخيّلة وأرقامها أمثلة، لكن الحساب هو الذي نجريه لعملائنا.",
      ),
      h2("الطلبات أسبوعًا بأسبوع، وأمامها الإنفاق"),
      p(
        "أبسط عدٍّ جدول من عمودين: طلبات الأسبوع وما أُنفق فيه من دراهم. غير أن قراءته كما هو لا تفيد كثيرًا، فكل متجر يزيد إنفاقه قبيل الأسابيع التي يشتري فيها الناس أكثر على أي حال. لذلك احتكمنا إلى القرعة في ثمانية أسابيع، فكان نصيب أربعة منها 8,000\u00a0درهم، ونصيب الأربعة الباقية 4,000\u00a0درهم.",
      ),
      ...bullets(
        "مع 8,000\u00a0درهم: 224 و189 و221 و198 طلبًا، والمتوسط 208 طلبات.",
        "مع 4,000\u00a0درهم: 207 و176 و201 و184 طلبًا، والمتوسط 192 طلبًا.",
      ),
      p(
        "الفارق 16 طلبًا في الأسبوع مقابل 4,000\u00a0درهم، أي 250\u00a0درهمًا لكل طلب إضافي. إلا أن الانحراف المعياري المجمّع للأسابيع داخل كل مجموعة 15.9 طلب، فيبلغ الخطأ المعياري للفارق 11.2. ومع هذا العدد القليل من الأسابيع تمتدّ فترة الثقة عند 95% بمقدار 2.45 من الخطأ المعياري في كل جهة. فالنتيجة 16 طلبًا تزيد 27 أو تنقص مثلها، والصفر داخل هذا المدى.",
      ),
      p(
        "ولكي نكشف فارقًا حقيقيًا قدره 16 طلبًا في أربع تجارب من كل خمس، يحتاج المتجر إلى نحو ستة عشر أسبوعًا عند كل مستوى من الإنفاق. ثم إن بعض الطلبات يتبع الإعلان بعد أسبوع، فيزيد الفارق غموضًا. وقليل من أصحاب المتاجر يصبر هذه المدة كلها، ولذلك نجري هذا الحساب مسبقًا.",
      ),
      h2("مدينتان بلا إعلان"),
      p(
        "المقارنة بين المدن في الأسابيع نفسها أنفع، لأن يوم الراتب والعيد يحلّان فيها جميعًا. أجرينا القرعة بين أربع مناطق، وعددنا دبي والشارقة منطقة واحدة لكثرة من يسكن في إحداهما ويعمل في الأخرى، فخرجت العين ورأس الخيمة. أوقفنا الإعلان في المدينتين ستة أسابيع وأبقيناه في غيرهما، وحسبنا كل طلب على المدينة التي سُلّم فيها.",
      ),
      ...numbers(
        "في الأسابيع الستة السابقة: 240 طلبًا في المدينتين، و960 طلبًا في المدن الثلاث الأخرى.",
        "في أسابيع التجربة الستة: 192 طلبًا في المدينتين، و984 طلبًا في الثلاث.",
        "زادت طلبات المدن الثلاث بنسبة 2.5%، ولو سارت المدينتان بالوتيرة نفسها لبلغتا 246 طلبًا.",
        "نقصت المدينتان عن ذلك 54 طلبًا، أي بنسبة 22%.",
      ),
      p(
        "وفّرت المحمصة في المدينتين 1,200\u00a0درهم في الأسبوع، ومجموعها 7,200\u00a0درهم، فتكلفة الطلب الذي جاء به الإعلان نحو 133\u00a0درهمًا. وكان الحساب الإعلاني قد نسب إلى نفسه في الأسابيع الستة السابقة 110 طلبات في المدينتين نفسيهما، بتكلفة 65\u00a0درهمًا للطلب.",
      ),
      p(
        "والأعداد تتذبذب ولو لم يتغيّر شيء. فإذا قارنّا أربعة أعداد على هيئة نسبة جمعنا مقلوباتها وأخذنا الجذر: مقلوب 240 ومقلوب 192 ومقلوب 960 ومقلوب 984 مجموعها 0.0114، وجذره 0.107. وبمقدار 1.96 من هذا الجذر في كل جهة، على لوغاريتم النسبة 0.78، يقع النقص بين 4% و37%. ومعنى ذلك بالطلبات من 9 إلى 90 طلبًا، تكلفة الواحد منها من 80 إلى 780\u00a0درهمًا. فالطلبات التي ادّعاها الحساب، وعددها 110، خارج المدى. وأما ما يبقى من الطلب الأول بعد ثمن البنّ والتغليف والتوصيل، وهو 120\u00a0درهمًا، فداخله. ولذلك لم تحسم التجربة هل يغطّي الطلب الآتي من الإعلان تكلفته فورًا.",
      ),
      p(
        "ولا يشمل هذا المدى سوى تذبذب الطلبات نفسها. فلو افتُتحت محمصة منافسة في العين لبدا أثرها كأثر إيقاف الإعلان تمامًا. وطلب واحد من فندق بأربعين كيسًا قد يغلب شهرًا كاملًا، ولذلك نستبعد ما زاد على عشرة أكياس بقاعدة مكتوبة سلفًا. وقبل نقل أي ميزانية نعيد التجربة في مدن أخرى.",
      ),
      h2("رموز الخصم"),
      p(
        "تطبع المحمصة رمزًا على النشرة التي في كل كيس، ويُقرأ رمز آخر في بودكاست، وقيمة كل منهما 10\u00a0دراهم. استُعمل رمز البودكاست في أحد الشهور 31 مرة، لكنه ظهر في اليوم التاسع على صفحة لجمع رموز الخصم، وجاء 12 طلبًا بعد ذلك. فنحسب الباقي، وهو 19 طلبًا، حدًّا أدنى، لأن بعض المستمعين يشترون من غير الرمز. ومع رمز جديد كل شهر يظهر التسرّب قفزةً في يوم بعينه.",
      ),
      h2("سؤال المشتري"),
      p("في الصفحة التي تلي الدفع سؤال واحد وحقل فارغ:"),
      quote("أين كانت أول مرة سمعت فيها بنا؟ تكفي كلمة أو كلمتان."),
      p(
        "رأى السؤال في شهر واحد 500 مشترٍ، وأجاب 200، وذكر 58 منهم إعلانًا، أي بنسبة 29% وبهامش 6\u00a0نقاط زيادةً أو نقصًا. وهذه النقاط الست أهون ما في الأمر. فثلاثة من كل خمسة لم يجيبوا، والزبائن القدامى يذكرون الصديق وينسون الملصق، وأربعة تذكّروا إعلانًا إذاعيًا والمحمصة لم تعلن في الإذاعة قط. ولو وضعنا قائمة خيارات لزاد الخلل، إذ يقع الاختيار على أولها. فنكتفي بمتابعة النسبة لنرى هل تتحرّك.",
      ),
      h2("ما يعدّه الخادم"),
      p(
        "يستطيع الخادم أن يعدّ طلبات صفحاته من غير أن يخزّن شيئًا في المتصفح. يكفي أن تكون للحملة صفحة هبوط خاصة بها، وفيها نموذج طلب خاص يحمل اسم الحملة إلى سجلّ الطلب. وبهذا تُعدّ الطلبات التي تكتمل في الجلسة نفسها، ويفوتنا من يعود يوم الخميس ويكتب اسم المتجر بنفسه.",
      ),
      p(
        "نحتفظ باسم الحملة ونحذف معرّف النقرة من العنوان، لأنه إذا حُفظ مع الطلب تتبّع مشتريًا بعينه من الإعلان إلى الدفع، وصار من البيانات الشخصية. ونقل أداة القياس من المتصفح إلى الخادم لا يعفي من الموافقة التي كانت لازمة قبله. وتختلف الأحكام بين بريطانيا ودولة الإمارات، فمن الحكمة عرض الإعداد على مستشار الخصوصية.",
      ),
      h2("خمسة أجوبة جنبًا إلى جنب"),
      ...bullets(
        "الحساب الإعلاني: 110 من 240 طلبًا في المدينتين، أي بنسبة 46%.",
        "المشترون الذين أجابوا: بنسبة 29%، ومعها بعض الذكريات المتخيّلة.",
        "تجربة المدينتين: بنسبة 22%، والمدى من 4% إلى 37%.",
        "ثمانية أسابيع من الإنفاق المتفاوت: لا جواب.",
        "الرموز وصفحات الحملات: بضع عشرات من الطلبات، حدًّا أدنى.",
      ),
      p(
        "كنا قد كتبنا قبل التجربة ما سيترتّب على كل نتيجة: دون 10% يتوقف الإعلان في المدينتين، وفوق 20% يستمرّ، وما بينهما ستة أسابيع أخرى. فاستمرّ الإعلان، ولأن المدى ينزل إلى 4% قرّرنا أن نعيد التجربة مرة ثانية.",
      ),
      p(
        "والحدّ هنا تفرضه قلّة الأعداد. فلو كانت الطلبات 50 في الأسبوع بدل 200 لتضاعف الخطأ المعياري إلى 0.214، ولم تكشف ستة أسابيع أثرًا يقلّ عن 34%. والأولى بمتجر بهذا الحجم أن يسأل مشتريه ويعدّ رموزه، وأن يقصر ميزانية الإعلان على مبلغ يحتمل خسارته.",
      ),
    ],
  },
};
