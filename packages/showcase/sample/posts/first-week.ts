import { bullets, diagram, h2, h3, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const firstWeek: PostSource = {
  slug: "first-week-of-ad-spend",
  title: "What the first week of ad spend should tell you",
  excerpt:
    "552 clicks and 23 bookings from a search campaign, read day by day: what seven days of paid ads can show, and the week when good figures were wrong.",
  category: "Marketing",
  publishedDate: "2026-11-06T06:00:00Z",
  author: "Omar Teriaki",
  tags: ["Paid search", "Measurement", "Gulf"],
  cover: { kind: "envelope", seed: 8, ground: "orange" },
  body: [
    p(
      "We promise first results in the first week, and clients hear profit. Seven days can show whether an account counts what it should, which words it buys, and perhaps one clear comparison. Here’s one such week, in a sample account for a dental clinic spending 400\u00a0dirhams a day, with mistakes we’ve made in others.",
    ),
    h2("Before the first day"),
    p(
      "An ad account is ready within 24\u00a0to\u00a048\u00a0hours. The platform’s review of each ad comes on top, and no one can say how long that will take. You choose the time zone and currency at the start, and on most platforms you can’t correct them later. One client’s account had been opened in UTC, so its day, and its daily budget, began at four in the morning in Dubai. We settle three things before spending any money.",
    ),
    ...numbers(
      "**One conversion to bid on.** If calls, taps on the map and bookings all count, automatic bidding buys taps on the map, because they’re cheapest. We may record the others, but nothing bids on them.",
      "**That conversion, seen twice.** We make a booking from our own phones, on mobile data, once in each language, and look for both in the account. In one account the redirect to the Arabic page dropped the click ID, and half the campaign would have seemed to bring nothing.",
      "**Two figures in writing.** A bad week would be 10 bookings, a good one 40. Without them, everyone in the meeting a week later will have expected exactly what happened.",
    ),
    h2("Days one and two: delivery"),
    p("No one looks at the cost per booking yet."),
    ...bullets(
      "**Spend.** One large platform may use up to twice the daily budget on a single day and evens it out over the month, at 30.4 times the daily sum. On the first day it spent 710\u00a0dirhams, and the client called us.",
      "**Location.** The default setting also reaches people elsewhere who show interest in the city. A clinic wants the people who are there.",
      "**Clicks against visits.** We compare clicks with requests for the landing page in the server’s log and accept a difference of a tenth. The analytics report is no use here, because it leaves out everyone who refuses cookies, often more than half. When a third is missing from the log too, the page is usually slow or a redirect is broken, and we fix that before anyone touches a bid.",
    ),
    h2("Days three and four: the words"),
    p(
      "We read the search terms from the top, on paper. The report is incomplete, since the platform withholds rare searches. In this account 31% of the clicks had no term. We mark three kinds of words.",
    ),
    ...bullets(
      "Words that no one had thought of and that bring patients. *Emergency dentist tonight* got an ad of its own.",
      "Words that bring the wrong people: jobs, courses, second-hand. We exclude them as phrases, and only after checking the words around them, since *free* is also in *pain free*.",
      "Spellings. A search for «أبوظبي» and one for «ابو ظبي» mean the same place. Usually the platform knows. Where the report shows it doesn’t, we add the second spelling.",
    ),
    h3("What we leave alone"),
    p(
      "An ad that’s had ten clicks and no booking tells us nothing. At four bookings per hundred clicks, ten clicks bring none two times in three. A hundred clicks without a booking would be different: chance does that about once in sixty times. And on one of the large platforms, editing the audience, the picture or the bid sends a campaign back into its learning phase, which needs about fifty results a week. This account didn’t reach fifty in two.",
    ),
    h2("Days five and six: first comparisons"),
    p(
      "By now there are enough clicks to compare ads. In three pairs, each ad had been shown 1,000 times.",
    ),
    ...bullets(
      "Price in the headline against opening hours: 42 clicks and 45.",
      "The dentist’s name against the district: 51 and 48.",
      "A general Arabic ad against one about wisdom teeth, in searches for wisdom teeth: 43 and 87.",
    ),
    p(
      "Add the two counts of a pair, take the square root, and you have roughly what chance can do. For the first two pairs that is 9 and 10, while the clicks differ by 3. In the third it is 11, and they differ by 44. The client gets the pairs drawn to scale.",
    ),
    diagram(
      "shares",
      "Three pairs of lines, one under the other. In the first two, one line is barely longer; in the third the lower one is twice as long and marked.",
      "The three pairs after six days, drawn to scale: two say wait, one is clear. Above, and fainter, are price, name and general ad; below them opening hours, district and wisdom teeth.",
    ),
    h2("Day seven: the report"),
    p("The report fits on one side of A4 and opens with anything that was broken. In this case:"),
    quote(
      "Broken until Tuesday, 14:10: the Arabic form confirmed bookings without reporting them. We found 4\u00a0of them in the clinic’s diary and have added them by hand.",
    ),
    p(
      "Below that come the search terms that surprised us, the clear comparison with both its numbers, and one change for the coming week. Only one, because after three changes the second week says nothing about any of them. The change here was obvious: an ad for each of the four treatments that people search for by name.",
    ),
    p(
      "The totals are at the bottom. The clinic spent 2,760\u00a0dirhams on 552 clicks and got 23 bookings, at 120\u00a0dirhams each. A count of 23 has an error of about 9 either way, so the true cost may be anything from about 86 to 200\u00a0dirhams. It’ll also change by itself, because a booking is credited to the day of its click, and people who clicked on Friday may book on Monday. That puts the week between the two figures in writing, 10 and 40: neither bad nor good. So the campaign runs for another week.",
    ),
    h2("When good figures were wrong"),
    p(
      "At Northlight Clinics a script raises the bids when mornings in the diary are empty. Its first days looked excellent: 14 bookings for one doctor’s mornings. She was on leave, and the clinic had to phone all 14 patients and move them. The account couldn’t have shown that. The receptionists told us, and the script now looks at the duty roster before it bids. A week later one arrival in six went unmarked at their desk, which made the same campaign look worse than it was.",
    ),
    p(
      "What a patient is worth, whether they come back, and whether they’d have come without an ad are questions for months. The last needs places or weeks without advertising, and Inês has written about one test that ran for six weeks and still left a wide margin. In the first week we only check that the account records what those questions will need. *The dental clinic doesn’t exist, and its account is an example.*",
    ),
  ],
  ar: {
    title: "ماذا يكشف الأسبوع الأول من الإنفاق الإعلاني؟",
    excerpt:
      "552 نقرة و23 حجزًا نقرؤها يومًا بيوم: ماذا تقول سبعة أيام عن الحساب الإعلاني، وأي مقارنة اتّضحت، وأسبوع كانت أرقامه الجيدة خاطئة.",
    author: "عمر ترياقي",
    body: [
      p(
        "نعد العميل بأولى النتائج في الأسبوع الأول، فيسمع في ذلك وعدًا بالربح. وكل ما تستطيع سبعة أيام أن تبيّنه ثلاثة أمور: هل يعدّ الحساب ما ينبغي أن يعدّه، وأي كلمات يشتري، وربما مقارنة واحدة واضحة. وهذا أسبوع من هذا النوع في حساب توضيحي لعيادة أسنان تنفق 400\u00a0درهم في اليوم، ومعه أخطاء وقعنا فيها في حسابات أخرى.",
      ),
      h2("قبل اليوم الأول"),
      p(
        "يستغرق إعداد الحساب الإعلاني من 24\u00a0إلى\u00a048\u00a0ساعة، ثم تراجع المنصة كل إعلان وتأخذ في ذلك وقتها. وتُختار المنطقة الزمنية والعملة في البداية، ولا يمكن تصحيحهما لاحقًا في معظم المنصات. كان حساب أحد العملاء قد فُتح بالتوقيت العالمي، فكان يومه وميزانيته اليومية يبدآن في الرابعة صباحًا بتوقيت دبي. وقبل إنفاق أي مبلغ نفرغ من ثلاثة أمور.",
      ),
      ...numbers(
        "**إجراء تحويل واحد تُبنى عليه المزايدة.** إذا احتُسبت المكالمات والنقرات على الخريطة والحجوزات معًا اشترت المزايدة التلقائية نقرات الخريطة لأنها أرخصها. فنسجّل البقية إن شئنا، ولا نزايد عليها.",
        "**التحقق من ذلك الإجراء مرتين.** نحجز من هواتفنا وعبر بيانات الهاتف، مرة بكل لغة، ثم نبحث عن الحجزين في الحساب. وفي أحد الحسابات كانت إعادة التوجيه إلى الصفحة العربية تُسقط معرّف النقرة، ولولا التجربة لبدا نصف الحملة بلا فائدة.",
        "**رقمان مكتوبان.** الأسبوع السيّئ 10 حجوزات والجيّد 40 حجزًا. فبعد الأسبوع يتذكّر كل واحد أنه توقّع ما حدث.",
      ),
      h2("اليومان الأول والثاني: الظهور"),
      p("لا ينظر أحد في هذين اليومين إلى تكلفة الحجز."),
      ...bullets(
        "**الإنفاق.** تستطيع إحدى المنصات الكبيرة أن تنفق في يوم واحد ضعف الميزانية اليومية، ثم تعوّضه في سائر الشهر فلا يتجاوز إنفاقه كله 30.4 ضعف المبلغ اليومي. وقد أنفقت في اليوم الأول 710\u00a0دراهم، فاتصل بنا العميل.",
        "**المكان.** الإعداد الافتراضي للمواقع يصل أيضًا إلى من أظهر اهتمامًا بالمدينة وهو في غيرها. والعيادة تريد من هو فيها.",
        "**النقرات والزيارات.** نقارن النقرات بطلبات صفحة الهبوط في سجلّ الخادم، ونقبل فارقًا قدره العُشر. أما تقرير التحليلات فلا يصلح لهذه المقارنة لأنه يغفل كل من رفض ملفات تعريف الارتباط، وهم كثيرًا ما يزيدون على النصف. فإذا نقص الثلث في سجلّ الخادم أيضًا فالصفحة بطيئة أو إعادة التوجيه معطّلة في الغالب، ونصلح ذلك قبل أن نلمس أي مزايدة.",
      ),
      h2("اليومان الثالث والرابع: الكلمات"),
      p(
        "نقرأ عبارات البحث من أولها، على الورق. والتقرير ناقص لأن المنصة تحجب ما كتبه قليل من الناس، فقد بقيت في هذا الحساب بلا عبارة نقرات نسبتها 31%. ونضع علامة على ثلاثة أصناف.",
      ),
      ...bullets(
        "كلمات لم تخطر على بال أحد وتأتي بمرضى. «طبيب أسنان مناوب الليلة» صار لها إعلان.",
        "كلمات تأتي بغيرهم، مثل وظائف ودورات ومستعمل. نستبعدها في عبارات كاملة، وبعد النظر فيما حولها، لأن كلمة مثل «دوام» ترد في «دوام جزئي» وترد في «دوام العيادة الجمعة».",
        "صور الكتابة. من يكتب «أبوظبي» ومن يكتب «ابو ظبي» يقصدان المدينة نفسها، والمنصة تعرف ذلك في الأغلب. فإن أظهر التقرير أنها لم تعرفه أضفنا الصورة الثانية.",
      ),
      h3("ما نتركه على حاله"),
      p(
        "الإعلان الذي نال عشر نقرات بلا حجز لا يدلّ على شيء. فإذا كانت كل مئة نقرة تأتي بأربعة حجوزات خلت عشر نقرات من أي حجز مرتين من كل ثلاث. أما مئة نقرة بلا حجز فأمر آخر، لأن المصادفة لا تفعل ذلك إلا مرة من كل ستين. وللتعديل ثمن أيضًا، ففي إحدى المنصات الكبيرة يعيد تغيير الجمهور أو الصورة أو المزايدة الحملةَ إلى مرحلة التعلّم، وهي تحتاج إلى نحو خمسين نتيجة في الأسبوع، ولم يبلغ هذا الحساب الخمسين في أسبوعين.",
      ),
      h2("اليومان الخامس والسادس: أول مقارنة"),
      p(
        "صارت النقرات كافية لمقارنة النسب. لدينا ثلاثة أزواج من الإعلانات ظهر كل إعلان فيها 1,000 مرة.",
      ),
      ...bullets(
        "السعر في العنوان مقابل ساعات العمل: 42 نقرة و45 نقرة.",
        "اسم الطبيبة مقابل اسم الحيّ: 51 نقرة و48 نقرة.",
        "إعلان عربي عام مقابل إعلان عن ضرس العقل، في البحث عن ضرس العقل: 43 نقرة و87 نقرة.",
      ),
      p(
        "والفارق بين عددين يتذبذب بمقدار جذر مجموعهما تقريبًا. فهو في الزوجين الأول والثاني 9 و10، والفارق في كل منهما 3 نقرات. وهو في الثالث 11، والفارق 44 نقرة. ونعطي العميل الأزواج مرسومة بمقياس واحد.",
      ),
      diagram(
        "shares",
        "ثلاثة أزواج من الخطوط، كل خط تحت صاحبه: في الأول والثاني فارق ضئيل، وفي الثالث خط سفلي بضعف الطول مميّز باللون.",
        "الأزواج الثلاثة بعد ستة أيام بمقياس واحد: في اثنين منها ننتظر، والثالث واضح. في الأعلى وبلون باهت السعر ثم الاسم ثم الإعلان العام، وتحتها ساعات العمل ثم الحيّ ثم ضرس العقل.",
      ),
      h2("اليوم السابع: التقرير"),
      p("لا يزيد التقرير على وجه ورقة، وأول ما فيه ما كان معطّلًا. وفي هذا الحساب كان:"),
      quote(
        "معطّل حتى الثلاثاء، الساعة\u00a02:10\u00a0ظهرًا: كان النموذج العربي يؤكّد الحجوزات ولا يبلّغ عنها. وجدنا منها\u00a04 في دفتر مواعيد العيادة وأضفناها يدويًّا.",
      ),
      p(
        "ثم تأتي العبارات التي فاجأتنا، والمقارنة الواضحة برقميها، وتغيير واحد للأسبوع التالي. نكتفي بواحد، لأن الأسبوع الثاني لا يكشف أثر أي تغيير إذا أجرينا ثلاثة معًا. وكان التغيير هنا ظاهرًا: إعلان لكل علاج من أربعة يبحث الناس عنها بأسمائها.",
      ),
      p(
        "وفي آخر الورقة المجاميع. أنفقت العيادة 2,760\u00a0درهمًا على 552 نقرة، وحصلت على 23 حجزًا، فتكلفة الحجز 120\u00a0درهمًا. غير أن عددًا مثل 23 يحتمل خطأ بنحو 9 في كل جهة، فقد تكون التكلفة الحقيقية أي رقم من نحو 86\u00a0درهمًا إلى 200\u00a0درهم. وستتغيّر من تلقاء نفسها أيضًا، لأن الحجز يُنسب إلى يوم النقرة، ومن نقر يوم الجمعة قد يحجز يوم الاثنين. ولم نبلغ أيًّا من الرقمين المكتوبين سلفًا، 10 و40. فتستمرّ الحملة أسبوعًا آخر.",
      ),
      h2("حين أخطأت الأرقام الجيدة"),
      p(
        "في عيادات نورثلايت برنامج صغير يرفع المزايدة حين يجد في دفتر المواعيد صباحات شاغرة. بدت أيامه الأولى ممتازة: 14 حجزًا لصباحات طبيبة واحدة. وكانت الطبيبة في إجازة، فنقلت العيادة الحجوزات كلها بالهاتف. ما كان لشيء في الحساب أن يكشف ذلك، وإنما أخبرنا به موظفو الاستقبال، ومنذ ذلك اليوم يقرأ البرنامج جدول المناوبات أيضًا. وفي الأسبوع التالي نسوا تسجيل الحضور في زيارة من كل ست، فبدت الحملة نفسها أسوأ مما هي.",
      ),
      p(
        "أما قيمة المريض، وعودته، وهل كان سيأتي بلا إعلان، فأسئلة تحتاج إلى شهور. ويحتاج آخرها إلى مدن أو أسابيع بلا إعلان، وقد كتبت إينيس عن تجربة من هذا النوع امتدّت ستة أسابيع وبقي هامشها واسعًا. وفي الأسبوع الأول نكتفي بالتحقق من أن الحساب يسجّل ما ستحتاج إليه تلك الأسئلة. *عيادة الأسنان وأرقامها أمثلة.*",
      ),
    ],
  },
};
