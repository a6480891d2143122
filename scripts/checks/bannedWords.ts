/** Word that visitors do not read well, and its replacement. */
interface BannedWord {
  pattern: RegExp;
  write: string;
  /** @default every namespace */
  only?: readonly string[];
  /** Namespaces, or keys such as `legal:terms.title`. @default none */
  except?: readonly string[];
}

/** Legal texts are formal. */
const legal = ["legal"];

const withArticles = ["blog", "caseStudies", "common", "company", "home", "mail", "newsletter"];

const english: BannedWord[] = [
  { pattern: /\bstands?\b/i, write: "is, is listed" },
  { pattern: /\bmend(s|ed|ing)?\b/i, write: "fix" },
  { pattern: /\bwhoever\b/i, write: "anyone who, the person who" },
  { pattern: /\bthose who\b/i, write: "people who, or the people’s name", except: legal },
  { pattern: /\btexts\b/i, write: "copy", except: legal },
  { pattern: /\banswer (me|this|us)\b/i, write: "reply" },
  { pattern: /\b(not|n’t|never|neither)\b[^.?!]* any ?more\b/i, write: "no longer" },
  { pattern: /\bin the blog\b/i, write: "on the blog" },
  { pattern: /\bas a whole\b/i, write: "complete, all of it" },
  { pattern: /\b(has|have) got as far as\b/i, write: "is at the stage of" },
  { pattern: /\byou (will )?hear from us\b/i, write: "we’ll reply" },
  { pattern: /\bsimply\b/i, write: "nothing: delete the word" },
  { pattern: /\bresumes?\b/i, write: "CV", except: legal },
  { pattern: /\bposts?\b/i, write: "article", only: withArticles },
  { pattern: /—/, write: "a comma, a colon or a full stop" },
  { pattern: /['"]/, write: "’ or “ ”" },
  {
    pattern: /\b(do|does|did|is|are|was|were|will|would|could|have|has) not\b|\bcannot\b/i,
    write: "a contraction: don’t, isn’t, can’t",
    except: legal,
  },
  {
    pattern: /\b(we|you|they) will\b|(?<!\b(who|what|where|how|as) )\b(we|you) are\b(?= \w)/i,
    write: "a contraction: we’ll, you’re",
    except: legal,
  },
  { pattern: /\bI (am|would|will)\b/, write: "a contraction: I’m, I’d, I’ll", except: legal },
];

/** «الخط» is a telephone line before it is anything else. */
const withoutLine = [
  "answers",
  "application",
  "blog",
  "careers",
  "caseStudies",
  "common",
  "contact",
  "mail",
  "newsletter",
  "notFound",
];

const arabic: BannedWord[] = [
  { pattern: /الموقع التنافسي/, write: "مكانة العلامة" },
  { pattern: /من نسج الخيال/, write: "أمثلة غير حقيقية", except: legal },
  { pattern: /تهاتف/, write: "اتصل" },
  { pattern: /موضع الصفحة/, write: "مسار التنقل" },
  { pattern: /الطبقات التقنية/, write: "التقنيات المستخدمة" },
  { pattern: /الإعلانات المصوّرة/, write: "الإعلانات الصورية" },
  { pattern: /تحسين التحويل/, write: "تحسين معدل التحويل" },
  { pattern: /وصول للجميع/, write: "سهولة الوصول" },
  { pattern: /إلى أين من هنا/, write: "صفحات قد تفيدك" },
  { pattern: /محاولات كثيرة/, write: "تجاوزت المحاولات الحدّ المسموح به" },
  { pattern: /النص محفوظ/, write: "لم نفقد ما كتبته" },
  { pattern: /مهما تكرّر/, write: "دون أن يتكرّر" },
  { pattern: /الخاطرة/, write: "فكرة أولية" },
  { pattern: /(?<!\p{L})قام(ت|وا|نا)? ب/u, write: "الفعل نفسه" },
  { pattern: /لوحة العمل/, write: "لوحة التحكم" },
  {
    pattern: /(?<!\p{L})(و|ب|ل|في )?المكتب(?!\p{L})/u,
    write: "لوحة التحكم",
    only: ["answers", "mail"],
  },
  {
    pattern: /(?<!\p{L})(و|ب)?الخط(?!\p{L})/u,
    write: "الجملة بلا استعارة",
    only: withoutLine,
  },
];

const bannedWords = { en: english, ar: arabic } as const;

/** Returns a line for each banned word, with its replacement. */
export function findBannedWords(
  language: keyof typeof bannedWords,
  namespace: string,
  key: string,
  text: string,
): string[] {
  return bannedWords[language]
    .filter(({ only }) => !only || only.includes(namespace))
    .filter(({ except = [] }) => !except.includes(namespace))
    .filter(({ except = [] }) => !except.includes(`${namespace}:${key}`))
    .flatMap(({ pattern, write }) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined
        ? []
        : [`${namespace}:${key} has “${found}”. Write: ${write}. “${text}”`];
    });
}
