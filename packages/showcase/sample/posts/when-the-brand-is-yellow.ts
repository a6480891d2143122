import { bullets, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const brandIsYellow: PostSource = {
  slug: "when-the-brand-colour-is-yellow",
  title: "When the brand is yellow: accessible colour contrast",
  excerpt:
    "One brand yellow has a contrast of 1.5\u00a0to\u00a01 on white and 12.4 on near black. WCAG ratios for text, charts, focus, the dark theme and paper.",
  category: "Design",
  publishedDate: "2026-08-07T06:00:00Z",
  author: "Tom Ellery",
  tags: ["Accessibility", "Identity"],
  cover: { kind: "contour", seed: 26, ground: "orange" },
  body: [
    p(
      "A client arrived with a yellow, `#FFCC00`, and a website with every link, icon and button outline in that yellow on white. On the meeting room’s big screen it looked sunny. We opened the same page on the cheap phone from the drawer, next to the window, and couldn’t find the button that sends the form.",
    ),
    p(
      "The Web Content Accessibility Guidelines (WCAG) put a number on this. Each colour has a relative luminance between 0 and 1. You add 0.05 to both and divide the larger by the smaller. White is 1 and our yellow is 0.644, so the ratio is 1.05\u00a0÷\u00a00.694, or 1.5\u00a0to\u00a01. Normal text needs 4.5. Large text, from 24\u00a0pixels or from 18.66 in bold, needs 3, and so do graphics.",
    ),
    h2("The first table"),
    ...bullets(
      "`#FFCC00` on white `#FFFFFF`: 1.5.",
      "`#FFCC00` on the brand’s warm paper `#F7F5F0`: 1.4.",
      "`#FFCC00` on its ink `#1A1A1A`: 11.5.",
      "`#FFCC00` on the dark theme’s background `#121212`: 12.4.",
      "Ink on white, for comparison: 17.4.",
    ),
    p(
      "One decimal is enough for conversation. The test uses the exact value, since W3C says that 2.999 doesn’t meet 3. The grey `#767676` on this yellow comes to 3.004 and passes. One step lighter, `#777777`, comes to 2.962 and fails.",
    ),
    h2("Text"),
    p(
      "The obvious fix is to darken the yellow until it’s readable. Keeping the hue and lowering the brightness, a script finds 3.0 on white at `#B49000`, 4.5 at `#907300` and 7.1 at `#6C5600`. We printed the three as swatches and laid them next to the packaging.",
    ),
    quote("By then, no one at the table was calling it yellow."),
    p(
      "The client said mustard, then olive, then cardboard. So we stopped using yellow for text on light backgrounds. Text is `#1A1A1A`, and yellow goes underneath it, at 11.5. A link keeps an ink underline and gets a yellow highlight behind the words. If the underline were yellow, at 1.5, a reader with low vision would see a link as ordinary text.",
    ),
    h2("Controls and charts"),
    p(
      "Success criterion\u00a01.4.11 asks for 3\u00a0to\u00a01 for anything you need to recognise a control or understand a graphic.",
    ),
    ...bullets(
      "**A yellow button with an ink label passes.** The label has 11.5, and the criterion doesn’t ask for a visible edge when the text alone identifies the button. We draw a 2-pixel ink edge all the same, because some readers would otherwise see words floating on white.",
      "**An input with a yellow border fails.** Its border is the only sign that there’s a field. `#767676` gives 4.5 on white.",
      "**A yellow tick in a white box fails.** An ink tick in a yellow box passes, if the box has a dark edge.",
      "**Hover needs a second sign.** Between `#FFCC00` and the darker `#E0B400` there’s 1.3, which few people notice on a bright day.",
      "**Tints carry no meaning.** A tint of 20%, `#FFF5CC`, has 1.1 on white.",
    ),
    p(
      "In a chart with three series we used yellow, `#8A6A00` and ink. Yellow against the brown has 3.4, brown against ink 3.4 and brown against white 5.1. The yellow bars still have 1.5 against the page, so they have an ink outline. We label each series at its bars, so no one has to match colours to a legend.",
    ),
    p(
      "Messages were harder. A yellow brand can’t also use yellow for warnings, so every message has an icon and a word, which criterion\u00a01.4.1 asks for anyway. The red for errors, `#B42318`, has 6.6 on white and falls to 4.3 on a yellow banner, too little for its text. Errors therefore never appear inside yellow areas.",
    ),
    h2("Focus"),
    p(
      "Criterion 2.4.7 asks for a visible focus. The old ring was yellow as well: excellent on ink, invisible on white. We replaced it with two rings, 2\u00a0pixels of ink inside and 2\u00a0pixels of yellow outside, both drawn outside the control. W3C describes this as technique C40: when the two colours have at least 9\u00a0to\u00a01 between them, one of the two has at least 3\u00a0to\u00a01 against any plain background, because 3\u00a0×\u00a03 is 9. Ours have 11.5. We ran all 256 greys, and the worst, `#6E6E6E`, still had 3.4 against the better of the two rings. Over photographs that doesn’t hold, so there we give the control a plain background.",
    ),
    h2("The dark theme"),
    p(
      "Here the yellow can be a text colour at last: 12.4 on `#121212` and 10.3 on the panels, `#242424`. Two things went wrong in the first version. Body text in `#F0F0F0` and links in yellow have only 1.3 between them, so links without an underline were lost again. And a full-width yellow banner was glaring at night, so in the dark theme we keep yellow for text, icons and buttons.",
    ),
    p("The names of the tokens changed too, and none of them is *yellow* now."),
    ...numbers(
      "`accent-ground` is `#FFCC00` in both themes, and text on it is always ink.",
      "`accent-text` is ink in the light theme and `#FFCC00` in the dark one.",
      "`accent-edge`, for borders and chart outlines, follows the same rule.",
    ),
    h2("Paper"),
    p(
      "Print has no success criteria, so we looked at lightness. On the CIE scale our yellow has an `L*` of 84 where white has 100, and hairlines or small type in it disappear on white paper. Lina, who looked after the stationery, added four rules.",
    ),
    ...bullets(
      "Black type on yellow overprints. If it’s knocked out, the slightest misregistration leaves a white edge.",
      "In four colours this yellow is roughly 20% magenta and 100% yellow. A few per cent more or less magenta turns it towards orange or lemon, so letterheads use a spot ink.",
      "Check every form in greyscale. The yellow becomes a grey near `#D2D2D2`, and white text on it disappears.",
      "No diagonal stripes in black and yellow, and no triangles. ISO\u00a03864 gives that pair to warning signs.",
    ),
    h2("Allowed, and still unreadable"),
    p(
      "WCAG exempts logotypes, so the yellow name on a white header was allowed, but still no one could read it. The logo now has an ink version for light backgrounds. The formula also ignores the weight of a stroke and the sun on a screen: a thin face at 4.5 can be harder to read than a bold one at 4. The phone still goes to the window before every release. *The client is invented. The ratios were computed from the values given.*",
    ),
  ],
  ar: {
    title: "حين يكون لون العلامة أصفر",
    excerpt:
      "تباينه على الأبيض 1.5\u00a0إلى\u00a01 وعلى ما يقارب الأسود 12.4. نسب محسوبة لأصفر واحد في النصوص والرسوم البيانية وإطار التركيز والمظهر الداكن والورق.",
    author: "توم إليري",
    body: [
      p(
        "جاءنا عميل ومعه أصفر رمزه `#FFCC00` وموقع رُسمت فيه الروابط والأيقونات وأطر الأزرار كلها بهذا اللون على الأبيض. بدت الصفحة مشمسة على شاشة قاعة الاجتماعات الكبيرة. ثم فتحناها قرب النافذة على الهاتف الرخيص الذي في الدرج، فلم نعثر على الزر الذي يرسل النموذج.",
      ),
      p(
        "ولهذا مقياس بالأرقام في إرشادات سهولة الوصول إلى محتوى الويب (WCAG). لكل لون نصوع نسبي بين 0 و1، نضيف إلى كل من اللونين 0.05 ثم نقسم الأكبر على الأصغر. نصوع الأبيض 1 ونصوع أصفرنا 0.644، فالتباين حاصل قسمة 1.05 على 0.694، أي 1.5\u00a0إلى\u00a01. ويحتاج النص العادي إلى 4.5، والنص الكبير إلى 3 (من 24\u00a0بكسلًا، أو من 18.66 إذا كان عريضًا)، وكذلك الرسوم.",
      ),
      h2("أول جدول حسبناه"),
      ...bullets(
        "`#FFCC00` على الأبيض `#FFFFFF`: التباين 1.5.",
        "`#FFCC00` على ورق العلامة الدافئ `#F7F5F0`: التباين 1.4.",
        "`#FFCC00` على حبرها `#1A1A1A`: التباين 11.5.",
        "`#FFCC00` على خلفية المظهر الداكن `#121212`: التباين 12.4.",
        "الحبر على الأبيض، للمقارنة: 17.4.",
      ),
      p(
        "نقرّب الأرقام إلى خانة عشرية واحدة عند الكلام، أما الفحص فبالقيمة كاملةً، لأن W3C تنصّ على أن 2.999 لا تبلغ 3. فالرمادي `#767676` على هذا الأصفر يعطي 3.004 فيستوفي الحدّ، والدرجة الأفتح منه مباشرة `#777777` تعطي 2.962 فلا تستوفيه.",
      ),
      h2("النصوص"),
      p(
        "أول علاج يخطر في البال تعتيم الأصفر حتى يُقرأ. أبقينا الصبغة وخفضنا السطوع، فوجد برنامج صغير على الأبيض 3.0 عند `#B49000` و4.5 عند `#907300` و7.1 عند `#6C5600`. ثم طبعنا الثلاثة عيّنات ووضعناها قرب العبوات.",
      ),
      quote("لم يعد أحد حول الطاولة يسمّيه أصفر."),
      p(
        "قال العميل: خردل، ثم زيتون، ثم كرتون. فلم نعد نكتب بالأصفر على الخلفيات الفاتحة، وصار النص بلون `#1A1A1A` والأصفر من تحته بتباين 11.5. وللرابط خطّ سفلي بلون الحبر ومساحة صفراء خلف كلماته. ولو كان الخط السفلي أصفر بتباين 1.5 لبدا الرابط لضعاف البصر نصًّا عاديًا.",
      ),
      h2("عناصر الواجهة والرسوم البيانية"),
      p(
        "يطلب المعيار\u00a01.4.11 تباينًا لا يقلّ عن 3\u00a0إلى\u00a01 لكل ما يلزم لتمييز عنصر من عناصر الواجهة أو لفهم رسم.",
      ),
      ...bullets(
        "**الزر الأصفر بنصّ من لون الحبر يستوفي المعيار.** تباين نصّه 11.5، ولا تُشترط حافة ظاهرة إذا كان النص وحده يدلّ على الزر. ومع ذلك نرسم حافة بلون الحبر سُمكها بكسلان، فمن القرّاء من لا يرى دونها إلا كلمات معلّقة على الأبيض.",
        "**الحقل ذو الإطار الأصفر لا يستوفيه،** لأن إطاره هو العلامة الوحيدة على وجوده. ويعطي `#767676` على الأبيض 4.5.",
        "**ولا علامة الصح الصفراء في مربّع أبيض.** أما علامة بلون الحبر في مربّع أصفر فتستوفيه إذا كانت للمربّع حافة داكنة.",
        "**مرور المؤشر يحتاج إلى علامة ثانية.** بين `#FFCC00` والأدكن منه `#E0B400` تباين مقداره 1.3، وقلّ من يلاحظه في نهار ساطع.",
        "**الدرجات الفاتحة لا تحمل معنى.** درجة بنسبة 20%، ورمزها `#FFF5CC`، تباينها على الأبيض 1.1.",
      ),
      p(
        "وفي رسم بياني من ثلاث سلاسل استعملنا الأصفر و`#8A6A00` والحبر. بين الأصفر والبنّي 3.4، وبين البنّي والحبر 3.4، وبين البنّي والأبيض 5.1. وبقي للأعمدة الصفراء 1.5 على الصفحة، فأحطناها بخطّ من لون الحبر. وكتبنا اسم كل سلسلة عند أعمدتها كي لا يضطر القارئ إلى مطابقة الألوان بمفتاح.",
      ),
      p(
        "وكانت الرسائل أصعب. فالعلامة الصفراء لا تستطيع أن تجعل الأصفر للتحذير أيضًا، ولذلك صارت لكل رسالة أيقونة وكلمة، وهو ما يطلبه المعيار\u00a01.4.1 على أي حال. وأحمر الأخطاء `#B42318` تباينه 6.6 على الأبيض، وينزل إلى 4.3 على شريط أصفر، وهذا أقلّ مما يحتاج إليه النص، فلا تظهر الأخطاء داخل المساحات الصفراء أبدًا.",
      ),
      h2("إطار التركيز"),
      p(
        "يطلب المعيار\u00a02.4.7 أن يظهر موضع التركيز بلوحة المفاتيح. وكان إطاره القديم أصفر أيضًا، يتألّق على الحبر ولا يُرى على الأبيض. وضعنا مكانه إطارين خارج العنصر: الداخلي بلون الحبر والخارجي أصفر، وسُمك كل منهما بكسلان. هذا هو الأسلوب C40 عند W3C: إذا كان بين اللونين 9\u00a0إلى\u00a01 على الأقل فلأحدهما 3\u00a0إلى\u00a01 على الأقل مع أي خلفية مصمتة، لأن 3 في 3 تساوي 9. وبين لونينا 11.5. جرّبنا درجات الرمادي كلها، وعددها 256، فكان أسوؤها `#6E6E6E` وبقي له 3.4 مع أصلح الإطارين. ولا يصدق ذلك فوق الصور، وهناك نعطي العنصر خلفية مصمتة.",
      ),
      h2("المظهر الداكن"),
      p(
        "هنا يصلح الأصفر أخيرًا لونًا للنص: 12.4 على `#121212` و10.3 على اللوحات `#242424`. وقد أخطأنا في النسخة الأولى مرتين. فبين نصّ المتن `#F0F0F0` والروابط الصفراء تباين لا يتجاوز 1.3، فضاعت من جديد الروابط التي لا خطّ تحتها. ثم إن شريطًا أصفر بعرض الشاشة يبهر العين ليلًا، فقصرنا الأصفر في المظهر الداكن على النصوص والعلامات والأزرار.",
      ),
      p("وتغيّرت أسماء المتغيّرات كذلك، فلم يبقَ بينها اسم معناه «أصفر»."),
      ...numbers(
        "`accent-ground` قيمته `#FFCC00` في المظهرين، والنص فوقه بلون الحبر دائمًا.",
        "`accent-text` بلون الحبر في المظهر الفاتح، وقيمته `#FFCC00` في الداكن.",
        "`accent-edge` للحواف وحدود الرسوم البيانية، ويتبع القاعدة نفسها.",
      ),
      h2("الورق"),
      p(
        "ليس للطباعة معايير نجاح، فنظرنا إلى الإضاءة. على مقياس CIE تبلغ قيمة `L*` لأصفرنا 84 حيث يبلغ الأبيض 100، فتضيع خطوطه الدقيقة وحروفه الصغيرة على الورق الأبيض. وأضافت لينا، وكانت المطبوعات في عهدتها، أربع قواعد.",
      ),
      ...bullets(
        "يُطبع الحبر الأسود فوق الأصفر لا في فراغ مقتطع منه، فأقلّ انزياح في التطابق يترك حافة بيضاء.",
        "بالألوان الأربعة تقارب تركيبة هذا الأصفر الماجنتا بنسبة 20% والأصفر بنسبة 100%، وزيادة الماجنتا أو نقصها ببضع نقاط تميل به إلى البرتقالي أو الليموني، ولذلك تُطبع أوراق المراسلات بحبر خاص.",
        "تُفحص كل استمارة بالرمادي، فالأصفر يصير رماديًا قريبًا من `#D2D2D2`، ويختفي النص الأبيض فوقه.",
        "لا خطوط مائلة بالأسود والأصفر ولا مثلّثات، لأن المعيار ISO\u00a03864 يجعل هذين اللونين لإشارات التحذير.",
      ),
      h2("ما لا تشمله الأرقام"),
      p(
        "تستثني إرشادات WCAG الشعارات، فكان الاسم الأصفر على ترويسة بيضاء مسموحًا به، ومع ذلك لم يستطع أحد قراءته. وللشعار اليوم صيغة بلون الحبر للخلفيات الفاتحة. والمعادلة لا تحسب سُمك الحرف ولا الشمس على الشاشة، فقد يكون خطّ نحيل بتباين 4.5 أعسر قراءةً من خطّ عريض بتباين 4. وما زلنا نأخذ الهاتف إلى النافذة قبل كل إطلاق. *العميل وأصفره من الخيال، أما النسب فمحسوبة.*",
      ),
    ],
  },
};
