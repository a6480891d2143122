import type { Routes } from "../pages/routes.ts";
import { isSame, tokenFor } from "../settings/secret.ts";
import { defaultTimeouts } from "../settings/timeouts.ts";
import { documentId, getKey } from "./store.ts";

/** What a link is for: an application's page, or the confirmation of another address for its mails. */
type Use = "a" | "e";

/** What a link says, whether it was made here or not. */
export interface ApplicantLink {
  use: Use;
  /** Id of the application. */
  id: string;
  /** In ms since 1970. */
  until: number;
  token: string;
}

/** Where the page of an application is, in a language, by what its link holds. */
export type ApplicantAddress = (language: string, link: string) => string;

/** Where a site has that page. */
export const applicantAddress =
  ({
    applicant: { path },
    routes: { addressIn },
  }: {
    applicant: { path: string };
    routes: Pick<Routes, "addressIn">;
  }): ApplicantAddress =>
  (language, link) =>
    addressIn(language, path.replace(":link", link));

const signLink = (secret: string, use: Use, key: string, until: number, email: string): string =>
  tokenFor(secret, `applicant-${use}`, `${key}\n${until}\n${email.toLowerCase()}`);

function createLink(secret: string, use: Use, id: string, until: number, email: string): string {
  const key = getKey(id);
  return [use, key, until.toString(36), signLink(secret, use, key, until, email)].join(".");
}

/**
 * Makes the link to an application's page. It works for `defaultTimeouts.applicantLink`, and only while `email`
 * is the address of the application: a mistyped address keeps no way in once it is corrected.
 */
export const pageLink = (secret: string, id: string, email: string, now = Date.now()): string =>
  createLink(secret, "a", id, now + defaultTimeouts.applicantLink, email);

/** Creates the token of a link that confirms a new e-mail address. Valid for `defaultTimeouts.confirmLink`. */
export const confirmLink = (secret: string, id: string, email: string, now = Date.now()): string =>
  createLink(secret, "e", id, now + defaultTimeouts.confirmLink, email);

/** Reads a link by its form alone; `undefined` for what is none. */
export function readLink(link: string): ApplicantLink | undefined {
  const [, use, key, until = "", token = ""] =
    /^([ae])\.([0-9a-f]{64})\.([0-9a-z]{1,10})\.([0-9a-f]{64})$/.exec(link) ?? [];
  if (!key) return undefined;
  const id = documentId("jobApplication", key);
  return { use: use as Use, id, until: Number.parseInt(until, 36), token };
}

/** Whether a link was made here, for that mail address. */
export const isOurs = (
  secret: string,
  { use, id, until, token }: ApplicantLink,
  email: string,
): boolean => isSame(signLink(secret, use, getKey(id), until, email), token);
