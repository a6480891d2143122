import { bullets, diagram, h2, h3, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../source.ts";

export const countTheFields: PostSource = {
  slug: "count-the-fields",
  title: "Count the fields: why our forms got shorter every quarter",
  excerpt:
    "Every field is a question with a price. A method for finding out who pays it, and for taking fields away without losing an answer.",
  category: "Technology",
  publishedDate: "2026-10-16T06:00:00Z",
  author: "Tom Ellery",
  tags: ["Forms", "Accessibility", "Measurement"],
  cover: { kind: "maze", seed: 12, ground: "theme" },
  body: [
    p(
      "Once a quarter we print every form we look after and count the fields. It takes a morning. The number goes on a wall, beside the numbers of the quarters before, and it has to be smaller. That is the whole method. The rest of this article is about why it works.",
    ),
    h2("A field is a question with a price"),
    p(
      "Every field costs somebody time: the visitor who fills it in, and the person who reads it afterwards. The second cost is easy to forget. An answer that nobody uses has to be stored, protected, explained in a privacy policy and deleted on request. It is a small debt with a long term.",
    ),
    p(
      "So the first question is not whether visitors mind the field. It is who reads the answer. We write a name next to each one. Not a department: a name. Fields without a name are removed the same day.",
    ),
    quote("A field without a reader is a debt."),
    h2("Four ways to take a field away"),
    ...numbers(
      "**Do not ask what you already know.** The country follows from the telephone number, the company usually from the address of the mail.",
      "**Ask later.** A contact form needs a name, a way to reply and a message. The budget can wait for the conversation it belongs to.",
      "**Ask once.** First name, last name and full name on three forms of one site are one question asked by three teams.",
      "**Let the message say it.** A select with nine reasons for writing is nine guesses. A text field has none, and people do say why they write.",
    ),
    p(
      "The fourth one always starts an argument, since somebody sorts incoming mail by that select. Fair enough: then it has a reader, and it stays. In that case make its options the words your visitors use, and let the last one be *Other*.",
    ),
    diagram(
      "fields",
      "Eleven lines to fill in. Seven of them are dotted; four are whole and marked.",
      "One of our forms: eleven fields on the wall, four on the page.",
    ),
    h2("What to do with the fields that stay"),
    p("Fewer fields buy you room. Spend it on the ones that are left."),
    h3("Labels above, always visible"),
    p(
      "A placeholder is not a label. It is gone as soon as typing starts, which is exactly when people check what they were asked. A label above the field also survives translation: Arabic and English labels differ in length by half, and a column that was drawn for one breaks with the other.",
    ),
    h3("Errors that name the next step"),
    p(
      "*Invalid input* describes the form's feelings. *Please enter a valid email address* tells the visitor what to do. Put the message beneath the field, tie the two together for assistive technology, and list all of them at the top of the form with links. Then move the focus there, once, and leave it alone.",
    ),
    h3("The right keyboard"),
    p(
      "Setting `type`, `inputmode` and `autocomplete` is three words of work. It saves a visitor on a phone more time than any layout. A telephone number is written from left to right in every language; give that field its own direction, or the plus sign will wander off to the wrong end.",
    ),
    h2("Never lose what was typed"),
    p(
      "The most expensive field is the one filled in twice. When sending fails, the form must still hold every word, say what happened, and offer to try again. A message that fades after a few seconds is fine as an addition. It cannot be the only place where the truth is told.",
    ),
    ...bullets(
      "Keep the entries when the network is gone, and say that you kept them.",
      "Send an identity with each filled form, so that a second try stores it only once.",
      "Confirm after the record is stored, never before.",
    ),
    h2("Does it matter?"),
    p(
      "We could show you a curve here, and you should not believe it. Forms differ too much, and a shorter form often comes with a better page around it. What we can say is simpler. Every field we removed was one that nobody asked for again. In three years, not one came back.",
    ),
    p(
      "Print your forms. Write a name next to each field. You will be done before lunch. *Forms and figures in this article are examples.*",
    ),
  ],
  ar: {
    title: "عدّ الحقول: لماذا تقصر نماذجنا كل ربع سنة",
    excerpt: "كل حقل سؤال له ثمن. طريقة لمعرفة من يدفعه، ولحذف الحقول من دون خسارة إجابة واحدة.",
    author: "توم إليري",
    body: [
      p(
        "مرة كل ربع سنة نطبع كل نموذج في عهدتنا ونعدّ حقوله. يستغرق ذلك صباحًا واحدًا. ثم يُعلّق الرقم على الجدار إلى جانب أرقام الفصول السابقة، ولا بدّ أن يكون أصغر منها. هذه هي الطريقة كلها، وما بقي من المقال في سبب نجاحها.",
      ),
      h2("الحقل سؤال له ثمن"),
      p(
        "يأخذ كل حقل من وقت أحدهم: الزائر الذي يملؤه، ومن يقرؤه بعد ذلك. والتكلفة الثانية سهلة النسيان. فالإجابة التي لا يستخدمها أحد تُخزَّن وتُحمى وتُشرح في سياسة الخصوصية وتُحذف عند الطلب، فهي دَين صغير طويل الأجل.",
      ),
      p(
        "لذلك ليس السؤال الأول: هل يضيق الزائر بالحقل؟ وإنما: من يقرأ الإجابة؟ نكتب أمام كل حقل اسمًا، لا اسم قسم بل اسم شخص. والحقل الذي لا اسم أمامه يُحذف في اليوم نفسه.",
      ),
      quote("الحقل الذي لا قارئ له دَين."),
      h2("أربع طرق لحذف حقل"),
      ...numbers(
        "**الاستغناء عمّا نعرفه.** الدولة تُعرف من رقم الهاتف، والشركة غالبًا من عنوان البريد.",
        "**تأجيل السؤال.** يكفي في نموذج التواصل اسم ووسيلة للردّ ورسالة، أما الميزانية فتنتظر الحديث الذي تنتمي إليه.",
        "**السؤال مرة واحدة.** الاسم الأول واسم العائلة والاسم الكامل في ثلاثة نماذج من موقع واحد سؤال واحد طرحته ثلاثة فرق.",
        "**ترك القول للرسالة.** قائمة من تسعة أسباب للكتابة تسعة تخمينات، والناس يذكرون السبب من تلقاء أنفسهم.",
      ),
      diagram(
        "fields",
        "أحد عشر سطرًا للتعبئة، سبعة منها منقّطة وأربعة كاملة مميّزة باللون.",
        "من نماذجنا: أحد عشر حقلًا على الجدار وأربعة في الصفحة.",
      ),
      h2("والحقول الباقية؟"),
      p("قلّة الحقول تفسح مكانًا، وأولى به ما بقي منها."),
      h3("تسمية فوق الحقل، ظاهرة دائمًا"),
      p(
        "النص الإرشادي داخل الحقل ليس تسمية، إذ يختفي مع أول حرف، وهي اللحظة التي يراجع فيها الناس ما سُئلوا عنه. والتسمية فوق الحقل تصمد عند الترجمة أيضًا، فقد يختلف طول التسمية بين العربية والإنجليزية بمقدار النصف.",
      ),
      h3("خطأ يسمّي الخطوة التالية"),
      p(
        "عبارة «إدخال غير صالح» تصف شعور النموذج. أما «يُرجى إدخال عنوان بريد إلكتروني صحيح» فتخبر الزائر بما ينفعه. مكان الرسالة تحت الحقل ومرتبطة به للتقنيات المساعدة، ومعها قائمة بالأخطاء في أعلى النموذج فيها روابط إلى الحقول.",
      ),
      h3("لوحة المفاتيح المناسبة"),
      p(
        "ثلاث كلمات هي `type` و`inputmode` و`autocomplete` توفّر على من يكتب من هاتفه وقتًا لا يوفّره أي تخطيط. ورقم الهاتف يُكتب من اليسار إلى اليمين في كل لغة، فللحقل اتجاهه الخاص وإلا انتقلت علامة الجمع إلى الطرف الخطأ.",
      ),
      h2("ما كُتب لا يضيع"),
      p(
        "أغلى الحقول ما يُملأ مرتين. فإذا تعذّر الإرسال بقيت كل كلمة في مكانها، وقيل للزائر ما حدث، وأُتيحت له المحاولة من جديد. والرسالة التي تختفي بعد ثوانٍ إضافة حسنة، على ألا تكون الموضع الوحيد للحقيقة.",
      ),
      ...bullets(
        "حفظ المدخلات عند انقطاع الشبكة، وإخبار الزائر بأنها محفوظة.",
        "هويّة لكل نموذج مملوء، حتى لا تخزّنه المحاولة الثانية مرتين.",
        "التأكيد بعد حفظ السجلّ لا قبله.",
      ),
      h2("وهل لذلك أثر؟"),
      p(
        "كان يمكن أن نعرض هنا منحنى، والأولى ألا يُصدَّق، فالنماذج تختلف كثيرًا، وكثيرًا ما يأتي النموذج القصير في صفحة أفضل. وما نستطيع قوله أبسط من ذلك: كل حقل حذفناه لم يسأل عنه أحد بعدها.",
      ),
      p(
        "طباعة النماذج، ثم اسم أمام كل حقل، وينتهي العمل قبل الغداء. *النماذج والأرقام في هذا المقال أمثلة.*",
      ),
    ],
  },
};
