import { bullets, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const scrapyard: PostSource = {
  slug: "the-scrapyard-is-a-data-problem",
  title: "The scrapyard is a data problem",
  excerpt:
    "Its owner could walk to any part within minutes, and no one else could. What a winter in eight yards taught Rendre, our vehicle recycling platform.",
  category: "Product",
  publishedDate: "2026-10-09T06:00:00Z",
  author: "Yousef Darwish",
  tags: ["Marketplaces", "Gulf", "Data"],
  isPopular: true,
  cover: { kind: "warp", seed: 33, ground: "theme" },
  body: [
    p(
      "The first yard I visited had some 300 cars and no list. When a workshop called for the left rear door of a white saloon, the owner walked to it in four minutes. A week later he was ill. His nephew spent an hour and a half looking for a gearbox and gave up, and the workshop bought one elsewhere.",
    ),
    p(
      "I spent a winter in eight yards like that, before Rendre had a name, and filled four notebooks. Each owner named twenty parts he had, and we walked to them. Of 160 parts, 131 were where he’d said, 17 were somewhere else and 12 had been sold. The nephews and foremen could point to 44. My entry for the door reads:",
    ),
    quote("Left rear door, white. Second row, under two bonnets. Ask the uncle."),
    h2("Seventeen characters"),
    p(
      "A car leaves the factory with every part known by its number. Then the dealer keeps the service history, the insurer the accidents and the workshop an invoice. All that reaches the yard is a chassis number, a colour and the date of first registration.",
    ),
    p(
      "Our first screen asked for make, model, year, engine and trim, and nine of the first 50 engines were entered wrongly. The second asks for a photograph of the chassis number and takes the rest from the parts catalogue. That number has 17 characters under ISO\u00a03779 and leaves out I, O and Q, which look like 1 and 0. B and 8 are both in it, and we misread about one plate in fifteen. North American cars carry a check digit in the ninth place that catches most of this, but cars built for the Gulf don’t have to. So the app shows the catalogue’s picture of the car and asks whether it’s the right one.",
    ),
    p(
      "Used cars imported from Japan have shorter frame numbers, and each maker has its own system. They made up 31 of the first 400, and for them we’ve kept the five questions.",
    ),
    h2("Three kinds of record"),
    p(
      "We’d designed a single record for each car, and it lasted a fortnight. The doors are gone by Tuesday, the engine waits a month, and the shell leaves on a lorry with eleven others. *Sold*, as the status of a car, was true of its engine and false of its doors. Now there are three kinds:",
    ),
    ...numbers(
      "**The vehicle** arrives once and is signed off once. Its record holds the chassis number, the papers and the weight on arrival, and an authority may ask for it years later.",
      "**The part** has a place, photographs, a grade and the number of the chassis it came from. Its record ends with the sale.",
      "**The material** is what remains, counted in kilograms: steel, aluminium, glass, tyres, batteries, fluids. A batch of it comes from many cars.",
    ),
    p(
      "The car’s last owner sees all three as one history, which begins with photographs and ends in kilograms.",
    ),
    h2("Where 27\u00a0kilograms went"),
    p(
      "Everything that comes in has to go out again, as parts or as material. Take a small saloon from the trial, which weighed 1,240\u00a0kg on arrival:",
    ),
    ...bullets(
      "24 parts for reuse: 263\u00a0kg",
      "The shell, to the shredder: 740\u00a0kg",
      "Tyres, wheels and battery: 88\u00a0kg",
      "Glass, seats and plastics: 103\u00a0kg",
      "Fuel, oil and other fluids: 19\u00a0kg",
    ),
    p(
      "Together that is 1,213\u00a0kg, or 27 too few. A weighbridge for lorries reads in steps of 20\u00a0kg, so the car and the shell may each be out by 10, and some sand and rust stayed on the ground. The registration papers said 1,275, because kerb weight includes a tank nine-tenths full, here 45\u00a0litres. The car came in with three, and 42\u00a0litres of petrol weigh about 31\u00a0kg.",
    ),
    p(
      "We ask again about a car when more than 3% is missing. That was 26 of the first 400. In 19 of them something had been mistyped, 5 had lost a part sold before anyone recorded it, and 2 we couldn’t explain.",
    ),
    h2("Grades without adjectives"),
    p(
      "*Good*, in the notebooks, can mean that a gearbox shifts or that no customer has complained. So no one types a grade. Each kind of part has three questions, yes or no. For a gearbox: does it turn by hand, is it dry, are all the mounts there? For a door: is the skin straight, is the glass whole, does the lock work? Three yeses are an A, two a B, anything less a C.",
    ),
    p(
      "Two men from different yards tried this on 60 parts. With their own adjectives (good, fair, poor) they agreed on 33, and with the questions on 51. Guessing among three grades, they’d agree on about 20. Most of the other nine were doors with a dent that one of them didn’t count. You can’t grade engines like this, since one that turns freely may have lost its compression. The app asks for a reading for each cylinder, and many yards leave it empty.",
    ),
    h2("Gloves, sun and no signal"),
    ...bullets(
      "An answer button is 18\u00a0millimetres high. A touchscreen feels nothing through leather, so every question means taking off a glove, and we went from eleven questions a part to six.",
      "Makers give 35\u00a0degrees as the limit for most phones. In August ours switched off at ten in the morning, so we moved recording to between six and nine.",
      "The far corner of a yard has no signal, so the phone sends later. In the second week one door was listed three times, because every attempt had made a new record. The phone now numbers a part before the first attempt.",
    ),
    h2("Four minutes a part"),
    p(
      "A part takes four minutes to record, photographs included. With 40 parts to a car that’s two hours and forty minutes, and no yard will spend that for the sake of tidy data. The nephew started recording the day a workshop in Ajman bought a door from its photograph alone. Yards now record the ten or twelve parts of a car that sell, and weigh the rest.",
    ),
    h2("Since the launch"),
    p(
      "Rendre opened in mid-2026. In the third month its yards recorded 5,100 parts, of which 1,900 had been sold before the month was over. About half of those sales still began with a call to someone who knew where the part was. The nephew’s yard has 2,300 parts on its list and, by his uncle’s estimate, as many again that aren’t. A car without papers waits a week on average before anyone may take it apart. *Yards, people and figures in this article are invented.*",
    ),
  ],
  ar: {
    title: "مشكلة ساحة الخردة في بياناتها",
    excerpt:
      "كان صاحب ساحة الخردة وحده يعرف مكان كل قطعة. ما تعلّمناه في شتاء بين ثماني ساحات لمنصة Rendre عن أرقام الهياكل وموازين الشاحنات والقفّازات.",
    author: "يوسف درويش",
    body: [
      p(
        "كانت في أول ساحة زرتها نحو 300 سيارة، ولم تكن فيها قائمة واحدة. اتصلت ورشة تسأل عن الباب الخلفي الأيسر لسيارة صالون بيضاء، فمشى إليه صاحب الساحة ووصل بعد أربع دقائق. ثم مرض بعد أسبوع، فبحث ابن أخيه عن علبة تروس ساعة ونصف الساعة ثم يئس، فاشترتها الورشة من مكان آخر.",
      ),
      p(
        "أمضيت شتاءً كاملًا في ثماني ساحات كهذه، ولم يكن لمنصة Rendre اسم بعد، وملأت أربعة دفاتر. طلبت من كل صاحب ساحة أن يسمّي عشرين قطعة لديه، ثم مشينا إليها. فمن 160 قطعة وجدنا 131 قطعة حيث قال، و17 قطعة في موضع آخر، و12 قطعة كانت قد بيعت. وسألنا أبناء الإخوة ورؤساء العمال عن القطع نفسها فلم يدلّونا إلا على 44 منها. أما ذلك الباب فسطره في دفتري:",
      ),
      quote("باب خلفي أيسر، أبيض. الصف الثاني، تحت غطاءَي محرّك. يُسأل العمّ."),
      h2("سبع عشرة خانة"),
      p(
        "تخرج السيارة من المصنع وكل قطعة فيها معروفة برقمها، ثم تتفرّق المعرفة: سجلّ الصيانة عند الوكيل، والحوادث عند شركة التأمين، والفاتورة عند الورشة. ولا يصل إلى الساحة إلا رقم الهيكل واللون وتاريخ أول تسجيل.",
      ),
      p(
        "كانت شاشتنا الأولى تسأل عن الصانع والطراز والسنة والمحرّك والفئة، فأُدخل المحرّك خطأً تسع مرات في أول 50 سيارة. أما الثانية فتطلب صورة لرقم الهيكل وتأخذ البقية من دليل القطع. وفي هذا الرقم 17 خانة بحسب المعيار ISO\u00a03779، وليس فيه I ولا O ولا Q لأنها تلتبس بالواحد والصفر. أما B و8 فباقيان، وكنا نخطئ في قراءة لوحة من كل خمس عشرة تقريبًا. وفي سيارات أمريكا الشمالية خانة تحقّق هي التاسعة، تكشف معظم هذه الأخطاء، ولا تُشترط في السيارات المصنوعة للخليج. لذلك يعرض التطبيق صورة السيارة كما هي في الدليل، ويسأل هل هي السيارة نفسها.",
      ),
      p(
        "ويخرج عن هذا كله ما يُستورد مستعملًا من اليابان، فأرقام هياكله أقصر، ولكل صانع فيها نظامه. وكانت 31 سيارة من أول 400 سيارة من هذا النوع، ولأجلها بقيت الأسئلة الخمسة.",
      ),
      h2("ثلاثة أنواع من السجلّات"),
      p(
        "كنا قد رسمنا للسيارة سجلًّا واحدًا، فلم يعش أكثر من أسبوعين. أبواب السيارة تُباع في أيام، ومحرّكها ينتظر شهرًا، وهيكلها يخرج على شاحنة مع أحد عشر هيكلًا غيره. وكانت عبارة «بيعت السيارة» تصدق على محرّكها ولا تصدق على أبوابها. فصارت السجلّات ثلاثة أنواع:",
      ),
      ...numbers(
        "**المركبة،** وهي تصل مرة وتُشطب مرة. في سجلّها رقم الهيكل والأوراق والوزن عند الوصول، وقد تسأل عنه جهة رسمية بعد سنوات.",
        "**القطعة،** ولها مكان وصور ودرجة ورقم الهيكل الذي نُزعت منه، وينتهي سجلّها ببيعها.",
        "**المادة،** وهي ما يبقى، ونحسبها بالكيلوغرام: حديد وألمنيوم وزجاج وإطارات وبطاريات وسوائل. والدفعة الواحدة منها تأتي من سيارات كثيرة.",
      ),
      p("ويرى المالك الأخير الأنواع الثلاثة تاريخًا واحدًا لسيارته، من أول صورة إلى آخر كيلوغرام."),
      h2("فارق 27\u00a0كغ"),
      p(
        "كل ما يدخل الساحة يجب أن يخرج منها، قطعًا أو مواد. وهذه سيارة صالون صغيرة من أيام التجربة، بلغ وزنها عند الوصول 1,240\u00a0كغ:",
      ),
      ...bullets(
        "24 قطعة لإعادة الاستخدام: 263\u00a0كغ",
        "الهيكل، وقد ذهب إلى آلة التقطيع: 740\u00a0كغ",
        "الإطارات والعجلات والبطارية: 88\u00a0كغ",
        "الزجاج والمقاعد والبلاستيك: 103\u00a0كغ",
        "الوقود والزيت وسائر السوائل: 19\u00a0كغ",
      ),
      p(
        "والمجموع 1,213\u00a0كغ، أي إنه ينقص 27\u00a0كغ. فميزان الشاحنات يقرأ بدرجات من 20\u00a0كغ، وقد يخطئ بمقدار 10\u00a0كغ في السيارة ومثلها في الهيكل، وبقي على الأرض شيء من الرمل والصدأ. أما أوراق التسجيل فتقول 1,275\u00a0كغ، لأن الوزن المسجّل فيها يشمل خزّانًا مُلئت تسعة أعشاره، أي 45\u00a0لترًا في هذه السيارة، وقد وصلت وفيها ثلاثة لترات. ووزن 42\u00a0لترًا من البنزين نحو 31\u00a0كغ.",
      ),
      p(
        "ونعيد السؤال عن كل سيارة ينقص وزنها بنسبة تزيد على 3%. حدث ذلك في 26 سيارة من أول 400 سيارة: في 19 منها خطأ في الإدخال، وفي 5 منها قطعة بيعت قبل أن يسجّلها أحد، وعجزنا عن تفسير اثنتين.",
      ),
      h2("درجات بلا صفات"),
      p(
        "تعني كلمة «جيّد» في الدفاتر مرة أن علبة التروس تعشّق، ومرة أن المشتري لم يعد شاكيًا. لذلك لا يكتب أحد درجة القطعة، بل يجيب بنعم أو لا عن ثلاثة أسئلة تخصّ نوعها. علبة التروس: هل تدور باليد، وهل هي جافّة من الزيت، وهل قواعد تثبيتها كاملة؟ والباب: هل صفيحته مستقيمة، وهل زجاجه سليم، وهل يعمل قفله؟ ثلاث إجابات بنعم تعطي الدرجة A، واثنتان B، وما دون ذلك C.",
      ),
      p(
        "جرّب ذلك رجلان من ساحتين مختلفتين على 60 قطعة. اتفقا بكلماتهما هما، أي جيّد ومقبول ورديء، على 33 قطعة، واتفقا بالأسئلة على 51 قطعة، ولو خمّنا بين ثلاث درجات لاتفقا على نحو 20 قطعة. وكان معظم ما بقي من خلاف، وهو في تسع قطع، على أبواب فيها انبعاجة لم يحسبها أحدهما. ولا تصلح هذه الطريقة للمحرّكات، فقد يدور المحرّك بسهولة وضغطه ضائع. وفيها يطلب التطبيق قراءة الضغط في كل أسطوانة، وكثير من الساحات تتركها فارغة.",
      ),
      h2("قفّازات وشمس وساحة بلا شبكة"),
      ...bullets(
        "ارتفاع زر الإجابة على الشاشة 18\u00a0مليمترًا. ولا يحسّ الزجاج بالإصبع من وراء الجلد، فكل سؤال يعني قفّازًا يُخلع، ولهذا خفضنا أسئلة القطعة من أحد عشر سؤالًا إلى ستة.",
        "يحدّد صانعو معظم الهواتف 35\u00a0درجة مئوية حدًّا أعلى لتشغيلها. وفي أغسطس كانت هواتفنا تنطفئ في العاشرة صباحًا، فانتقل التسجيل إلى ما بين السادسة والتاسعة.",
        "لا شبكة في آخر الساحة، فيرسل الهاتف ما لديه لاحقًا. وفي الأسبوع الثاني ظهر باب واحد في القائمة ثلاث مرات، لأن كل محاولة للإرسال أنشأت سجلًّا. واليوم يعطي الهاتف القطعة رقمها قبل المحاولة الأولى.",
      ),
      h2("من يسجّل، ولماذا؟"),
      p(
        "يستغرق تسجيل القطعة بصورها أربع دقائق، وفي السيارة نحو 40 قطعة، فهذه ساعتان وأربعون دقيقة لن تنفقها ساحة حبًّا في البيانات المرتّبة. وقد بدأ ابن الأخ يسجّل يوم اشترت ورشة في عجمان بابًا لم ترَ منه إلا صورته. وتكتفي الساحات اليوم بتسجيل عشر قطع أو اثنتي عشرة قطعة من كل سيارة، وهي التي تُباع، وتزن الباقي.",
      ),
      h2("منذ الإطلاق"),
      p(
        "انطلقت منصة Rendre في منتصف عام\u00a02026. وفي الشهر الثالث سجّلت ساحاتها 5,100 قطعة بيع منها 1,900 قطعة قبل نهايته، وما زال نصف هذه المبيعات تقريبًا يبدأ بمكالمة مع من يعرف مكان القطعة. وفي قائمة الساحة التي يعمل فيها ابن الأخ 2,300 قطعة، ويقدّر عمّه أن خارج القائمة مثلها. أما السيارة التي تصل بلا أوراق فتنتظر أسبوعًا في المتوسط قبل أن يُسمح بتفكيكها. *الساحات والأشخاص والأرقام في هذا المقال أمثلة غير حقيقية.*",
      ),
    ],
  },
};
