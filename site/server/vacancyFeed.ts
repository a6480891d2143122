import { toBodyBlocks } from "@agency/content";
import { deadlineZone, getLondonDay } from "@agency/content/deadline";
import { type Language, translate } from "@agency/content/language";
import type { BodyBlock, TextBlock } from "@agency/content/queries/body";
import { type Vacancy, vacancyFeedQuery } from "@agency/content/queries/vacancies";
import type { FeedDocument, FeedOptions } from "@agency/server/seo";
import { feedLocations } from "../shared/feeds.ts";
import { formatDate } from "../src/formatDate.ts";
import { readTranslations } from "./translations.ts";

const translations = readTranslations("careers");

/** Feed of open vacancies. `docs/feeds.md` documents its JSON shape, `_vacancy`. */
export const vacancyFeed: FeedOptions = {
  ...feedLocations.careers,
  page: "/careers",
  async fetchDocuments(reader, lang) {
    const today = getLondonDay(new Date());
    const vacancies = await reader.fetch(vacancyFeedQuery, { lang, today });
    return vacancies.map((vacancy) => toDocument(vacancy));
  },
};

function toDocument(vacancy: Vacancy): FeedDocument {
  const { _id, title, department, description, isSample, _updatedAt, postedDate } = vacancy;
  const { lang } = description ?? title;
  return {
    path: `/careers/${_id}`,
    title: title.text,
    language: lang,
    summary: getFacts(vacancy, lang).join(" · ") || undefined,
    body: { blocks: getBlocks(vacancy, lang), text: null, lang },
    publishedAt: postedDate,
    modifiedAt: _updatedAt,
    author: null,
    category: department ? { key: department.key, label: department.text } : undefined,
    isSample,
    extensions: { _vacancy: getData(vacancy, lang) },
  };
}

/** Unset values are null: each item has all fields. */
const getData = (vacancy: Vacancy, language: Language) => ({
  id: vacancy._id,
  department: vacancy.department?.text ?? null,
  location: vacancy.location?.text ?? null,
  type: vacancy.jobType,
  workMode: vacancy.workMode,
  experienceLevel: vacancy.experienceLevel?.text ?? null,
  salaryRange: vacancy.salaryRange?.text ?? null,
  deadline: vacancy.applicationDeadline,
  timeZone: deadlineZone,
  language,
});

function getFacts(vacancy: Vacancy, language: Language): string[] {
  const { jobTypes, workModes, deadline } = translate(translations, language);
  const { location, jobType, workMode, applicationDeadline } = vacancy;
  return [
    location?.text,
    jobType && jobTypes[jobType],
    workMode && workModes[workMode],
    applicationDeadline &&
      deadline.by.replace("{{date}}", formatDate(applicationDeadline, language)),
  ].filter((fact) => typeof fact === "string");
}

function getBlocks(vacancy: Vacancy, language: Language): BodyBlock[] {
  const words = translate(translations, language).vacancy;
  const { description, salaryRange } = vacancy;
  const lists = (["responsibilities", "requirements", "skills", "benefits"] as const).flatMap(
    (name) => {
      const items = vacancy[name].items.filter((item) => typeof item === "string");
      return items.length > 0
        ? [toBlock(words[name], { style: "h2" }), ...items.map((item) => toBlock(item, bullet))]
        : [];
    },
  );
  return [
    ...getFacts(vacancy, language).map((fact) => toBlock(fact, bullet)),
    ...toBodyBlocks({ blocks: [], text: description?.text ?? "" }),
    ...lists,
    ...(salaryRange
      ? [toBlock(words.facts.salary, { style: "h2" }), toBlock(salaryRange.text)]
      : []),
  ];
}

const bullet = { listItem: "bullet", level: 1 } as const;

const toBlock = (text: string, options: Partial<TextBlock> = {}): TextBlock => ({
  _type: "block",
  _key: text,
  style: "normal",
  markDefs: [],
  children: [{ _type: "span", _key: text, text, marks: [] }],
  ...options,
});
