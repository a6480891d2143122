import { bullets, h2, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const newsletterAnswered: PostSource = {
  slug: "a-newsletter-people-answer",
  title: "An email newsletter people reply to",
  excerpt:
    "We write a publisher’s monthly email newsletter and count replies, not opens or clicks. What that number shows, where it misleads, and how unsubscribing works.",
  category: "Marketing",
  publishedDate: "2026-06-26T06:00:00Z",
  author: "Sara Whitlock",
  tags: ["Measurement", "Studio"],
  cover: { kind: "orbit", seed: 46, ground: "theme" },
  body: [
    p(
      "Issue 6 of the newsletter we write for Lanternfish Books went out to 1,203 addresses. Mail servers returned 26 of them and accepted 1,177. Ten days later there were 52 messages in the reply mailbox: seven out-of-office notices, four requests to be taken off the list, and 41 replies to what the newsletter said. That last number is the one we write down each month.",
    ),
    h2("What we send"),
    p(
      "An issue has at most 600 words in each language. One of the publisher’s eleven people writes about something they’ve found out in the past four weeks, mistakes included, and below it are links to three books. On the first Monday of the month I ask everyone in the office. If no one has anything by Wednesday, there’s no issue that month. So far there’s been one every month, twice only just.",
    ),
    p(
      "Since issue 4, each one has closed with a question you can answer in a sentence. In issue 6 it was:",
    ),
    quote("What did you last take off your shelves, and has anyone asked for it since?"),
    p(
      "The sender is a mailbox that two people at the publisher read, so readers can press Reply. A reply is treated like an enquiry and answered within 24\u00a0hours, in the language it came in. That takes them about six hours a month, and they plan it like any other job.",
    ),
    h2("How often"),
    p(
      "Once a month is as much as the publisher can fill. An issue takes two working days: half a day of writing in each language, and the rest for a second reader and tests in eleven email programs. The replies come on top. A weekly newsletter would take more than eight days a month for about 1,200 readers. A shop with a new delivery every Thursday has weekly news, and its email can be three lines long.",
    ),
    h2("Why opens aren’t counted"),
    p(
      "An open is recorded when an email program fetches a one-pixel picture whose address is different for each reader. Since 2021 one of the most widely used programs has offered to fetch all pictures in advance through its maker’s servers, whether or not anyone looks at the email, and many of its users accept. A large webmail service passes pictures through servers of its own. Other programs show no pictures until asked. A rise in opens can mean that readers have bought new phones.",
    ),
    p(
      "The pixel also keeps a log of when a named reader read something. Regulators in Britain and the European Union treat it much like a cookie, so it needs consent, and typing an address into a form doesn’t give it.",
    ),
    p(
      "Clicks are a little better. But many companies’ filters follow every link in an email within seconds of its arrival. The links to the books are the same for every reader. The only one that differs is the unsubscribe link.",
    ),
    p(
      "This has a cost. A mailbox that no one reads any longer looks to us like any other, so we can’t weed out the silent ones. We only remove what’s certainly dead: when a server says there’s no such mailbox, status 5.1.1, the subscription ends that day.",
    ),
    h2("Reading the replies"),
    ...bullets(
      "Issues 1 to 3: 2,610 emails accepted, 58 replies.",
      "Issues 4 to 6: 3,420 emails accepted, 103 replies.",
    ),
    p(
      "The question at the end seemed to work, with 45 more replies. By chance alone, two such counts differ by about the square root of their sum, here 12.7, and 45 is more than three times as much. But the list had grown by 31% in the meantime. As a rate, replies went from 2.2 to 3.0 per hundred emails. That difference is 1.9 standard errors, and chance alone produces one as large in about one comparison in seventeen. We’ve kept the question and will look again after the ninth issue.",
    ),
    p(
      "Single issues tell us less. Issue 5 had 33 replies and issue 6 had 41, and a gap of eight between two such numbers is ordinary. The subject matters more than the writing: an issue about prices gets twice the replies, half of them angry. Friends reply out of kindness, so we leave staff and authors out of the count. Few replies lead to business: of the 161 so far, six asked about translation rights and one became a contract.",
    ),
    h2("Unsubscribing takes one click"),
    p(
      "A standard from January\u00a02017, [RFC\u00a08058](https://www.rfc-editor.org/rfc/rfc8058), lets the email program show its own Unsubscribe button next to the sender. It takes two lines in the email’s header:",
    ),
    ...bullets(
      "`List-Unsubscribe`, with an https address that names the subscription and can’t be guessed.",
      "`List-Unsubscribe-Post: List-Unsubscribe=One-Click`, always worded exactly like this.",
    ),
    p(
      "When the button is pressed, the email program sends a POST request to that address, without cookies and without a login. The server must not answer with a redirect, and the DKIM signature has to cover both lines. It has to be a POST because filters open every address they find. Before the standard, readers dropped off lists because their company’s filter had opened the link. For the same reason, the link at the foot of the email opens a page with one button, and nothing happens until it’s pressed.",
    ),
    p(
      "Since 2024 large mailbox providers have required this of anyone sending some 5,000 emails a day. They allow two days to act on it and want complaints below 0.3%. Lanternfish sends far fewer. But with 1,177 emails, four readers who press Spam because they can’t find the unsubscribe link are enough to pass that mark. On this list, unsubscribing works at once. We don’t ask why and don’t offer fewer emails instead, and the announcements of new titles stop as well.",
    ),
    h2("Two languages"),
    p(
      "Each email still carries both languages, with the reader’s own on top. Both halves have their own `lang` and `dir`, and the subject line comes from the upper one. Of the 103 replies since issue 4, 38 were in Arabic. With 41% of the list subscribed in Arabic we’d have expected 42, so the two halves do about equally well.",
    ),
    p(
      "The trouble is length. The two halves came to 71\u00a0kilobytes in issue 6, and one webmail service cuts an email off at about 100. It cuts the end, and that’s where the unsubscribe link is. So each reader will soon get one language, with a link to the other. *The figures in this article are examples.*",
    ),
  ],
  ar: {
    title: "نشرة بريدية يردّ عليها قرّاؤها",
    excerpt:
      "نكتب لدار نشر رسالة في الشهر، ولا نعدّ مرات الفتح ولا النقرات، وإنما نعدّ الردود. ماذا يقول هذا العدد، وأين يضلّل، وماذا يحدث عند الضغط على «إلغاء الاشتراك».",
    author: "سارة ويتلوك",
    body: [
      p(
        "خرج العدد السادس من النشرة البريدية التي نكتبها لدار لانترنفيش إلى 1,203 عناوين، فردّت الخوادم 26 رسالة وقبلت 1,177 رسالة. وبعد عشرة أيام كان في صندوق الردود 52 رسالة: سبعة إشعارات غياب آلية، وأربعة طلبات لإلغاء الاشتراك، و41 ردًّا على ما كتبناه. وهذا العدد الأخير هو الذي ندوّنه كل شهر.",
      ),
      h2("ماذا نرسل"),
      p(
        "لا تزيد الرسالة على 600 كلمة بكل لغة، يروي فيها أحد موظفي الدار الأحد عشر شيئًا عرفه في الأسابيع الأربعة الماضية، بما فيه من أخطاء، وتحتها روابط ثلاثة كتب. وفي أول يوم اثنين من الشهر أسألهم جميعًا عمّا لديهم، فإن جاء الأربعاء ولا شيء عند أحد مضى الشهر بلا رسالة. ولم يخلُ شهر من رسالة حتى الآن، وإن أوشك شهران على ذلك.",
      ),
      p(
        "ومنذ العدد الرابع تنتهي كل رسالة بسؤال تكفي للردّ عليه جملة واحدة. وكان سؤال العدد السادس:",
      ),
      quote("ما آخر كتاب أخرجته من رفوفك؟ وهل سأل عنه أحد بعد ذلك؟"),
      p(
        "عنوان المرسل صندوق بريد يقرؤه اثنان من موظفي الدار، فلا يحتاج الردّ إلى عنوان آخر. ويعاملان كل ردّ معاملة الاستفسار، فيجيبان عنه خلال 24\u00a0ساعة وباللغة التي كُتب بها. يأخذ ذلك نحو ست ساعات في الشهر، تحسب الدار حسابها في الجدول كأي عمل آخر.",
      ),
      h2("كم مرة"),
      p(
        "ليس لدى الدار ما يملأ أكثر من رسالة في الشهر. فالرسالة تستغرق يومي عمل: نصف يوم للكتابة بكل لغة، والباقي لقارئ ثانٍ وللتجربة في 11 برنامج بريد، والردود فوق ذلك. ولو كانت أسبوعية لزادت على ثمانية أيام في الشهر من أجل نحو 1,200 قارئ. أما المتجر الذي تصله بضاعة جديدة كل خميس فلديه خبر كل أسبوع، وتكفي رسالته ثلاثة أسطر.",
      ),
      h2("لماذا لا نعدّ مرات الفتح"),
      p(
        "تُسجَّل مرة الفتح حين يجلب برنامج البريد صورة من بكسل واحد، عنوانها مختلف عند كل قارئ. ومنذ عام\u00a02021 يعرض أحد أوسع البرامج انتشارًا أن يجلب الصور كلها سلفًا عبر خوادم الشركة التي تصنعه، سواء نظر القارئ في الرسالة أم لم ينظر، وكثير من مستخدميه يقبلون. وثمّة خدمة بريد كبيرة تمرّر الصور عبر خوادمها، وبرامج أخرى لا تعرض صورة حتى يُطلب منها. فقد ترتفع مرات الفتح لأن القرّاء اشتروا هواتف جديدة لا غير.",
      ),
      p(
        "ثم إن هذا البكسل يسجّل متى قرأ شخص معروف الاسم شيئًا بعينه. والجهات المنظّمة في بريطانيا والاتحاد الأوروبي تنظر إليه نظرتها إلى ملفات تعريف الارتباط، فيلزمه إذن لا يعطيه أحد بمجرّد كتابة عنوانه في نموذج.",
      ),
      p(
        "والنقرات أحسن حالًا بقليل. لكن مرشّحات البريد في كثير من الشركات تتبع كل رابط في الرسالة بعد ثوانٍ من وصولها، فتنقر عليها جميعًا. وروابط الكتب واحدة عند كل القرّاء، ولا يختلف من قارئ إلى آخر إلا رابط إلغاء الاشتراك.",
      ),
      p(
        "ولهذا ثمن. فالصندوق الذي يقبل الرسائل ولا يفتحه أحد يبدو لنا كغيره، ولا سبيل إلى استبعاد الصامتين. ولا نحذف إلا ما ثبت أنه لم يعد موجودًا: إذا أجاب الخادم بأنه لا صندوق بهذا العنوان، ورمز ذلك `5.1.1`، انتهى الاشتراك في اليوم نفسه.",
      ),
      h2("ماذا تقول الردود، وأين تضلّل"),
      ...bullets(
        "الأعداد من 1 إلى 3: قبلت الخوادم 2,610 رسائل، ووصلنا 58 ردًّا.",
        "الأعداد من 4 إلى 6: قبلت الخوادم 3,420 رسالة، ووصلنا 103 ردود.",
      ),
      p(
        "زادت الردود 45 ردًّا، فبدا أن السؤال الختامي أدّى غرضه. والفارق بين عددين يتذبذب بمقدار جذر مجموعهما تقريبًا، وهو هنا 12.7، والزيادة أكثر من ثلاثة أمثاله. غير أن القائمة كبرت في الأثناء بنسبة 31%. فإذا حسبنا المعدّل وجدناه قد ارتفع من 2.2 إلى 3.0 لكل مئة رسالة، وهذا الفارق يساوي 1.9 من الخطأ المعياري، وتأتي المصادفة وحدها بمثله مرة في كل سبع عشرة مقارنة. فأبقينا السؤال، وسننظر فيه ثانية بعد العدد التاسع.",
      ),
      p(
        "والعدد الواحد أقلّ دلالة. وصلنا على العدد الخامس 33 ردًّا وعلى السادس 41 ردًّا، وفارق ثمانية بين رقمين كهذين مألوف. والموضوع أقوى أثرًا من الأسلوب: رسالة عن الأسعار تأتي بضعف الردود، ونصفها غاضب. ويردّ الأصدقاء مجاملةً، فنُخرج من العدّ موظفي الدار ومؤلفيها. وقليل من الردود يأتي بعمل: من 161 ردًّا حتى الآن جاءت ستة استفسارات عن حقوق الترجمة وعقد واحد.",
      ),
      h2("إلغاء الاشتراك بضغطة واحدة"),
      p(
        "هناك معيار من يناير\u00a02017 هو [RFC\u00a08058](https://www.rfc-editor.org/rfc/rfc8058)، يتيح لبرنامج البريد أن يعرض زرّه الخاص لإلغاء الاشتراك إلى جانب اسم المرسل. ويحتاج إلى سطرين في ترويسة الرسالة:",
      ),
      ...bullets(
        "السطر `List-Unsubscribe`، وفيه عنوان https يدلّ على الاشتراك ولا يمكن تخمينه.",
        "السطر `List-Unsubscribe-Post: List-Unsubscribe=One-Click`، بهذه الكلمات من غير تغيير.",
      ),
      p(
        "عند الضغط على الزرّ يرسل برنامج البريد إلى ذلك العنوان طلبًا من نوع `POST`، بلا ملفات تعريف ارتباط وبلا تسجيل دخول. ولا يجوز للخادم أن يجيب بإعادة التوجيه، ولا بدّ أن يشمل توقيع DKIM السطرين معًا. وسبب اختيار `POST` أن المرشّحات تفتح كل عنوان تجده، فكان القرّاء قبل هذا المعيار يسقطون من القوائم لأن مرشّح الشركة زار الرابط. وللسبب نفسه يفتح الرابط الذي في آخر الرسالة صفحة فيها زرّ واحد، ولا يحدث شيء قبل الضغط عليه.",
      ),
      p(
        "ومنذ عام\u00a02024 تشترط كبرى خدمات البريد ذلك على من يرسل نحو 5,000 رسالة في اليوم، وتمهله يومين لتنفيذ الإلغاء، وتريد أن تبقى الشكاوى دون 0.3%. ورسائل لانترنفيش أقلّ من ذلك بكثير. لكن يكفي أن يضغط أربعة قرّاء من 1,177 على «بريد مزعج» لأنهم لم يجدوا رابط الإلغاء حتى نتجاوز هذا الحدّ. ويسري الإلغاء في هذه القائمة فورًا. لا نسأل عن السبب ولا نعرض رسائل أقلّ، وتتوقف معه أخبار الإصدارات الجديدة أيضًا.",
      ),
      h2("لغتان"),
      p(
        "ما زالت كل رسالة تحمل اللغتين، وفي أعلاها لغة القارئ. ولكل نصف منها خاصيتا `lang` و`dir`، وسطر الموضوع من النصف الأعلى. ومن 103 ردود منذ العدد الرابع جاء 38 ردًّا بالعربية. ولمّا كانت نسبة المشتركين بالعربية 41% كنا نتوقّع 42 ردًّا، فالنصفان متقاربان.",
      ),
      p(
        "والمشكلة في الطول. بلغت رسالة العدد السادس بنصفيها 71\u00a0كيلوبايت، وإحدى خدمات البريد تقطع الرسالة عند نحو 100\u00a0كيلوبايت، فيضيع آخرها وفيه رابط الإلغاء. ولذلك قرّرنا مع الدار أن نرسل إلى كل قارئ لغة واحدة، مع رابط إلى الأخرى. *الأرقام في هذا المقال أمثلة.*",
      ),
    ],
  },
};
