import { bullets, diagram, h2, h3, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../source.ts";

export const firstWeek: PostSource = {
  slug: "first-week-of-ad-spend",
  title: "What the first week of ad spend should tell you",
  excerpt:
    "Seven days are too few to judge a campaign and enough to judge its plumbing. What to read on each day, and what to leave alone.",
  category: "Marketing",
  publishedDate: "2026-11-06T06:00:00Z",
  author: "Omar Teriaki",
  tags: ["Paid search", "Measurement", "Gulf"],
  cover: { kind: "envelope", seed: 8, ground: "orange" },
  body: [
    p(
      "The first week of a campaign is not a small version of the second month. It answers other questions. Ask it whether the campaign is profitable and it will give you a number, and the number will be wrong. Ask it whether anything is broken, and it will tell you the truth within hours.",
    ),
    p(
      "We say that results begin in the first week. This is what we mean by a result on each of those days, and why we hold our hands still on most of them.",
    ),
    h2("Before the first day"),
    p(
      "An ad account takes 24 to 48 hours to set up. Half of that is waiting: for a review, for a domain to be verified, for a card to be accepted. The other half decides what the first week can teach you, so spend it on three things.",
    ),
    ...numbers(
      "**Name one action that counts.** A booking, a call longer than a minute, a finished form. If there are three, the account learns the cheapest of them.",
      "**Make that action visible.** Fire it yourself, from your own phone, on mobile data, and look for it in the report. Then do it again in Arabic.",
      "**Write down what you expect.** One figure for a bad week, one for a good one. A week later everybody remembers having expected what happened.",
    ),
    h2("Day one and two: the plumbing"),
    p(
      "On the first day, money proves only that the pipes are joined. Look at delivery, not at cost. Did the ads run in the hours you paid for? Did they run in the cities you chose, or in the whole region? Does the number of clicks in the account match the number of visits on the site, give or take a tenth?",
    ),
    p(
      "When clicks and visits differ by a third, the fault is almost never fraud. It is a slow page. A visitor who leaves before the page has loaded is a click without a visit, and you paid for the click. Mend the page before you touch a bid.",
    ),
    quote("On the first day, money proves only that the pipes are joined."),
    h2("Day three and four: the words"),
    p(
      "By now the search terms report is worth an hour of somebody's reading. Not skimming: reading, from the top, with a pencil. You are looking for three kinds of words.",
    ),
    ...bullets(
      "Words you never thought of, which bring the right people. Give them an ad of their own.",
      "Words that sound right and are not: jobs, courses, second-hand, free. Exclude them today; they will not improve.",
      "The same intention in both languages. In the Gulf one person searches in Arabic for a clinic and in English for its prices, often in the same minute.",
    ),
    p(
      "Pay particular attention to Arabic spelled in several ways. A search for «أبوظبي» and one for «ابو ظبي» come from the same street. Treat them as one question, and do not let a budget rule decide that one of them is rare.",
    ),
    h3("What to leave alone"),
    p(
      "Do not pause an advertisement because it has spent a day's budget without a sale. With ten clicks, nothing and one are the same result. Each pause also restarts the learning of the account, which is the one thing the first week is buying.",
    ),
    h2("Day five and six: the first comparison"),
    p(
      "There is now enough to compare shares, though not yet costs. Which advertisement is clicked by more of those who see it? Which page keeps more of those who arrive? Comparisons within a week are fair, because everything else was the same for both sides: the weather, the salary day, the holiday.",
    ),
    p(
      "Set the shares beside each other on paper, drawn to scale. A bar that is twice as long tells you something. A bar that is a tenth longer tells you to wait. Most bars in the first week are a tenth longer.",
    ),
    diagram(
      "shares",
      "Three pairs of bars. In the first two, one bar is hardly longer; in the third it is twice as long and marked.",
      "Three comparisons after a week, drawn to scale: two say wait, one is clear.",
    ),
    h2("Day seven: one page"),
    p(
      "We write one page at the end of the week, and never more. It has the same four lines every time.",
    ),
    ...numbers(
      "What was broken, and since when it has been mended.",
      "What people typed that surprised us.",
      "Which comparison is already clear, with both numbers.",
      "What we will change next week: one thing, and why that one.",
    ),
    p(
      "The fourth line is the hardest, because a week produces ten ideas and a campaign can carry one at a time. Change three things and the second week will teach you nothing about any of them.",
    ),
    h2("What it cannot tell you"),
    p(
      "The first week cannot tell you what a customer is worth, whether they come back, or whether they would have come without you. Those questions need months, and one of them needs a control group. Put them in the calendar now, so that nobody asks them of a report that is seven days old.",
    ),
    p(
      "It can tell you whether you will be able to answer them later. That is worth a week of anybody's money. *The figures in this article are rules of thumb, not results of a client.*",
    ),
  ],
  ar: {
    title: "ما الذي يجب أن يخبرك به أول أسبوع من الإنفاق الإعلاني",
    excerpt:
      "سبعة أيام لا تكفي للحكم على حملة، لكنها تكفي للحكم على تمديداتها. ماذا يُقرأ في كل يوم، وماذا يُترك وشأنه.",
    author: "عمر ترياقي",
    body: [
      p(
        "ليس أول أسبوع من الحملة نسخة مصغّرة من شهرها الثاني، بل له أسئلته. فإن سُئل عن الربح أجاب برقم، والرقم خاطئ. وإن سُئل عمّا تعطّل أجاب بالصدق في غضون ساعات.",
      ),
      p(
        "نقول إن النتائج تبدأ منذ الأسبوع الأول، وهذا ما نعنيه بالنتيجة في كل يوم من أيامه، ولماذا نكفّ أيدينا في معظمها.",
      ),
      h2("قبل اليوم الأول"),
      p(
        "يستغرق إعداد الحساب الإعلاني من 24 إلى 48 ساعة، ونصف ذلك انتظار: مراجعة، وتوثيق نطاق، وقبول بطاقة. أما النصف الآخر فهو الذي يقرّر ما يمكن أن يعلّمنا إياه الأسبوع، وأفضل ما يُصرف فيه ثلاثة أمور.",
      ),
      ...numbers(
        "**تسمية فعل واحد يُحتسب:** حجز، أو مكالمة تتجاوز الدقيقة، أو نموذج مكتمل. فإن كانت ثلاثة أفعال تعلّم الحساب أرخصها.",
        "**التحقق من أن الفعل يُرى:** تجربته من الهاتف وعلى بيانات الهاتف ثم البحث عنه في التقرير، وتكرار ذلك بالعربية.",
        "**تدوين المتوقّع:** رقم لأسبوع سيّئ ورقم لأسبوع جيّد. فبعد أسبوع يتذكّر الجميع أنهم توقّعوا ما حدث.",
      ),
      h2("اليومان الأول والثاني: التمديدات"),
      p(
        "لا يثبت المال في اليوم الأول إلا أن الأنابيب موصولة، ولذلك يُنظر إلى الظهور لا إلى التكلفة. هل ظهرت الإعلانات في الساعات المدفوعة؟ وفي المدن المختارة أم في المنطقة كلها؟ وهل يطابق عدد النقرات في الحساب عدد الزيارات في الموقع بفارق لا يتجاوز العُشر؟",
      ),
      p(
        "وإذا بلغ الفارق الثلث فالسبب في الغالب صفحة بطيئة لا احتيال. فالزائر الذي يغادر قبل اكتمال الصفحة نقرة بلا زيارة، وقد دُفع ثمن النقرة. إصلاح الصفحة يسبق تعديل أي عرض سعر.",
      ),
      quote("لا يثبت المال في اليوم الأول إلا أن الأنابيب موصولة."),
      h2("اليومان الثالث والرابع: الكلمات"),
      p(
        "صار تقرير عبارات البحث يستحق ساعة من القراءة، قراءة لا تصفّحًا، من أوله وبقلم رصاص. وما نبحث عنه ثلاثة أصناف من الكلمات.",
      ),
      ...bullets(
        "كلمات لم تخطر على البال وتأتي بالناس المناسبين، وهذه تستحق إعلانًا خاصًّا بها.",
        "كلمات تبدو صحيحة وليست كذلك، مثل: وظائف، دورات، مستعمل، مجانًا. واستبعادها اليوم خير من انتظار تحسّنها.",
        "القصد نفسه بلغتين. ففي الخليج يبحث الشخص الواحد بالعربية عن العيادة وبالإنجليزية عن أسعارها، وربما في الدقيقة نفسها.",
      ),
      p(
        "وللعربية المكتوبة بأكثر من صورة عناية خاصة: من يبحث عن «أبوظبي» ومن يبحث عن «ابو ظبي» يقيمان في الشارع نفسه، فالسؤال واحد.",
      ),
      h3("ما يُترك وشأنه"),
      p(
        "لا يُوقف إعلان لأنه أنفق ميزانية يوم بلا بيع. فمع عشر نقرات يستوي الصفر والواحد، وكل إيقاف يعيد الحساب إلى أول التعلّم، وهو الشيء الوحيد الذي يشتريه الأسبوع الأول.",
      ),
      h2("اليومان الخامس والسادس: أول مقارنة"),
      p(
        "أصبحت النسب قابلة للمقارنة وإن لم تصبح التكلفة كذلك. أي إعلان ينقره عدد أكبر ممّن يرونه؟ وأي صفحة تُبقي عددًا أكبر ممّن يصلون إليها؟ والمقارنة داخل الأسبوع عادلة، لأن كل ما عدا ذلك كان واحدًا للطرفين: الطقس ويوم الراتب والإجازة.",
      ),
      p(
        "يكفي رسم النسبتين متجاورتين بمقياس واحد. خطّ بضعف الطول يقول شيئًا، وخطّ أطول بالعُشر يقول: الانتظار أولى. ومعظم خطوط الأسبوع الأول أطول بالعُشر.",
      ),
      diagram(
        "shares",
        "ثلاثة أزواج من الخطوط: في الأول والثاني فارق ضئيل، وفي الثالث خط بضعف الطول مميّز باللون.",
        "ثلاث مقارنات بعد أسبوع بمقياس واحد: اثنتان تقولان الانتظار أولى، وواحدة واضحة.",
      ),
      h2("اليوم السابع: صفحة واحدة"),
      p("في آخر الأسبوع نكتب صفحة واحدة لا تزيد، وفيها الأسطر الأربعة نفسها كل مرة."),
      ...numbers(
        "ما الذي كان معطّلًا، ومتى أُصلح.",
        "ما الذي كتبه الناس وفاجأنا.",
        "أي مقارنة صارت واضحة، وبأي رقمين.",
        "ما الذي سنغيّره في الأسبوع القادم: شيء واحد، ولماذا هو بالذات.",
      ),
      p(
        "والسطر الرابع أصعبها، لأن الأسبوع يلد عشر أفكار ولا تحتمل الحملة إلا واحدة في كل مرة. ومن غيّر ثلاثة أشياء معًا لم يتعلّم من الأسبوع الثاني شيئًا عن أيّ منها.",
      ),
      h2("ما لا يستطيع قوله"),
      p(
        "لا يخبرنا الأسبوع الأول بقيمة العميل، ولا بعودته، ولا بما إذا كان سيأتي من دوننا. تلك أسئلة تحتاج إلى شهور، ومكانها التقويم من الآن. لكنه يخبرنا إن كنّا سنقدر على الإجابة عنها لاحقًا، وهذا وحده يستحق ميزانية أسبوع. *الأرقام في هذا المقال قواعد تقريبية وليست نتائج عميل بعينه.*",
      ),
    ],
  },
};
