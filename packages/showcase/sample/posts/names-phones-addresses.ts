import { bullets, h2, h3, p, quote } from "../blocks.ts";
import type { PostSource } from "../types.ts";

export const namesPhones: PostSource = {
  slug: "names-phones-and-addresses-in-the-gulf",
  title: "Names, phones and addresses in the Gulf",
  excerpt:
    "Four names or only one, a zero that has to go, a house without a postcode: where web forms turn people in the Gulf away, and how to design ones that don’t.",
  category: "Technology",
  publishedDate: "2026-07-24T06:00:00Z",
  author: "Inês Duarte",
  tags: ["Forms", "Gulf"],
  cover: { kind: "maze", seed: 380, ground: "inverse" },
  body: [
    p(
      "Before connecting a delivery company’s old customer table to a new shop, we read it through. In 1,106 of its 1,760 addresses the postcode was `00000`, and in 187 the last name was a full stop. The form had insisted on both fields, and people had found out what it would accept.",
    ),
    h2("Names"),
    p(
      "An Emirati passport may read Maryam Salem Rashid Al Hashimi: her own name, then her father’s, her grandfather’s and the family’s. A colleague from Chennai may have a single name, or an initial and a name. Most married women in the region keep the name they were born with, so husband and wife share no surname.",
    ),
    p(
      "One field called Full name, with room for 100 characters, fits all of them. If your emails begin with a greeting, add an optional question: What should we call you? Cutting the name at the first space won’t do. «عبد الرحمن» is one given name written as two words, and an email that opens with Dear Abdul calls its reader Servant of the.",
    ),
    p(
      "Split the name only if something behind the form needs it split, such as a ticket or a visa. The machine-readable zone of a passport (ICAO Doc\u00a09303) has 39 places for a primary and a secondary identifier, and the second may be empty. Use the passport’s own words as labels, and let one box stay empty as well. Our contact form still has two required boxes, because its records were specified with two. Either accepts a lone full stop, which is how someone with one name gets through.",
    ),
    h3("Arabic and Latin letters"),
    p(
      "There’s no single way from one script to the other. «محمد» becomes Mohammed, Mohamed, Muhammad and Mohamad, and only its owner knows which one is in the passport. So don’t derive one spelling from the other, and ask for both only where both are printed, as on a certificate. Keep what people typed, in Unicode form NFC, and fold letters only in the copy that search uses: «أ», «إ» and «آ» become «ا», and «ة» becomes «ه».",
    ),
    h2("Phone numbers"),
    p(
      "E.164 allows at most 15 digits with the country code, stored after a plus sign. The same UAE mobile number reaches our forms in five spellings:",
    ),
    ...bullets(
      "`050 000 0000`, with the trunk zero: 10 digits.",
      "`+971 50 000 0000`, the international form: 12 digits.",
      "`00971 50 000 0000`, where `00` is dialled to call abroad: 14 digits.",
      "`+971 (0)50 000 0000`, which can’t be dialled as written: 13 digits.",
      "The same number in Arabic digits, `U+0660` to `U+0669`, or in Persian ones, `U+06F0` to `U+06F9`. In JavaScript `\\d` matches neither.",
    ),
    p(
      "All five mean `+971500000000`. We turn the digits into Latin ones, drop spaces, brackets, dots and hyphens, and read a leading `00` as a plus. A number without a country code gets the country chosen in the form, and we drop the trunk zero where that country has one. The UAE, Saudi Arabia and the United Kingdom do. Kuwait, Qatar, Bahrain and Oman don’t, and their numbers have 8 digits. The zero of an Italian landline is part of the number and stays after `+39`. The library libphonenumber has these rules, so we don’t write them again.",
    ),
    p(
      "A fixed length is the first rule to fail. `+971 4 555 0199` is an office in Dubai and has 11 digits, so a field that demands 12 refuses every landline. We accept 6 to 15 digits, and find out whether anyone answers by calling.",
    ),
    h2("Addresses"),
    p(
      "The UAE and Qatar have no postcodes. Letters go to a PO box, couriers go to a building, and the two may be 20\u00a0kilometres apart, so find out which one you need. For a letter from the bank, PO Box 12345, Sharjah is enough. A washing machine needs more:",
    ),
    ...bullets(
      "Villa 14, Street 9, Plot 312",
      "Behind the girls’ school, second gate",
      "Sharjah, United Arab Emirates",
      "`+971 50 000 0000`",
    ),
    p(
      "The second line does the work of a postcode. Street and landmark get a box of three lines and 300 characters. Emirate or city is a list, PO box and building code are optional, and the postcode field appears only for countries that have one.",
    ),
    p(
      "Buildings have codes as well. Several Gulf cities put a plate on each entrance whose digits lead to coordinates. Keep such codes as text, since `0312` loses its zero as a number. A shared location is the fallback: five decimal places of latitude mean about one metre, four about eleven. Ask for the pin at the door, since a phone indoors may place itself in the next street.",
    ),
    h2("Attributes for the browser"),
    ...bullets(
      "`autocomplete`: `name`, or `given-name` and `family-name`, then `tel`, `street-address` for a box of several lines, `address-level1` for the emirate, `address-level2` for the city, `postal-code`. WCAG\u00a02.2 asks for it in criterion\u00a01.3.5, on fields about the visitor.",
      "`dir=ltr` on phone, email and codes. Arabic pages add `text-align: end`, so that these stay on the right like the rest.",
      "`dir=auto` on names and addresses. The first letter decides, and digits don’t count. In a `textarea` each line decides for itself.",
      "`dirname=name.dir`, which sends the direction along, as `name.dir=rtl`, for emails that show the value.",
      "`type=tel`, which opens the keypad. `type=number` refuses the plus sign.",
    ),
    h2("Turning no one away"),
    p(
      "We refuse what can’t be stored or used: a required field left empty, a name over 100 characters, control characters, a phone number under 6 digits. Anything else that looks odd gets a question, and people can still send it as it is:",
    ),
    quote(
      "UAE mobile numbers have 9\u00a0digits after `+971`. This one has\u00a08. You can correct it or send it as it is.",
    ),
    p(
      "Before each release we fill in the form with eight entries: a single name, a surname of one letter, an apostrophe as in D'Souza, a hyphen, an accent, «عبد الله» with its space, a full name of 72 characters, and an Arabic name followed by a Latin one in the same field. If the form refuses one of them, the release waits. W3C’s article on [personal names around the world](https://www.w3.org/International/questions/qa-personal-names) has more candidates.",
    ),
    h2("What it costs"),
    p(
      "You can’t sort by family name with a single field, and matching customers with a bank’s records becomes manual work. Newcomers don’t know the school yet and leave the landmark empty. A form that asks instead of refusing stores more rubbish, and someone has to call those numbers before a lorry leaves. *The table, its figures and the address are invented.*",
    ),
  ],
  ar: {
    title: "الأسماء والهواتف والعناوين في الخليج",
    excerpt:
      "اسم من أربعة أجزاء أو من جزء واحد، وصفر يجب أن يُحذف، وبيت بلا رمز بريدي. ثلاثة مواضع تردّ فيها النماذج من يملؤها، وكيف نرسمها حتى لا تردّ أحدًا.",
    author: "إينيس دوارتي",
    body: [
      p(
        "قبل أن نصل جدول العملاء القديم في شركة توصيل بمتجر جديد قرأناه كله. كان فيه 1,760 عنوانًا، رمزها البريدي في 1,106 مواضع `00000`، وحلّت نقطة محلّ اسم العائلة في 187 منها. فقد أصرّ النموذج على الحقلين، وعرف الناس ما يرضيه.",
      ),
      h2("الأسماء"),
      p(
        "قد نقرأ في جواز سفر إماراتي: مريم سالم راشد الهاشمي، فهذا اسمها ثم اسم أبيها وجدّها وعائلتها. وقد يكون لزميل من تشيناي اسم واحد، أو حرف واسم. وتحتفظ المتزوجات في المنطقة غالبًا بأسمائهن، فلا يجمع الزوجين اسم عائلة.",
      ),
      p(
        "ويتّسع لهؤلاء جميعًا حقل واحد اسمه «الاسم الكامل» يقبل 100 حرف. وإذا كانت الرسائل تبدأ بتحية أُضيف سؤال اختياري: «بأي اسم نخاطبك؟». أما قصّ الاسم عند أول مسافة فلا يغني عن السؤال، لأن «عبد الرحمن» اسم واحد من كلمتين، والرسالة التي تبدأ بعبارة «عزيزنا عبد» تخاطب صاحبها بنصف اسمه.",
      ),
      p(
        "ولا يُقسم الاسم إلا إذا كان وراء النموذج ما يحتاج إلى القسمة، كتذكرة سفر أو تأشيرة. ففي الجوازات منطقة تُقرأ آليًّا، تصفها الوثيقة Doc\u00a09303 لمنظمة الطيران المدني الدولي (ICAO)، وفيها 39 خانة لاسم أساسي وآخر ثانوي يجوز أن يبقى فارغًا. وعندئذ تُسمّى الحقول بألفاظ الجواز، ويُقبل فراغ أحدها. وما زال في نموذج التواصل عندنا حقلان إلزاميان، لأن السجلّات التي يملؤها صُمّمت بحقلين. ويقبل كل منهما نقطة وحدها، وبها يعبر من له اسم مفرد.",
      ),
      h3("بالحروف العربية واللاتينية"),
      p(
        "ليس بين الكتابتين تقابل ثابت. فاسم «محمد» يصير Mohammed وMohamed وMuhammad وMohamad، وصاحبه وحده يعرف ما في جوازه. لذلك لا نستنتج إحدى الكتابتين من الأخرى، ولا نطلبهما معًا إلا حيث تُطبعان معًا، كالشهادات وبطاقات المؤتمرات. ونحفظ الاسم كما كُتب، بصيغة يونيكود المسمّاة NFC، ولا نوحّد الحروف إلا في النسخة التي يقارن بها البحث: تصير «أ» و«إ» و«آ» ألفًا بلا همزة، وتصير «ة» هاءً.",
      ),
      h2("أرقام الهواتف"),
      p(
        "لا يزيد رقم الهاتف في التوصية E.164 على 15 خانة مع رمز الدولة، وصورته المحفوظة علامة جمع تليها أرقام. ويصل الرقم الإماراتي الواحد إلى نماذجنا مكتوبًا بخمس طرق:",
      ),
      ...bullets(
        "`050 000 0000` بالصفر المحلي: 10 خانات.",
        "`+971 50 000 0000` بالصورة الدولية: 12 خانة.",
        "`00971 50 000 0000`، والصفران مفتاح الاتصال الدولي: 14 خانة.",
        "`+971 (0)50 000 0000`، وهذا لا يمكن طلبه كما هو مكتوب: 13 خانة.",
        "الرقم نفسه بالأرقام المشرقية من `U+0660` إلى `U+0669`، أو الفارسية من `U+06F0` إلى `U+06F9`، ولا يطابق الرمز `\\d` في JavaScript أيًّا منهما.",
      ),
      p(
        "والخمسة كلها تعني `+971500000000`. نحوّل الأرقام إلى أرقام لاتينية، ثم نحذف المسافات والأقواس والنقاط والشرطات، ونقرأ `00` في أول الرقم علامة جمع، ونضيف إلى الرقم الذي لا رمز له رمز الدولة المختارة في النموذج، ونحذف الصفر المحلي حيث تستعمله الدولة. وهو مستعمل في الإمارات والسعودية والمملكة المتحدة، ولا وجود له في الكويت وقطر والبحرين وعُمان، وأرقامها من 8 خانات. أما صفر الهاتف الثابت في إيطاليا فمن الرقم نفسه، ويبقى بعد `+39`. وفي مكتبة libphonenumber هذه القواعد كلها، فلا نكتبها من جديد.",
      ),
      p(
        "وأول قاعدة تفشل هي الطول الثابت. فالرقم `+971 4 555 0199` رقم مكتب في دبي، وفيه 11 خانة، والحقل الذي يشترط 12 خانة يرفض الهواتف الثابتة كلها. أما نحن فنقبل من 6 خانات إلى 15 خانة، ولا نعرف هل يردّ أحد إلا إذا اتصلنا.",
      ),
      h2("العناوين"),
      p(
        "لا رموز بريدية في الإمارات وقطر. تذهب الرسائل إلى صندوق بريد ويذهب السائق إلى مبنى، وقد يكون بينهما 20\u00a0كيلومترًا، فأول ما نسأل عنه: أيّ العنوانين نحتاج إليه؟ يكفي خطابَ المصرف أن نكتب: ص.ب. 12345، الشارقة. أما الغسّالة فتحتاج إلى أكثر من ذلك:",
      ),
      ...bullets(
        "فيلا 14، شارع 9، قطعة 312",
        "خلف مدرسة البنات، البوابة الثانية",
        "الشارقة، دولة الإمارات العربية المتحدة",
        "`+971 50 000 0000`",
      ),
      p(
        "السطر الثاني هنا يؤدي عمل الرمز البريدي. لذلك نفرد للشارع والمَعلَم مربعًا من 3 أسطر و300 حرف. والإمارة أو المدينة قائمة، وصندوق البريد ورمز المبنى اختياريان، ولا يظهر حقل الرمز البريدي إلا للدول التي لها رموز.",
      ),
      p(
        "وللمباني رموز أيضًا. ففي عدد من مدن الخليج لوحة على كل مدخل تدلّ أرقامها على إحداثياته. وتُحفظ هذه الرموز نصوصًا، لأن `0312` يفقد صفره إن حُفظ عددًا. ومشاركة الموقع حلّ احتياطي: خمس منازل عشرية في خط العرض تعني نحو متر واحد، وأربع تعني نحو 11\u00a0مترًا. ويوضع الدبوس عند الباب، لأن الهاتف داخل المبنى قد يظهر على الخريطة في الشارع المجاور.",
      ),
      h2("ما نقوله للمتصفح"),
      ...bullets(
        "الخاصية `autocomplete`، وقيمها `name`، أو `given-name` و`family-name`، ثم `tel`، و`street-address` لمربع من عدة أسطر، و`address-level1` للإمارة، و`address-level2` للمدينة، و`postal-code`. وتطلبها إرشادات WCAG\u00a02.2 في المعيار\u00a01.3.5 للحقول التي تخصّ الزائر نفسه.",
        "القيمة `dir=ltr` للهاتف والبريد والرموز. وتُضاف إليها في الصفحات العربية `text-align: end`، فتبقى على اليمين مع غيرها.",
        "القيمة `dir=auto` للأسماء والعناوين، وفيها يقرّر أول حرف الاتجاه ولا تقرّره الأرقام. وفي العنصر `textarea` يقرّر كل سطر اتجاهه.",
        "الخاصية `dirname=name.dir`، وهي ترسل الاتجاه مع القيمة على صورة `name.dir=rtl`، فتظهر القيمة باتجاهها الصحيح في الرسائل.",
        "النوع `type=tel` الذي يفتح لوحة الأرقام، أما `type=number` فيرفض علامة الجمع.",
      ),
      h2("نموذج لا يردّ أحدًا"),
      p(
        "نرفض ما لا يمكن حفظه أو استخدامه: حقلًا إلزاميًا فارغًا، أو اسمًا يزيد على 100 حرف، أو محارف التحكّم، أو رقم هاتف تقلّ خاناته عن 6. وما عدا ذلك مما يبدو غريبًا نسأل عنه، ثم نقبله كما هو من أول مرة:",
      ),
      quote(
        "أرقام الهاتف المتحرك في الإمارات 9\u00a0خانات بعد `+971`، وفي هذا الرقم 8\u00a0خانات. يمكنك تصحيحه أو إرساله كما هو.",
      ),
      p(
        "وقبل كل إصدار نملأ النموذج بثمانية مدخلات: اسم مفرد، واسم عائلة من حرف واحد، وفاصلة عليا كما في D'Souza، وشرطة، وحرف لاتيني فوقه علامة، و«عبد الله» بمسافته، واسم كامل من 72 حرفًا، واسم عربي يليه اسم لاتيني في الحقل نفسه. فإن رُفض واحد منها تأجّل الإصدار. وفي مقال W3C عن [الأسماء الشخصية حول العالم](https://www.w3.org/International/questions/qa-personal-names) أمثلة أخرى.",
      ),
      h2("حدود هذه الطريقة"),
      p(
        "لا يمكن الترتيب بحسب اسم العائلة إذا كان الاسم في حقل واحد، وتصير مطابقة العملاء بسجلّات المصارف عملًا يدويًّا. ومن وصل إلى المدينة حديثًا لا يعرف المدرسة بعد، فيترك المَعلَم فارغًا. والنموذج الذي يسأل ولا يرفض يحفظ من المدخلات الرديئة أكثر من غيره، فلا بدّ ممن يتصل بأصحابها قبل أن تخرج الشاحنة. *الجدول وأرقامه والعنوان أمثلة غير حقيقية.*",
      ),
    ],
  },
};
