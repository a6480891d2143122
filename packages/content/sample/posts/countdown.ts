import { diagram, h2, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../source.ts";

export const countdown: PostSource = {
  slug: "a-countdown-is-a-promise",
  title: "A countdown is a promise with digits",
  excerpt:
    "A launch page that counts down must know what to do at zero, and on the day after. Notes on four small numbers.",
  category: "Product",
  publishedDate: "2026-09-25T06:00:00Z",
  author: "Maya Brandt",
  tags: ["Accessibility", "Measurement"],
  cover: { kind: "dipole", seed: 4, ground: "theme" },
  body: [
    p(
      "Days, hours, minutes, seconds: four numbers at the top of a page, and the easiest component that anybody ever asks for. It takes an hour to build. Then the questions begin.",
    ),
    h2("Whose midnight?"),
    p(
      "A launch has a date, and a date has a time zone, whether or not anybody chose one. A page that counts to the visitor's own midnight launches on twenty-four different occasions. We keep the moment in the content, written out in full with its offset, and every visitor counts towards the same one.",
    ),
    h2("What happens at zero?"),
    p(
      "Most countdowns were designed for the day of the presentation. At zero they stop, or turn negative, or hide themselves and leave a hole. The launched state is the page that people will see for years. So we draw it first: the line is complete, the hollow point is filled, and the button says what one can do now.",
    ),
    diagram(
      "launch",
      "Three lines from a point to a rhomb: one on its way with a hollow end, one complete, and one on an orange ground.",
      "On the way, on the day, and on the day after.",
    ),
    quote("Draw the day after first. It lasts longer."),
    h2("Who has to listen to it?"),
    p(
      "A number that changes each second is a small noise in the corner of the eye. To a screen reader that announces changes it is a hammer. A timer should hold its tongue unless it is asked, and say one sentence when it is.",
    ),
    ...numbers(
      "Give the four values one readable sentence, without the seconds.",
      "Set the digits in cells of fixed width, so that nothing trembles.",
      "Do not flip, slide or fold them. The change itself is the animation.",
      "Stop counting while the tab is hidden, and read the clock again when it returns.",
    ),
    h2("Is it worth it?"),
    p(
      "A countdown puts pressure on exactly one party: the team that made the promise. That is its best quality. A team which sees the number every morning talks sooner about what will not be ready.",
    ),
    p(
      "Use it when the date is certain, and take it down when it is not. An honest sentence, such as *before the summer*, is better than four digits that will have to be explained later. People forgive a late product. They do not forgive a clock that was wrong.",
    ),
    p(
      "Ours ran on two of our three product pages until their day had come. Each of them had been ready for the day after since its first sketch.",
    ),
  ],
  ar: {
    title: "العدّ التنازلي وعد مكتوب بالأرقام",
    excerpt:
      "صفحة الإطلاق التي تعدّ تنازليًا يجب أن تعرف ما تفعله عند الصفر، وفي اليوم الذي يليه. ملاحظات عن أربعة أرقام صغيرة.",
    author: "مايا براندت",
    body: [
      p(
        "أيام وساعات ودقائق وثوانٍ: أربعة أرقام في أعلى الصفحة، وأسهل مكوّن يُطلب على الإطلاق. بناؤه يستغرق ساعة، ثم تبدأ الأسئلة.",
      ),
      h2("منتصف ليل من؟"),
      p(
        "للإطلاق تاريخ، وللتاريخ منطقة زمنية سواء اختارها أحد أم لم يخترها. والصفحة التي تعدّ إلى منتصف ليل زائرها تطلق المنتج في أربع وعشرين مناسبة مختلفة. لذلك نحفظ اللحظة في المحتوى كاملة مع فرقها عن التوقيت العالمي، فيعدّ كل زائر إلى اللحظة نفسها.",
      ),
      h2("ماذا يحدث عند الصفر؟"),
      p(
        "صُمّمت معظم العدّادات ليوم العرض، فعند الصفر تتوقف، أو تصير أرقامًا سالبة، أو تختفي وتترك فراغًا. أما صفحة ما بعد الإطلاق فهي التي سيراها الناس سنوات، ولذلك نرسمها أولًا: الخط مكتمل، والنقطة المجوّفة ممتلئة، والزر يقول ما يمكن فعله الآن.",
      ),
      diagram(
        "launch",
        "ثلاثة خطوط من نقطة إلى معيّن: أولها في الطريق وطرفه مجوّف، والثاني مكتمل، والثالث على أرض برتقالية.",
        "في الطريق، وفي اليوم نفسه، وفي اليوم التالي.",
      ),
      quote("اليوم التالي يُرسم أولًا، فهو الذي يدوم."),
      h2("من الذي عليه أن يسمعه؟"),
      p(
        "الرقم الذي يتغيّر كل ثانية ضجيج صغير في طرف العين. وعند قارئ شاشة يعلن كل تغيير هو مطرقة. فعلى العدّاد أن يصمت ما لم يُسأل، وأن يجيب إذا سُئل بجملة واحدة.",
      ),
      ...numbers(
        "جملة واحدة مقروءة للقيم الأربع، من غير الثواني.",
        "خانات ثابتة العرض للأرقام، فلا يرتجف شيء.",
        "لا قلب ولا انزلاق ولا طيّ، فالتغيّر نفسه هو الحركة.",
        "التوقف ما دامت الصفحة مخفية، وقراءة الساعة من جديد عند العودة إليها.",
      ),
      h2("وهل يستحق ذلك العناء؟"),
      p(
        "يضغط العدّ التنازلي على طرف واحد لا غير: الفريق الذي وعد. وهذا أفضل ما فيه، فالفريق الذي يرى الرقم كل صباح يتحدث أبكر عمّا لن يكون جاهزًا.",
      ),
      p(
        "مكانه حيث التاريخ مؤكد، وإزالته واجبة حيث لا تأكيد. وجملة صادقة مثل «قبل الصيف» خير من أربعة أرقام ستحتاج لاحقًا إلى شرح. يغفر الناس للمنتج أن يتأخر، ولا يغفرون للساعة أن تخطئ.",
      ),
      p(
        "عملت عدّاداتنا في صفحتين من صفحات منتجاتنا الثلاثة حتى حلّ موعدهما، وكانت كل صفحة منهما جاهزة لليوم التالي منذ أول رسم.",
      ),
    ],
  },
};
