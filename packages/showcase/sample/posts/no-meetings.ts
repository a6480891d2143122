import { bullets, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const meetings: PostSource = {
  slug: "a-week-without-meetings",
  title: "A week without meetings",
  excerpt:
    "Four times a year, no one at our agency may call a meeting for five days. What we write instead, where it went wrong, and how many meetings came back.",
  publishedDate: "2026-09-04T06:00:00Z",
  author: "Sara Whitlock",
  tags: ["Studio"],
  cover: { kind: "chord", seed: 25, ground: "theme" },
  body: [
    p(
      "Almost three years ago there were eighteen of us. In one week we held 74 meetings and sat in them for 234\u00a0hours, which makes 13\u00a0hours each. We know because we counted, to have something to compare the next week with. From Monday to Friday of that next week, no one was allowed to call a meeting, however short, not even standing up, not even if they called it a chat.",
    ),
    p(
      "There have been eleven such weeks by now, four a year. We tell clients a month ahead, and one phone is always answered. First calls with new clients are exempt, since they don’t know our habits. We’ve broken the rule nine times: seven times for a client who couldn’t wait and twice because someone forgot.",
    ),
    h2("What we write instead"),
    p("Nearly all of the 74 were held for one of three reasons, and each has a written form."),
    ...bullets(
      "A *report* becomes half a page. It takes 25\u00a0minutes to write and four to read, so with six readers it takes 49\u00a0minutes of working time. Presented to the same seven people for half an hour, it took 210.",
      "A *decision* becomes a question, two answers, a deadline for objections, and a name.",
      "A *worry* becomes a walk for two. Walks are allowed, and more popular in London than in Dubai in August.",
    ),
    p("Here’s a decision:"),
    quote(
      "Can the form ask for a phone number? A:\u00a0no. B:\u00a0yes, as an option. Without an objection by Wednesday, 4\u00a0pm in Dubai, it is\u00a0A. Tom decides.",
    ),
    p(
      "Because silence counts as consent, the deadline matters. In the first two weeks we wrote *by tonight*, and twice something was settled close to midnight, while half of us were asleep. The deadline now has to be within working hours at all four offices, at least one full day away. An objection has to give its reason in a sentence.",
    ),
    h2("No one’s decision"),
    p(
      "The name gave the most trouble. Of the 38 notes written in the first week, 17 ended without one. In some cases three of us had each assumed that someone else was deciding, and a project had been waiting for two months. In a meeting that’s easy to miss, because everyone nods. Amal Qasim went through the 17 and put a name to each, twice her own. In the most recent week it was 3 out of 41.",
    ),
    h2("Where it went wrong"),
    ...numbers(
      "**The meetings moved into the chat.** We counted 2,030 messages in the first quiet week and 1,140 in the week before. Notes now have a place in the project, with replies below them, and anyone who discusses a decision in the chat is sent there.",
      "**A headline took two days.** In the fourth week eleven people exchanged 43 messages about nine words, and a client’s ad came out late. A ten-minute call would have settled it. Since then, after the sixth reply, two people may call each other, and one of them writes down what they agreed.",
      "**A newcomer sat alone.** A designer in her second week asked four questions in five days, where newcomers usually ask about twenty, and worked for a day and a half in the wrong file. Anyone in their first month now has a quarter of an hour with a mentor every morning, quiet week or not.",
      "**The date was badly chosen.** Once we took the week before a launch. Five of the nine exceptions date from it.",
    ),
    h2("What we miss"),
    p(
      "By Wednesday the rooms are very quiet, and more gets finished: 31 pages in one quiet week, 22 in the week after. I wouldn’t read much into two numbers. By Friday people look up whenever someone walks past. Some of what we need to hear is said in the last five minutes of a meeting, when the agenda is done and no one has left. We haven’t found a written form for that. On the following Monday we eat together in each office, and it helps a little.",
    ),
    h2("What came back"),
    p(
      "After the first of these weeks, 25 of the 74 meetings were gone. No one had cancelled them. Six returned within two months under other names, and the other 19 have stayed away. Later weeks got rid of one or two each, usually a meeting set up for a problem solved long ago. New ones appear in between. There are thirty of us now, and before the most recent week we counted 55, and 255\u00a0hours, or eight and a half each.",
    ),
    p(
      "We’d also overlooked something about ourselves. One of our Arabic editors speaks a moment late in meetings held in English, because she’s translating while the others go on talking. Of the 22 written decisions that reached her in the last three quiet weeks, she was the first to answer 14. Agendas for ordinary meetings now go out the day before, in both languages and with the question written out, and in some of those she speaks first as well.",
    ),
    h2("If you want to try it"),
    ...bullets(
      "Count meetings and hours the week before, or you’ll only have opinions afterwards.",
      "Tell clients a month ahead, and which number to call.",
      "Give every open decision a name before the Monday.",
      "Look at the calendar of launches first.",
    ),
    p(
      "We don’t know how it would go in a company of five or of three hundred. And we haven’t managed a second week in the same month. We tried it once, and by the Tuesday two teams were meeting on the stairs.",
    ),
  ],
  ar: {
    title: "أسبوع بلا اجتماعات",
    excerpt:
      "أربع مرات في السنة تمرّ خمسة أيام لا يحق فيها لأحد في الوكالة أن يدعو إلى اجتماع. ماذا نكتب بدلًا من الاجتماعات، وأين تعثّرنا، وأيّها عاد.",
    author: "سارة ويتلوك",
    body: [
      p(
        "قبل نحو ثلاث سنوات كنا ثمانية عشر، فعقدنا في أسبوع واحد 74 اجتماعًا، وجلسنا فيها 234\u00a0ساعة، أي 13\u00a0ساعة لكل منا. عددناها كي نقارن بها الأسبوع التالي. ففي ذلك الأسبوع، من الاثنين إلى الجمعة، لم يكن لأحد أن يدعو إلى اجتماع، قصيرًا كان أو وقوفًا أو باسم الدردشة.",
      ),
      p(
        "ومرّت بنا حتى اليوم أحد عشر أسبوعًا كهذا، أربعة في السنة. يعلم بها العملاء قبل شهر، ويبقى هاتف واحد يجيب. وتُستثنى المكالمات الأولى مع العملاء الجدد لأنهم لا يعرفون عاداتنا. وخُرقت القاعدة تسع مرات، سبع منها لعميل لا يستطيع الانتظار، ومرتان نسيانًا.",
      ),
      h2("ماذا نكتب بدلًا من الاجتماع"),
      p("كان وراء الاجتماعات كلها تقريبًا واحد من ثلاثة أسباب، ولكل سبب صورة مكتوبة."),
      ...bullets(
        "التقرير نصف صفحة، تُكتب في 25\u00a0دقيقة وتُقرأ في أربع دقائق. فإذا قرأها ستة أخذت من وقتنا كله 49\u00a0دقيقة، وكان عرضها على السبعة أنفسهم في نصف ساعة يأخذ 210\u00a0دقائق.",
        "القرار سؤال وجوابان واسم وساعة ينتهي عندها الاعتراض.",
        "القلق نزهة لاثنين على الأقدام. والنزهة مسموح بها، وهي في لندن أحبّ إلى الناس منها في دبي في أغسطس.",
      ),
      p("وهذا مثال على قرار:"),
      quote(
        "هل يطلب النموذج رقم الهاتف؟ أ:\u00a0لا. ب:\u00a0نعم، اختياريًا. إن لم يعترض أحد قبل الرابعة عصرًا من يوم الأربعاء بتوقيت دبي، فالجواب\u00a0أ. القرار لتوم.",
      ),
      p(
        "ولأن الصمت موافقة، فللساعة شأن. كنا نكتب في الأسبوعين الأولين «قبل نهاية اليوم»، فتقرّر أمران قرب منتصف الليل ونصفنا نائم. واليوم يجب أن تقع الساعة داخل دوام المكاتب الأربعة، وبعد يوم كامل على الأقل. أما الاعتراض فلا بدّ فيه من جملة تذكر السبب.",
      ),
      h2("قرار لا صاحب له"),
      p(
        "وكان الاسم أصعب ما في القرار. فمن 38 قرارًا كُتبت في الأسبوع الأول انتهى 17 قرارًا بلا اسم. وفي بعضها كان ثلاثة منا يظنّ كل منهم أن غيره هو الذي سيقرّر، والمشروع ينتظر قرارهم منذ شهرين. وهذا لا يظهر في الاجتماع، لأن الجميع يومئون برؤوسهم. فمرّت أمل قاسم على القرارات السبعة عشر ووضعت لكل منها اسمًا، وكان اسمها في اثنين. وفي آخر أسبوع لم يخلُ من الاسم إلا 3 قرارات من 41.",
      ),
      h2("أين تعثّرنا"),
      ...numbers(
        "**انتقلت الاجتماعات إلى المحادثات.** عددنا 2,030 رسالة في أول أسبوع هادئ، و1,140 رسالة في الأسبوع الذي قبله. وللقرارات اليوم مكان في ملف المشروع والردود تحتها، ومن ناقش قرارًا في المحادثة أحلناه إليه.",
        "**عنوان أخذ يومين.** في الأسبوع الرابع تبادل أحد عشر زميلًا 43 رسالة عن تسع كلمات، فتأخّر إعلان أحد العملاء، وكانت مكالمة من عشر دقائق تكفي. ومنذ ذلك الحين يجوز لاثنين بعد الردّ السادس أن يتصل أحدهما بالآخر، على أن يكتب أحدهما ما اتفقا عليه.",
        "**زميلة جديدة بقيت وحدها.** سألت مصمّمة في أسبوعها الثاني أربعة أسئلة في خمسة أيام، والمعتاد من الجدد نحو عشرين، وعملت يومًا ونصف اليوم في ملف غير الملف المطلوب. واليوم صار لكل من لم يكمل شهره الأول ربع ساعة كل صباح مع زميل أقدم، في الأسبوع الهادئ وغيره.",
        "**موعد في غير وقته.** اخترنا مرة الأسبوع الذي يسبق إطلاق مشروع، ومنه خمسة من الاستثناءات التسعة.",
      ),
      h2("ماذا نفتقد"),
      p(
        "بحلول الأربعاء يعمّ الهدوء ويكتمل عمل أكثر: 31 صفحة في أحد الأسابيع الهادئة، و22 صفحة في الأسبوع الذي بعده، ولا أبني على رقمين شيئًا. وبحلول الجمعة يرفع الزملاء رؤوسهم كلما مرّ أحد. فبعض ما نحتاج إلى سماعه يُقال في آخر خمس دقائق من الاجتماع، وقد فرغ جدول الأعمال ولم ينصرف أحد، ولم نجد لذلك صورة مكتوبة. وفي الاثنين التالي نتغدّى معًا في كل مكتب، فينفع ذلك قليلًا.",
      ),
      h2("كم اجتماعًا عاد"),
      p(
        "بعد أول أسبوع هادئ غاب 25 اجتماعًا من 74 من غير أن يلغيها أحد. ثم عادت ستة منها خلال شهرين بأسماء أخرى، وظلّت البقية غائبة. ثم صار كل أسبوع يأخذ معه اجتماعًا أو اثنين، مما رُتّب يومًا لمشكلة حُلّت منذ زمن، وتنشأ بين أسبوع وآخر اجتماعات جديدة. ونحن اليوم ثلاثون، وقبيل آخر أسبوع عددنا 55 اجتماعًا و255\u00a0ساعة، أي ثماني ساعات ونصف الساعة لكل منا.",
      ),
      p(
        "وفاتنا أمر يخصّنا نحن. ففي فريق التحرير العربي زميلة تتأخّر لحظة في الاجتماعات الإنجليزية، لأنها تترجم في ذهنها والكلام مستمر. أما القرارات المكتوبة فوصلها منها 22 قرارًا في الأسابيع الهادئة الثلاثة الأخيرة، وكانت أول من أجاب عن 14 منها. ولذلك صرنا نرسل جدول أي اجتماع قبله بيوم، باللغتين وبنصّ السؤال كاملًا، وصارت تسبقنا إلى الكلام في بعض الاجتماعات.",
      ),
      h2("لمن أراد التجربة"),
      ...bullets(
        "عدّ الاجتماعات وساعاتها في الأسبوع السابق، وإلا لم يبقَ بعده إلا الآراء.",
        "إخبار العملاء قبل شهر، وبالرقم الذي سيجيب.",
        "تحديد صاحب كل قرار معلّق قبل يوم الاثنين.",
        "النظر أولًا في مواعيد الإطلاق.",
      ),
      p(
        "ولا نعرف كيف تمضي التجربة في شركة من خمسة أو من ثلاثمئة. ولم ننجح نحن في أسبوعين هادئين خلال شهر واحد: حاولنا ذلك مرة، فإذا فريقان يوم الثلاثاء مجتمعان على الدرج.",
      ),
    ],
  },
};
