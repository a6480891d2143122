import { diagram, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const countdown: PostSource = {
  slug: "a-countdown-is-a-promise",
  title: "A countdown is a promise with digits",
  excerpt:
    "What a launch page countdown has to know about time zones, caches, screen readers and the day after. Notes on two counters, one of which shouldn’t have run.",
  category: "Product",
  publishedDate: "2026-09-25T06:00:00Z",
  author: "Maya Brandt",
  tags: ["Accessibility", "Measurement"],
  cover: { kind: "dipole", seed: 4, ground: "theme" },
  body: [
    p(
      "Days, hours, minutes and seconds at the top of a launch page take an hour to build. For Gymestry the questions that followed took four days. On the Rendre page we got one of the answers wrong.",
    ),
    h2("Whose midnight?"),
    p(
      "Gymestry was announced for 1 January 2026. A page that counts to midnight on each visitor’s own clock launches first in Kiribati and 25\u00a0hours later in American Samoa. So the moment is stored as `2025-12-31T20:00:00Z`, midnight in Dubai, and everyone counts towards that. The written date is in Dubai time as well, since that’s where the first gyms are.",
    ),
    p(
      "In London the counter reached zero at eight in the evening of 31\u00a0December, with *1\u00a0January\u00a02026, in the UAE first* above it. Three readers wrote that we’d opened a day early.",
    ),
    p(
      "A day, to our counter, is 24\u00a0hours. Dubai never changes its clocks, but London does. From nine on Saturday 28\u00a0March\u00a02026 to nine on the Monday after there are 47\u00a0hours, and on the Saturday a counter shows 1\u00a0day and 23\u00a0hours where anyone would say two days. It still ends at the right moment, so we left it.",
    ),
    h2("Reading the clock"),
    p(
      "The obvious code subtracts one every second. In a hidden tab Chromium may hold such timers back to one run a second, and after five minutes to one a minute. Over a night of eight hours a counter built that way falls more than seven and a half hours behind. Ours reads the clock each time and works out what’s left, so it’s right again as soon as a laptop wakes up. It stops while the tab is hidden, and reads the clock again on `visibilitychange`, and on `pageshow` when the Back button brings the page back.",
    ),
    p(
      "We round seconds up, so the last figure you see is 1, and 0 is the launch. The visitor’s clock can still be wrong. Someone whose phone ran ten minutes fast saw the launched page ten minutes early, which does no harm while the page only invites a gym to write to us. If something were on sale at zero, the server would have to decide.",
    ),
    h2("Zero"),
    p(
      "The page after launch will be online for years, so we designed it first: a complete line, a filled diamond, and a button for setting up a gym where the waitlist button had been. The day itself came second and the counter last.",
    ),
    diagram(
      "launch",
      "Three lines from a point to a diamond: one on its way with a hollow end, one complete, and one on an orange ground.",
      "On the way, on the day, and on the day after.",
    ),
    p(
      "Most bugs were in the second between the two. HTML that a cache keeps for an hour goes on offering the waitlist until one in the morning, so ours is kept for a minute, and the browser checks its own clock as well. Words and buttons change in place, and no one’s focus or scroll position moves. We rehearsed with a copy of the page whose launch was always two minutes away. In the first rehearsals the seconds went on to −1, and the button changed just as someone was about to tap it.",
    ),
    h2("What a screen reader says"),
    p(
      "A screen reader that announced every change would speak 86,400 times a day. The element has the role `timer`, whose changes aren’t announced by default, and the figures in it are hidden with `aria-hidden`. Instead it reads this, once, when it gets there:",
    ),
    quote("Launch: 1\u00a0January\u00a02026"),
    p(
      "At zero one sentence is announced, *Gymestry is now live*, and the focus stays where it was.",
    ),
    ...numbers(
      "The figures are set with `tabular-nums`, so that nothing moves sideways. On a phone of 320\u00a0pixels three figures of days need more than a quarter of the width.",
      "They change without a flip or a slide. WCAG\u00a02.2.2 asks for a way to stop anything that moves for more than five seconds next to other content. We count the figures themselves as essential, but an effect on them wouldn’t be.",
      "Without a script, and on paper, the date takes their place.",
      "Arabic nouns change with their number. One day is يوم, two are يومان, three take أيام and eleven take يومًا. So under the figures we use a fixed plural with the article, الأيام, which keeps its width.",
    ),
    h2("The counter that shouldn’t have run"),
    p(
      "Rendre was announced for the middle of 2026. The component needed an exact moment, so we gave it midnight on 1\u00a0July, and for nine months a page that said *mid-2026* counted the seconds to it. In May and June 17 messages asked whether 1\u00a0July was the day. Yousef answered each of them with *about then*. For a date like that we’d now leave out the counter and show the words alone. UpFlyover never had one. It opened in 2025, and until then there was no day we could promise.",
    ),
    p(
      "There’s one kind we won’t build: the shop counter that starts again at fifteen minutes for every visitor. British law lists a false claim of limited time among the practices that count as unfair in all circumstances. A real time limit on a visitor’s task is a different component too, since WCAG\u00a02.2.1 wants it to be adjustable.",
    ),
    h2("Did it help?"),
    p(
      "Inside the agency it did. On 24\u00a0November, with 38\u00a0days on the page, the Gymestry team moved two reports to February. On earlier projects that sort of decision had come in the last week. Outside the agency we can’t tell. A third of the gyms on the waitlist joined in the last ten days, but we called sixty gyms in the same days and didn’t keep the two apart. *The numbers of messages and gyms are examples.*",
    ),
  ],
  ar: {
    title: "العدّ التنازلي وعد مكتوب بالأرقام",
    excerpt:
      "ما ينبغي أن تعرفه صفحة الإطلاق عن المناطق الزمنية والنسخ المخزّنة وقارئ الشاشة واليوم التالي. ملاحظات عن عدّادين، أحدهما ما كان ينبغي أن يعمل.",
    author: "مايا براندت",
    body: [
      p(
        "بناء عدّاد من أيام وساعات ودقائق وثوانٍ في أعلى صفحة الإطلاق يستغرق ساعة. أما الأسئلة التي جاءت بعده في صفحة Gymestry فاستغرقت أربعة أيام، وفي صفحة Rendre أخطأنا في أحد الأجوبة.",
      ),
      h2("منتصف الليل في أي مدينة؟"),
      p(
        "أعلنّا إطلاق منصة Gymestry في 1 يناير 2026. ولو عدّت الصفحة إلى منتصف الليل بحسب ساعة كل زائر لانطلقت المنصة في كيريباتي أولًا، وفي ساموا الأمريكية بعدها بخمس وعشرين ساعة. لذلك حفظنا اللحظة على صورة `2025-12-31T20:00:00Z`، وهي منتصف الليل في دبي، وإليها يعدّ الجميع. والتاريخ المكتوب بالكلمات منسّق بتوقيت دبي كذلك لأن أول الصالات هناك.",
      ),
      p(
        "وفي لندن بلغ العدّاد الصفر في الثامنة من مساء 31\u00a0ديسمبر، وفوقه عبارة «1\u00a0يناير\u00a02026، في دولة الإمارات أولًا». وكتب إلينا ثلاثة قرّاء بأننا فتحنا قبل الموعد بيوم.",
      ),
      p(
        "واليوم عند عدّادنا 24\u00a0ساعة. ودبي لا تغيّر ساعتها أما لندن فتغيّرها، فبين التاسعة من صباح السبت 28\u00a0مارس\u00a02026 والتاسعة من صباح الاثنين الذي يليه 47\u00a0ساعة. فيعرض العدّاد صباح السبت يومًا و23\u00a0ساعة، والناس يقولون يومين. غير أن لحظة انتهائه صحيحة، فتركناه على حاله.",
      ),
      h2("قراءة الساعة"),
      p(
        "أول ما يخطر في البال برنامج يطرح واحدًا كل ثانية. لكن متصفح Chromium قد يؤخّر المؤقّتات في علامة التبويب المخفية إلى مرة في الثانية، ثم إلى مرة في الدقيقة بعد خمس دقائق، فيتأخّر عدّاد كهذا في ليلة من ثماني ساعات أكثر من سبع ساعات ونصف الساعة. أما عدّادنا فيقرأ الساعة في كل مرة ويحسب الباقي، فيصيب أيضًا بعد أن يصحو الحاسوب من سكونه. يتوقف ما دامت علامة التبويب مخفية، ويقرأ من جديد عند الحدث `visibilitychange`، وعند الحدث `pageshow` بعد العودة إلى الصفحة بزر الرجوع.",
      ),
      p(
        "والثانية التي بدأت تُحسب كاملة، فآخر رقم يظهر هو 1، والصفر هو الإطلاق. وقد تكون ساعة الزائر نفسها مخطئة. كان هاتف أحدهم متقدّمًا عشر دقائق فرأى صفحة الإطلاق قبل موعدها بعشر دقائق، ولا ضرر في ذلك ما دامت الصفحة لا تفعل إلا أن تدعو صاحب الصالة إلى مراسلتنا. ولو كان عند الصفر شيء يُباع لوجب أن يكون القرار للخادم.",
      ),
      h2("الصفر"),
      p(
        "ستبقى صفحة ما بعد الإطلاق سنوات، فرسمناها أولًا: خط مكتمل، ومعيّن ممتلئ، وزر لتسجيل الصالة مكان زر قائمة الانتظار. ثم رسمنا صفحة اليوم نفسه، ثم العدّاد.",
      ),
      diagram(
        "launch",
        "ثلاثة خطوط من نقطة إلى معيّن: أولها في الطريق وطرفه مجوّف، والثاني مكتمل، والثالث على خلفية برتقالية.",
        "في الطريق، وفي اليوم نفسه، وفي اليوم التالي.",
      ),
      p(
        "ومعظم الأخطاء كان في الثانية الفاصلة. فملف HTML الذي تحتفظ به ذاكرة وسيطة ساعةً يظلّ يعرض قائمة الانتظار حتى الواحدة بعد منتصف الليل، ولذلك لا يُحتفظ بملفنا إلا دقيقة، وينظر المتصفح إلى ساعته هو أيضًا. وتتبدّل الكلمات والأزرار في أماكنها، فلا يتحرّك تركيز القارئ ولا موضعه من الصفحة. وتدرّبنا على نسخة من الصفحة إطلاقها بعد دقيقتين دائمًا، فتجاوزت الثواني الصفر في التجارب الأولى إلى ما دونه، وتبدّل الزر تحت إصبع كانت في طريقها إليه.",
      ),
      h2("ماذا يسمع قارئ الشاشة"),
      p(
        "لو أعلن قارئ الشاشة كل تغيّر لتكلّم 86,400 مرة في اليوم. لذلك أعطينا العنصر الدور `timer`، وتغيّراته لا تُعلن في الأصل، وأخفينا الأرقام التي فيه بالخاصية `aria-hidden`. وما يُقرأ مكانها مرة واحدة، حين يصل القارئ إليها، هو هذا:",
      ),
      quote("موعد الإطلاق: 1\u00a0يناير\u00a02026"),
      p("وعند الصفر تُعلن جملة واحدة تقول إن المنصة متاحة الآن، ويبقى التركيز في مكانه."),
      ...numbers(
        "الأرقام مصفوفة بالخاصية `tabular-nums` فلا يتحرّك شيء إلى الجانب. وعلى هاتف عرضه 320\u00a0بكسلًا تحتاج ثلاث خانات للأيام إلى أكثر من ربع العرض.",
        "وتتغيّر بلا قلب ولا انزلاق. فالمعيار 2.2.2 من WCAG يطلب وسيلة لإيقاف كل ما يتحرّك أكثر من خمس ثوانٍ إلى جانب محتوى آخر. ونحن نعدّ الأرقام نفسها ضرورية، أما المؤثّر الذي يُضاف إليها فلا.",
        "ومن دون نص برمجي، وعلى الورق، يحلّ التاريخ محلّها.",
        "والمعدود في العربية يتغيّر مع العدد: يوم ويومان و3\u00a0أيام و11\u00a0يومًا، ولذلك نكتب تحت الأرقام جمعًا معرّفًا ثابتًا، مثل «الأيام»، يبقى عرضه كما هو.",
      ),
      h2("العدّاد الذي ما كان ينبغي أن يعمل"),
      p(
        "أعلنّا إطلاق منصة Rendre في منتصف عام\u00a02026. وكان العدّاد يطلب لحظة فأعطيناه منتصف ليل 1\u00a0يوليو، وظلّت صفحة مكتوب فيها «منتصف عام\u00a02026» تعدّ الثواني إليه تسعة أشهر. ووصلتنا في مايو ويونيو 17 رسالة تسأل هل هذا هو اليوم، فأجاب يوسف عنها كلها بأن الموعد قريب من ذلك. ولو عاد بنا الأمر لاكتفينا في موعد كهذا بالكلمات وتركنا العدّاد. أما سوق UpFlyover فلم يكن لها عدّاد قط، إذ فُتحت عام\u00a02025 ولم يكن لدينا قبل ذلك يوم نستطيع أن نلتزم به.",
      ),
      p(
        "وهناك عدّاد نعتذر عن بنائه، وهو الذي يبدأ في المتجر من خمس عشرة دقيقة لكل زائر من جديد. فالقانون البريطاني يعدّ الادّعاء الكاذب بضيق الوقت من الممارسات غير العادلة في كل الأحوال. أما المهلة الحقيقية لعمل ينجزه الزائر فلها مكوّن آخر، لأن المعيار\u00a02.2.1 يشترط أن يستطيع تمديدها.",
      ),
      h2("هل نفعنا العدّاد؟"),
      p(
        "نفعنا داخل الوكالة. ففي 24\u00a0نوفمبر، والباقي في الصفحة 38\u00a0يومًا، أجّل فريق Gymestry تقريرين إلى فبراير، وكان قرار كهذا لا يأتي في مشاريعنا السابقة إلا في الأسبوع الأخير. أما خارج الوكالة فلا نعرف. انضمّ ثلث الصالات إلى قائمة الانتظار في الأيام العشرة الأخيرة، لكننا اتصلنا في الأيام نفسها بستين صالة ولم نفصل بين الأمرين. *أعداد الرسائل والصالات أمثلة.*",
      ),
    ],
  },
};
