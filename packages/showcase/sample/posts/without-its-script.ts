import { bullets, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const withoutItsScript: PostSource = {
  slug: "reading-a-page-without-its-script",
  title: "Reading a page without its JavaScript",
  excerpt:
    "Every visitor spends a few seconds with the HTML alone, and some never get the script. What the server sends, how a form works without it, and how we test it.",
  category: "Technology",
  publishedDate: "2026-07-31T06:00:00Z",
  author: "Tom Ellery",
  tags: ["Accessibility", "Forms"],
  cover: { kind: "contour", seed: 17, ground: "theme" },
  body: [
    p(
      "One of our forms once failed in a lift. The page had arrived on the ground floor, its script was still on the way, and the doors closed. A colleague filled in four fields and pressed Send. Nothing happened, because only the script could send. Since then we’ve built every page for three situations: before its script arrives, without it, and after.",
    ),
    h2("Who browses without a script"),
    p(
      "Few visitors switch JavaScript off. The others never chose to: the connection dropped between two files, a company proxy removed the second, or a browser from 2016 met one piece of newer syntax and rejected the whole file. Sometimes we publish a new version while an old page is open, and the file it asks for is gone.",
    ),
    p(
      "And for a few seconds it’s everyone. Take a weak connection: 400\u00a0kilobits a second, which is 50\u00a0kilobytes, and a round trip of 400\u00a0milliseconds. Name lookup, TCP, TLS\u00a01.3 and the request take four round trips, or 1.6\u00a0seconds. An HTML file of 18\u00a0KB needs another 0.4, so there’s something to read after 2\u00a0seconds. A script of 120\u00a0KB costs one more round trip and 2.4\u00a0seconds of transfer, which makes 4.8, and a cheap phone takes a second to run it. From 2.0 to 5.8\u00a0seconds the visitor is reading, perhaps typing, and no code of ours is running.",
    ),
    h2("What the server sends"),
    p(
      "The first response has all the words: headings, prices, opening hours, the list of articles, the form with its labels. `curl -s https://agency.example/contact` should print them. Pictures have an address in `src`, a `width` and a `height`. With scripting switched off, browsers ignore `loading=lazy` and fetch at once, as the HTML standard asks, so that no server can track how far someone scrolls. A picture with its address in `data-src` is never fetched.",
    ),
    p(
      "Most blank pages we’ve seen came from entrance animations. Text that begins at `opacity: 0` stays there if nothing changes it, so we hide it only with a class set by the same file that removes it. `<noscript>` doesn’t help, and neither does `@media (scripting: none)`. Both tell you whether scripting is switched off, and in the lift it was on.",
    ),
    h2("Links that have an address"),
    p(
      "A link has an `href` that the server can respond to. Then a middle click opens it in a new tab, a long press copies it, and search engines follow it. The filters above our articles are such links, like `/blog?category=Technology`: with a script the list changes in place, without one a page loads. Search is a form with `method=get`, and a menu can be a `details` element.",
    ),
    h2("Forms that work without a script"),
    ...numbers(
      "**A name for every field.** A field without a `name` isn’t sent, and neither is an unticked box. A form with a file needs `enctype=multipart/form-data`, otherwise only the file’s name arrives.",
      "**A full page on errors.** If something is wrong, the server answers 422 and the same page: every value in its place, every message tied to its field by `aria-describedby` and written in the page’s language. We add `novalidate`, because the browser’s own messages come in the browser’s language. That costs a round trip.",
      "**A redirect after success.** The server stores the record and answers 303, and the browser fetches the thank-you page with `GET`. Reloading it sends nothing.",
      "**Room for a second click.** No script disables the button, so the same post may arrive twice within a tenth of a second. We derive the record’s ID from its content and the day, and both clicks lead to one record.",
    ),
    p(
      "Two details took an afternoon each. The browser counts a line break as one character and sends it as two, `CR` and `LF`. A message of 2,000 characters with 14 line breaks arrives as 2,014, and a careless server rejects what the page had allowed. The other is the file. No server can put a chosen file back into its field, so after a mistake elsewhere people have to choose it again, and the page should say so:",
    ),
    quote(
      "Everything you wrote is still here. Please choose your file again: browsers don’t let a page keep it.",
    ),
    h2("When the script arrives"),
    p(
      "After 5.8 seconds someone may be in the third field. A component that starts from an empty value wipes out what they wrote, so ours read the field first, and leave the caret and scroll position alone. Anything that differs between visitors, such as their local time or their theme, comes one step later. If the browser’s first rendering differs from the server’s, the framework discards the server’s and draws that part again.",
    ),
    h2("What gets lost"),
    ...bullets(
      "The count of characters left. The hint gives the limit as a number.",
      "Countdowns. The server can write the date.",
      "The draft kept on the device.",
      "The theme switch. Colours follow the system through `prefers-color-scheme`.",
    ),
    p(
      "A draggable map or a drawing tool has no plain version. There, a sentence of HTML says what’s missing and offers a written address or a phone number. If a button only works with a script, let the script create it, so no one presses a dead one.",
    ),
    p(
      "The current standards don’t require this. WCAG\u00a01.0 did, in checkpoint 6.3. WCAG\u00a02 dropped the rule, and a page that stays blank without its script can conform at level AA. It’s extra work as well: you write validation twice unless both sides use the same module, and the server has to be able to render every page.",
    ),
    h2("How we test it"),
    ...numbers(
      "**Scripting off.** In Playwright that is `javaScriptEnabled: false`. Each form is sent with mistakes and without, in both languages, and the text of each page is compared with its text after the script has run.",
      "**Scripting on, files missing.** A `page.route` aborts every file that ends in `.js`. This is the lift: `<noscript>` stays hidden, unlike in the first test. The axe checker runs here, since it’s a script itself.",
      "**Files late.** We hold them back for five seconds, type into the form, let them arrive, and compare values and caret.",
      "**An old page, a new version.** We open a page, publish, and follow a link on it.",
    ),
    p(
      "The second test takes ten minutes on any site. Open the developer tools, block `*.js`, and send the contact form. If it doesn’t send, look at its `action` first. *The sizes and times in this article are a worked example.*",
    ),
  ],
  ar: {
    title: "صفحة تُقرأ من دون JavaScript",
    excerpt:
      "يقضي كل زائر بضع ثوانٍ مع ملف HTML وحده، وبعض الزوار لا يصلهم سواه. ماذا يرسل الخادم إليهم، وكيف يُرسَل النموذج بلا نص برمجي، وكيف نختبر ذلك كله.",
    author: "توم إليري",
    body: [
      p(
        "تعطّل أحد نماذجنا ذات يوم في مصعد. كانت الصفحة قد وصلت إلى الهاتف في الطابق الأرضي، وكان نصّها البرمجي ما زال في الطريق حين أُغلق الباب. ملأت زميلتنا أربعة حقول وضغطت زر الإرسال فلم يحدث شيء، لأن الإرسال كان من عمل النص البرمجي وحده. ومنذ ذلك اليوم نبني كل صفحة لثلاث حالات: قبل وصول نصّها البرمجي، ومن دونه، وبعد وصوله.",
      ),
      h2("من يتصفّح بلا نص برمجي؟"),
      p(
        "قليل من الزوار يعطّلون لغة JavaScript في متصفحاتهم، أما الآخرون فلم يختاروا ذلك. انقطع الاتصال بين ملف وآخر، أو حذف خادم الشركة الوسيط الملف الثاني، أو صادف متصفح من عام\u00a02016 صيغة لا يعرفها فرفض الملف كله، أو نشرنا إصدارًا جديدًا والصفحة القديمة مفتوحة تطلب ملفًا لم يعد موجودًا.",
      ),
      p(
        "ثم إن كل زائر يمرّ بهذه الحالة بضع ثوانٍ. لنأخذ اتصالًا ضعيفًا سرعته 400\u00a0كيلوبت في الثانية، أي 50\u00a0كيلوبايت، وزمن الذهاب والإياب فيه 400\u00a0ميلي\u00a0ثانية. يستغرق البحث عن اسم النطاق وفتح الاتصال (TCP) وتأمينه (TLS\u00a01.3) والطلب نفسه أربع رحلات، أي 1.6\u00a0ثانية. ويحتاج ملف HTML حجمه 18\u00a0كيلوبايت إلى 0.4\u00a0ثانية أخرى، فيجد الزائر ما يقرؤه بعد ثانيتين. أما النص البرمجي، وحجمه 120\u00a0كيلوبايت، فيحتاج إلى رحلة خامسة وإلى 2.4\u00a0ثانية من النقل، فيكتمل عند الثانية 4.8، ويستغرق تشغيله على هاتف رخيص ثانية أخرى. فبين الثانية 2 والثانية 5.8 يقرأ الزائر الصفحة وربما يكتب فيها، ولا يعمل من برامجنا شيء.",
      ),
      h2("ما يرسله الخادم"),
      p(
        "في الجواب الأول كلمات الصفحة كلها: العناوين والأسعار وساعات العمل وقائمة المقالات والنموذج بتسميات حقوله. ويظهر ذلك في ناتج الأمر `curl -s https://agency.example/contact`. ولكل صورة عنوانها في `src`، وعرضها في `width`، وارتفاعها في `height`. وإذا كانت لغة JavaScript معطّلة تجاهل المتصفح `loading=lazy` وطلب الصور فورًا، وهذا ما ينصّ عليه معيار HTML، وإلا عرف الخادم من ترتيب الطلبات أين بلغ القارئ. أما الصورة التي ينتظر عنوانها في `data-src` فلا تُطلب أبدًا.",
      ),
      p(
        "ومعظم ما رأيناه من صفحات بيضاء سببه حركات الظهور. فالنص الذي يبدأ عند `opacity: 0` يبقى خفيًّا إن لم يأتِ ما يُظهره. لذلك لا نخفي نصًّا إلا بصنف يضيفه الملف نفسه الذي سيزيله. ولا ينفع هنا العنصر `<noscript>` ولا القاعدة `@media (scripting: none)`، فكلاهما لا يخبر إلا بتعطيل JavaScript في المتصفح، ولم تكن معطّلة في المصعد.",
      ),
      h2("روابط لها عناوين"),
      p(
        "في الرابط خاصية `href`، وفيها عنوان يعرف الخادم كيف يجيب عنه. وعندئذ يفتحه زر الفأرة الأوسط في علامة تبويب جديدة، وتنسخه الضغطة المطوّلة، وتتبعه محركات البحث. وعوامل التصفية فوق مقالاتنا روابط من هذا النوع، مثل `/blog?category=Technology`: مع النص البرمجي تتغيّر القائمة في مكانها، ومن دونه تُحمَّل صفحة جديدة. والبحث نموذج فيه `method=get`، ويصلح عنصر `details` للقائمة.",
      ),
      h2("نماذج تُرسَل بلا نص برمجي"),
      ...numbers(
        "**اسم لكل حقل.** الحقل الذي ليس له `name` لا يُرسَل، ولا يُرسَل مربع اختيار لم يُحدَّد. والنموذج الذي فيه ملف يحتاج إلى `enctype=multipart/form-data`، وإلا وصل اسم الملف دون محتواه.",
        "**صفحة كاملة عند الخطأ.** إذا كان في النموذج خطأ أجاب الخادم بالرمز 422 وبالصفحة نفسها، وفيها كل قيمة في مكانها، وكل رسالة مرتبطة بحقلها بالخاصية `aria-describedby` ومكتوبة بلغة الصفحة. ونضيف `novalidate` لأن رسائل المتصفح تظهر بلغته هو، وثمن ذلك رحلة إلى الخادم.",
        "**إعادة توجيه بعد النجاح.** يحفظ الخادم السجلّ ويجيب بالرمز 303، فيطلب المتصفح صفحة الشكر بالطريقة `GET`، ولا يُرسَل شيء إن أُعيد تحميلها.",
        "**نقرتان وسجلّ واحد.** لا نص برمجي يعطّل الزر، فقد يصل النموذج نفسه مرتين خلال عُشر ثانية. لذلك نشتقّ معرّف السجلّ من محتواه ومن تاريخ اليوم، فلا ينشأ سجلّ ثانٍ.",
      ),
      p(
        "وهناك تفصيلان شغل كل منهما عصر يوم كامل. أولهما نهاية السطر، فالمتصفح يعدّها حرفًا ويرسلها حرفين هما `CR` و`LF`. وعليه تصل رسالة من 2,000 حرف فيها 14 نهاية سطر وقد صارت 2,014 حرفًا، فيرفض خادم لم يحسب لذلك حسابًا ما سمحت به الصفحة. والثاني هو الملف، إذ لا يستطيع خادم أن يعيد ملفًا مختارًا إلى حقله، فإن كان الخطأ في حقل آخر لزم اختيار الملف من جديد. وعلى الصفحة أن تقول ذلك:",
      ),
      quote(
        "كل ما كتبته محفوظ في النموذج. يُرجى اختيار الملف مرة أخرى، فالمتصفح لا يسمح للصفحة بالاحتفاظ به.",
      ),
      h2("حين يصل النص البرمجي"),
      p(
        "عند الثانية 5.8 قد يكون الزائر في الحقل الثالث. والمكوّن الذي يبدأ من قيمة فارغة يمحو ما كُتب، ولذلك تقرأ مكوّناتنا الحقل قبل أن تتسلّمه، وتترك مؤشر الكتابة وموضع التمرير كما هما. وما يختلف من زائر إلى آخر، كالساعة في منطقته الزمنية والمظهر الذي اختاره، يأتي بعد ذلك بخطوة. فإذا اختلف أول رسم في المتصفح عمّا أرسله الخادم استغنى إطار العمل عن نسخة الخادم ورسم ذلك الجزء من جديد.",
      ),
      h2("ما يضيع"),
      ...bullets(
        "عدّاد الأحرف المتبقية، ويبقى الحدّ مكتوبًا في التلميح.",
        "العدّ التنازلي، ويكتب الخادم التاريخ بدلًا منه.",
        "المسوّدة المحفوظة على الجهاز.",
        "مفتاح المظهر، وتتبع الألوان إعداد النظام بالخاصية `prefers-color-scheme`.",
      ),
      p(
        "وليس للخريطة التي تُسحب ولا لأداة الرسم نسخة بسيطة، فتقول جملة في الصفحة ما الناقص وما البديل، كعنوان مكتوب أو رقم هاتف. والزر الذي لا يعمل إلا بالنص البرمجي يحسن أن ينشئه النص البرمجي نفسه، حتى لا يضغط أحد زرًّا لا يستجيب.",
      ),
      p(
        "ولا تفرض المعايير الحالية ما ذكرناه. طلبته إرشادات WCAG\u00a01.0 في النقطة 6.3، ثم أسقطته WCAG\u00a02، ويمكن لصفحة تبقى بيضاء من دون نصّها البرمجي أن تستوفي المستوى AA. وللأمر كلفة أيضًا: تُكتب قواعد التحقق مرتين ما لم يقرأ الطرفان الوحدة البرمجية نفسها، ولا بدّ أن تكون كل صفحة قابلة للرسم على الخادم.",
      ),
      h2("كيف نختبر ذلك"),
      ...numbers(
        "**لغة JavaScript معطّلة.** في أداة Playwright خيار لذلك هو `javaScriptEnabled: false`. نرسل كل نموذج مرة بأخطاء ومرة بلا أخطاء، باللغتين، ونقارن نص كل صفحة بنصّها بعد عمل النص البرمجي.",
        "**لغة JavaScript مفعّلة والملفات غائبة.** نستعمل `page.route` لإسقاط كل ملف ينتهي اسمه بالأحرف `.js`. هذه حالة المصعد، ويبقى فيها محتوى `<noscript>` مخفيًّا، فهي غير الحالة الأولى. وفيها نشغّل أداة الفحص axe، لأنها نص برمجي لا يعمل في الأولى.",
        "**الملفات متأخرة.** نؤخّرها خمس ثوانٍ ونكتب في النموذج، ثم ندعها تصل ونقارن القيم وموضع المؤشر.",
        "**صفحة قديمة وإصدار جديد.** نفتح صفحة، ثم ننشر إصدارًا جديدًا، ثم نتبع رابطًا فيها.",
      ),
      p(
        "وتكفي عشر دقائق للاختبار الثاني في أي موقع: تُفتح أدوات المطوّرين، وتُحجب الملفات `*.js`، ويُرسَل نموذج التواصل. فإن لم يصل فأول ما يُنظر فيه الخاصية `action`. *الأحجام والأزمنة في هذا المقال مثال محسوب.*",
      ),
    ],
  },
};
