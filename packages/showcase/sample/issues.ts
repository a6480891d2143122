import { bullets, h2, p } from "./blocks.ts";
import type { IssueSource } from "./types.ts";

export const issues: IssueSource[] = [
  {
    slug: "a-line-with-a-grammar",
    number: 1,
    sentAt: "2026-11-16T06:00:00Z",
    subject: "Kashida is not letter-spacing",
    preheader:
      "How a line may be stretched is a rule of the script. Four places where it helps, three where it breaks the word.",
    cover: "kashida-is-not-letter-spacing",
    lead: "kashida-is-not-letter-spacing",
    posts: ["first-week-of-ad-spend", "one-marketplace-two-roles", "a-brand-book-nobody-prints"],
    body: [
      p(
        "Lina has been setting Arabic headlines for eleven years, and she still reads each one aloud before it goes out. Where the tongue stumbles, she says, the stretch is in the wrong place.",
      ),
      p("Her article this month is the short list that hangs over her desk. Three things from it:"),
      ...bullets(
        "One join in a line is enough. Two are a pattern, and the eye starts to look for a third.",
        "What is stretched by hand never goes into the text itself: search no longer finds the word.",
        "Letters are never moved one by one. In Arabic the smallest thing that moves is a word.",
      ),
      h2("The first of these letters"),
      p(
        "You get them in the language in which you subscribed, written in that language from the start. The [archive](/newsletter) has every issue in both.",
      ),
    ],
    ar: {
      subject: "الكشيدة ليست تباعد أحرف",
      preheader:
        "مدّ الحرف قاعدة من قواعد الكتابة لا مؤثّر بصري. أربعة مواضع ينفع فيها المدّ، وثلاثة يكسر فيها الكلمة.",
      body: [
        p(
          "تصمّم لينا العناوين العربية منذ أحد عشر عامًا، وما زالت تقرأ كل عنوان بصوت مسموع قبل أن يخرج من يدها. تقول: حيث يتعثّر اللسان يكون المدّ في غير موضعه.",
        ),
        p("ومقالها هذا الشهر هو القائمة القصيرة المعلّقة فوق مكتبها. منها ثلاث ملاحظات:"),
        ...bullets(
          "وصلة واحدة في السطر تكفي. أما الاثنتان فزخرفة، تبحث العين بعدها عن ثالثة.",
          "ما يُمدّ باليد لا يدخل في النص نفسه، وإلا لم يعثر البحث على الكلمة.",
          "لا تُحرَّك الحروف حرفًا حرفًا. أصغر ما يتحرّك في العربية كلمة.",
        ),
        h2("العدد الأول من نشرتنا"),
        p(
          "تصلك النشرة باللغة التي اخترتها عند الاشتراك، مكتوبة بها لا مترجمة إليها. وفي [الأرشيف](/newsletter) كل عدد باللغتين.",
        ),
      ],
    },
  },
];
