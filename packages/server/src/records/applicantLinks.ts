import type { Routes } from "../pages/routes.ts";
import { createLinkToken, isSame } from "../settings/secret.ts";
import { defaultTimeouts } from "../settings/timeouts.ts";
import { documentId, getKey } from "./store.ts";

type Use = "a" | "e";

/** Unverified. */
export interface ApplicantLink {
  use: Use;
  id: string;
  /** In ms since the epoch. */
  until: number;
  token: string;
}

export type ApplicantAddress = (language: string, link: string) => string;

/** Builds the localized path of an applicant's link. */
export const applicantAddress =
  ({
    applicant: { path },
    routes: { getLocalizedPath },
  }: {
    applicant: { path: string };
    routes: Pick<Routes, "getLocalizedPath">;
  }): ApplicantAddress =>
  (language, link) =>
    getLocalizedPath(language, path.replace(":link", link));

const signLink = (secret: string, use: Use, key: string, until: number, email: string): string =>
  createLinkToken(secret, `applicant-${use}`, `${key}\n${until}\n${email.toLowerCase()}`);

function createLink(secret: string, use: Use, id: string, until: number, email: string): string {
  const key = getKey(id);
  return [use, key, until.toString(36), signLink(secret, use, key, until, email)].join(".");
}

/**
 * Signs the link to an applicant's page. Valid for `defaultTimeouts.applicantLink`, while `email`
 * is the application's address. A mistyped address loses access once corrected.
 */
export const createPageLink = (
  secret: string,
  id: string,
  email: string,
  now = Date.now(),
): string => createLink(secret, "a", id, now + defaultTimeouts.applicantLink, email);

/** Signs a link that confirms a new address. Valid for `defaultTimeouts.confirmLink`. */
export const confirmLink = (secret: string, id: string, email: string, now = Date.now()): string =>
  createLink(secret, "e", id, now + defaultTimeouts.confirmLink, email);

/** Parses a link without verifying it, `undefined` if malformed. */
export function parseLink(link: string): ApplicantLink | undefined {
  const [, use, key, until = "", token = ""] =
    /^([ae])\.([0-9a-f]{64})\.([0-9a-z]{1,10})\.([0-9a-f]{64})$/.exec(link) ?? [];
  if (!key) return undefined;
  const id = documentId("jobApplication", key);
  return { use: use as Use, id, until: Number.parseInt(until, 36), token };
}

/** Verifies the signature for the address, but not the expiry. */
export const isValidLink = (
  secret: string,
  { use, id, until, token }: ApplicantLink,
  email: string,
): boolean => isSame(signLink(secret, use, getKey(id), until, email), token);
