import { bullets, h2, p } from "./blocks.ts";
import type { IssueSource } from "./types.ts";

export const issues: IssueSource[] = [
  {
    slug: "a-line-with-a-grammar",
    number: 1,
    sentAt: "2026-11-16T06:00:00Z",
    subject: "Kashida is not letter-spacing",
    preheader:
      "Kashida, the stretched join in an Arabic word, follows rules of the script. Three are here, the rest in the article.",
    cover: "kashida-is-not-letter-spacing",
    lead: "kashida-is-not-letter-spacing",
    posts: ["first-week-of-ad-spend", "one-marketplace-two-roles", "a-brand-book-nobody-prints"],
    body: [
      p(
        "Lina has been setting Arabic headlines for eleven years, and she still reads each one aloud before it goes out. If you stumble over a word, she says, the stretch is in the wrong place.",
      ),
      p("Her latest article is the short list that hangs over her desk. Three rules from it:"),
      ...bullets(
        "One stretched join in a line is enough. Two make a pattern, and the eye looks for a third.",
        "Never type the stretch into the text itself, or search won’t find the word.",
        "Never animate letters one by one. In Arabic the smallest thing that moves is a word.",
      ),
      h2("Welcome to our first issue"),
      p(
        "You’ll get each issue in the language you subscribed in. We write each version from scratch, and you’ll find every issue in both languages in the [archive](/newsletter).",
      ),
    ],
    ar: {
      subject: "الكشيدة ليست تباعد أحرف",
      preheader:
        "الكشيدة، وهي الوصلة الممدودة في الكلمة العربية، لها قواعد في الكتابة نفسها. ثلاث منها هنا، والبقية في المقال.",
      body: [
        p(
          "تصمّم لينا العناوين العربية منذ أحد عشر عامًا، وما زالت تقرأ كل عنوان بصوت مسموع قبل أن يخرج من يدها. تقول: حيث يتعثّر اللسان يكون المدّ في غير موضعه.",
        ),
        p("وأحدث مقالاتها هو القائمة القصيرة المعلّقة فوق مكتبها. ومنها ثلاث قواعد:"),
        ...bullets(
          "وصلة واحدة في السطر تكفي. أما الاثنتان فزخرفة، تبحث العين بعدها عن ثالثة.",
          "ما يُمدّ باليد لا يدخل في النص نفسه، وإلا لم يعثر البحث على الكلمة.",
          "لا تُحرَّك الحروف حرفًا حرفًا. أصغر ما يتحرّك في العربية كلمة.",
        ),
        h2("أهلًا بك في عددنا الأول"),
        p(
          "تصلك أعداد النشرة باللغة التي اخترتها عند الاشتراك، ونكتبها بكل لغة من جديد. وفي [الأرشيف](/newsletter) كل عدد باللغتين.",
        ),
      ],
    },
  },
];
