import { bullets, diagram, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../source.ts";

export const twoRoles: PostSource = {
  slug: "one-marketplace-two-roles",
  title: "One marketplace, two roles: designing for supplier and buyer at once",
  excerpt:
    "On a business marketplace every company sells on Monday and buys on Tuesday. What happens to the interface when nobody is only one of the two.",
  category: "Product",
  publishedDate: "2026-10-30T06:00:00Z",
  author: "Maya Brandt",
  tags: ["Marketplaces", "Accessibility", "Forms"],
  isPopular: true,
  cover: { kind: "network", seed: 25, ground: "theme" },
  body: [
    p(
      "Most marketplaces ask one question before they let you in: are you here to buy or to sell? It is a tidy question. It splits the database, the navigation and the team in half. On a business marketplace it is also the wrong one.",
    ),
    p(
      "A company that supplies ceiling tiles needs pallets. A caterer sells lunches and buys chillers. Each company is both supplier and buyer, often on the same day and through the same person. An interface that makes that person change hats will be used for one of the two roles, and for the other one they will go back to the telephone.",
    ),
    h2("The switch that nobody finds"),
    p(
      "The usual answer is a switch in the corner: *view as buyer*, *view as seller*. We drew it, put it in front of people, and watched. They found it once. After that they forgot which side they were on, answered their own requirement, and wondered why a product they had just listed could not be seen.",
    ),
    p(
      "A switch is a mode, and modes have to be remembered. The person already carries the only state that matters: what they came to do. The task should decide the role, not the other way round.",
    ),
    h2("Verbs, not roles"),
    p(
      "So we took the nouns out of the navigation. There is no buyer area and no seller area. There are two verbs at the top of every page: *post a requirement* and *answer one*. Everything else is one list of what is happening, in the order in which it happens.",
    ),
    ...bullets(
      "A requirement you posted shows the answers it has received.",
      "A requirement you could answer shows how many others already did.",
      "A conversation shows both sides with the same weight, because next month they may be reversed.",
    ),
    p(
      "The colour of a row never says which role you hold. We tried that, and people with low vision could not use it, and people with good vision read it as urgent. A short word at the start of the row does the work in both languages.",
    ),
    diagram(
      "roles",
      "Two circles joined by two thick lines. One line leads from the first to the second, the other one back.",
      "Two companies and two lines: each of them is a beginning and an end.",
    ),
    quote("The task should decide the role, not the other way round."),
    h2("One company, several people"),
    p(
      "The second surprise was that a company is not a person. Whoever buys the pallets is seldom the one who answers for ceiling tiles. Drafts wait for somebody's signature. Prices may be seen by three people and changed by one.",
    ),
    p(
      "It would have been easy to add a page of permissions. Instead we asked what people share today, and the answer was documents: a price list, a certificate, a drawing. So access belongs to the document. Whoever shares one says who may open it, for how long, and whether it may be passed on. The company's list of users stays short, and nobody has to imagine what a role called *manager two* may do.",
    ),
    h2("Trust goes both ways"),
    p(
      "On a consumer marketplace the buyer is protected from the seller. Between companies both take a risk: one that the goods are late, the other that the payment is. A rating out of five hides more than it shows. What helped in our tests was plain facts, shown in the same place for both sides.",
    ),
    ...numbers(
      "How long this company usually takes to reply.",
      "How many of its requirements ended in an order.",
      "Which documents it has shared with you, and when they expire.",
    ),
    p(
      "None of these is a judgement. All three can be checked, and each company sees its own figures first, before anybody else does.",
    ),
    h2("Two directions on one screen"),
    p(
      "The marketplace begins in the UAE, so every screen exists twice: from left to right and from right to left. That turned out to be a useful test of the idea. Wherever a layout still contained a hidden *us* on one side and *them* on the other, mirroring it made the meaning flip. A conversation whose sides are roles becomes confusing. A conversation whose sides are simply *mine* and *theirs* mirrors without a scratch.",
    ),
    p(
      "Numbers and product codes stay as they are written, isolated from the text around them. A code such as `MX-40/2` reads the same in both directions, and it is the one thing on the page that a warehouse will type by hand.",
    ),
    h2("What we would tell another team"),
    p(
      "Draw the second role in the first week. Not a finished screen: one sheet for each task, with both verbs on it. If the sheet works when you swap the names of the two companies, the product will probably work when the companies swap places. And they will, usually by Thursday.",
    ),
    p("*The tests described here were run with sample companies and invented products.*"),
  ],
  ar: {
    title: "سوق واحدة ودوران: التصميم للمورّد والمشتري معًا",
    excerpt:
      "في السوق الإلكترونية بين الشركات تبيع كل شركة يوم الاثنين وتشتري يوم الثلاثاء. فماذا يحدث للواجهة حين لا يكون أحد طرفًا واحدًا فقط؟",
    author: "مايا براندت",
    body: [
      p(
        "تطرح معظم الأسواق الإلكترونية سؤالًا واحدًا قبل الدخول: شراء أم بيع؟ وهو سؤال مرتّب يقسم قاعدة البيانات والقوائم والفريق نصفين. غير أنه في سوق بين الشركات سؤال خاطئ.",
      ),
      p(
        "فالشركة التي تورّد ألواح الأسقف تحتاج إلى منصّات نقل، ومن يبيع وجبات الغداء يشتري الثلاجات. كل شركة مورّد ومشترٍ في آنٍ واحد، وربما في اليوم نفسه وعلى يد الشخص نفسه. والواجهة التي تطالبه بتبديل قبّعته ستُستخدم لدور واحد، أما الدور الآخر فسيعود إلى الهاتف.",
      ),
      h2("مفتاح لا يعثر عليه أحد"),
      p(
        "الجواب المعتاد مفتاح في زاوية الصفحة: عرض المشتري أو عرض المورّد. رسمناه ووضعناه أمام الناس وراقبنا. عثروا عليه مرة واحدة، ثم نسوا في أي جانب هم، فأجابوا عن طلباتهم هم، وتساءلوا لماذا لا يظهر منتج أضافوه قبل قليل.",
      ),
      p(
        "المفتاح حالة، والحالات تحتاج إلى من يتذكّرها. والمستخدم يحمل معه الحالة الوحيدة المهمة: ما جاء من أجله. فالمهمة هي التي تحدّد الدور، لا العكس.",
      ),
      h2("أفعال لا أدوار"),
      p(
        "لذلك أخرجنا الأسماء من القوائم. لا منطقة للمشتري ولا منطقة للمورّد، وإنما فعلان في أعلى كل صفحة: نشر طلب توريد، والردّ على طلب. وما عدا ذلك قائمة واحدة بما يجري، بترتيب حدوثه.",
      ),
      ...bullets(
        "طلب التوريد المنشور يعرض ما وصله من ردود.",
        "والطلب الذي يمكن الردّ عليه يعرض عدد من سبقوا إلى الردّ.",
        "والمحادثة تعرض الطرفين بالوزن نفسه، فقد يتبادلان موقعيهما الشهر القادم.",
      ),
      diagram(
        "roles",
        "دائرتان يصل بينهما خطّان عريضان، أحدهما يبدأ من الأولى والآخر يعود إليها.",
        "شركتان وخطّان: كل واحدة منهما بداية ونهاية.",
      ),
      quote("المهمة هي التي تحدّد الدور، لا العكس."),
      h2("شركة واحدة وعدّة أشخاص"),
      p(
        "وكانت المفاجأة الثانية أن الشركة ليست شخصًا. من يشتري المنصّات نادرًا ما يكون هو من يجيب عن ألواح الأسقف، والمسوّدات تنتظر توقيعًا، والأسعار يراها ثلاثة ويغيّرها واحد.",
      ),
      p(
        "كان من السهل أن نضيف صفحة للصلاحيات، لكننا سألنا: ما الذي يتشاركه الناس اليوم؟ فكان الجواب: الوثائق، قائمة أسعار أو شهادة مطابقة أو رسم. فجعلنا صلاحية الوصول للوثيقة نفسها، ومن يشاركها يحدّد من يفتحها وإلى متى.",
      ),
      h2("الثقة في الاتجاهين"),
      p(
        "بين الشركات يخاطر الطرفان معًا: هذا بتأخّر البضاعة وذاك بتأخّر الدفع. والتقييم من خمس نجوم يخفي أكثر مما يظهر. وما نفع في تجاربنا حقائق بسيطة في الموضع نفسه للطرفين.",
      ),
      ...numbers(
        "كم تستغرق هذه الشركة عادةً في الردّ.",
        "كم من طلبات توريدها انتهى بأمر شراء.",
        "ما الوثائق التي شاركتها، ومتى تنتهي صلاحيتها.",
      ),
      h2("اتجاهان على شاشة واحدة"),
      p(
        "تنطلق السوق من دولة الإمارات، فلكل شاشة صورتان: من اليمين ومن اليسار. وقد صار ذلك اختبارًا نافعًا للفكرة نفسها. فالمحادثة التي يقوم طرفاها على الأدوار تختلط عند عكسها، أما التي طرفاها «رسائلي» و«رسائلهم» فتنعكس من غير خدش.",
      ),
      p(
        "أما أرقام المنتجات ورموزها فتبقى كما كُتبت، معزولة عمّا حولها، لأنها الشيء الوحيد في الصفحة الذي سيكتبه أمين المستودع بيده.",
      ),
      h2("نصيحة لفريق آخر"),
      p(
        "رسم الدور الثاني في الأسبوع الأول، لا شاشة مكتملة بل ورقة لكل مهمة وعليها الفعلان. فإذا صلحت الورقة بعد تبديل اسمي الشركتين فالأرجح أن المنتج سيصلح حين تتبادل الشركتان موقعيهما. *التجارب المذكورة هنا أُجريت مع شركات ومنتجات متخيّلة.*",
      ),
    ],
  },
};
