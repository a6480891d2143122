import { bullets, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const whichDigits: PostSource = {
  slug: "which-digits-for-an-arabic-interface",
  title: "Which\u00a0digits should an Arabic interface use?",
  excerpt:
    "Two sets of digits, five language tags, a column of prices and a minus sign that changes sides: what we measured before choosing digits for Arabic.",
  category: "Design",
  publishedDate: "2026-08-21T06:00:00Z",
  author: "Lina Haddad",
  tags: ["Arabic type", "Accessibility"],
  cover: { kind: "star", seed: 23, ground: "inverse" },
  body: [
    p(
      "A booking form for a ferry line showed us three kinds of number on one screen. The calendar had ٢١, the price next to it had 45, and the phone number was just as its owner had typed it. No one had decided on any of this. The browser had chosen the first, a template the second and a keyboard the third.",
    ),
    p(
      "Arabic is written with two sets of digits. The Latin ones, 0 to 9, are usual in the Maghreb. The Arabic-Indic ones, ٠ to ٩, are U+0660 to U+0669 and are usual from Egypt eastwards. People in the Gulf read both every day. Persian and Urdu have a third set at U+06F0, with their own 4, 5 and 6, and it ends up in your database too.",
    ),
    h2("What the software chooses for you"),
    p(
      "We sent the number 1,234.5 through `Intl.NumberFormat` in an old version of Node and a recent one. The old one carries release 40 of CLDR, the Unicode collection of locale data, and the recent one release 48.",
    ),
    ...bullets(
      "`ar-AE` gave 1,234.5 in both.",
      "`ar-EG` and `ar-SA` gave ١٬٢٣٤٫٥ in both.",
      "`ar-MA` gave 1.234,5 in both, with the point and the comma exchanged.",
      "Plain `ar` gave ١٬٢٣٤٫٥ in the old version and 1,234.5 in the recent one.",
    ),
    p(
      "Dates differed more. For `ar-SA` the old version printed 21\u00a0August\u00a02026 as the eighth day of the third month of 1448, in the Umm al-Qura calendar. The recent one printed a Gregorian date. So a server and a phone with different data may disagree about the same page, and a framework that compares the two reports an error. Write the choice into the locale, as in `ar-AE-u-nu-latn-ca-gregory`, and leave nothing to the default.",
    ),
    h2("How we choose a set"),
    ...numbers(
      "**What the numbers have to match.** Card numbers, IBANs, flight numbers and a supplier’s invoice are usually in Latin digits. A customer who compares two figures shouldn’t have to convert one.",
      "**Who reads them.** In Morocco Arabic-Indic digits would look foreign. For older readers in Egypt they’re the normal ones.",
      "**The smallest size.** The Arabic-Indic zero is a dot and nearly vanishes at 13\u00a0pixels. The five is a ring, which anyone used to Latin digits takes for a zero, and ٦ is easily taken for a 7.",
      "**One choice for the whole product.** Offer a setting only where numbers are the subject, as in a primary school maths app.",
    ),
    h2("Columns"),
    p(
      "The declaration `font-variant-numeric: tabular-nums` asks the font for its OpenType feature `tnum`. If the font doesn’t have it, or has it only for Latin digits, nothing changes and no tool complains. Set ١١١١ above ٨٨٨٨ and look at the edges, because ١ is a bare stroke and shows the fault at once.",
    ),
    p(
      "Both sets are written with the highest place on the left and the units on the right. So a column of amounts aligns right on an Arabic page as well. With `text-align: end` it aligns left there and the units no longer line up, so this is one of the few places where we write `right`.",
    ),
    h2("Fields"),
    ...bullets(
      "The value of `type=number` is ASCII by definition. What a browser does with the key for ٣ varies: some convert it, some ignore it, and some accept it only when it’s pasted. We use a text field with `inputmode=numeric` and `dir=ltr`.",
      "Convert before checking. In JavaScript `Number()` makes `NaN` of ٣٥ and `\\d` doesn’t match it, while Python’s `int()` returns 35 and its `\\d` does match. So the same form can pass on the server and fail in the browser.",
      "Unicode normalisation doesn’t help. Even NFKC leaves ٣٥ as it was. Subtract 0x0660 from the code point, or 0x06F0 for the Persian set.",
      "Expect ٫ (U+066B) for the decimal point, ٬ (U+066C) for thousands, and the Arabic comma typed for either.",
      "Store ASCII, and copy a value from the page back into the field as a last test.",
    ),
    h2("Ranges and signs"),
    p(
      "Inside a number both sets run from left to right. The signs around it follow the bidirectional algorithm of Unicode (UAX #9), and in a right-to-left paragraph the results aren’t what most templates expect.",
    ),
    ...bullets(
      "`9-18` alone keeps the 9 on the left. After an Arabic word the same characters show the 18 on the left, and with an en dash they always do.",
      "`-35` shows its minus to the right of the number. `Intl` adds invisible marks, which keep the minus on the left with Latin digits and put it on the right with Arabic-Indic ones.",
      "`35%` alone keeps the sign on the right. After an Arabic word it moves to the left.",
      "`21/8/2026` typed into a template starts with the day on the left. The formatter puts U+200F before each slash, so its day is on the right. A page with both shows two orders.",
    ),
    p(
      "Words are the safest fix: from 9 to 18, a fall of 35%, 3 of 10. Where there’s no room for words, `<bdi dir=ltr>` around the whole expression holds it together.",
    ),
    h2("What a screen reader says"),
    p(
      "Arjan, who tests our clients’ pages with the screen switched off, helped with this part. We gave the strings to eSpeak NG\u00a01.51, the synthesiser that comes with NVDA, in its Arabic voice and its English one.",
    ),
    quote("The English voice read out 35\u00a0and said nothing at all for ٣٥."),
    p(
      "A missing `lang` attribute, which WCAG asks for in 3.1.1 and 3.1.2, would have hidden every price in those digits. The Arabic voice reads both sets alike, but differs on the signs. It reads 9-18 as nine eighteen, without a *to*. It drops the hyphen of -35 and the sign of 35%. The number 1,000 is a thousand, but with the Arabic separator U+066C it becomes one, zero, zero, zero. Other voices do better with some of these, so ask your readers which they use, and listen.",
    ),
    h2("Our rule, and where it fails"),
    p(
      "We set Latin digits in every Arabic interface, pin the locale, convert anything people type and write ranges in words. The rule fails in a school textbook, in verse numbers, in official forms that prescribe a set, and for readers who grew up with the other one. It also doesn’t cover text people wrote themselves. If someone has typed ١٢ for a house number, we leave it as it is.",
    ),
  ],
  ar: {
    title: "أيّ الأرقام تصلح لواجهة عربية؟",
    excerpt:
      "مجموعتان من الأرقام وخمسة رموز لغة وعمود أسعار وإشارة سالب تغيّر مكانها. هذا ما قسناه قبل أن نكتب قاعدتنا.",
    author: "لينا حداد",
    body: [
      p(
        "رأينا في نموذج حجز لشركة عبّارات ثلاثة أنواع من الأرقام على شاشة واحدة: تاريخ بالأرقام المشرقية، وبجانبه سعر بالأرقام اللاتينية، ورقم هاتف كما كتبه صاحبه. لم يقرّر أحد ذلك، وإنما اختار المتصفح أولها، واختار القالب ثانيها، ولوحة المفاتيح ثالثها.",
      ),
      p(
        "تُكتب العربية بمجموعتين من الأرقام: اللاتينية من 0 إلى 9، وهي المعتادة في المغرب العربي، والمشرقية التي تُسمّى الهندية أيضًا، ورموزها في يونيكود من `U+0660` إلى `U+0669`، وموطنها من مصر شرقًا. وفي الخليج تُقرأ الاثنتان كل يوم. وللفارسية والأردية مجموعة ثالثة تبدأ عند `U+06F0`، تختلف فيها صور الأربعة والخمسة والستة، وهي تصل إلى قاعدة بياناتك أيضًا. وأرقام هذا المقال لاتينية عملًا بقاعدتنا، فنذكر المشرقية بأسمائها ورموزها.",
      ),
      h2("ما تختاره البرامج من تلقاء نفسها"),
      p(
        "مرّرنا الرقم 1,234.5 عبر `Intl.NumberFormat` في نسخة قديمة من Node وأخرى حديثة. في القديمة الإصدار 40 من CLDR، وهي مجموعة يونيكود لبيانات اللغات والبلدان، وفي الحديثة الإصدار 48.",
      ),
      ...bullets(
        "مع `ar-AE` جاء الرقم لاتينيًا في النسختين.",
        "ومع `ar-EG` و`ar-SA` جاء مشرقيًا في النسختين.",
        "ومع `ar-MA` جاء لاتينيًا وقد تبادلت النقطة والفاصلة موضعيهما: `1.234,5`.",
        "ومع `ar` وحدها جاء مشرقيًا في القديمة ولاتينيًا في الحديثة.",
      ),
      p(
        "أما التواريخ فكان اختلافها أكبر. مع `ar-SA` طبعت القديمة 21\u00a0أغسطس\u00a02026 على أنه الثامن من الشهر الثالث عام\u00a01448 بتقويم أم القرى، وطبعته الحديثة ميلاديًا. فإذا اختلفت البيانات بين الخادم والهاتف اختلفا في الصفحة نفسها، وإطار العمل الذي يقارن بينهما يبلّغ عن خطأ. والعلاج أن يُكتب الاختيار في رمز اللغة نفسه، مثل `ar-AE-u-nu-latn-ca-gregory`، فلا يبقى للإعداد الافتراضي ما يقرّره.",
      ),
      h2("كيف نختار المجموعة"),
      ...numbers(
        "**ما الذي ستُطابَق به الأرقام؟** أرقام البطاقات والحسابات الدولية (IBAN) والرحلات الجوية وفواتير المورّدين لاتينية في الغالب، ومن يقارن رقمين لا ينبغي أن يحوّل أحدهما في رأسه.",
        "**من القرّاء؟** تبدو الأرقام المشرقية غريبة في المغرب، وهي المألوفة عند كبار السن في مصر.",
        "**ما أصغر حجم؟** الصفر المشرقي نقطة تكاد تختفي عند 13\u00a0بكسلًا، والخمسة حلقة يظنّها صفرًا من اعتاد الأرقام اللاتينية، وكثيرًا ما تُقرأ الستة سبعة.",
        "**قرار واحد للمنتج كله.** ولا يُترك الاختيار للمستخدم إلا حيث تكون الأرقام هي الموضوع، مثل تطبيق لتعليم الحساب في المدرسة الابتدائية.",
      ),
      h2("الأعمدة"),
      p(
        "تطلب الخاصية `font-variant-numeric: tabular-nums` من الخط ميزة `tnum` من ميزات OpenType، أي أرقامًا متساوية العرض. فإن لم تكن في الخط، أو كانت فيه للأرقام اللاتينية وحدها، لم يتغيّر شيء ولم تنبّه إلى ذلك أداة. ويكفي لكشف الأمر صفّ من رقم الواحد المشرقي فوق صفّ من الثمانية، لأن الواحد جرّة نحيلة يظهر الخلل عندها فورًا.",
      ),
      p(
        "وفي المجموعتين تُكتب الآحاد إلى اليمين والمنزلة الأعلى إلى اليسار، فعمود المبالغ يُحاذى إلى اليمين في الصفحة العربية أيضًا. وإذا كُتب `text-align: end` انتقلت المحاذاة فيها إلى اليسار ولم تعد الآحاد بعضها تحت بعض، وهذا من المواضع القليلة التي نكتب فيها `right` صراحةً.",
      ),
      h2("الحقول"),
      ...bullets(
        "قيمة الحقل `type=number` بأرقام ASCII حسب تعريفها. أما مفتاح الثلاثة المشرقية فتختلف المتصفحات فيه: منها ما يحوّله، ومنها ما يتجاهله، ومنها ما لا يقبله إلا لصقًا. ولذلك نستعمل حقلًا نصيًا مع `inputmode=numeric` و`dir=ltr`.",
        "التحويل قبل الفحص: إذا أُعطيت الدالة `Number()` في JavaScript الرقم 35 بالمشرقية أعادت `NaN`، ولا يطابقه النمط `\\d`. أما `int()` في Python فتعيد 35، والنمط نفسه فيها يطابقه. فقد يقبل الخادم نموذجًا يرفضه المتصفح.",
        "تسوية يونيكود لا تنفع هنا، فحتى NFKC تترك الرقم كما هو. ويكفي طرح `0x0660` من رمز الحرف، أو `0x06F0` للمجموعة الفارسية.",
        "يكتب الناس الفاصلة العشرية `U+066B` وفاصلة الآلاف `U+066C`، ويكتبون الفاصلة العربية مكان هذه وتلك.",
        "يُحفظ الرقم بصيغة ASCII، وآخر اختبار نسخ القيمة من الصفحة وإعادتها إلى الحقل.",
      ),
      h2("المدى والإشارات"),
      p(
        "داخل الرقم تسير المجموعتان من اليسار إلى اليمين، أما الإشارات حوله فتخضع لخوارزمية الاتجاهين في يونيكود (UAX 9)، ونتائجها في الفقرة العربية تخالف ما تتوقّعه معظم القوالب.",
      ),
      ...bullets(
        "`9-18` وحدها يبقى فيها الرقم 9 إلى اليسار. فإذا سبقتها كلمة عربية ظهر 18 إلى اليسار، ومع الشرطة المتوسطة يظهر كذلك دائمًا.",
        "`-35` تظهر إشارة السالب فيها عن يمين الرقم. ويضيف `Intl` علامات خفية تُبقيها عن يساره مع الأرقام اللاتينية وتضعها عن يمينه مع المشرقية.",
        "`35%` وحدها تبقى علامتها إلى اليمين، وبعد كلمة عربية تنتقل إلى اليسار.",
        "`21/8/2026` إذا كُتبت في القالب بدأت باليوم من اليسار، أما أداة التنسيق فتضع `U+200F` قبل كل شرطة مائلة فيأتي اليوم إلى اليمين. والصفحة التي فيها الاثنان تعرض ترتيبين.",
      ),
      p(
        "وأسلم علاج هو الكلمات: من 9 إلى 18، وانخفاض بنسبة 35%، و3 من 10. فإن ضاق المكان عنها جمع الوسم `<bdi dir=ltr>` أجزاء العبارة كلها.",
      ),
      h2("ماذا يقول قارئ الشاشة"),
      p(
        "ساعدنا في هذا الجزء أرجان، وهو الذي يمرّ بصفحات عملائنا والشاشة مطفأة. أعطينا النصوص لمحرّك النطق eSpeak NG\u00a01.51 المرفق ببرنامج NVDA، بصوته العربي ثم بصوته الإنجليزي.",
      ),
      quote("نطق الصوت الإنجليزي 35\u00a0باللاتينية، وصمت عند\u00a035 بالمشرقية."),
      p(
        "أي إن نسيان الخاصية `lang`، وهي من مطالب WCAG في المعيارين 3.1.1 و3.1.2، كان سيُخفي كل سعر كُتب بهذه الأرقام. أما الصوت العربي فيقرأ المجموعتين قراءة واحدة، ويبقى الفرق في الإشارات: يقرأ `9-18` تسعة ثمانية عشر بلا «إلى»، ويُسقط شرطة السالب وعلامة النسبة المئوية. والرقم 1,000 عنده ألف، فإذا كُتب بفاصلة الآلاف العربية صار واحدًا وثلاثة أصفار منفصلة. وفي الأصوات الأخرى ما هو أحسن في بعض ذلك، فالأولى أن نسأل القرّاء عن الصوت الذي يستعملونه ثم نصغي إليه.",
      ),
      h2("قاعدتنا ومواضع إخفاقها"),
      p(
        "نكتب الأرقام اللاتينية في كل واجهة عربية، ونثبّت رمز اللغة، ونحوّل كل ما يُكتب في الحقول، ونكتب المدى بالكلمات. وتخفق القاعدة في الكتاب المدرسي وأرقام الآيات والنماذج الرسمية التي تفرض مجموعة بعينها، وعند من نشأ على الأخرى. ولا تشمل ما كتبه الناس بأنفسهم: فإذا كتب أحدهم رقم منزله بالأرقام المشرقية تركناه كما هو.",
      ),
    ],
  },
};
