import { bullets, diagram, h2, h3, numbers, p, quote } from "../blocks.ts";
import type { PostSource } from "../source.ts";

const slowPage: PostSource = {
  slug: "the-slow-page-is-the-expensive-one",
  title: "The slow page is the expensive one",
  excerpt:
    "Advertising pays for the click and the page pays it back. How we give every page a budget in bytes, and what we do when it is spent.",
  category: "Technology",
  publishedDate: "2025-09-18T06:00:00Z",
  author: "Tom Ellery",
  tags: ["Measurement", "Paid search"],
  cover: { kind: "flow", seed: 61, ground: "orange" },
  body: [
    p(
      "A click is paid for when it happens. A visit happens when the page is there. Between the two lies a second or five, and in that gap a part of every advertising budget quietly disappears.",
    ),
    p(
      "Teams know this, and still pages get slower. Nobody decides that they should. A typeface here, a widget there, a picture which was exported twice as large. Each of them is reasonable and none is large enough to argue about.",
    ),
    h2("A budget that can be spent"),
    p(
      "So we gave every page a budget in bytes, written in the same file as its code. When a change would exceed it, the check fails, and someone has to say what else can go. It is the only rule we know that makes a designer and a developer have the right conversation on the right day.",
    ),
    ...bullets(
      "Bytes and requests can be counted exactly. Milliseconds depend on the weather.",
      "The first screen has a budget of its own, since it is the one that people wait for.",
      "A second language may not cost more than its own words and its own letters.",
    ),
    quote("Milliseconds depend on the weather. Bytes do not."),
    h2("Where they go"),
    p(
      "Our usual list has four entries, in this order: pictures larger than their box, typefaces with letters nobody uses, scripts for a feature on another page, and a library that does one thing we could have written in an afternoon.",
    ),
    p(
      "The last one is delicate. Libraries are other people's experience, and we are glad of them. But a library for everything arrives with everything. Before adding one, we build the single case we need and weigh both.",
    ),
    diagram(
      "budget",
      "Three rows of bars with a mark across. The second row passes the mark and is highlighted.",
      "A page before, a page that failed the check, and what was left after the conversation.",
    ),
    h2("The phone in the drawer"),
    p(
      "Keep one cheap telephone in a drawer, four years old, with a slow contract. Open the page on it before every release. If you put it back in the drawer with a sigh, so do your visitors. They just do not put it back.",
    ),
    p(
      "None of this makes a page good. It only makes sure that somebody is still there to find out.",
    ),
  ],
  ar: {
    title: "الصفحة البطيئة هي المكلفة",
    excerpt:
      "يدفع الإعلان ثمن النقرة وتعيده الصفحة. كيف نمنح كل صفحة ميزانية من البايتات، وماذا نفعل حين تنفد.",
  },
};

const tables: PostSource = {
  slug: "what-a-quay-taught-us-about-tables",
  title: "What a quay taught us about tables",
  excerpt:
    "A timetable is read standing, in the sun, with a bag in one hand. Five rules for tables that came out of a morning by the water.",
  category: "Design",
  publishedDate: "2025-09-11T06:00:00Z",
  author: "Lina Haddad",
  tags: ["Accessibility", "Identity"],
  cover: { kind: "contour", seed: 44, ground: "theme" },
  body: [
    p(
      "We spent a morning on a quay with a stopwatch and a bad timetable. People walked up to it, looked, looked again, and turned to the nearest human being. The average was forty seconds. The next boat left in three minutes.",
    ),
    p(
      "Nothing was wrong with the data. Every departure was there, in a grid of small grey figures. It was a table made for the one who fills it in. Most tables are.",
    ),
    diagram(
      "timetable",
      "Five rows of lines. The first is faint; the second is thick and leads to a rhomb; the rest are thin.",
      "The next boat first and large. What has left falls away.",
    ),
    h2("Read it the way it is used"),
    p(
      "A passenger does not want the timetable. He wants one cell: the next boat, from here. Everything else on the board is what he has to get past.",
    ),
    ...numbers(
      "**Put the answer in the first column.** What comes next, largest, at the reading side.",
      "**Sort by the question.** Passengers ask *when*, so time leads. Operators ask *which route*, and get another table.",
      "**Let the past fall away.** A departure that has left is noise until tomorrow.",
      "**Align figures by their digits**, so that the eye can run down them.",
      "**Draw fewer lines.** Space holds a column together better than a rule.",
    ),
    h2("Two directions"),
    p(
      "A bilingual table is not two tables. The times are the same, and they are read from left to right in both languages. What changes sides is the order of the columns: the answer stays at the reading side, whichever side that is.",
    ),
    quote("A table should be as long as the question, not as long as the data."),
    h2("Ten metres"),
    p(
      "In the end we printed our table and hung it up, and walked backwards until it failed. At ten metres it still gave the next boat. That distance has become a test for our screens as well: step back from the desk until the page is a stamp. Whatever you can still read is what the page is about.",
    ),
    p("*The quay and its boats belong to a sample project.*"),
  ],
  ar: { title: "ما علّمنا إياه رصيف عن الجداول", author: "لينا حداد" },
};

const meetings: PostSource = {
  slug: "a-week-without-meetings",
  title: "A week without meetings",
  excerpt:
    "Four times a year nobody in the studio may call a meeting for five days. What we write down instead, and what we miss.",
  publishedDate: "2025-09-04T06:00:00Z",
  author: "Sara Whitlock",
  tags: ["Studio"],
  cover: { kind: "chord", seed: 25, ground: "theme" },
  body: [
    p(
      "Four times a year we close the calendar. For five days nobody may call a meeting: not a short one, not a standing one, not the kind that is called a chat. Clients know of it a month ahead, and a telephone is staffed. Everybody else writes.",
    ),
    p("The rule began as a joke about a room with no windows. We have kept it for what it shows."),
    h2("What we write instead"),
    p(
      "Most meetings were one of three things in disguise. Once you see which, the written form is obvious.",
    ),
    ...bullets(
      "A *report* becomes half a page, read by those who need it, at their own hour.",
      "A *decision* becomes one question, two options, a date, and the name of the one who decides.",
      "A *worry* becomes a walk. That is allowed, since a walk is not a meeting.",
    ),
    p(
      "The second form was the hard one. To write down a decision you must know who takes it, and in about half of the cases nobody did. The week did not create that problem. It had merely been sitting in the room with us.",
    ),
    h2("What we miss"),
    p(
      "By Wednesday it is very quiet. Drawings get better, and so do the sentences. By Friday people look up when someone passes. Some things are only said when there are five minutes left and no topic. We have not found the written form for those, and we have stopped looking for it.",
    ),
    quote("Some things are only said when there are five minutes left and no topic."),
    h2("What stays"),
    p(
      "After each of these weeks a few meetings fail to return. Nobody cancels them; they are just not missed. In the first year that was a third of the calendar. Now it is one or two, and they are usually the ones which somebody had added because of a problem that has since gone away.",
    ),
    p(
      "A colleague who writes Arabic first and English second told us something we had not seen. In a meeting she translates while others speak, and answers a moment late. On paper she is the fastest of us all. We should have known it before. It took a week of silence to hear it.",
    ),
  ],
};

const lettersHome: PostSource = {
  slug: "how-we-write-to-each-other",
  title: "How we write to each other in two languages",
  excerpt:
    "A studio in which half of the people think in Arabic and half in English needs a few house rules. These are ours.",
  publishedDate: "2025-08-28T06:00:00Z",
  author: "Yousef Darwish",
  tags: ["Studio", "Arabic type"],
  cover: { kind: "network", seed: 5, ground: "inverse" },
  body: [
    p(
      "Our studio works between London and the Gulf, in two languages and two scripts. On most days that is a pleasure. On some days a message begins in one language, changes its mind half way, and arrives with its full stop on the wrong side. We have a few house rules for those.",
    ),
    h2("Write in the language you think in"),
    p(
      "The first rule is the one that took longest to believe. Write in the language you are thinking in. The reader has more time than the writer, and may use a dictionary, a colleague or a machine. A thought that has been forced into a second language arrives thinner than it left.",
    ),
    p(
      "Decisions are the exception. Whatever a client will sign is written in both, by two people, who then read each other's version. If the two differ, the decision was not clear yet.",
    ),
    quote("If the two versions differ, the decision was not clear yet."),
    h2("Names stay as they are"),
    p(
      "Names of people and products are never translated or respelled in passing. There is one list with the spelling that each person chose for either script. It is the most visited document that we have.",
    ),
    h3("Numbers, dates, times"),
    ...bullets(
      "Months by name. A date made of figures means two days, depending on who reads it.",
      "Times with their city. Nine o'clock is a different moment in each office.",
      "Latin digits everywhere, since our prices and files carry them.",
    ),
    h2("One paragraph, one direction"),
    p(
      "Mixed sentences are a mess to read and a mess to set. If an English term is needed in an Arabic paragraph, it stands in brackets, once. After that the Arabic word is used. The other way round it is the same.",
    ),
    p(
      "And if something reads as rude, it is probably grammar. Ask in person. In three years it has been grammar every single time but one, and that one was about the coffee.",
    ),
  ],
  ar: {
    title: "كيف نكتب بعضنا لبعض بلغتين",
    excerpt:
      "وكالة نصف أهلها يفكّرون بالعربية ونصفهم بالإنجليزية تحتاج إلى بعض قواعد البيت. وهذه قواعدنا.",
    author: "يوسف درويش",
  },
};

const glossary: PostSource = {
  slug: "words-we-no-longer-use",
  title: "A small glossary of words we no longer use",
  excerpt:
    "A list that hangs beside the coffee machine. Nobody forbids these words; they have simply stopped meaning anything.",
  category: "Advertising",
  author: "Sara Whitlock",
  tags: ["Identity", "Studio"],
  cover: { kind: "envelope", seed: 21, ground: "theme" },
  body: [
    p(
      "This list hangs beside the coffee machine and grows by hand. Nobody is told off for using a word that is on it. One is merely asked, politely, what else one might have said. That is usually where the better sentence is.",
    ),
    h2("The list so far"),
    p(
      "**Solution.** It appears where the problem has not been named. Name the problem; the sentence then finishes itself.",
    ),
    p(
      "**Seamless.** Everything has seams. Readers trust a page more when it shows where one thing ends and the next begins.",
    ),
    p(
      "**Passionate.** Said by the speaker about the speaker. It is for others to say, and they use other words.",
    ),
    p(
      "**User.** A fine word in a specification. In a headline there is a person: a passenger, a patient, a tenant, someone with a bag in one hand.",
    ),
    p(
      "**Content.** Whoever writes it calls it a text, an image, a price. Whoever calls it content wants it to fit into a box.",
    ),
    p("**Journey.** For ferries we allow it."),
    quote("One is merely asked, politely, what else one might have said."),
    h2("What the list is for"),
    p(
      "It is not about style. A worn word is a place at which somebody stopped thinking, and it can be found by searching. So we search our own drafts for these words before we read them. In each place we ask for the fact that was meant: a number, a name, an hour, a verb.",
    ),
    ...bullets(
      "If there is a fact, it takes the place of the word.",
      "If there is none, the sentence goes.",
      "If the sentence cannot go, the page has a hole, and it is good to know about it before it is printed.",
    ),
    h2("In Arabic, too"),
    p(
      "The Arabic list is longer, as it holds the words which were translated from the English one and never meant much to begin with. It hangs on the other side of the machine. The two lists are not translations of each other. People who read both stand there for rather a long time, and the coffee gets cold.",
    ),
    p("This note carries no date, since it is never finished."),
  ],
};

const unpublished: PostSource = {
  slug: "not-yet-published",
  title: "Not yet published",
  excerpt: "A post an editor is still writing. It must not be seen on the site.",
  category: "Design",
  publishedDate: "2025-11-20T06:00:00Z",
  author: "Lina Haddad",
  tags: ["Identity"],
  isPublished: false,
  cover: { kind: "maze", seed: 2, ground: "orange" },
  body: [p("This post is still being written.")],
};

export const more: PostSource[] = [slowPage, tables, meetings, lettersHome, glossary, unpublished];
