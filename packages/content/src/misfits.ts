import * as v from "valibot";
import { fitToSchema, type Misfit, type Omission } from "./fitToSchema.ts";
import { type Language, languages } from "./language.ts";
import { optionalText } from "./localized-groq.ts";
import { ownCaseStudyFields, publishedCaseStudy } from "./queries/case-studies.ts";
import { companyFields, contactOfficeFields } from "./queries/contact.ts";
import { ownIssueFields, sentIssue } from "./queries/newsletter.ts";
import { ownPostFields, publishedPost } from "./queries/posts.ts";
import { productFields } from "./queries/products.ts";
import { identity } from "./queries/query.ts";
import { redirectFields } from "./queries/redirects.ts";
import { noticeFields, socialLinks } from "./queries/shell.ts";
import { publishedTeamMember, teamMemberFields } from "./queries/team.ts";
import { activeVacancy, vacancyFields } from "./queries/vacancies.ts";
import { caseStudy } from "./results/case-studies.ts";
import { issue } from "./results/newsletter.ts";
import { agency, company, notice, office } from "./results/offices.ts";
import { post } from "./results/posts.ts";
import { product } from "./results/products.ts";
import { redirect } from "./results/server.ts";
import { teamMember } from "./results/team.ts";
import { vacancy } from "./results/vacancies.ts";
import { slug } from "./results/values.ts";

export type DocumentProblem = Pick<Misfit, "path" | "expected" | "found" | "excerpt"> & {
  omission: Omission;
};

export interface UnfitDocument {
  id: string;
  type: string;
  title: string;
  problems: DocumentProblem[];
}

export type FetchDocuments = (
  query: string,
  params: { lang: Language; id: string },
) => Promise<unknown>;

interface Check {
  filter: string;
  fields: string;
  schema: v.GenericSchema;
}

/** Fields of documents' own pages. */
const checks: readonly Check[] = [
  {
    filter: publishedPost,
    fields: ownPostFields,
    schema: v.omit(post, ["related"]),
  },
  {
    filter: publishedCaseStudy,
    fields: ownCaseStudyFields,
    schema: v.object({ slug, ...v.omit(caseStudy, ["previous", "next"]).entries }),
  },
  { filter: activeVacancy, fields: vacancyFields, schema: vacancy },
  { filter: publishedTeamMember, fields: teamMemberFields, schema: teamMember },
  { filter: sentIssue, fields: ownIssueFields, schema: v.omit(issue, ["lead", "posts"]) },
  { filter: '_type=="product"', fields: productFields, schema: product },
  { filter: '_type=="office"', fields: contactOfficeFields, schema: office },
  {
    filter: '_type=="company"&&(defined(link)||defined(product))',
    fields: companyFields,
    schema: company,
  },
  { filter: '_type=="redirect"', fields: redirectFields, schema: redirect },
  { filter: '_id=="notice"&&isShown==true', fields: noticeFields, schema: notice },
  {
    filter: '_id=="agency"',
    fields: `${identity},email,phone,whatsapp,${optionalText("distance")},"social":${socialLinks}`,
    schema: agency,
  },
];

/** Per request. */
const batchSize = 100;

const createQuery = ({ filter, fields }: Check): string =>
  `*[${filter}&&_id>$id]|order(_id asc)[0...${batchSize}]{"shownTitle":coalesce(title,name,subject,from,text),${fields}}`;

/**
 * Validates all published documents in every language.
 *
 * @param fetchDocuments queries published documents of all types. Throws its errors
 */
export async function findUnfitDocuments(fetchDocuments: FetchDocuments): Promise<UnfitDocument[]> {
  const found = new Map<string, UnfitDocument>();
  for (const check of checks) {
    const query = createQuery(check);
    for (const lang of languages)
      for (let id: string | undefined = ""; id !== undefined; ) {
        const documents = (await fetchDocuments(query, { lang, id })) as RawDocument[];
        for (const document of documents) addProblems(found, document, check.schema);
        id = documents.length === batchSize ? documents.at(-1)?._id : undefined;
      }
  }
  return [...found.values()];
}

interface RawDocument {
  _id: string;
  _type: string;
  shownTitle: unknown;
}

function addProblems(
  found: Map<string, UnfitDocument>,
  raw: RawDocument,
  schema: v.GenericSchema,
): void {
  const { _id: id, _type: type, shownTitle } = raw;
  const add = ({ path, expected, found: kind, excerpt }: Misfit, omission: Omission) => {
    const title = typeof shownTitle === "string" ? shownTitle.toWellFormed() : id;
    const document = found.get(id) ?? { id, type, title, problems: [] };
    found.set(id, document);
    const problem = { path, expected, found: kind, ...(excerpt !== undefined && { excerpt }) };
    // Fields without a translation are checked repeatedly.
    if (!document.problems.some((one) => one.path === path && one.omission === omission))
      document.problems.push({ ...problem, omission });
  };
  fitToSchema(v.array(schema), [raw], {
    onOmit: add,
    place: { document: undefined, path: "" },
  });
}
