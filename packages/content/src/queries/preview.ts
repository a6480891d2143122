import { publishedCaseStudy } from "./case-studies.ts";
import { sentIssue } from "./newsletter.ts";
import { publishedPost } from "./posts.ts";
import type { Query, QueryParams } from "./query.ts";
import { publishedTeamMember } from "./team.ts";
import { activeVacancy } from "./vacancies.ts";

const conditions = [
  publishedPost,
  publishedCaseStudy,
  activeVacancy,
  publishedTeamMember,
  sentIssue,
];

/** Includes planned and hidden documents in a page's query. */
export const includeHidden = <Result, Params extends QueryParams>(
  query: Query<Result, Params>,
): Query<Result, Params> =>
  conditions.reduce<string>(
    (groq, condition) => groq.replaceAll(condition, condition.split("&&")[0] ?? condition),
    query,
  );
