import { bullets, h2, p, quote } from "../blocks.ts";
import type { PostSource } from "../source.ts";

export const ramadan: PostSource = {
  slug: "ramadan-campaigns-start-in-the-brief",
  title: "Ramadan campaigns start in the brief, not in the calendar",
  excerpt:
    "Lanterns, dates and a slower logo: the month is full of campaigns nobody remembers. Three questions for the brief that come before the first sketch.",
  category: "Advertising",
  publishedDate: "2026-10-02T06:00:00Z",
  author: "Sara Whitlock",
  tags: ["Gulf", "Arabic type"],
  isPopular: true,
  cover: { kind: "orbit", seed: 19, ground: "inverse" },
  body: [
    p(
      "Every year, about ten weeks before the month begins, the same request arrives: something for Ramadan. It comes with a date and a budget, and often with a lantern. What it seldom comes with is a reason.",
    ),
    p(
      "The month changes how people spend their hours, their money and their attention. A campaign which ignores that and borrows the ornaments is noticed by nobody, or by everybody. So we ask three questions first, and put the answers into the brief.",
    ),
    h2("What changes for the people you serve?"),
    p(
      "Not for people in general. A supermarket, a gym and a software company meet three different months. The gym empties at noon and fills after the evening prayer. The software company loses its afternoons and gains patience. Write down the hours, one row for each day, and see where you are useful in them.",
    ),
    quote(
      "If nothing changes for the people you serve, you have no campaign; you have a greeting.",
    ),
    p(
      "A greeting is a fine thing. It costs one good sentence and one good picture, and it need not pretend to be more.",
    ),
    h2("What will you do differently?"),
    p(
      "The campaigns that are remembered report a change: later opening hours, a delivery that comes before sunset and not during it, a form that can be finished next week. The advertisement is then simply the news. It needs no lantern, since there is something to say.",
    ),
    h2("In which language was it thought?"),
    p(
      "A headline thought in English and translated in the last week will sound like it. For this month above all, write the Arabic first, with its own picture and its own length. Let the English follow.",
    ),
    ...bullets(
      "Check each phrase for whom it leaves out. Half of the readers are women; many are not fasting.",
      "Keep religious wording for those whose words they are. A brand does not bless.",
      "Plan the last ten days apart. The mood turns inward, and noise is felt as noise.",
    ),
    p(
      "And plan for the moon. The month begins when it is seen, so every date in the plan needs a twin, one day later. A campaign that can wait a day for the sky has understood more than one with the finest lantern.",
    ),
  ],
  ar: {
    title: "حملات رمضان تبدأ من الموجز لا من التقويم",
    excerpt:
      "فوانيس وتمور وشعار أبطأ حركة: الشهر مليء بحملات لا يتذكّرها أحد. ثلاثة أسئلة للموجز تسبق أول رسم.",
    author: "سارة ويتلوك",
    body: [
      p(
        "كل عام، قبل حلول الشهر بنحو عشرة أسابيع، يصل الطلب نفسه: نريد شيئًا لرمضان. يأتي ومعه موعد وميزانية، وكثيرًا ما يأتي معه فانوس. وقلّما يأتي معه سبب.",
      ),
      p(
        "يغيّر الشهر ساعات الناس وإنفاقهم وانتباههم. والحملة التي تتجاهل ذلك وتستعير الزينة وحدها لا يلاحظها أحد، أو يلاحظها الجميع. لذلك نطرح ثلاثة أسئلة أولًا، ونثبت إجاباتها في الموجز.",
      ),
      h2("ما الذي يتغيّر عند من نخدمهم؟"),
      p(
        "لا عند الناس عامةً، فالمتجر والصالة الرياضية وشركة البرمجيات تعيش ثلاثة شهور مختلفة. تخلو الصالة ظهرًا وتمتلئ بعد صلاة العشاء، وتفقد شركة البرمجيات عصرها وتكسب الصبر. يكفي جدول بالساعات، سطر لكل يوم، ليظهر أين تكون الخدمة نافعة.",
      ),
      quote("إذا لم يتغيّر شيء عند من نخدمهم فليست لدينا حملة، وإنما تهنئة."),
      p("والتهنئة أمر حسن. تكلفتها جملة جيدة وصورة جيدة، ولا حاجة بها إلى أن تدّعي أكثر من ذلك."),
      h2("ما الذي سنفعله على نحو مختلف؟"),
      p(
        "الحملات التي تبقى في الذاكرة تنقل خبرًا: ساعات عمل أطول، أو توصيل يسبق الغروب ولا يصادفه، أو نموذج يمكن إكماله الأسبوع القادم. عندها يكون الإعلان هو الخبر نفسه، ولا يحتاج إلى فانوس لأن فيه ما يُقال.",
      ),
      h2("بأي لغة كانت الفكرة؟"),
      p(
        "العنوان الذي وُلد بالإنجليزية وتُرجم في الأسبوع الأخير يُسمع فيه ذلك. وفي هذا الشهر قبل غيره تُكتب العربية أولًا، بصورتها وبطولها، ثم تتبعها الإنجليزية.",
      ),
      ...bullets(
        "مراجعة كل عبارة: من تُخرج من الخطاب؟ نصف القرّاء نساء، وكثيرون لا يصومون.",
        "ترك العبارات الدينية لأهلها، فالعلامة التجارية لا تبارك.",
        "تخطيط العشر الأواخر على حدة، إذ تسكن فيها النفوس ويُسمع الضجيج ضجيجًا.",
      ),
      p(
        "ثم التخطيط للهلال. يبدأ الشهر حين يُرى، فلكل موعد في الخطة موعد توأم بعده بيوم. والحملة التي تنتظر السماء يومًا فهمت أكثر من حملة بأجمل فانوس.",
      ),
    ],
  },
};
