import { bullets, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../source.ts";

export const scrapyard: PostSource = {
  slug: "the-scrapyard-is-a-data-problem",
  title: "The scrapyard is a data problem",
  excerpt:
    "A car at the end of its life is thousands of parts and one missing record. What we learned before there was a platform for recycling vehicles.",
  category: "Product",
  publishedDate: "2026-10-09T06:00:00Z",
  author: "Yousef Darwish",
  tags: ["Marketplaces", "Gulf", "Data"],
  isPopular: true,
  cover: { kind: "warp", seed: 33, ground: "theme" },
  body: [
    p(
      "Walk through a scrapyard and you see metal. Ask the owner what he has, and he walks with you, because the stock list is in his head. The left door of a white saloon is behind the second row, under two bonnets. He is right, too. He is also the only person in the city who knows it.",
    ),
    p(
      "That is what a vehicle-recycling platform has to solve first. Not the crushing, not the transport: the knowing. A car at the end of its life is several thousand usable parts and one missing record.",
    ),
    h2("What is known, and when it is lost"),
    p(
      "A car is born with perfect data. The factory knows every part by number. Each owner then knows a little less: the dealer keeps the services, the insurer keeps the accidents, the workshop keeps a receipt. By the time the car arrives at the yard, its papers hold a chassis number, a colour and a date.",
    ),
    p(
      "Nothing was destroyed. It was left behind, one step at a time, by people who had no reason to pass it on. So the first design question is not how to collect data at the yard. It is how little has to be asked there, if the chassis number can be allowed to speak.",
    ),
    quote("The stock list of a city should not be in one man's head."),
    h2("Three records, not one"),
    p(
      "At first we drew one record for a car, with everything on it. It did not survive the first yard. A car is taken apart over weeks; its record has to come apart in the same way. There are three things to keep, with three different lives.",
    ),
    ...numbers(
      "**The vehicle**, which arrives once and is signed off once. Its history matters to an authority.",
      "**The part**, which is taken out, graded, stored and sold. Its history matters to the next driver.",
      "**The material**, which is what remains: steel, glass, oil, batteries. Its weight matters to everybody, and it must add up.",
    ),
    p(
      "Adding up is the test. If the vehicle weighed so much on the way in, parts and material must weigh as much on the way out. A yard that can show this has a kind of account book. A yard that cannot has a story.",
    ),
    h2("Designing for gloves"),
    p(
      "The interface is used outdoors, in summer, by someone who wears gloves and shares the phone with two others. That decides more than any brand could.",
    ),
    ...bullets(
      "One question on a screen, with answers as large as a thumb in a glove.",
      "Photographs first, words later. A picture of a gearbox needs no language.",
      "It works without a network and sends when there is one, because the far corner of a yard is steel on all sides.",
      "Arabic and English, and numbers that look the same in both.",
    ),
    p(
      "Grades are the hardest part. *Good* means something else in each yard. So a grade is never typed. It follows from three plain questions: does it turn, does it leak, is it complete? Two people who have never met arrive at the same letter.",
    ),
    h2("Who pays for the record"),
    p(
      "No yard will type for the good of the data. The record has to pay the person who makes it, on the same day. The door behind the second row is the answer: a part with a photograph and a place can be sold by telephone, to a workshop in the next emirate, without anybody walking. The first record that sells a part is the last one we have to explain.",
    ),
    p(
      "Everything else follows from that one sale. The authority gets its sign-off, the driver a part with a history, the city a figure for what it has recovered. All three are by-products of a man who found his door in ten seconds.",
    ),
    h2("What came of it"),
    p(
      "The platform was launched in mid-2026, and the first thing people look for on it is still a door. *Scenes in this article are composed for illustration; yards and people in it are fictional.*",
    ),
  ],
  ar: {
    title: "ساحة الخردة مشكلة بيانات",
    excerpt:
      "السيارة في آخر عمرها آلاف القطع وسجلّ واحد مفقود. ما تعلّمناه قبل أن تكون هناك منصة لإعادة تدوير المركبات.",
    author: "يوسف درويش",
    body: [
      p(
        "من يمشِ في ساحة خردة يرَ معدنًا، ومن يسأل صاحبها عمّا لديه يمشِ معه، لأن قائمة المخزون في رأسه: الباب الأيسر لسيارة بيضاء خلف الصف الثاني، تحت غطاءَي محرّك. وهو محقّ في ذلك، وهو الوحيد في المدينة الذي يعرفه.",
      ),
      p(
        "هذا أول ما على منصة لإعادة تدوير المركبات أن تحلّه: لا الكبس ولا النقل، بل المعرفة. فالسيارة في آخر عمرها آلاف القطع الصالحة، وسجلّ واحد مفقود.",
      ),
      h2("ما الذي نعرفه ومتى نفقده"),
      p(
        "تولد السيارة ببيانات كاملة، فالمصنع يعرف كل قطعة برقمها. ثم يعرف كل من يليه أقلّ ممّن سبقه: عند الوكيل سجلّ الصيانة، وعند شركة التأمين الحوادث، وعند الورشة إيصال. وحين تبلغ السيارة الساحة لا يبقى في أوراقها إلا رقم الهيكل ولون وتاريخ.",
      ),
      p(
        "لم يُتلف أحد شيئًا، وإنما تُركت البيانات خلفها خطوة بعد خطوة، لأن أحدًا لم يجد سببًا لتمريرها. فليس أول سؤال في التصميم: كيف نجمع البيانات في الساحة؟ بل: ما أقلّ ما يلزم السؤال عنه هناك إذا سُمح لرقم الهيكل بأن يتكلّم؟",
      ),
      quote("قائمة مخزون مدينة كاملة لا ينبغي أن تكون في رأس رجل واحد."),
      h2("ثلاثة سجلّات لا واحد"),
      p(
        "رسمنا في البداية سجلًّا واحدًا للسيارة فيه كل شيء، ولم يصمد أمام أول ساحة. فالسيارة تُفكّك على أسابيع، وسجلّها يتفكّك معها. وما يُحفظ ثلاثة أشياء لكل منها عمر.",
      ),
      ...numbers(
        "**المركبة**، تصل مرة وتُشطب مرة، وتاريخها يهمّ الجهة المختصة.",
        "**القطعة**، تُنزع وتُصنّف وتُخزّن وتُباع، وتاريخها يهمّ السائق القادم.",
        "**المادة**، وهي ما بقي من حديد وزجاج وزيت وبطاريات، ووزنها يهمّ الجميع، ولا بدّ أن يصحّ المجموع.",
      ),
      p(
        "وصحة المجموع هي الاختبار: ما دخل وزنًا يخرج قطعًا ومواد بالوزن نفسه. والساحة التي تُظهر ذلك لديها دفتر حسابات، والتي لا تُظهره لديها حكاية.",
      ),
      h2("التصميم لمن يلبس القفّازات"),
      p(
        "تُستخدم الواجهة في الهواء الطلق، صيفًا، وبيد عامل يلبس قفّازًا ويشارك الهاتف مع اثنين. وهذا يقرّر من شكلها أكثر مما تقرّره أي هوية.",
      ),
      ...bullets(
        "سؤال واحد في الشاشة، وإجابات بحجم إبهام في قفّاز.",
        "الصور أولًا ثم الكلمات، فصورة علبة التروس لا تحتاج إلى لغة.",
        "العمل من دون شبكة والإرسال عند توافرها، لأن آخر الساحة حديد من كل جانب.",
        "العربية والإنجليزية، وأرقام تتشابه فيهما.",
      ),
      p(
        "وأصعب ما فيها التصنيف، فكلمة «جيّد» تعني في كل ساحة شيئًا. لذلك لا يُكتب التصنيف، بل ينتج عن ثلاثة أسئلة: هل تدور القطعة؟ هل تسرّب؟ هل هي كاملة؟ فيصل اثنان لم يلتقيا قط إلى الحرف نفسه.",
      ),
      h2("من يدفع ثمن السجلّ"),
      p(
        "لن تكتب ساحة حرفًا من أجل البيانات ذاتها، فعلى السجلّ أن ينفع صاحبه في يومه. والجواب هو الباب خلف الصف الثاني: قطعة لها صورة وموضع تُباع بالهاتف إلى ورشة في الإمارة المجاورة من غير أن يمشي أحد. وأول سجلّ يبيع قطعة هو آخر سجلّ نحتاج إلى شرحه.",
      ),
      p(
        "وما عدا ذلك يتبع هذه البيعة: الجهة المختصة تنال شطبها، والسائق قطعة لها تاريخ، والمدينة رقمًا بما استُعيد.",
      ),
      h2("وماذا كانت النتيجة؟"),
      p(
        "انطلقت المنصة في منتصف عام 2026، وما زال أول ما يبحث عنه الناس فيها بابًا. *المشاهد في هذا المقال مركّبة للتوضيح، والساحات والأشخاص فيها من نسج الخيال.*",
      ),
    ],
  },
};
