import { hadeelKitchensCharts } from "../charts/hadeel-kitchens.ts";
import { orderBoard } from "../evidence/order-board.ts";
import type { CaseSource } from "../types.ts";

export const hadeelKitchens: CaseSource = {
  slug: "hadeel-kitchens",
  createdAt: "2025-10-14T08:00:00Z",
  hasApp: true,
  cover: { kind: "flow", seed: 30, ground: "orange" },
  evidence: {
    kind: "orderBoard",
    promise: "Ordering and kitchen board",
    label:
      "The kitchen’s board at 9:10: 400 lunches as dots, dish by dish, and 41 offices as rings, 37 of them filled.",
    details: [
      {
        view: "dishes",
        caption: "58 and 64, told apart from across the kitchen.",
        ar: { caption: "58 و64: فرق يُرى من آخر المطبخ." },
      },
      {
        view: "offices",
        caption: "Each office is a ring in its place; four haven’t replied.",
        ar: { caption: "لكل مكتب دائرة في موضعه، وأربعة لم تردّ بعد." },
      },
      {
        view: "phoneOther",
        caption: "The order in figures, read back in words, in the office’s language.",
        ar: { caption: "الطلب أرقام، والردّ عليه بالكلمات، بلغة المكتب." },
      },
      {
        view: "mark",
        caption: "A bowl on a plate, and over it one lunch.",
        ar: { caption: "طبق فيه زبدية، وفوقها وجبة واحدة." },
      },
    ],
    content: orderBoard,
    ar: {
      promise: "نظام طلبات ولوحة مطبخ",
      label:
        "لوحة المطبخ في 9:10: 400 وجبة تمثّلها نقاط مرتّبة بحسب الأطباق، و41 مكتبًا تمثّلها دوائر امتلأت منها 37.",
    },
  },
  title: "400 lunches ordered by ten past nine",
  clientName: "Hadeel Kitchens",
  industry: "Food and catering",
  companySize: "60 people",
  location: "Sharjah",
  services: ["Product Solutions", "Digital Marketing", "Business Consultation"],
  challenge:
    "Thirty offices in Sharjah ordered lunch from Hadeel Kitchens by message, voice note and photograph, and the kitchen cooked what it thought it had heard.\n\nHadeel Karam, the owner, wanted every order in before the rice goes on, without teaching her customers anything new. We began at five in the morning with headphones. One Wednesday had brought 47 messages, of which 19 were typed, 17 spoken and 11 photographed. The longest voice note lasted two minutes and forty seconds and changed its mind three times. When we compared what we’d heard with what had gone into the vans, 12 of the 30 orders differed, usually by a dish or two. The kitchen had learned to cook extra so that everyone got lunch, and it threw away 50 kilograms a day, trimmings included.",
  objectives: [
    "Every order complete, in one form, by ten past nine",
    "Nothing new to learn for customers",
    "A menu the kitchen can change at six in the morning",
  ],
  solution:
    "Four offices tried a web form in week 2. Two used it on the first day and none on the third, because an assistant collects the orders from desk to desk with a phone in one hand. Then we tried machine transcription of the voice notes. It took “sayadieh” for a surname, got one quantity in five wrong and lasted two days.\n\nIn week 3 we numbered the dishes, and offices still ordered by message. At half past eight each office receives the six dishes Hadeel chose at six, in Arabic, English, Urdu or Malayalam, and replies with figures. We made a mistake here. To one office “4 5” meant four of dish 5, to another five of dish 4. A firm that wanted five salads got four lentil soups. Since then we’ve read every reply back in words before it counts. A star means without nuts.\n\nWe’d proposed nine o’clock, which is when the assistants arrive. The head cook needs the last figure at 9:25, and most trial replies came between 8:52 and 9:08, so we agreed on ten past. He also turned down our first board, because from across the kitchen he couldn’t tell a bar of 58 from one of 64. Now each lunch is a dot, hollow if it has no nuts, three to a column like the boxes in a crate, counted from the right as the cooks read. Each office is a ring that fills when it replies, and the missing ones are listed by number. Drivers get the totals in an app, with one route for each van.\n\nPart of the budget was for advertising. Hadeel had a list of 14 offices she’d turned away because the kitchen was full. We wrote to them, 11 joined, and we gave the rest of the money back.",
  technologiesUsed: ["WhatsApp Business", "TypeScript", "SQLite", "OR-Tools"],
  results:
    "We put scales under the bins for ten working days in November 2024 and again from 20 to 31 January 2025. Waste fell from 50 to 33 kilograms a day, although lunches had risen from about 310 to 400. Cooked food accounts for all of it, down from 38 kilograms to 18, while peelings and bones grew from 12 to 15.\n\nNine orders in ten are complete by ten past nine. On Tuesday, 14 January it was 37 of 41, and the kitchen called offices 12, 19, 26 and 40. Two of those, 19 and 40, are late on most days, and we haven’t found a solution. The same cooks serve the 11 new offices. With those stops the last lunch arrives at 12:40, five minutes later than in November. After peelings, bread is still the largest item in the bins.",
  charts: hadeelKitchensCharts,
  metrics: [
    {
      value: "−34%",
      label: "food thrown away",
      before: 50,
      after: 33,
      unit: "kg a day",
      ar: { label: "في الطعام المهدر", unit: "كغ يوميًا" },
    },
    {
      value: "+11",
      label: "offices served by the same kitchen",
      before: 30,
      after: 41,
      unit: "offices",
      ar: { label: "مكتبًا جديدًا يخدمه المطبخ نفسه", unit: "مكتبًا" },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "Five in the morning",
      description: "Listening to voice notes.",
      ar: { title: "الخامسة صباحًا", description: "نستمع إلى الرسائل الصوتية." },
    },
    {
      week: 3,
      title: "Numbers for dishes",
      description: "Tried by four offices.",
      ar: { title: "أرقام للأطباق", description: "جرّبتها أربعة مكاتب." },
    },
    {
      week: 9,
      title: "One board",
      description: "All offices, one total.",
      ar: { title: "لوحة واحدة", description: "تجمع طلبات المكاتب كلها." },
    },
  ],
  testimonial:
    "At eleven we used to cook what we thought we had heard. Now at ten past nine I can see what’s missing, and I call four offices.",
  testimonialAuthor: "Hadeel Karam",
  testimonialPosition: "owner, Hadeel Kitchens",
  keyTakeaways: [
    "Let people order as they always have, and change what the message contains",
    "Set the deadline by the first pot on the stove and the hour people reach their desks",
  ],
  station: "version",
  projectDuration: "9 weeks",
  teamSize: "5 people",
  completedDate: "2025-01-19",
  ar: {
    title: "طلبات غداء 400 شخص قبل التاسعة وعشر دقائق",
    clientName: "مطابخ هديل",
    companySize: "60 موظفًا",
    challenge:
      "كانت مطابخ هديل في الشارقة تتلقّى طلبات الغداء من ثلاثين مكتبًا في رسائل مكتوبة ومقاطع صوتية وصور قوائم، وفي الحادية عشرة تطهو ما تظنّ أنها فهمته.\n\nأرادت هديل كرم، مالكة المطابخ، أن تصل الطلبات كلها قبل وضع الأرز على النار، من غير أن يتعلّم عملاؤها شيئًا جديدًا. فبدأنا في الخامسة صباحًا والسماعات على آذاننا. وجدنا في يوم أربعاء واحد 47 رسالة، منها 19 مكتوبة و17 صوتية و11 صورة. وبلغ أطول مقطع صوتي دقيقتين وأربعين ثانية، غيّر فيها صاحبه رأيه ثلاث مرات. ولمّا قارنّا ما سمعناه بما حملته سيارات التوصيل، اختلف 12 طلبًا من 30، بطبق أو طبقين في الغالب. وكان المطبخ قد اعتاد أن يطهو زيادة كي لا يبقى أحد بلا غداء، فكان يرمي كل يوم 50 كغ، منها القشور والعظام.",
    objectives: [
      "اكتمال كل الطلبات، بصيغة واحدة، قبل التاسعة وعشر دقائق",
      "أن يطلب الموظفون كما اعتادوا، بلا شيء جديد يتعلّمونه",
      "قائمة طعام يغيّرها المطبخ في السادسة صباحًا",
    ],
    solution:
      "في الأسبوع الثاني كان لدينا نموذج إلكتروني قبلت أربعة مكاتب أن تجرّبه. استخدمه مكتبان في اليوم الأول، وفي الثالث لم يستخدمه أحد، لأن من يجمع الطلبات يمرّ على زملائه والهاتف في يده. ثم جرّبنا التفريغ الآلي للمقاطع الصوتية، فحسب «صيادية» اسم عائلة وأخطأ في كمية من كل خمس، فاستغنينا عنه بعد يومين.\n\nوفي الأسبوع الثالث صار لكل طبق رقم وبقي الطلب رسالة. تختار هديل في السادسة أطباق اليوم الستة، وتصل القائمة إلى كل مكتب في الثامنة والنصف بالعربية أو الإنجليزية أو الأردية أو المالايالامية، ويأتي الردّ أرقامًا. وهنا أخطأنا نحن: فالرقمان 4 و5 كانا يعنيان عند مكتبٍ أربع حصص من الطبق الخامس، وعند مكتب آخر خمس حصص من الطبق الرابع. وهكذا وصلت أربعة أطباق من شوربة العدس إلى شركة أرادت خمسة أطباق من الفتوش. ومنذ ذلك الحين نعيد الطلب إلى صاحبه مكتوبًا بالكلمات قبل اعتماده. أما النجمة بعد الرقم فتعني «بلا مكسّرات».\n\nكنا قد اقترحنا التاسعة آخر موعد للطلب، وهي ساعة وصول الموظفين. لكن كبير الطهاة يحتاج إلى آخر رقم في 9:25، ومعظم ردود التجربة جاءت بين 8:52 و9:08، فاتفقنا على التاسعة وعشر دقائق. ورفض كبير الطهاة كذلك لوحتنا الأولى، لأنه لم يكن يميّز من آخر المطبخ بين عمود يمثّل 58 وجبة وآخر يمثّل 64. فصارت كل نقطة تمثّل وجبة، في أعمدة من ثلاث نقاط كالعلب في صندوق التوصيل، تُعدّ من اليمين كما يقرأ الطهاة. والنقطة المفرّغة وجبة بلا مكسّرات. ولكل مكتب دائرة تمتلئ حين يردّ، أما المكاتب المتأخرة فتظهر أرقامها. ويرى السائقون المجاميع في تطبيق يرسم لكل سيارة مسارها.\n\nوكان جزء من الميزانية مخصّصًا للإعلان. غير أن لدى هديل قائمة فيها 14 مكتبًا كانت قد اعتذرت عن خدمتها لأن المطبخ لا يتّسع. فراسلنا هذه المكاتب، وانضمّ منها 11 مكتبًا، وأعدنا بقية المال.",
    results:
      "وضعنا موازين تحت حاويات النفايات عشرة أيام عمل في نوفمبر 2024، ثم من 20 إلى 31 يناير 2025. وبين القياسين انخفض الهدر من 50 إلى 33 كغ في اليوم، مع أن الوجبات زادت من نحو 310 إلى 400 وجبة. والفرق كله في الطعام المطبوخ الذي انخفض من 38 إلى 18 كغ، أما القشور والعظام فزادت من 12 إلى 15 كغ.\n\nوتكتمل تسعة طلبات من كل عشرة قبل التاسعة وعشر دقائق. ففي يوم الثلاثاء 14 يناير اكتمل 37 طلبًا من 41، واتصل المطبخ بالمكاتب 12 و19 و26 و40. ويتأخّر المكتبان 19 و40 في معظم الأيام، ولم نجد لذلك حلًّا. ويطبخ فريق الطهاة نفسه للمكاتب الجديدة، وعددها 11 مكتبًا. وبعد إضافة محطاتها إلى مسارات السيارات صارت آخر وجبة تصل في 12:40، أي بعد موعدها في نوفمبر بخمس دقائق. وما زال الخبز أكثر ما يُرمى بعد القشور والعظام.",
    testimonial:
      "كنا في الحادية عشرة نطهو ما نظنّ أننا سمعناه. واليوم أرى في التاسعة وعشر دقائق ما ينقصني، فأتصل بأربعة مكاتب.",
    testimonialAuthor: "هديل كرم",
    testimonialPosition: "مالكة مطابخ هديل",
    keyTakeaways: [
      "إبقاء طريقة الطلب كما اعتادها الناس، وتغيير محتوى الرسالة",
      "تحديد آخر موعد للطلب بحسب أول قدر على النار وساعة وصول الموظفين",
    ],
    projectDuration: "9 أسابيع",
    teamSize: "5 أشخاص",
  },
};
