import { lanternfishBooksCharts } from "../charts/lanternfish-books.ts";
import { sentenceCovers } from "../evidence/sentence-covers.ts";
import type { CaseSource } from "../types.ts";

export const lanternfishBooks: CaseSource = {
  slug: "lanternfish-books",
  createdAt: "2025-12-09T08:00:00Z",
  cover: { kind: "envelope", seed: 13, ground: "inverse" },
  evidence: {
    kind: "sentenceCovers",
    promise: "Cover design",
    label:
      "Three book covers, each made of its first sentence alone: two words at 127 points, twenty in two scripts at 41, thirty-nine at 36.",
    details: [
      {
        view: "turned",
        caption: "On its side the sentence gains a third.",
        ar: { caption: "حين تُدار الجملة على جانبها، يكبر حرفها بمقدار الثلث." },
      },
      {
        view: "bilingual",
        caption: "Each language has half the cover, and both have one size.",
        ar: { caption: "لكل لغة نصف الغلاف، والحجم واحد للغتين." },
      },
      {
        view: "measure",
        caption: "Fewer words, larger type, unless two scripts share the cover.",
        ar: { caption: "كلما قلّت الكلمات كبر الحرف، ما لم تتقاسم كتابتان الغلاف." },
      },
      {
        view: "stops",
        caption: "Six full stops, all on one scale.",
        ar: { caption: "ست نقاط ختام، بمقياس رسم واحد." },
      },
    ],
    content: sentenceCovers,
    ar: {
      promise: "تصميم أغلفة",
      label:
        "ثلاثة أغلفة تصنعها الجملة الأولى وحدها: كلمتان بحجم 127 بنطًا، وعشرون كلمة بلغتين بحجم 41 بنطًا، وتسع وثلاثون كلمة بحجم 36 بنطًا.",
    },
  },
  title: "Book covers from first sentences",
  clientName: "Lanternfish Books",
  industry: "Publishing",
  companySize: "11 people",
  location: "London",
  services: ["Branding & Design"],
  challenge: [
    "Lanternfish Books, a London publisher with eleven staff and forty titles a year, asked us for covers that it could make itself, in a day. Until then a cover took fifteen working days: a brief, a freelance illustrator, three rounds of corrections and a sales meeting that usually sent it back once more. Twenty-three illustrators had worked for the publisher in three years, and most of them did good work.",
    "We took its last forty paperbacks to a bookshop, mixed them with sixty from other publishers and asked three booksellers to pick out the books that came from one publisher. The best of them found nine. Fourteen of the forty were translations, and none of those showed a word of the original on the cover.",
  ].join("\n\n"),
  objectives: [
    "A cover made in a day, by anyone on the staff who’s free",
    "Books that booksellers recognise as one publisher’s",
    "Both languages of a translation at the same size",
  ],
  solution: [
    "In week 1 we and the publisher, Beatrix Lorne, read aloud the first sentences of the next forty titles. The shortest, “Nobody came.”, opens The Ninth Guest by Ines Varlo, and the longest had 212 words. By the end, people had put four manuscripts aside to take home. None of them had a cover yet.",
    "One illustrator for the whole list wasn’t an option: she had no free date before March. Large titles made the books look like a shelf in a law office. At a fixed 48 points “Nobody came.” was lost in a corner, while the 39 words that open High Water Marks ran off the edge.",
    "By week 3 the rule fitted on a single sheet with a drawing. We set the sentence as large as it will go on a cover of 130 by 195 mm, and turn it on its side if that helps. A script finds the size by halving. “Nobody came.” comes out at 127 points, the 22 words of Eleven Winters at 49. Two weights of one typeface are enough. The second colour is for the full stop, and for the light in the publisher’s logo.",
    "On a translation, each language gets half of the cover. At first each half had its own size. Rana Safi’s two Arabic words for The Unlit Sea came out at 104 points, next to English at 82, and she said we were making her shout. Now both use the smaller size, and the translator picks the background colour.",
    "The sales manager objected longest, because shops look up titles, and ours are at the foot of the cover, no larger than the author’s name. A larger title cost two lines of the sentence, so we gave it the heavier weight instead. The 212 words would have shrunk to 15 points. Their author chose where to break off, and that cover has no full stop.",
  ].join("\n\n"),
  technologiesUsed: ["OpenType", "CSS Paged Media", "Node.js"],
  results: [
    "Four of the publisher’s staff, among them the bookkeeper, made the twelve covers of the spring list in twelve working days, and finished in week 8. When advance orders closed at the end of January 2025, shops had ordered 260 copies a title, against 220 for the spring before. The covers can’t take all the credit, since one of the twelve novels was being read on the radio. We repeated the bookshop test with the same booksellers: all three found all twelve new titles among 88 others.",
    "Thumbnails in online shops haven’t improved. At 80 pixels wide, a sentence of more than thirty words is a grey texture. One chain still asks for larger titles, and we haven’t agreed on that yet. The catalogue is now a poster of first sentences.",
  ].join("\n\n"),
  charts: lanternfishBooksCharts,
  metrics: [
    {
      value: "1 day",
      label: "to make a cover",
      before: 15,
      after: 1,
      unit: "days",
      afterLabel: "1 day",
      ar: { value: "يوم واحد", label: "لصنع الغلاف", unit: "يومًا", afterLabel: "يوم واحد" },
    },
    {
      value: "+18%",
      label: "copies ordered by shops",
      before: 220,
      after: 260,
      unit: "a title",
      ar: { label: "في النسخ التي تطلبها المكتبات", unit: "نسخة لكل عنوان" },
    },
  ],
  timeline: [
    {
      week: 1,
      title: "Forty sentences",
      description: "Read aloud in one sitting.",
      ar: { title: "أربعون جملة", description: "قرأناها بصوت مسموع في جلسة واحدة." },
    },
    {
      week: 3,
      title: "The rule",
      description: "A sheet of paper with a drawing.",
      ar: { title: "القاعدة", description: "ورقة واحدة فيها رسم." },
    },
    {
      week: 8,
      title: "The spring list",
      description: "Twelve covers in twelve working days.",
      ar: { title: "إصدارات الربيع", description: "اثنا عشر غلافًا في اثني عشر يوم عمل." },
    },
  ],
  testimonial:
    "Two of our authors have rewritten their first sentence since they saw it on a cover. I’d been asking one of them for a year.",
  testimonialAuthor: "Beatrix Lorne",
  testimonialPosition: "publisher, Lanternfish Books",
  keyTakeaways: [
    "Try a rule on the shortest and the longest text before drawing anything else",
    "When two scripts share a cover, give both the smaller of the two sizes",
  ],
  station: "name",
  projectDuration: "8 weeks",
  teamSize: "3 people",
  completedDate: "2024-10-04",
  ar: {
    title: "أغلفة كتب تصنعها جملها الأولى",
    clientName: "دار لانترنفيش للنشر",
    companySize: "11 موظفًا",
    challenge: [
      "لانترنفيش دار نشر في لندن، يعمل فيها 11 موظفًا وتُصدر 40 عنوانًا في السنة. طلبت منّا أغلفة يصنعها موظفوها، كل غلاف في يوم واحد. وكان الغلاف يستغرق 15 يوم عمل، تبدأ بموجز عمل يُرسل إلى رسّام مستقلّ وتمرّ بثلاث جولات من التعديل، ثم يأتي اجتماع المبيعات فيعيده في الغالب مرة أخرى. وتعاقدت الدار في ثلاث سنوات مع 23 رسّامًا، وكان عمل معظمهم جيدًا.",
      "حملنا آخر 40 كتابًا لها إلى متجر كتب، وخلطناها مع 60 كتابًا من دور أخرى. وطلبنا من ثلاثة باعة أن يفرزوا ما يظنّونه لدار واحدة، فلم يهتدِ أفضلهم إلا إلى 9 كتب. وكان بين الأربعين 14 كتابًا مترجمًا، لا تظهر على غلاف أيّ منها كلمة واحدة من لغته الأصلية.",
    ].join("\n\n"),
    objectives: [
      "غلاف في يوم واحد، يصنعه أي موظف في الدار يتّسع وقته",
      "كتب يعرف الباعة أنها من دار واحدة",
      "لغتا الكتاب المترجم بالحجم نفسه",
    ],
    solution: [
      "في الأسبوع الأول جلسنا مع الناشرة بياتريكس لورن وقرأنا بصوت مسموع الجمل الأولى من العناوين الأربعين المقبلة. أقصرها كلمتان بالإنجليزية معناهما «لم يأتِ أحد»، وبهما تُفتتح رواية «الضيف التاسع» لإينيس فارلو، وأطولها 212 كلمة. ولمّا فرغنا كانت أربع مخطوطات، لا غلاف لأيّ منها بعد، قد وُضعت جانبًا لتُقرأ في البيت.",
      "تخلّينا عن فكرة رسّامة واحدة للإصدارات كلها، لأنها لم تكن متفرّغة قبل مارس. وتخلّينا كذلك عن العناوين الكبيرة، فقد بدت الكتب معها كأنها على رفّ في مكتب محاماة. ثم جرّبنا الجملة بحجم ثابت هو 48 بنطًا، فضاعت «لم يأتِ أحد» في زاوية الغلاف. أما الجملة الأولى من «علامات الفيضان»، وهي 39 كلمة، فخرجت عن حافته.",
      "وفي الأسبوع الثالث كتبنا القاعدة في ورقة فيها رسم: تُصفّ الجملة بأكبر حجم يحتمله غلاف عرضه 130 مليمترًا وارتفاعه 195 مليمترًا، وتُدار على جانبها إن أتاح ذلك حجمًا أكبر. ويحسب برنامج صغير هذا الحجم بالتنصيف المتكرّر، فبلغت جملة «الضيف التاسع» 127 بنطًا، وبلغت جملة «أحد عشر شتاءً»، وهي 22 كلمة، 49 بنطًا. ويكفي وزنان من عائلة خطوط واحدة. أما اللون الثاني فللنقطة في آخر الجملة، وللضوء في شعار الدار.",
      "وتتقاسم اللغتان غلاف الكتاب المترجم نصفين. كنا في البداية نترك لكل نصف حجمه، فخرجت جملة رنا الصافي العربية على غلاف «البحر المطفأ»، وهي كلمتان، بحجم 104 أبناط، والجملة الإنجليزية بحجم 82 بنطًا. فقالت رنا إننا جعلناها تصرخ. واليوم يُعتمد أصغر الحجمين للغتين معًا، ويختار المترجم لون الغلاف.",
      "وكان مدير المبيعات أطول المعترضين نفَسًا، فالمكتبات تبحث عن العنوان، وهو عندنا في أسفل الغلاف بحجم اسم المؤلف. كبّرنا العنوان فخسرت الجملة سطرين، فأعدناه إلى حجمه وأعطيناه الوزن الأثقل. أما أطول الجمل فكانت ستنزل إلى 15 بنطًا، فاختار مؤلفها موضعًا تتوقف عنده، وجاء غلافه بلا نقطة.",
    ].join("\n\n"),
    results: [
      "صنع أربعة من موظفي الدار، ومنهم المحاسب، الأغلفة الاثني عشر لإصدارات الربيع في 12 يوم عمل، وفرغوا منها في الأسبوع الثامن. ولمّا أُغلق باب الطلبات المسبقة في نهاية يناير 2025 كانت المكتبات قد طلبت 260 نسخة لكل عنوان، مقابل 220 نسخة في الربيع السابق. ولا ننسب الزيادة كلها إلى الأغلفة، فإحدى الروايات كانت تُقرأ في الإذاعة حينها. وأعدنا التجربة مع الباعة الثلاثة، فوجد كل منهم العناوين الجديدة الاثني عشر كلها بين 88 كتابًا من دور أخرى.",
      "ولم تتحسّن الصور المصغّرة في المتاجر الإلكترونية، فالجملة التي تزيد على 30 كلمة تصير سطحًا رماديًا حين يكون عرض الغلاف 80 بكسلًا. وما زالت سلسلة مكتبات تطالب بعناوين أكبر، ولم نتّفق معها بعد. وصارت الدار تطبع قائمة إصداراتها ملصقًا من الجمل الأولى.",
    ].join("\n\n"),
    testimonial:
      "أعاد اثنان من كتّابنا كتابة جملتهما الأولى بعد أن رأياها على الغلاف، وكنت أطلب ذلك من أحدهما منذ سنة.",
    testimonialAuthor: "بياتريكس لورن",
    testimonialPosition: "الناشرة في دار لانترنفيش للنشر",
    keyTakeaways: [
      "تجربة القاعدة على أقصر نص وأطول نص قبل رسم أي شيء آخر",
      "حين تتقاسم لغتان غلافًا، يُعتمد لهما أصغر الحجمين",
    ],
    projectDuration: "8 أسابيع",
    teamSize: "3 أشخاص",
  },
};
