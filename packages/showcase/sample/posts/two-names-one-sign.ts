import { bullets, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const twoNamesOneSign: PostSource = {
  slug: "two-names-one-sign",
  title: "Two names, one sign: naming a business in Arabic",
  excerpt:
    "A London bakery wanted a second shop, in the Gulf. What the Arabic letters, the trade mark register and the sign permit desk said before we drew anything.",
  category: "Branding",
  publishedDate: "2026-06-12T06:00:00Z",
  author: "Lina Haddad",
  tags: ["Identity", "Gulf"],
  cover: { kind: "dipole", seed: 37, ground: "theme" },
  body: [
    p(
      "A London bakery called Plover Gate was about to open a second shop in the Gulf, and its owner asked us to write the name in Arabic for the sign. We wrote it by sound, بلوفر غيت, on a card. Six colleagues who read Arabic saw the card, and four of them asked whether the client sold knitwear. In much of the Arab world بلوفر is the everyday word for a pullover.",
    ),
    p(
      "The card cost nothing. The quote for the sign was 21,000\u00a0dirhams, and the licence would have said pullover for as long as the shop was open. Since then our first list of names has had both scripts.",
    ),
    h2("What the letters can carry"),
    p(
      "Arabic has 28 letters, and short vowels are normally left unwritten. English names lose something in predictable places.",
    ),
    ...bullets(
      "**P, V and the hard G have no letter.** P becomes ب and V becomes ف. For G there are at least three habits: ج in Egypt, غ in the Levant and much of the Gulf, often ق in Saudi Arabia. Unless you fix one, people will search for the same shop under all three. There are two extra letters, a ب with three dots for P and ڤ for V, but ordinary Arabic keyboards hide them.",
      "**Short vowels go.** Our client Kestrel Row is كيسترل رو in Arabic. The ي secures the first vowel and makes it longer than it is in English.",
      "**Words don’t begin with two consonants.** A reader who meets بلوفر puts a vowel after the first letter, and has said *buloover* before noticing.",
      "**W is also a vowel.** In فنووتر, for Fenwater, the consonant and the vowel after it are the same letter, written twice, but people type it once.",
    ),
    p(
      "From Arabic into Latin the loss is different. Both ح and ه become H, both ط and ت become T, and ع usually vanishes. Long vowels give you a choice. Libraries that follow ALA-LC write Hadīl, many passports have Hadil, and our client writes Hadeel. We ask which spelling the bank already has, and use it for the licence, the domain and the accounts.",
    ),
    h2("Three routes for one bakery"),
    ...numbers(
      "**Transcribe.** The name بلوفر غيت has eight letters, and customers can ask for it by phone in either language. It also sells pullovers.",
      "**Translate.** A plover is a زقزاق and a gate is a بوابة, so the shop becomes بوابة الزقزاق, twelve letters long and accurate. No one who knows the bakery from London would recognise it by ear.",
      "**Rename one side.** The Arabic sign says مخبز الزقزاق, the plover’s bakery, and the Latin name stays. Both keep the bird, and the Arabic word happens to chirp: زقزقة is the sound sparrows make.",
    ),
    p(
      "The owner chose the third. It has a daily cost: staff answer the phone with two names, and the map listing needs the other name as an alternative. For the first few weeks a search for بلوفر found nothing at all.",
    ),
    h2("Two separate registers"),
    p(
      "A trade name is on the licence and says which name a company may trade under in that place. A trade mark lets its owner stop others from using the name for similar goods. Having one doesn’t give you the other.",
    ),
    p(
      "Marks are filed in classes. The Nice Classification has 45 of them, 34 for goods and 11 for services. The bakery needed class\u00a030 for bread, pastry and coffee, class\u00a043 for serving them at tables, and class\u00a035 for selling other makers’ jams. Three classes for two separate marks in two countries make 12 class fees. Filing both names as a single combined mark would have halved that to 6, but would have protected only the combination. Each Gulf state keeps its own register, and a registration in Latin letters doesn’t automatically cover the Arabic name that sounds the same. A trade mark attorney decides this. We supply a list of every spelling a customer might type.",
    ),
    h2("What the permit desk measures"),
    p(
      "A shop sign in the Gulf generally needs a permit, and it has to have Arabic on it. The details are up to the municipality or the economic department, and they differ. One emirate wants the Arabic on the right, taking up at least half the area. Some departments expect a transcription of the Latin name, while others translate the name themselves. Nearly all of them check the sign against the licence, letter by letter.",
    ),
    quote("Ask the permit desk for its current rules before anyone draws anything."),
    p(
      "Our bakery was licensed as مخبز الزقزاق, and in Latin letters as Al Zaqzaq Bakery. The words Plover Gate could go up only with the trade mark papers, and these arrived nine weeks after the oven. Up to that day the Latin half of the sign showed the licensed name on a vinyl panel.",
    ),
    h2("What mirrors in the lockup"),
    p(
      "The fascia measured 3,600\u00a0mm. With 200\u00a0mm at either end and 200\u00a0mm between the names, 3,000\u00a0mm remained, 1,500\u00a0mm for each. Drawn with the same 60\u00a0mm stroke, the Latin name came to 1,480\u00a0mm and the Arabic to 1,120\u00a0mm. Enlarging the Arabic to the same width means a factor of 1.32, so its stroke would have grown to 79\u00a0mm and looked bold next to the Latin. We kept the stroke and left the missing 360\u00a0mm empty.",
    ),
    ...bullets(
      "The order mirrors. The symbol goes where reading starts: left of a Latin name, right of an Arabic one.",
      "The bird looks at the name. On an Arabic bag it would have turned its back, so we drew it mirrored as well. A symmetrical symbol saves that work.",
      "Letters, figures and clock faces stay as they are.",
      "We match sizes by the weight of the strokes and by small letters, an x against a tooth of س. Equal boxes mislead, because Arabic reaches further below the line.",
      "Dots fail first. Sign makers allow 25\u00a0mm of capital height for every 3\u00a0metres, which makes 250\u00a0mm at 30\u00a0metres. For Arabic we hang a print and walk backwards until two dots become one.",
    ),
    h2("Names that don’t change"),
    p(
      "No one will change a name that’s been trading for twenty years because of a vowel. Initials are hard too: K and R become كيه آر, five letters that mean nothing. A test among six colleagues in one city also tells you little about Casablanca. For every new country we find a few readers there and hand them the card without explanation. *Plover Gate and its sign exist only in this article.*",
    ),
  ],
  ar: {
    title: "اسمان ولافتة واحدة: تسمية علامة بالعربية واللاتينية",
    excerpt:
      "مخبز اسمه Plover Gate أراد فرعًا ثانيًا في الخليج. هذا ما قالته الحروف والسجلات ومكتب التصاريح قبل أن يُرسم أي شيء.",
    author: "لينا حداد",
    body: [
      p(
        "كان مخبز لندني اسمه Plover Gate يستعد لافتتاح فرعه الثاني في الخليج، فطلبت صاحبته أن نكتب الاسم بالعربية من أجل اللافتة. كتبناه على بطاقة كما يُنطق: «بلوفر غيت»، ودارت البطاقة على ستة من زملائنا، فسأل أربعة منهم: هل يبيع العميل الملابس الصوفية؟",
      ),
      p(
        "لم تكلّفنا البطاقة شيئًا، أما اللافتة فكان عرض سعرها 21,000\u00a0درهم، وكانت الرخصة ستحمل ذلك «البلوفر» ما دام المحل مفتوحًا. ومنذ ذلك اليوم نضع الاسم بالحرفين معًا بدءًا من أول قائمة.",
      ),
      h2("ما تحتمله الحروف"),
      p(
        "في العربية 28 حرفًا، والحركات القصيرة لا تُكتب عادةً. ولذلك تفقد الأسماء الإنجليزية شيئًا من أصواتها في مواضع يمكن توقّعها.",
      ),
      ...bullets(
        "**ليس في العربية حرف للأصوات P وV وG.** يصير الأول باءً والثاني فاءً، أما الثالث فيُكتب جيمًا في مصر وغينًا في بلاد الشام وكثير من الخليج، وكثيرًا ما يُكتب قافًا في السعودية. وما لم تُعتمد صورة واحدة فسيبحث الناس عن المحل نفسه بثلاث صور. وهناك حرفان مزيدان، الباء بثلاث نقاط من تحتها والفاء بثلاث نقاط من فوقها (ڤ)، غير أنهما لا يظهران على لوحة المفاتيح العربية المعتادة.",
        "**الحركات القصيرة تسقط.** نكتب اسم عميلنا «كيسترل رو»، فتثبّت الياء أول حركة في الاسم لكنها تجعلها أطول مما هي في الإنجليزية.",
        "**لا تبدأ الكلمة بساكن.** من يقرأ «بلوفر» يحرّك الباء من تلقاء نفسه، فيخرج الاسم على غير ما أراده أصحابه.",
        "**الواو تكون حرفًا وتكون مدًّا.** في «فنووتر» واوان متتاليتان، الأولى حرف والثانية مدّ، ومن يكتب الاسم في البحث يكتب واحدة.",
      ),
      p(
        "وفي الاتجاه المعاكس خسارة من نوع آخر: تشترك الحاء والهاء في H، والطاء والتاء في T، وتختفي العين في الغالب. أما المدود ففيها خيار، فالمكتبات التي تتبع نظام ALA-LC تكتب Hadīl، وفي جوازات كثيرة Hadil، وعميلتنا تكتب Hadeel. ولهذا نسأل عن الصورة المسجّلة في المصرف، ثم نثبتها في الرخصة وعنوان الموقع والحسابات.",
      ),
      h2("ثلاث طرق لمخبز واحد"),
      ...numbers(
        "**نقل الصوت.** «بلوفر غيت» ثمانية أحرف، ويستطيع الزبون أن يطلبه بالهاتف بأي من اللغتين، لكنه يعِد بملابس الشتاء.",
        "**الترجمة.** طائر plover هو الزقزاق، وكلمة gate معناها البوابة، فيصير المحل «بوابة الزقزاق»، اثني عشر حرفًا لا خطأ فيها، غير أن من سمع بالمخبز في لندن لن يعرفه بالسمع.",
        "**اسم جديد في إحدى اللغتين.** تقول اللافتة العربية «مخبز الزقزاق» ويبقى الاسم اللاتيني على حاله. الطائر حاضر في الاسمين، وفي الكلمة العربية زقزقة العصافير.",
      ),
      p(
        "اختارت صاحبة المخبز الطريقة الثالثة، ولها كلفة يومية: يردّ الموظفون على الهاتف باسمين، ويحتاج موقع المحل على الخرائط إلى إضافة الاسم الآخر اسمًا بديلًا. وفي الأسابيع الأولى كان من يبحث عن «بلوفر» لا يجد شيئًا.",
      ),
      h2("سجلّان لا يعرف أحدهما الآخر"),
      p(
        "الاسم التجاري مكتوب في الرخصة، ويحدّد الاسم الذي تعمل به الشركة في ذلك المكان. أما العلامة التجارية المسجّلة فتتيح لصاحبها أن يمنع غيره من استعمالها على سلع مشابهة. وامتلاك أحدهما لا يعني امتلاك الآخر.",
      ),
      p(
        "تُسجّل العلامات في فئات، وفي تصنيف نيس 45 فئة: 34 للسلع و11 للخدمات. احتاج المخبز إلى الفئة\u00a030 للخبز والمعجّنات والقهوة، والفئة\u00a043 للطاولات التي تُقدّم عليها، والفئة\u00a035 لمربّيات المنتجين الآخرين على رفوفه. وثلاث فئات لعلامتين منفصلتين في دولتين تعني 12 رسم تسجيل. وكان تسجيل الاسمين في علامة مركّبة واحدة سيخفضها إلى 6 رسوم، على أن الحماية عندئذ للتركيب وحده. ولكل دولة خليجية سجلّها، والتسجيل بالحروف اللاتينية لا يشمل تلقائيًا الاسم العربي الذي يماثله في الصوت. القرار في هذا لمحامي العلامات التجارية، ومهمّتنا أن نعطيه كل صورة إملائية قد يكتبها زبون.",
      ),
      h2("ماذا يقيس مكتب التصاريح"),
      p(
        "تحتاج لافتة المحل في الخليج عمومًا إلى تصريح، ولا بدّ من العربية فيها. والتفاصيل شأن البلدية أو الدائرة الاقتصادية، وهي تختلف: فمن الإمارات ما يشترط العربية إلى اليمين وعلى نصف المساحة على الأقل. وبعض الدوائر يريد الاسم اللاتيني منقولًا بصوته، وبعضها يترجم الاسم بنفسه، وكلها تقريبًا تطابق اللافتة بالرخصة حرفًا حرفًا.",
      ),
      quote("قبل أن يبدأ الرسم نطلب من مكتب التصاريح ورقة شروطه السارية."),
      p(
        "صدرت رخصة المخبز باسم «مخبز الزقزاق»، وبالحروف اللاتينية Al Zaqzaq Bakery. ولم يكن ممكنًا رفع Plover Gate على الواجهة إلا بأوراق العلامة المسجّلة، وقد وصلت بعد الفرن بتسعة أسابيع. وحتى ذلك اليوم حمل النصف اللاتيني من اللافتة الاسم المرخّص على لوح من الفينيل.",
      ),
      h2("ما ينعكس في تركيب الشعار"),
      p(
        "كان طول الواجهة 3,600\u00a0مليمتر. تركنا 200\u00a0مليمتر عند كل طرف و200\u00a0مليمتر بين الاسمين، فبقي 3,000\u00a0مليمتر، لكل اسم 1,500. وحين رسمنا الاسمين بسُمك واحد مقداره 60\u00a0مليمترًا بلغ اللاتيني 1,480\u00a0مليمترًا والعربي 1,120. ولو كبّرنا العربي ليساوي صاحبه عرضًا لضربناه في 1.32، فبلغ سُمكه 79\u00a0مليمترًا وبدا أثقل من جاره. أبقينا السُمك وتركنا الفرق، وهو 360\u00a0مليمترًا، فراغًا.",
      ),
      ...bullets(
        "الترتيب ينعكس: موضع الرمز حيث تبدأ القراءة، عن يمين الاسم العربي وعن يسار اللاتيني.",
        "الطائر ينظر إلى الاسم. وعلى الكيس العربي كان سيدير له ظهره، فرسمناه مرة ثانية معكوسًا. والرمز المتناظر يوفّر هذا العمل.",
        "الحروف والأرقام وأوجه الساعات لا تنعكس.",
        "تُضبط الأحجام بسُمك الجرّات وبالحروف الصغيرة، أي بمقارنة حرف x بسنّ السين. أما تساوي الإطارين فيخدع، لأن العربية تنزل تحت السطر أكثر.",
        "النقاط أول ما يضيع. يحسب صانعو اللافتات 25\u00a0مليمترًا من ارتفاع الحرف اللاتيني الكبير لكل 3\u00a0أمتار، أي 250\u00a0مليمترًا عند 30\u00a0مترًا. وللعربية نعلّق نسخة مطبوعة ونبتعد عنها حتى تبدو النقطتان نقطة واحدة.",
      ),
      h2("حيث لا ينفع هذا"),
      p(
        "والاسم الذي مضى عليه في السوق عشرون عامًا لن يتغيّر من أجل حركة. والأحرف الأولى عسيرة كذلك، فحرفا K وR يصيران «كيه آر»، خمسة أحرف بلا معنى. ثم إن تجربة ستة زملاء في مدينة واحدة لا تقول الكثير عن الدار البيضاء، ولذلك نبحث في كل بلد جديد عن بضعة قرّاء ونعطيهم البطاقة من غير شرح. *مخبز Plover Gate وأرقامه من الخيال.*",
      ),
    ],
  },
};
