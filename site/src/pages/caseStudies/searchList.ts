import { createPagination } from "@agency/client/lists/pagination";
import { caseStudyCardsQuery, caseStudyPageQuery } from "@agency/content/queries/case-study-lists";
import { createSearchList, type ListFilters } from "../list/createSearchList.ts";

export type Filters = ListFilters<"industry" | "service">;

/** A lead and three rows of two. */
export const pagination = createPagination(7, 6);

/** `?q=`, `?industry=`, `?service=`, `?page=`. */
export const caseStudyList = createSearchList({
  path: "/case-studies",
  type: "caseStudy",
  names: ["industry", "service"],
  pagination,
  openingQuery: caseStudyPageQuery,
  getCards: (cards) => cards,
  pageQuery: caseStudyPageQuery,
  cardsQuery: caseStudyCardsQuery,
});
