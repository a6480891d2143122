import { bullets, diagram, h2, h3, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const countTheFields: PostSource = {
  slug: "count-the-fields",
  title: "Form design: why our forms get shorter",
  excerpt:
    "Our web forms had 318 fields three years ago and have 203 today. How we remove a field, what the remaining ones need, and the nine we had to bring back.",
  category: "Technology",
  publishedDate: "2026-10-16T06:00:00Z",
  author: "Tom Ellery",
  tags: ["Forms", "Accessibility", "Measurement"],
  cover: { kind: "maze", seed: 75, ground: "theme" },
  body: [
    p(
      "Three years ago we printed every form we look after and counted 318 fields in 41 forms. This month there were 203 in 44. The sheet hangs on the wall by the kitchen, below the eleven counts in between. Each number is smaller than the one before, once by a single field. In those three years we took away 150 fields, nine of them came back, and new forms added 26. Counting takes a morning. The argument about what goes takes the afternoon.",
    ),
    h2("A name next to every field"),
    p(
      "A field costs the visitor a few seconds. What it costs afterwards is easier to overlook. The answer has to be stored, protected, listed in the privacy notice, and handed over or deleted when its owner asks. Data protection law in both Britain and the Emirates says you may only collect what the purpose needs. So we sit down with the people who receive the form and write a name next to each field. A department doesn’t count as a name. Then we ask:",
    ),
    quote("Who opened the last answer to this, and what did they do with it?"),
    p(
      "If no one did anything with it in three months, the field goes the same day. *How did you hear about us?* disappeared from seven forms that way. It stayed in two, where someone adds up the answers each month.",
    ),
    h2("Four ways to take a field away"),
    ...numbers(
      "**Leave out what you know.** The page knows its product and its language, and a card’s first digits name its network. A British postcode gives the town. The UAE has no postcodes, so there you have to ask for the town.",
      "**Ask later.** Northlight Clinics wanted nationality, identity card and insurance before there was an appointment. All three moved to the reception desk.",
      "**Ask once.** Within one process WCAG\u00a02.2 requires it at level A. Under criterion\u00a03.3.7, anything already entered is filled in or can be selected, with a few exceptions such as a password.",
      "**Let the message say it.** A list offered nine reasons for writing. Of 400 enquiries, 226 had *Other*, and nearly all of those gave the reason in the first sentence.",
    ),
    p(
      "The fourth is disputed wherever someone sorts enquiries by that list. In that case the list has a name next to it and stays. Our own contact form keeps its choice of service for this reason. It has seven fields, two of them for first and last name, because the records behind it were specified with two. By our own method they’d be one.",
    ),
    diagram(
      "fields",
      "Eleven lines to fill in. Seven of them are dotted; four are whole and marked.",
      "The booking form of Northlight Clinics: eleven fields before, four questions now.",
    ),
    h2("The fields that stay"),
    h3("Labels above, always visible"),
    p(
      "A placeholder is gone after the first letter, and people look for the label when they check what they wrote. Labels in a column next to the fields break in the second language: *Email* has five characters and البريد الإلكتروني seventeen, whereas *First name* and الاسم الأول differ by one.",
    ),
    h3("Errors with a way out"),
    p(
      "*Invalid input* leaves the visitor guessing. *Please enter a phone number of 6 to 15 digits* tells them what to do. The message is below its field and tied to it by `aria-describedby`, and a list above the form links to each one. After sending, the focus goes to that list, once.",
    ),
    h3("The right keyboard"),
    p(
      "On the four-year-old phone in my drawer, name, address and number took 71\u00a0seconds to fill in. With `type`, `inputmode` and `autocomplete` set it was 24, mostly because the phone then offers what it has stored. The number gets `dir=ltr` as well, otherwise an Arabic page shows its plus sign at the wrong end.",
    ),
    h2("Nothing typed is lost"),
    ...bullets(
      "If sending fails, every value stays in place and a sentence next to the button says what happened. A note that fades after five seconds may repeat it.",
      "When the connection is lost the entries are kept on the visitor’s own device, and the form says so.",
      "Each completed form carries an ID, so a second click leads to the same record. Without a script, the server derives it from the content and the day.",
      "The confirmation appears only after the record is stored.",
    ),
    h2("What we gained, and what it cost"),
    p(
      "Our only clean comparison is the enquiry form of a training company, nine fields against five, with visitors assigned at random. Of 1,846 visitors, 96 sent the long form, or 5.2%. Of 1,862, 121 sent the short one, or 6.5%. The difference is 1.3\u00a0points, give or take 1.5, so it may be nothing. The company then had to call nineteen of the 121 because something was missing, against six of the 96.",
    ),
    p(
      "At Northlight the short form opened in week 8, five weeks after the bidding had been rebuilt, so we can’t divide the result between the two. We do know what it costs. Reception needs three more minutes for each new patient, and one in nine turns out to be insured with a company the clinics don’t accept.",
    ),
    p(
      "The nine that returned were our misjudgements. A laundry’s drivers needed the landmark field, which was empty in most orders and the only way to find the door in some. A furniture shop dropped the order number from its returns form, then had to search by name, four minutes a time.",
    ),
    p(
      "Now and then the form itself is the mistake. For lunch orders to Hadeel Kitchens we built a web form and gave it to four offices. By the third day none of them were using it, and we went back to messages. A savings calculator for Pinbright Energy would have needed fourteen fields to be right for every house, so we dropped it. *The training company, the laundry, the furniture shop and the counts on our wall are examples.*",
    ),
  ],
  ar: {
    title: "تصميم النماذج: لماذا تقصر نماذجنا كل ثلاثة أشهر؟",
    excerpt:
      "كانت 318 حقلًا قبل ثلاث سنوات وصارت 203 حقول. كيف نحذف حقلًا من نموذج، وماذا يحتاج ما يبقى، وماذا كلّف ذلك عيادةً، وتسعة حقول اضطررنا إلى إعادتها.",
    author: "توم إليري",
    body: [
      p(
        "قبل ثلاث سنوات طبعنا كل نموذج في عهدتنا وعددنا الحقول، فكانت 318 حقلًا في 41 نموذجًا. وفي هذا الشهر عددناها 203 حقول في 44 نموذجًا. الورقة معلّقة قرب المطبخ، وبين الرقمين أحد عشر رقمًا يصغر كل منها عن سابقه، ولو بحقل واحد كما حدث مرة. وقد حذفنا في هذه السنوات الثلاث 150 حقلًا، ثم أعدنا منها تسعة، وجاءت النماذج الجديدة بستة وعشرين. ويكفي العدّ صباح واحد، أما الجدال فيما يُحذف فيأخذ بقية النهار.",
      ),
      h2("اسم أمام كل حقل"),
      p(
        "يخسر الزائر في الحقل بضع ثوانٍ، وما يأتي بعد ذلك أثقل وأقلّ ظهورًا. فالإجابة تُخزَّن وتُحمى وتُذكر في سياسة الخصوصية، وتُسلَّم إلى صاحبها أو تُحذف إذا طلب. ثم إن قوانين حماية البيانات في بريطانيا ودولة الإمارات تقصر ما يُجمع على ما يلزم لغرضه. لذلك نجلس مع من يتسلّمون النموذج ونكتب أمام كل حقل اسمًا، ولا نقبل اسم قسم. ثم نسأل:",
      ),
      quote("من فتح آخر إجابة عن هذا السؤال، وماذا فعل بها؟"),
      p(
        "فإن مرّت ثلاثة أشهر ولم يفعل بها أحد شيئًا حُذف الحقل في يومه. هكذا خرج سؤال «كيف سمعت بنا؟» من سبعة نماذج، وبقي في نموذجين لأن هناك من يجمع إجاباته كل شهر.",
      ),
      h2("أربع طرق لحذف حقل"),
      ...numbers(
        "**إغفال المعلوم.** تعرف الصفحة منتجها ولغتها، وتدلّ أول أرقام البطاقة على شبكتها، ويدلّ الرمز البريدي البريطاني على المدينة. ولا رموز بريدية في الإمارات، فلا بدّ هناك من السؤال عن المدينة.",
        "**تأخير السؤال.** كانت عيادات نورثلايت تطلب الجنسية ورقم الهوية والتأمين قبل أن يكون هناك موعد، فانتقلت الثلاثة إلى مكتب الاستقبال.",
        "**السؤال مرة واحدة.** تُلزم إرشادات WCAG\u00a02.2 بذلك داخل العملية الواحدة في المستوى A، فالمعيار 3.3.7 يقضي بأن يُملأ ما سبق إدخاله أو يُعرض للاختيار، مع استثناءات قليلة منها كلمة المرور.",
        "**ترك السبب للرسالة.** كان في أحد النماذج قائمة من تسعة أسباب للمراسلة. ومن 400 رسالة اختار أصحاب 226 رسالة «سبب آخر»، وذكر معظمهم السبب في الجملة الأولى.",
      ),
      p(
        "ويشتدّ الخلاف في الطريقة الرابعة حيث يفرز أحدهم البريد بحسب تلك القائمة. وعندئذ يكون أمامها اسم فتبقى. ولهذا أبقينا اختيار الخدمة في نموذج التواصل عندنا، وهو نموذج من سبعة حقول، حقلان منها للاسم الأول واسم العائلة، لأن السجلّات التي يملؤها صُمّمت بحقلين. ولو طبّقنا طريقتنا على أنفسنا لصارا حقلًا واحدًا.",
      ),
      diagram(
        "fields",
        "أحد عشر سطرًا للتعبئة، سبعة منها منقّطة وأربعة كاملة مميّزة باللون.",
        "نموذج الحجز في عيادات نورثلايت: أحد عشر حقلًا في القديم، وأربعة أسئلة في الجديد.",
      ),
      h2("الحقول الباقية"),
      h3("تسمية فوق الحقل لا تغيب"),
      p(
        "يختفي النص الإرشادي مع أول حرف، والناس يبحثون عن التسمية حين يراجعون ما كتبوه. وإذا وُضعت التسميات في عمود بجانب الحقول ضاق عنها في اللغة الثانية: تسمية «البريد الإلكتروني» 17 حرفًا وكلمة Email خمسة أحرف، في حين لا تزيد «الاسم الأول» على نظيرتها إلا حرفًا واحدًا.",
      ),
      h3("رسالة خطأ تدلّ على الحل"),
      p(
        "من يقرأ «إدخال غير صالح» لا يعرف ماذا يفعل، ومن يقرأ «يُرجى إدخال رقم هاتف من 6 أرقام إلى 15 رقمًا» يعرف. توضع الرسالة تحت حقلها وتُربط به بالخاصية `aria-describedby`، وفوق النموذج قائمة بالأخطاء فيها رابط إلى كل حقل. وبعد الإرسال ينتقل التركيز إلى هذه القائمة مرة واحدة.",
      ),
      h3("لوحة المفاتيح المناسبة"),
      p(
        "في درجي هاتف عمره أربع سنوات. استغرقت عليه تعبئة الاسم والعنوان والرقم 71\u00a0ثانية، فلما ضُبطت `type` و`inputmode` و`autocomplete` صارت 24\u00a0ثانية، لأن الهاتف يعرض عندئذ ما حفظه سلفًا. ونضيف إلى حقل الرقم `dir=ltr`، وإلا ظهرت علامة الجمع في الطرف الخطأ من الصفحة العربية.",
      ),
      h2("ما كُتب يبقى"),
      ...bullets(
        "إذا تعذّر الإرسال بقيت كل قيمة في مكانها، وظهر إلى جانب الزر ما حدث. ويمكن أن تكرّره رسالة تختفي بعد خمس ثوانٍ.",
        "وإذا انقطع الاتصال حُفظت المدخلات على جهاز الزائر نفسه، وذكر النموذج ذلك.",
        "ومع كل نموذج مملوء معرّف، فتنتهي النقرة الثانية إلى السجلّ نفسه. وإذا غاب النص البرمجي اشتقّه الخادم من المحتوى ومن تاريخ اليوم.",
        "ولا يظهر التأكيد إلا بعد حفظ السجلّ.",
      ),
      h2("ما كسبناه وما دفعناه"),
      p(
        "ليس لدينا إلا مقارنة سليمة واحدة، وهي نموذج استفسار لشركة تدريب، تسعة حقول مقابل خمسة، بقرعة تُجرى لكل زائر. أرسل 96 زائرًا من 1,846 النموذج الطويل، أي بنسبة 5.2%، وأرسل 121 زائرًا من 1,862 النموذج القصير، أي بنسبة 6.5%. والفارق 1.3\u00a0نقطة بهامش 1.5\u00a0نقطة زيادةً أو نقصًا، فربما لا فارق أصلًا. ثم اضطرت الشركة إلى الاتصال بتسعة عشر ممّن أرسلوا القصير لنقص فيما كتبوه، وبستة ممّن أرسلوا الطويل.",
      ),
      p(
        "وفي نورثلايت فُتح النموذج القصير في الأسبوع الثامن، بعد خمسة أسابيع من إعادة بناء المزايدة، فلا سبيل إلى قسمة النتيجة بينهما. أما الثمن فمعروف: صار تسجيل المريض الجديد أطول بثلاث دقائق، ومن كل تسعة مرضى جدد يصل واحد بتأمين لا تقبله العيادات.",
      ),
      p(
        "والحقول التسعة التي عادت أخطأنا في تقديرها. كان سائقو مغسلة يحتاجون إلى سطر المَعلَم، وهو فارغ في معظم الطلبات، لكنه في بعضها السبيل الوحيد إلى الباب. وحذف متجر أثاث رقم الطلب من نموذج الإرجاع، فصار يبحث بالاسم ويقضي أربع دقائق في كل حالة.",
      ),
      p(
        "وأحيانًا يكون النموذج نفسه هو الخطأ. جرّبت أربعة مكاتب نموذجًا إلكترونيًا لطلب الغداء من مطابخ هديل، ولم يستخدمه في اليوم الثالث أحد، فبقي الطلب رسالة. وكانت حاسبة التوفير التي صنعناها لشركة بينبرايت للطاقة تحتاج إلى 14 حقلًا كي تصيب في كل بيت، فتركنا الحاسبة. *شركة التدريب والمغسلة ومتجر الأثاث وأرقام الجدار أمثلة.*",
      ),
    ],
  },
};
