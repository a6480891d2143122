import type { Query, QueryParams } from "@agency/content/queries/query";
import type { ComponentType } from "react";
import type { Answered, Answers } from "../content.ts";
import type { Language } from "../language.ts";

export interface AskOptions {
  /** Whether the page is complete without the answer: a failure is then not recorded. @default false */
  isOptional?: boolean;
}

/** Asks the content service for what the page shows; its parts find the answer with `useContent`. */
export type Ask = <Result, Params extends QueryParams>(
  query: Query<Result, Params>,
  params: Params,
  options?: AskOptions,
) => Promise<Result>;

/** What an address asks for. */
export interface PageRequest {
  language: Language;
  /** The parts of the address that the route names. */
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  /** The moment that the page is made for. */
  now: Date;
  ask: Ask;
}

/** The code of a page. */
export interface PageModule {
  default: ComponentType;
  /**
   * Asks for all the content that the page shows. What fails is shown as failed where it is used.
   *
   * @returns `false` where there is no such document: the server then says 404
   */
  load?: (request: PageRequest) => Promise<unknown>;
  /**
   * How many items new answers would put before those that are shown. They are offered then, and not
   * put there while somebody reads. @default none
   */
  news?: (
    shown: Answered,
    next: Answered,
    request: Pick<PageRequest, "language" | "search">,
  ) => number;
}

/** Data of a loaded page. The server sends it to the browser as JSON. */
export interface PageData {
  answers: Answers;
  /** Hash of the answers as the content service returned them. */
  version: string;
  /** Whether the page's document exists. Always true for a page without one. */
  found: boolean;
  /** Time that the page is rendered for, in ms since the epoch. */
  now: number;
}
