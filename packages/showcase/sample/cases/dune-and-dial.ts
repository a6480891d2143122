import { duneAndDialCharts } from "../charts/dune-and-dial.ts";
import { repairCard } from "../evidence/repair-card.ts";
import type { CaseSource } from "../types.ts";

export const duneAndDial: CaseSource = {
  slug: "dune-and-dial",
  createdAt: "2025-11-11T08:00:00Z",
  cover: { kind: "orbit", seed: 27, ground: "theme" },
  evidence: {
    kind: "repairCard",
    promise: "Repair tracking",
    label:
      "Repair card 1407, front and back: the watch has passed the counter and the bench and is on test, due on 9 June.",
    details: [
      {
        view: "back",
        caption: "The line runs downwards, so neither language comes second.",
        ar: { caption: "يمتدّ الخط إلى الأسفل، فلا تتأخّر لغة عن الأخرى." },
      },
      {
        view: "gears",
        caption: "On the bench the watch is open, and its wheels are counted tooth by tooth.",
        ar: { caption: "الساعة مفتوحة على المنضدة، وعجلاتها مرسومة بعدد أسنانها." },
      },
      {
        view: "record",
        caption: "Six positions in three days: the watch gains two seconds a day.",
        ar: { caption: "ستة أوضاع في ثلاثة أيام، والساعة تتقدّم ثانيتين في اليوم." },
      },
      {
        view: "mark",
        caption: "A dial whose lower half is a dune.",
        ar: { caption: "ميناء ساعة نصفه الأسفل كثيب." },
      },
    ],
    content: repairCard,
    ar: {
      promise: "متابعة الإصلاح",
      label:
        "بطاقة الإصلاح 1407 بوجهيها: اجتازت الساعة الاستلام والإصلاح، وهي الآن في الفحص، وموعد تسليمها 9 يونيو.",
    },
  },
  title: "Watch repairs customers can follow",
  clientName: "Dune and Dial",
  industry: "Repair and retail",
  companySize: "9 people",
  location: "Dubai",
  services: ["Product Solutions", "Technology Development"],
  challenge:
    "Nine watchmakers at Dune and Dial, a repair shop in Dubai, answered 180 calls a week from customers who wanted to know where their watch was.\n\nThey asked us for an app that would answer. We spent the first two days at the benches with a stopwatch. A call lasted two minutes on average. Then nine more went by before the watchmaker had the loupe on and the same screw under it. Anyone who picked up the phone had to go through the drawers first, and the watch was usually on a colleague’s bench. It wasn’t carelessness. Every repair was written down eleven times between the counter and the wrist, in a ledger, on an envelope and on a job sheet. The three agreed only on the day the watch had come in.",
  objectives: [
    "Customers know where their watch is without calling",
    "No typing while watchmakers are holding a tool",
    "One record for each watch, kept for its whole life",
  ],
  solution:
    "Our first attempt was a tablet at every bench. Nobody touches glass with oily fingers, so everything was entered from memory at six in the evening, and after a week the screen was wrong about one watch in three. A camera above the bench needs no hands, but all nine refused it, and it came down before noon.\n\nEvery watch already had an envelope that went everywhere with it. We replaced it with a card that has a number on the front and an NFC tag in the back, and put a reader under each bench mat. A watchmaker who takes the card takes the watch too, and putting it down is all it takes to record the step. In week 4 we tried it with forty watches, and only two benches out of nine could read the cards. The others have steel tops, which weaken the signal. A sheet of ferrite under the antenna fixed that.\n\nFarid Sabbagh, the master watchmaker, had a stronger objection. A magnetised hairspring makes a watch run fast, and we were putting transmitters next to open movements. He left one of his own watches on a reader overnight, and measured it in six positions before and after. The difference was under a second a day, about as much as his timing machine varies. We moved the readers to the far edge of the mat anyway.\n\nAt first we showed twelve customers all eleven entries, and three called to ask what demagnetising was. Now there are four: Counter, Bench, Test and Wrist, each with its time and a photograph. The workshop hasn’t missed the other seven. Watch 1407, hand-wound, from 1968, came in on 3 June with the complaint “Stops at night”. Its owner could see that it was opened at 8:05 the next morning, spent three days on test, gained two seconds a day and would be ready on 9 June.",
  technologiesUsed: ["TypeScript", "Node.js", "PostgreSQL", "NFC"],
  results:
    "Over four weeks in September 2025 the phone system logged 60 calls a week about repairs, against 180 in April. Most of the remaining callers ask what a repair will cost, which none of the four updates answers. Watchmakers start at eight and leave the bench only for their turn at the counter.\n\nThe record also writes to customers when a service is due. Between July and September it reminded 93 customers we’d found in the old ledgers, and 62 brought their watch in. We can’t say whether that’s better than before, because the ledgers listed only those who came.\n\nRepairs take as long as they did: the median was eight days in April and eight in September, three of them on test. Six cards have been lost, one of them in the wash with an apron, and a lost card still means searching the drawers.",
  charts: duneAndDialCharts,
  metrics: [
    {
      value: "−67%",
      label: "calls about repairs",
      before: 180,
      after: 60,
      unit: "a week",
      ar: { label: "في الاتصالات للسؤال عن الإصلاح", unit: "أسبوعيًا" },
    },
    {
      value: "4",
      label: "updates on each repair, in place of 11",
      before: 11,
      after: 4,
      unit: "entries",
      ar: {
        label: "مراحل يتابعها العميل، بدل 11",
        unit: "مراحل",
        beforeLabel: "11 مرحلة",
        afterLabel: "4 مراحل",
      },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "At the bench",
      description: "Two days with a stopwatch.",
      ar: { title: "عند منضدة العمل", description: "يومان ومعنا ساعة توقيت." },
    },
    {
      week: 4,
      title: "Cards and tags",
      description: "Tried with forty watches.",
      ar: { title: "بطاقات وشرائح", description: "جرّبناها على أربعين ساعة يد." },
    },
    {
      week: 10,
      title: "Four updates",
      description: "Open to every customer.",
      ar: { title: "أربع مراحل", description: "متاحة لكل العملاء." },
    },
  ],
  testimonial:
    "I used to put the tweezers down every time the phone went. Now I put them down for coffee.",
  testimonialAuthor: "Farid Sabbagh",
  testimonialPosition: "master watchmaker, Dune and Dial",
  keyTakeaways: [
    "Time the call, and what comes after it, before choosing a device",
    "In a workshop, recording has to work when both hands are busy",
    "Measure what the specialists fear, on their own watches",
  ],
  station: "name",
  projectDuration: "10 weeks",
  teamSize: "4 people",
  completedDate: "2025-06-30",
  ar: {
    title: "إصلاح ساعات يتابعه العميل بنفسه",
    clientName: "كثبان للساعات",
    companySize: "9 موظفين",
    challenge:
      "كان الصنّاع التسعة في ورشة كثبان للساعات في دبي يردّون كل أسبوع على 180 اتصالًا من عملاء يسألون أين وصل إصلاح ساعاتهم.\n\nطلبت الورشة تطبيقًا يتولّى الردّ، لكننا أمضينا اليومين الأولين بجانب المناضد ومعنا ساعة توقيت. كان الاتصال يستغرق دقيقتين في المتوسط، ثم تمضي تسع دقائق أخرى قبل أن يعود صانع الساعات إلى عدسته وإلى البرغي الذي تركه. فمن يرفع السماعة يفتّش في الأدراج أولًا، والساعة في الغالب على منضدة زميله. ولم يكن ذلك إهمالًا، فكل إصلاح كان يُدوَّن إحدى عشرة مرة بين الاستلام والتسليم: في دفتر، وعلى مغلّف، وفي ورقة عمل. لكن هذه الثلاثة لم تكن تتّفق إلا على يوم الاستلام.",
    objectives: [
      "أن يعرف العميل أين وصلت ساعته من غير اتصال",
      "ألا يكتب صانع الساعات وفي يده أداة",
      "سجلّ واحد لكل ساعة، يبقى معها طوال عمرها",
    ],
    solution:
      "جرّبنا أولًا جهازًا لوحيًا عند كل منضدة. لكن أحدًا لا يلمس الشاشة وأصابعه ملطّخة بالزيت، فكانت البيانات كلها تُدخَل من الذاكرة في السادسة مساءً، وبعد أسبوع كان سجلّ واحد من كل ثلاثة خاطئًا. ثم علّقنا فوق إحدى المناضد كاميرا لا تحتاج إلى يد أصلًا، فرفضها التسعة جميعًا ونُزعت قبل الظهر.\n\nكان المغلّف وحده يرافق الساعة في كل خطوة، فوضعنا مكانه بطاقة على وجهها رقم وفي ظهرها شريحة اتصال قريب المدى (NFC)، وثبّتنا قارئ بطاقات تحت مفرش كل منضدة. ومن يأخذ البطاقة يأخذ الساعة معها، ويكفي أن يضع البطاقة أمامه حتى تُسجَّل الخطوة. وفي الأسبوع الرابع جرّبنا البطاقات على أربعين ساعة يد، فلم تُقرأ إلا على منضدتين من تسع، لأن سطوح المناضد الأخرى من الفولاذ، وهو يُضعف الإشارة. ثم عالجنا ذلك بصفيحة من الفريت تحت الهوائي.\n\nوكان لدى فريد صباغ، كبير صنّاع الساعات، اعتراض أخطر: إذا تمغنط النابض الشعري تقدّمت الساعة، ونحن نضع أجهزة إرسال بجوار ساعات مفتوحة. فترك إحدى ساعاته الخاصة على القارئ ليلة كاملة، وقاس دقّتها قبل ذلك وبعده في ستة أوضاع. لم يبلغ الفرق ثانية في اليوم، وهو هامش الخطأ في جهاز القياس نفسه. ومع ذلك نقلنا القارئ في كل منضدة إلى أبعد طرف من المفرش.\n\nوعرضنا المدخلات الإحدى عشرة كلها على اثني عشر عميلًا، فاتصل ثلاثة منهم ليسألوا عن معنى «إزالة المغنطة». فأبقينا أربع مراحل هي الاستلام والإصلاح والفحص والتسليم، لكل منها وقتها وصورتها، ولم يفتقد أحد في الورشة السبع الباقية. ومثال ذلك ساعة رقمها 1407، يدوية التعبئة من عام 1968، سلّمها صاحبها في 3 يونيو وقال إنها «تتوقّف ليلًا». ثم رأى أنها فُتحت في الثامنة وخمس دقائق من صباح اليوم التالي، وأنها أمضت ثلاثة أيام في الفحص وكانت تتقدّم ثانيتين في اليوم، وأن موعد تسليمها 9 يونيو.",
    results:
      "سجّل مقسم الهاتف خلال أربعة أسابيع من سبتمبر 2025 ما متوسطه 60 اتصالًا أسبوعيًا للسؤال عن الإصلاح، وكان المتوسط 180 اتصالًا في أبريل. ومعظم المتصلين اليوم يسألون عن تكلفة الإصلاح، ولا جواب عنها في المراحل الأربع. ويبدأ الصنّاع عملهم في الثامنة، ولا يتركون المنضدة إلا حين يأتي دورهم في استقبال العملاء.\n\nوحين يحلّ موعد الصيانة يرسل السجلّ تذكيرًا إلى العميل. وبين يوليو وسبتمبر وصل التذكير إلى 93 عميلًا أسماؤهم في الدفاتر القديمة، فأحضر 62 منهم ساعاتهم. ولا نعرف هل هذا أفضل مما سبق، لأن الدفاتر لم تكن تذكر إلا من حضر.\n\nأما مدة الإصلاح فبقيت على حالها: وسيطها ثمانية أيام في أبريل وثمانية في سبتمبر، منها ثلاثة للفحص. وضاعت ست بطاقات، غُسلت إحداها مع مئزر، وضياع البطاقة ما زال يعني البحث في الأدراج.",
    testimonial: "كنت أضع الملقط من يدي كلما رنّ الهاتف، واليوم لا أضعه إلا لفنجان القهوة.",
    testimonialAuthor: "فريد صباغ",
    testimonialPosition: "كبير الصنّاع في كثبان للساعات",
    keyTakeaways: [
      "قياس مدة الاتصال وما يليه قبل اختيار الجهاز",
      "اختيار طريقة تسجيل تنجح واليدان مشغولتان",
      "قياس ما يخشاه أصحاب الصنعة، وعلى ساعاتهم هم",
    ],
    projectDuration: "10 أسابيع",
    teamSize: "4 أشخاص",
  },
};
