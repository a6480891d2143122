import { bullets, diagram, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const twoRoles: PostSource = {
  slug: "one-marketplace-two-roles",
  title: "One marketplace, two\u00a0roles: UX for supplier and buyer",
  excerpt:
    "A company that sells ceiling tiles buys pallets the same morning. What happened to a question, a switch, a colour and permissions when we tested UpFlyover.",
  category: "Product",
  publishedDate: "2026-10-30T06:00:00Z",
  author: "Maya Brandt",
  tags: ["Marketplaces", "Accessibility", "Forms"],
  isPopular: true,
  cover: { kind: "network", seed: 156, ground: "theme" },
  body: [
    p(
      "The first paper version of UpFlyover asked a question before it showed anything else: are you here to buy or to sell? Of fourteen testers, nine hesitated with the pencil in the air, and two asked whether they’d need a second account. A company that supplies ceiling tiles buys pallets. A caterer sells lunches and buys chillers. Eleven of the fourteen had done both in the week before, five of them on the same day.",
    ),
    p(
      "The question comes from consumer shops, where it’s a fair one. We kept it for a week, because it halves the work: two menus, two start pages, two designers who don’t need to agree.",
    ),
    h2("The switch in the corner"),
    p(
      "The second version, our first on a screen, let everyone in and had a switch at the top: *Buying* or *Selling*. In eight sessions of 40\u00a0minutes all eight testers found it, since the first task told them to. Later, five of them replied to a requirement that their own company had posted, because the list in selling mode didn’t leave it out. Three entered a product, switched to buying, couldn’t find it there and thought it hadn’t been saved.",
    ),
    quote("I’ve just spent ten minutes on a quote for my own company."),
    p(
      "A sales manager said that in the third session. Part of the fault was ours. We stored the switch’s position per company, so someone in sales could flip it while the buyer next door was working. Storing it per user would have fixed that. It wouldn’t have helped people who’d forgotten which side they’d left it on.",
    ),
    h2("Two verbs"),
    p(
      "So we removed both the buyer’s area and the seller’s area. At the top of every page are two buttons, *Post a requirement* and *Reply to one*. Below them is a single list of what’s going on, newest first, whichever side your company is on.",
    ),
    ...bullets(
      "A requirement that your company posted shows how many quotes have come in and when it closes.",
      "A requirement that it could reply to shows how many others have quoted, without names or prices.",
      "Its own requirements never appear among those it could reply to. The query behind the switch lacked this condition, and three of us had reviewed it.",
    ),
    p(
      "At first the two kinds of row differed by colour, orange for buying and grey for selling. In a bright office two testers, one of them with low vision, couldn’t see which was which, and three thought orange meant overdue. WCAG rules out colour as the only sign in criterion\u00a01.4.1, so this shouldn’t have needed a test. Each row now begins with a word, *Ours* or *Open*, in both languages.",
    ),
    diagram(
      "roles",
      "Two circles joined by two thick lines. One line leads from the first to the second, the other one back.",
      "Two companies and two orders. Each company places one and fulfils the other.",
    ),
    h2("Who in the company"),
    p(
      "In our sessions the same person bought and sold. In a company of forty, the person who orders the pallets rarely knows the price of a tile. So we drew up a permissions table, six roles by fourteen permissions. The office manager who tried it ticked all 84 boxes within two minutes and asked what came next.",
    ),
    p(
      "Then we asked five companies what they share today, and they showed us documents: a price list, a certificate of conformity, a stamped drawing. So permission to see something now belongs to the document. The person who shares it says who can open it, until when, and whether they can pass it on. The account keeps only one permission: to accept a quote.",
    ),
    p(
      "This has a weakness. Documents are shared in a hurry and forgotten. In the test accounts 40 of 130 shares were still open after their deal had ended. A share now expires after 90\u00a0days unless someone sets another date, and two of the five companies complain that this is too short for a framework contract.",
    ),
    h2("What each side can see"),
    p(
      "In a shop the buyer needs protection from the seller. Between companies both take a risk, one on delivery and the other on payment. We tried five stars. A company closes perhaps eight deals in its first half-year, and seven five-star ratings with a single one-star make an average of 4.5. That put it below a company with two deals and a 5.0. We replaced the stars with three facts:",
    ),
    ...numbers(
      "The median time to a first reply over the past 90\u00a0days, in working hours.",
      "How many of its requirements ended in an order, as a count: 7 of 19.",
      "Which documents it has shared with you, and when they expire.",
    ),
    p(
      "Below five requirements we show no figure at all, and a company sees its own a week before anyone else does. Prompt payment is missing, although every tester asked for it. Invoices are paid outside the marketplace, so we’d only have one side’s word for it.",
    ),
    h2("Mirrored screens"),
    p(
      "UpFlyover started in the UAE, so we design each screen in both directions. In the first conversation view the buyer’s messages were on the left and the supplier’s on the right. Mirrored, they changed places. Two colleagues on the phone, one with the Arabic screen and one with the English, spent a minute talking about different companies. Now your own messages are at the end of the row and the others at the beginning, and each has its company’s name on it.",
    ),
    p(
      "Product codes need care too. `MX-40/2` survives in an Arabic sentence. After an Arabic word, `40/2-MX` is displayed as `MX-40/2`, which may be another item in the catalogue, and the warehouse types what it sees. So we wrap every code in `<bdi dir=ltr>`.",
    ),
    h2("A sheet with both buttons"),
    p(
      "We now design the second role in the first week, with a sheet of paper for each task and both buttons on it. After a session we swap the names of the two companies and give the same sheet to the next tester. Twelve of the first twenty sheets failed that test, mostly because a heading said *your supplier*.",
    ),
    p(
      "About one test company in six had nothing to sell in the weeks we watched: schools, clinics, a theatre. For them *Reply to one* was one button too many. We kept it, because hiding it would bring back two kinds of account. The list by date works up to some thirty entries a day. Beyond that testers ask for filters, and the first one they ask for is buying or selling. *The tests described here were run with sample companies and invented products.*",
    ),
  ],
  ar: {
    title: "سوق واحدة بدورين: التصميم للمورّد والمشتري معًا",
    excerpt:
      "الشركة التي تبيع ألواح الأسقف تشتري الطبليات الخشبية في الصباح نفسه. ماذا حلّ بسؤال ومفتاح ولون وجدول صلاحيات حين جرّبنا سوق UpFlyover.",
    author: "مايا براندت",
    body: [
      p(
        "كانت النسخة الورقية الأولى من سوق UpFlyover تسأل قبل أن تعرض أي شيء: للشراء أم للبيع؟ وضعناها أمام 14 مجرّبًا، فتردّد تسعة منهم والقلم معلّق في الهواء، وسأل اثنان هل يلزمهما حساب ثانٍ. فالشركة التي تورّد ألواح الأسقف تشتري الطبليات الخشبية، ومن يبيع وجبات الغداء يشتري الثلاجات. وكان 11 منهم قد باعوا واشتروا في الأسبوع السابق، خمسة منهم في يوم واحد.",
      ),
      p(
        "والسؤال موروث من متاجر الأفراد، ولا بأس به هناك. وأبقيناه نحن أسبوعًا لأنه يقسم العمل نصفين: قائمتان وصفحتا بداية ومصمّمان لا يحتاج أحدهما إلى رأي الآخر.",
      ),
      h2("مفتاح في زاوية الشاشة"),
      p(
        "في النسخة الثانية، وهي أول نسخة على شاشة، دخل الجميع من باب واحد ووجدوا في الأعلى مفتاحًا بين الشراء والبيع. عقدنا ثماني جلسات مدة كل منها 40\u00a0دقيقة، وعثر المجرّبون كلهم على المفتاح لأن المهمة الأولى دلّتهم عليه. وبعد ذلك ردّ خمسة منهم على طلب توريد نشرته شركتهم هم، إذ لم تكن القائمة تستثنيه في وضع البيع. وأضاف ثلاثة منتجًا ثم انتقلوا إلى وضع الشراء، فلم يجدوه وظنّوا أنه لم يُحفظ.",
      ),
      quote("أمضيت عشر دقائق في إعداد عرض سعر لشركتي أنا."),
      p(
        "قال ذلك مدير مبيعات في الجلسة الثالثة، وبعض الذنب ذنبنا بلا شك. كنا نحفظ وضع المفتاح مع الشركة، فيحوّله موظف المبيعات وزميله في المشتريات يعمل. ولو حفظناه مع المستخدم لانتهت هذه المشكلة، وبقي من يذكر ما جاء لأجله ولا يذكر على أي جانب ترك المفتاح.",
      ),
      h2("فعلان بدل منطقتين"),
      p(
        "فألغينا منطقة المشتري ومنطقة المورّد معًا. في أعلى كل صفحة زرّان، «نشر طلب توريد» و«الردّ على طلب»، وتحتهما قائمة واحدة بما يجري، أحدثه أولًا، أيًّا كان الجانب الذي تقف فيه الشركة.",
      ),
      ...bullets(
        "الطلب الذي نشرته الشركة يظهر معه عدد عروض الأسعار التي وصلت وموعد إغلاقه.",
        "الطلب الذي يمكنها الردّ عليه يظهر معه عدد من سبقوها إلى الردّ، بلا أسماء ولا أسعار.",
        "وطلبها هي لا يظهر أبدًا بين ما يمكنها الردّ عليه. كان هذا الشرط ناقصًا في استعلام المفتاح، وقد راجعه ثلاثة منا.",
      ),
      p(
        "وكنا نميّز الصفوف باللون، البرتقالي للشراء والرمادي للبيع. ففي مكتب ساطع الإضاءة لم يفرّق بينها اثنان، أحدهما ضعيف البصر، وظنّ ثلاثة آخرون أن البرتقالي علامة تأخّر. وإرشادات WCAG تمنع في المعيار\u00a01.4.1 أن يكون اللون العلامة الوحيدة، فلم يكن الأمر يحتاج إلى تجربة. ويبدأ كل صفّ اليوم بكلمة، «طلبنا» أو «مفتوح»، وبمثلها في الإنجليزية.",
      ),
      diagram(
        "roles",
        "دائرتان يصل بينهما خطّان عريضان، أحدهما يبدأ من الأولى والآخر يعود إليها.",
        "شركتان وأمرا شراء، ترسل كل شركة أحدهما وتنفّذ الآخر.",
      ),
      h2("من في الشركة؟"),
      p(
        "كان المجرّب في جلساتنا يبيع ويشتري بنفسه. أما في شركة من أربعين موظفًا فقلّما يعرف من يطلب الطبليات سعر لوح السقف. فرسمنا جدول صلاحيات، ستة أدوار في أربع عشرة صلاحية. وجرّبته مديرة مكتب، فحدّدت الخانات كلها، وعددها 84 خانة، في دقيقتين، ثم سألت ماذا بعد.",
      ),
      p(
        "وعندئذ سألنا خمس شركات عمّا تتشاركه اليوم، فوضعت أمامنا مستندات: قائمة أسعار، وشهادة مطابقة، ورسمًا عليه ختم. ولذلك صارت صلاحية الاطلاع للمستند نفسه، ومن يشاركه يحدّد من يفتحه وإلى متى وهل يجوز تمريره. ولم يبقَ للحساب كله إلا صلاحية واحدة، وهي قبول عرض السعر.",
      ),
      p(
        "وفي هذا الحلّ ضعف، فالمستندات تُشارَك على عجل ثم تُنسى. ففي حسابات التجربة بقي 40 مستندًا من 130 متاحًا بعد انتهاء الصفقة التي شورك من أجلها. وصارت المشاركة تنتهي بعد 90\u00a0يومًا ما لم يُحدَّد تاريخ آخر، وتشكو شركتان من الخمس أن هذه المدة لا تكفي العقود الإطارية.",
      ),
      h2("ما يعرفه كل طرف عن الآخر"),
      p(
        "في المتجر يحتاج المشتري إلى ما يحميه من البائع. أما بين الشركات فكلا الطرفين يخاطر، أحدهما بموعد التسليم والآخر بموعد الدفع. جرّبنا التقييم بالنجوم، والشركة تنجز في نصف سنتها الأول ثماني صفقات تقريبًا. فإذا نالت خمس نجوم سبع مرات ونجمة واحدة مرة صار متوسطها 4.5، وجاءت في القائمة بعد شركة لها صفقتان ومتوسطها 5.0. فوضعنا مكان النجوم ثلاث معلومات:",
      ),
      ...numbers(
        "وسيط زمن أول ردّ في آخر 90\u00a0يومًا، بساعات العمل.",
        "عدد طلباتها التي انتهت بأمر شراء، ويُكتب هكذا: 7 من 19.",
        "المستندات التي شاركتها معك، ومتى تنتهي صلاحيتها.",
      ),
      p(
        "ولا يظهر رقم لمن نشر أقلّ من خمسة طلبات، وترى كل شركة أرقامها قبل غيرها بأسبوع. وينقص الالتزام بموعد الدفع مع أن المجرّبين كلهم طلبوه، لأن الفواتير تُسدَّد خارج السوق، ولن يكون لدينا عندئذ إلا كلام طرف واحد.",
      ),
      h2("شاشات معكوسة"),
      p(
        "بدأت السوق من دولة الإمارات، ولذلك نرسم كل شاشة بالاتجاهين. كانت رسائل المشتري في أول نسخة من المحادثة إلى اليسار ورسائل المورّد إلى اليمين، فلمّا عُكست تبادلتا المكان. وتحدّث زميلان بالهاتف، أمام أحدهما الشاشة العربية وأمام الآخر الإنجليزية، فبقيا دقيقة يتكلمان عن شركتين مختلفتين. واليوم تقف رسائلك عند نهاية السطر ورسائل الآخرين عند بدايته، وعلى كل رسالة اسم شركتها.",
      ),
      p(
        "وفي رموز المنتجات ما يستحق الحذر. فالرمز `MX-40/2` يسلم داخل الجملة العربية. أما `40/2-MX` فيظهر بعد كلمة عربية على صورة `MX-40/2`، وقد يكون ذلك صنفًا آخر في الدليل نفسه، وأمين المستودع يكتب ما يراه. لذلك نحيط كل رمز بالوسم `<bdi dir=ltr>`.",
      ),
      h2("ما أبقيناه، وما لم يُحلّ"),
      p(
        "صرنا نرسم الدور الثاني في الأسبوع الأول، ولكل مهمة ورقة عليها الزرّان. وبعد كل جلسة نبدّل اسمي الشركتين ونعطي الورقة نفسها للمجرّب التالي. سقطت بذلك 12 ورقة من أول عشرين، ومعظمها لأن في عنوانها كلمة «مورّدك».",
      ),
      p(
        "ولم يكن لدى جهة من كل ست تقريبًا شاركت في التجربة ما تبيعه في تلك الأسابيع، كمدارس وعيادات ومسرح، فكان زرّ الردّ عندها زائدًا. وقد أبقيناه لأن إخفاءه يعيد نوعين من الحسابات. والقائمة المرتّبة بالتاريخ تصلح حتى نحو ثلاثين بندًا في اليوم، فإذا زادت طلب المجرّبون عوامل تصفية، وأول ما يطلبونه التصفية بين الشراء والبيع. *أُجريت التجارب المذكورة هنا مع شركات ومنتجات متخيّلة.*",
      ),
    ],
  },
};
