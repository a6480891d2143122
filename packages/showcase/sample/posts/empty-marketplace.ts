import { bullets, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const emptyMarketplace: PostSource = {
  slug: "the-first-hundred-companies",
  title: "How to start a B2B marketplace that’s empty",
  excerpt:
    "A B2B marketplace opens without sellers because it has no buyers, and the other way round. How we’d fill it with its first hundred companies, in figures.",
  category: "Product",
  publishedDate: "2026-07-17T06:00:00Z",
  author: "Amal Qasim",
  tags: ["Marketplaces", "Data"],
  cover: { kind: "star", seed: 37, ground: "theme" },
  body: [
    p(
      "On its first morning a marketplace has a search box, a sign-up form and nothing to find. Suppliers ask how many buyers there are. Buyers ask how many suppliers. A launch campaign brings a few hundred of both for a week. They look at empty lists and leave, and it’s hard to get them back with a second campaign.",
    ),
    p(
      "Here’s how we’d fill the first hundred places today, with a worked example from packaging. Its figures are assumptions: use your own.",
    ),
    h2("One trade in one city"),
    p(
      "Spread 100 companies over 20 trades and 4 cities, and you have 80 combinations with 1.25 companies in each. If a company answers 40% of the requests it sees, a request there has about four chances in ten of getting a reply.",
    ),
    p(
      "Now put 12 of them into one trade in one city. The chance that all 12 stay silent is 0.6 to the power of 12, or 0.2%. On average 4.8 replies arrive, and 92% of requests get three or more. With 8 suppliers that share falls to 68%. Three matter because many purchasing rules ask for three quotes. The calculation assumes that suppliers decide independently of each other. They don’t, and the measurements below allow for that.",
    ),
    p(
      "In a good first trade, the product is bought every month, can be described by size, quantity and date, and is made within half a day’s drive of the buyer. Carton boxes in Sharjah pass. Packing machines, bought every six years, don’t.",
    ),
    h2("Which hundred"),
    p(
      "Our hundred are 30 companies that mainly supply and 70 that mainly buy. Of the 30, 12 make cartons, 10 print labels and 8 deliver pallets. The 70 include bakeries, online shops, a perfumer and a furniture workshop. We say mainly, because the carton maker needs pallets and the label printer needs cartons, and they see the marketplace from both ends in their first week.",
    ),
    p(
      "If each of the 70 asks for cartons once a month, that makes 70 requests and 336 replies, 28 from each of the 12. Say a third of the requests end in an order: 23 orders, about 2 for each supplier. So one order costs a supplier 14 replies. That’s close to the limit of anyone’s patience, and the thirteenth carton maker has to wait until there are more requests.",
    ),
    h2("Start with requests"),
    ...numbers(
      "**Ten buyers, three old orders each.** Ask for the last three purchase orders with the prices blacked out. Thirty orders show which sizes, quantities and deadlines people really buy, and the form follows from them.",
      "**A request in hand.** Call a supplier about 5,000 boxes needed by the 20th. The invitation to register can come at the end of that call.",
      "**Replies without an account.** The supplier gets a link and enters a price and a delivery date. We offer registration once the buyer has read the reply.",
      "**Useful to a buyer alone.** The request can be emailed to suppliers outside the marketplace as well, and their replies land in the same table.",
    ),
    h2("Seeded offers, labelled"),
    p(
      "You can stock the shelves from suppliers’ own price lists. We’d enter 40 offers, three or four for each carton maker, with their written consent and a clear label in both languages:",
    ),
    quote(
      "Entered by our team from this supplier’s price list, with its consent, on 3\u00a0July. Please confirm the price before you order.",
    ),
    p(
      "These offers expire after 30\u00a0days and are left out of every figure. Invented requests are another matter. A supplier who prepares a quote for a buyer that doesn’t exist has lost an hour to us, and in a trade of 12 companies the other 11 hear of it within days. We wouldn’t invent reviews either, or count companies that haven’t joined.",
    ),
    h2("Two people with phones"),
    p(
      "For the first few months someone reads each request within 15\u00a0minutes of working time, calls three suppliers, and enters their replies with a note that they came by phone. At 25\u00a0minutes a request, 70 requests take 29\u00a0hours a month, less than four working days. At 700 requests it would be 292\u00a0hours, nearly two full-time jobs, so the calls have to become fewer as the market grows.",
    ),
    p(
      "We log a reason for every call in a table. Once *size missing* has been logged twenty times, the form gets a field for the size. Calls stop in a trade once 80% of its requests are answered within a working day without one, four weeks in a row.",
    ),
    h2("What to measure"),
    p(
      "Registrations and page views can rise while the market stays empty. We report the time to first reply and the share of requests answered, in working hours, and we keep the unanswered requests in the sum.",
    ),
    p(
      "Take a week with 20 requests. Fourteen were answered, after 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 9, 14 and 26\u00a0hours. Six never were. The usual report shows the median of the fourteen, 3\u00a0hours. Count the six as still waiting, and the median of all twenty is 5.5\u00a0hours. Of the twenty, 70% were answered at some point and 55% within a working day of 8\u00a0hours.",
    ),
    ...bullets(
      "Median time to first reply, with unanswered requests counted as waiting.",
      "Share answered within 8\u00a0working hours, with and without our calls.",
      "Share with three replies or more.",
      "Share of all replies that come from the three busiest suppliers. Above 60%, three holidays in the same week would close the market.",
      "Share of buyers who post again within 60\u00a0days.",
    ),
    h2("When to give up"),
    p(
      "Some trades won’t start like this. Where three suppliers control a whole city, they have nothing to gain from being compared. Where prices are fixed in yearly contracts, there’s one request a year. A free year helps less than you’d hope: on UpFlyover the first 1,000 companies get one, which takes price out of the conversation but doesn’t bring a single reply to a request.",
    ),
    p(
      "A second city is half a new start. Suppliers who deliver 100\u00a0kilometres away can serve both, while its buyers have to be won from zero. Set a limit before you begin. Ours would be 12\u00a0weeks: if fewer than half of the requests are answered within a working day by then, we change the trade and keep the phone list. *The companies, prices and figures in this example are invented.*",
    ),
  ],
  ar: {
    title: "أول مئة شركة: كيف تبدأ سوق إلكترونية فارغة؟",
    excerpt:
      "تفتح السوق بين الشركات بلا مورّدين لأنها بلا مشترين، والعكس صحيح. مجال واحد في مدينة واحدة، وعروض تصرّح بمصدرها، وهاتفان، وأرقام قليلة كل أسبوع.",
    author: "أمل قاسم",
    body: [
      p(
        "ليس في السوق الإلكترونية صباح يومها الأول إلا حقل بحث ونموذج تسجيل، ولا شيء يُعثر عليه. يسأل المورّدون عن عدد المشترين، ويسأل المشترون عن عدد المورّدين. وتأتي حملة الإطلاق ببضع مئات من الطرفين، فيرون قوائم فارغة وينصرفون خلال أسبوع، ويصعب على حملة ثانية أن تعيدهم.",
      ),
      p(
        "ولو بدأنا اليوم لملأنا الأماكن المئة الأولى على النحو الآتي، ومعه مثال محسوب من مجال التغليف. أرقامه افتراضات، وعلى كل فريق أن يضع أرقامه مكانها.",
      ),
      h2("مجال واحد في مدينة واحدة"),
      p(
        "لو توزّعت 100 شركة على 20 مجالًا و4 مدن لصار لدينا 80 خانة، في كل منها 1.25 شركة. وإذا كانت الشركة تردّ على 4 من كل 10 طلبات تراها، فحظّ الطلب من الردّ في خانة كهذه نحو 4 من 10.",
      ),
      p(
        "ولو جمعنا 12 شركة منها في مجال واحد ومدينة واحدة لكان احتمال أن تسكت جميعًا 0.6 مرفوعًا إلى القوة\u00a012، أي طلبين من كل 1,000 طلب. ويصل إلى الطلب في المتوسط 4.8 ردّ، ويحظى 92 طلبًا من كل 100 بثلاثة ردود فأكثر، وينخفض هذا العدد إلى 68 إذا كان المورّدون 8. وللثلاثة شأن لأن لوائح شراء كثيرة تشترط ثلاثة عروض أسعار. ويفترض الحساب أن كل مورّد يقرّر بمعزل عن غيره، وهذا لا يصحّ في الواقع، وسنراعيه عند القياس.",
      ),
      p(
        "والمجال الذي يصلح للبداية تُشترى سلعته كل شهر، ويكفي لوصفها المقاس والكمية والموعد، وتُصنع على مسافة نصف يوم بالسيارة من المشتري. ينطبق ذلك على صناديق الكرتون في الشارقة، ولا ينطبق على آلات التغليف التي تُشترى كل ست سنوات.",
      ),
      h2("أي مئة شركة؟"),
      p(
        "المئة في مثالنا 30 شركة يغلب عليها التوريد، و70 شركة يغلب عليها الشراء. ومن الثلاثين 12 تصنع صناديق الكرتون، و10 تطبع الملصقات، و8 تورّد الطبليات الخشبية. أما السبعون فمخابز ومتاجر إلكترونية وصانع عطور وورشة أثاث. ونقول «يغلب» لأن صانع الكرتون يحتاج إلى طبليات، ومطبعة الملصقات تحتاج إلى صناديق، فترى هذه الشركات السوق من طرفيها في أسبوعها الأول.",
      ),
      p(
        "وإذا طلبت كل شركة من السبعين صناديق مرة في الشهر كان لدينا 70 طلبًا و336 ردًّا، أي 28 ردًّا لكل مورّد من الاثني عشر. ولنقل إن ثلث الطلبات ينتهي بأمر شراء، أي نحو 23 أمرًا، نصيب المورّد منها اثنان تقريبًا، فيكلّفه أمر الشراء الواحد 14 ردًّا. وهذا قريب من حدود الصبر، فعلى صانع الكرتون الثالث عشر أن ينتظر حتى تزيد الطلبات.",
      ),
      h2("البداية من الطلبات"),
      ...numbers(
        "**عشرة مشترين، ومن كل منهم ثلاثة أوامر شراء سابقة.** نطلبها والأسعار فيها محجوبة، فتبيّن لنا ثلاثون ورقة ما يُشترى حقًّا من مقاسات وكميات ومواعيد، ومنها نرسم النموذج.",
        "**مكالمة سببها طلب.** نتصل بالمورّد لأن أحدهم يحتاج إلى 5,000 صندوق قبل يوم 20 من الشهر، وتأتي الدعوة إلى التسجيل في آخر المكالمة.",
        "**ردّ بلا حساب.** يصل إلى المورّد رابط فيكتب السعر وموعد التسليم، ولا نعرض عليه التسجيل إلا بعد أن يقرأ المشتري ردّه.",
        "**أداة تنفع المشتري ولو كان وحده.** يمكن إرسال الطلب بالبريد إلى مورّدين من خارج السوق أيضًا، وتصبّ ردودهم في الجدول نفسه.",
      ),
      h2("عروض أدخلناها، ونصرّح بذلك"),
      p(
        "يمكن ملء الرفوف من قوائم أسعار المورّدين أنفسهم. ندخل 40 عرضًا، ثلاثة أو أربعة لكل صانع كرتون، بموافقة مكتوبة منه، وعلى كل عرض عبارة صريحة باللغتين:",
      ),
      quote(
        "أدخل فريقنا هذا العرض من قائمة أسعار المورّد وبموافقته في 3\u00a0يوليو. يُرجى تأكيد السعر قبل الشراء.",
      ),
      p(
        "وتنتهي صلاحية هذه العروض بعد 30\u00a0يومًا، ولا تدخل في أي رقم نعلنه. أما الطلبات المختلقة فشأن آخر. فالمورّد الذي يُعدّ عرض سعر لمشترٍ لا وجود له أعطانا ساعة من وقته، وفي مجال من 12 شركة يبلغ الخبر الشركات الأخرى خلال أيام. ولا نختلق كذلك آراء عملاء، ولا نعدّ شركة لم تنضمّ بعد.",
      ),
      h2("شخصان وهاتفان"),
      p(
        "في الشهور الأولى يقرأ أحدنا كل طلب خلال 15\u00a0دقيقة من وقت العمل، ويتصل بثلاثة مورّدين، ويُدخل ردودهم مع ملاحظة بأنها جاءت بالهاتف. وإذا استغرق الطلب 25\u00a0دقيقة احتاج 70 طلبًا إلى 29\u00a0ساعة في الشهر، وهي أقلّ من أربعة أيام عمل. ولو صارت الطلبات 700 لاحتاجت إلى 292\u00a0ساعة، أي إلى موظفَين متفرغَين تقريبًا، فلا بدّ أن تقلّ المكالمات كلما كبرت السوق.",
      ),
      p(
        "ولكل مكالمة سبب يُكتب في جدول. فإذا تكرّرت فيه عبارة «المقاس ناقص» عشرين مرة أضفنا إلى النموذج حقلًا للمقاس. وتتوقف المكالمات في مجال ما حين تُجاب أربعة أخماس طلباته خلال يوم عمل من دونها، أربعة أسابيع متتالية.",
      ),
      h2("ماذا نقيس"),
      p(
        "قد يزيد المسجّلون وتزيد مشاهدات الصفحات والسوق ما زالت فارغة. لذلك نعلن زمن أول ردّ وعدد الطلبات المجابة من كل 100، بساعات العمل، ونُبقي الطلبات التي لم يُردّ عليها في الحساب.",
      ),
      p(
        "لنأخذ أسبوعًا فيه 20 طلبًا. جاء الردّ على 14 منها بعد 1 و1 و2 و2 و2 و3 و3 و3 و4 و5 و6 و9 و14 و26\u00a0ساعة، ولم يأتِ على 6. يعرض التقرير المعتاد وسيط الأربعة عشر، وهو 3\u00a0ساعات. فإذا عددنا الستة في الانتظار صار وسيط العشرين 5.5\u00a0ساعة. أُجيب إذن 14 طلبًا من 20، وأُجيب 11 منها خلال يوم عمل من 8\u00a0ساعات.",
      ),
      ...bullets(
        "وسيط زمن أول ردّ، والطلبات التي لم يُردّ عليها محسوبة في الانتظار.",
        "نسبة ما أُجيب خلال 8\u00a0ساعات عمل، بمكالماتنا ومن دونها.",
        "نسبة الطلبات التي نالت ثلاثة ردود فأكثر.",
        "حصة أنشط ثلاثة مورّدين من مجموع الردود. فإن تجاوزت ثلاثة أخماس فقد تُغلق السوقَ ثلاثُ إجازات في أسبوع واحد.",
        "نسبة المشترين الذين عادوا بطلب آخر خلال 60\u00a0يومًا.",
      ),
      h2("متى لا تنجح"),
      p(
        "هناك مجالات لا تبدأ بهذه الطريقة. فحيث يسيطر ثلاثة مورّدين على مدينة كاملة لا تنفعهم المقارنة، وحيث تُثبَّت الأسعار في عقود سنوية لا يأتي إلا طلب واحد في السنة. ونفع السنة المجانية أقلّ مما يُظنّ: هي لأول 1,000 شركة في سوق UpFlyover، فتُغني عن الحديث في السعر، لكنها لا تأتي بردّ واحد على طلب.",
      ),
      p(
        "والمدينة الثانية نصف بداية جديدة، فالمورّد الذي يوصل إلى مسافة 100\u00a0كيلومتر يخدم المدينتين، أما مشتروها فنبدأ معهم من الصفر. والحدّ يُوضع قبل البداية، وحدّنا 12\u00a0أسبوعًا: فإن كان ما يُجاب خلال يوم عمل أقلّ من نصف الطلبات غيّرنا المجال واحتفظنا بقائمة أرقام الهواتف. *الشركات والأسعار والأرقام في هذا المثال أمثلة غير حقيقية.*",
      ),
    ],
  },
};
