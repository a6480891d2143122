import { bullets, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const handingOver: PostSource = {
  slug: "the-first-month-after-an-identity",
  title: "The first month after a brand identity handover",
  excerpt:
    "A notice about a cancelled ferry showed what our brand handover had left out: files, names, templates, contacts, and the first ten uses with their faults.",
  category: "Branding",
  publishedDate: "2026-08-14T06:00:00Z",
  author: "Maya Brandt",
  tags: ["Identity", "Studio"],
  cover: { kind: "flow", seed: 17, ground: "theme" },
  body: [
    p(
      "Eleven days after Marsa Lines received its new identity, the ticket desk needed a notice about a cancelled sailing. The link to the guidelines was in an email, and the email had gone to a colleague on leave. The notice went up in the word processor’s default typeface. Its logo came from the website, a PNG 64\u00a0pixels wide printed at 20\u00a0centimetres, or eight pixels to the inch.",
    ),
    p(
      "Our guidelines had a chapter on notices. We’d handed over 240 files, and none of them had reached the desk. So we took the delivery back and started again two weeks later, with a plan for the month and eight hours of our own time: an hour and a half of training, an hour’s check every week, an hour and a half for questions, and an hour for the meeting at the end. Every identity since then has had a month like that.",
    ),
    h2("Twenty-four files instead of 240"),
    p(
      "The first number came from multiplying: four lockups, three language versions (Arabic, English, both), five colours and four formats make 240. No one had opened most of them. The second delivery had two lockups, three language versions, two colours and two formats, which makes 24. The other 216 are in an archive that only the identity’s owner sees.",
    ),
    ...bullets(
      "**SVG** for screens and **PDF** for print, both with outlined letters, so you don’t need the font to open them. Printers who ask for PDF/X-4 mean the finished page, and get it from the templates.",
      "**PNG** only in finished sizes, on top of the 24: 800\u00a0×\u00a0800 for avatars, 180\u00a0×\u00a0180 for the home screen of a phone, 32\u00a0×\u00a032 for the tab of a browser.",
      "**No JPEG.** It has no transparency, and its white box shows up on every coloured background.",
    ),
    h2("Names that sort"),
    p(
      "A file is called `marsa_horizontal_ar_on-dark_v1-2.svg`. Client, lockup, language, background and version always come in this order, in lower-case Latin letters and without spaces. The background was called `dark` at first. Half the people in the training took that for the colour of the logo, so we added the word *on*.",
    ),
    p(
      "Arabic file names look natural until the extension jumps to the other side of the name, and an older unzipping tool may turn them into question marks. The version number goes up only when the drawing changes. No file is ever called final.",
    ),
    h2("Templates do most of the work"),
    ...bullets(
      "**Slides.** The theme of an Office file has three slots for fonts: `latin`, `ea` for East Asian and `cs` for complex scripts, which includes Arabic. If `cs` is empty, Arabic falls back to any font the computer has, and the deck looks right only where it was designed. Arabic layouts also need their own master, aligned and numbered from the right.",
      "**Fonts.** The client buys the licences in its own name, separately for desktop seats, web pages and the app. Of the 120 people at Marsa Lines, nine write documents, so nine seats were enough. The others use a system font, named in the guide. Whether a font may be embedded in a file is recorded in the font itself, in the `fsType` field of its OS/2 table.",
      "**Email signature.** Text and one PNG with its width written out as an attribute. Classic Outlook for Windows lays out emails with Word’s engine and doesn’t show SVGs. The Arabic version needs `dir=rtl` on its table and `dir=ltr` on the phone number.",
      "**Invoice.** It comes from the accounting system, which may accept one small logo and no fonts. We ask about its limits in the first week, because this document reaches every customer.",
    ),
    h2("Who replies"),
    ...numbers(
      "**An owner** at the client, named in the guide, who can say yes without asking us.",
      "**A deputy** with the same authority, because owners go on leave.",
      "**One of us**, who replies within a working day during the first month.",
    ),
    p(
      "All three log questions in one sheet: the date, who asked, what for and the reply. The ferry line had 23 in four weeks: 11 about where to find a file, 7 about Arabic, and 5 asking for something the guide forbids. After the first ten we renamed a folder, and the searches nearly stopped.",
    ),
    quote("In 11\u00a0of\u00a023 questions, someone was looking for a file."),
    h2("The first ten uses"),
    p(
      "Before we send the files, we list the first ten things that will carry the identity, each with a date and the name of the person making it, and we check each one as soon as it’s made. These are the faults we found at the ferry line.",
    ),
    ...numbers(
      "**Email signatures, day\u00a01.** A logo stretched by dragging its side.",
      "**Avatars, day\u00a01.** Cropped to a circle. The largest square in a circle of 800\u00a0pixels has sides of 565, too small for two names, so the symbol goes alone.",
      "**Invoice, day\u00a03.** A PDF printed in grey by the customer, in which the second colour disappears.",
      "**Notice at the desk, day\u00a04.** Office printers leave about 5\u00a0millimetres blank at each edge and cut off a coloured border.",
      "**Slides for the board, day\u00a08.** Shown from a computer without the font.",
      "**Job advertisement, day\u00a010.** The portal offers a box of 200\u00a0×\u00a080\u00a0pixels, and the horizontal lockup fits it in one language only.",
      "**A partner’s row of logos, day\u00a012.** Asked for in white, by tomorrow.",
      "**Uniforms, day\u00a015.** Embroidery fills in if letters are under about 5\u00a0millimetres high or strokes under a millimetre thick. Arabic dots go first, so only the symbol is on the chest.",
      "**The side of a van, day\u00a020.** The symbol leads on one side and trails on the other, unless both sides are drawn.",
      "**Backdrop for an event, day\u00a026.** At 3,000\u00a0×\u00a02,000\u00a0millimetres and 100\u00a0pixels to the inch a picture needs 11,811\u00a0×\u00a07,874\u00a0pixels. We send the vector file.",
    ),
    h2("Week four"),
    p(
      "The month ends with an hour around a table, the sheet of questions and prints of the ten uses. They lead to version\u00a01.1 of the guide. At the ferry line it gained a page on uniforms and lost two rules that no one had been able to follow, about the colour of pens and the angle of photographs.",
    ),
    h2("Where this doesn’t work"),
    p(
      "Where the owner has no authority, every question ends up with the director again. Franchises need one list per branch. We’ve also been too helpful: one client was still sending us its slides two years later, because that was quicker than opening the guide. Our name now leaves the list after the last meeting, and we say so on the first day.",
    ),
  ],
  ar: {
    title: "الشهر الأول بعد تسليم الهوية البصرية",
    excerpt:
      "إشعار بإلغاء رحلة كشف لنا ما نقص من تسليم الهوية: الملفات وأسماؤها والقوالب ومن يجيب، وأول عشرة استعمالات مع أخطائها المعتادة.",
    author: "مايا براندت",
    body: [
      p(
        "بعد أحد عشر يومًا من تسلّم مرسى لاينز هويتها الجديدة احتاج مكتب التذاكر إلى إشعار بإلغاء رحلة. كان رابط دليل الهوية في رسالة، والرسالة عند زميل في إجازة. فعُلّق الإشعار بخطّ برنامج الكتابة، وعليه شعار مأخوذ من الموقع، صورة PNG عرضها 64\u00a0بكسلًا طُبعت بعرض 20\u00a0سنتيمترًا، أي 8\u00a0بكسلات في البوصة.",
      ),
      p(
        "كان في دليلنا فصل عن إشعارات الركاب، وكنّا قد سلّمنا 240 ملفًا لم يصل منها إلى المكتب ملف واحد. فسحبنا ما سلّمناه وبدأنا من جديد بعد أسبوعين، ومعنا خطة للشهر كله و8\u00a0ساعات من وقتنا: ساعة ونصف الساعة للتدريب، وساعة كل أسبوع للمراجعة، وساعة ونصف الساعة للأسئلة، وساعة للقاء الأخير. ولكل هوية سلّمناها بعد ذلك شهر مثله.",
      ),
      h2("24 ملفًا بدلًا من 240"),
      p(
        "جاء العدد الأول من عملية ضرب: أربعة تراكيب للشعار في ثلاث صيغ لغوية (عربية وإنجليزية ومزدوجة) في خمسة ألوان في أربعة أنواع من الملفات تساوي 240، ومعظمها لم يفتحه أحد. وفي التسليم الثاني صار الحساب تركيبين في ثلاث صيغ في لونين في نوعين، أي 24 ملفًا. أما البقية، وهي 216 ملفًا، ففي أرشيف لا يراه إلا المسؤول عن الهوية.",
      ),
      ...bullets(
        "**ملفات SVG للشاشات وPDF للطباعة،** والحروف فيها محوّلة إلى أشكال فلا تحتاج إلى خطّ كي تُفتح. أما المطبعة التي تطلب PDF/X-4 فتعني الصفحة الجاهزة، وهذه تخرج من القوالب.",
        "**ملفات PNG بمقاسات نهائية وحدها، فوق الأربعة والعشرين:** 800\u00a0×\u00a0800 لصور الحسابات، و180\u00a0×\u00a0180 لشاشة الهاتف الرئيسية، و32\u00a0×\u00a032 لعلامة تبويب المتصفح.",
        "**لا ملفات JPEG،** فهي بلا شفافية، ومربّعها الأبيض يظهر فوق كل خلفية ملوّنة.",
      ),
      h2("أسماء تترتّب وحدها"),
      p(
        "اسم الملف عندنا `marsa_horizontal_ar_on-dark_v1-2.svg`، وفيه العميل ثم التركيب ثم اللغة ثم الخلفية ثم الإصدار، بهذا الترتيب دائمًا وبحروف لاتينية صغيرة من غير مسافات. كان اسم الخلفية في البداية `dark`، فظنّ نصف الحاضرين في التدريب أنه لون الشعار، فأضفنا إليه `on`.",
      ),
      p(
        "وأسماء الملفات بالعربية تبدو طبيعية حتى يقفز امتداد الملف إلى الجهة الأخرى من الاسم، وقد يحوّلها برنامج قديم لفكّ الضغط إلى علامات استفهام. ولا يرتفع رقم الإصدار إلا إذا تغيّر الرسم، ولا يحمل أي ملف كلمة «نهائي».",
      ),
      h2("معظم العبء على القوالب"),
      ...bullets(
        "**العروض.** في سمة ملفات Office ثلاثة مواضع للخطوط: `latin` و`ea` لشرق آسيا و`cs` للكتابات المركّبة ومنها العربية. فإذا تُرك الأخير فارغًا ظهرت العربية بأي خطّ يجده الحاسوب، ولم يسلم العرض إلا على جهاز من صمّمه. وتحتاج الشرائح العربية إلى شريحة رئيسية خاصة بها، ترقيمها ومحاذاتها إلى اليمين.",
        "**الخطوط.** يشتري العميل الرخص باسمه، وهي منفصلة لأجهزة المكتب وصفحات الويب والتطبيق. وفي مرسى لاينز 120 موظفًا يكتب المستندات منهم تسعة، فكفتهم تسع رخص، وللباقين خطّ من خطوط النظام يحدّده الدليل. أما جواز تضمين الخط في ملف فمسجّل في الخط نفسه، في الحقل `fsType` من جدول OS/2.",
        "**توقيع البريد.** نصّ وصورة PNG واحدة يُكتب عرضها خاصيةً في الوسم، لأن برنامج Outlook التقليدي في Windows يعرض الرسائل بمحرّك Word ولا يعرض ملفات SVG. وتحتاج الصيغة العربية إلى `dir=rtl` في الجدول و`dir=ltr` في رقم الهاتف.",
        "**الفاتورة.** تخرج من نظام المحاسبة، وقد لا يقبل إلا شعارًا صغيرًا واحدًا بلا خطوط. نسأل عن حدوده في الأسبوع الأول، لأن هذا المستند يصل إلى كل عميل.",
      ),
      h2("من يجيب"),
      ...numbers(
        "**مسؤول عن الهوية** لدى العميل، اسمه في الدليل، وله أن يوافق من غير الرجوع إلينا.",
        "**نائب** له الصلاحية نفسها، لأن المسؤول أيضًا يأخذ إجازة.",
        "**أحد أعضاء فريقنا،** يردّ خلال يوم عمل طوال الشهر الأول.",
      ),
      p(
        "ويكتب الثلاثة في جدول واحد: التاريخ وصاحب السؤال وغرضه والجواب. وقد ورد من شركة العبّارات 23 سؤالًا في أربعة أسابيع: 11 سؤالًا عن مكان ملف، و7 أسئلة عن العربية، و5 طلبات لما يمنعه الدليل. وبعد الأسئلة العشرة الأولى غيّرنا اسم مجلّد واحد، فكاد السؤال عن الملفات ينقطع.",
      ),
      quote("من 23\u00a0سؤالًا كان 11\u00a0عن مكان ملف."),
      h2("أول عشرة استعمالات"),
      p(
        "قبل أن تخرج الملفات من عندنا نكتب أول عشرة مواضع ستظهر فيها الهوية، ومع كل موضع تاريخه واسم من ينفّذه، ثم نراجعها واحدًا واحدًا فور تنفيذها. وهذه هي الأخطاء التي صادفناها عند شركة العبّارات.",
      ),
      ...numbers(
        "**توقيع البريد، اليوم الأول.** شعار ممطوط بالعرض.",
        "**صور الحسابات، اليوم الأول.** تُقصّ على شكل دائرة، وأكبر مربّع داخل دائرة قطرها 800\u00a0بكسل ضلعه 565\u00a0بكسلًا، فيصغر الاسمان حتى تتعذّر قراءتهما، ويبقى الرمز وحده.",
        "**الفاتورة، اليوم الثالث.** ملف PDF يطبعه العميل بالرمادي فيختفي اللون الثاني.",
        "**إشعار مكتب التذاكر، اليوم الرابع.** تترك طابعات المكاتب نحو 5\u00a0مليمترات بيضاء عند كل حافة، فينقطع الإطار الملوّن.",
        "**عرض لمجلس الإدارة، اليوم الثامن.** على حاسوب ليس فيه الخط.",
        "**إعلان وظيفة، اليوم العاشر.** خانة الموقع 200\u00a0×\u00a080\u00a0بكسلًا، ولا تتّسع للشعار الأفقي إلا بلغة واحدة.",
        "**صفّ شعارات عند شريك، اليوم الثاني عشر.** مطلوب بالأبيض، وغدًا.",
        "**الزيّ الموحّد، اليوم الخامس عشر.** ينسدّ التطريز إذا قلّ ارتفاع الحرف عن نحو 5\u00a0مليمترات أو سُمك الجرّة عن مليمتر، والنقاط العربية أول ما يضيع، فيوضع على الصدر الرمز وحده.",
        "**جانب المركبة، اليوم العشرون.** يتقدّم الرمز في جانب ويتأخّر في الآخر، إلا إذا رُسم الجانبان.",
        "**خلفية لفعالية، اليوم السادس والعشرون.** بمقاس 3,000\u00a0×\u00a02,000\u00a0مليمتر و100\u00a0بكسل في البوصة تحتاج الصورة إلى 11,811\u00a0×\u00a07,874\u00a0بكسلًا، فنرسل ملف الرسم المتّجهي.",
      ),
      h2("الأسبوع الرابع"),
      p(
        "ينتهي الشهر بساعة حول طاولة، عليها جدول الأسئلة ومطبوعات من الاستعمالات العشرة، ومنها يخرج الإصدار 1.1 من الدليل. وقد زاد دليل العبّارات صفحة عن الزيّ الموحّد ونقص قاعدتين لم يستطع أحد اتّباعهما، إحداهما عن لون الأقلام والأخرى عن زاوية الصور.",
      ),
      h2("حيث لا تنجح الخطة"),
      p(
        "إذا لم تكن للمسؤول صلاحية عاد كل سؤال إلى المدير. وشبكات الامتياز التجاري تحتاج إلى قائمة لكل فرع. وقد أخطأنا مرة بكثرة الإجابة، فظلّ عميل يرسل إلينا عروضه بعد عامين لأن ذلك أسرع عليه من فتح الدليل. ولهذا يخرج اسمنا من القائمة بعد اللقاء الأخير، ونقول ذلك في اليوم الأول حتى لا يفاجئ أحدًا في اليوم الثلاثين.",
      ),
    ],
  },
};
