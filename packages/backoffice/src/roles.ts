import { translations } from "@agency/content/language";
import { publicTypes } from "@agency/content/schema";
import { translatedTypes } from "@agency/content/translation";
import type { Document, DocumentChange, Rights } from "@agency/server/content";

/** Roles of staff. The content service enforces their permissions. */
export const roles = ["admin", "editor", "translator", "recruiter"] as const;

export type Role = (typeof roles)[number];

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

const assets = ["sanity.imageAsset", "sanity.fileAsset"];

/** GROQ condition: an issue that was sent, and is therefore read-only. */
const sent = `_type == "newsletterIssue" && defined(sentAt) && isSample != true`;

const createFilter = (types: readonly string[]) =>
  `_type in ${JSON.stringify(types)} && !(${sent})`;
const contentTypes = publicTypes.map(({ name }) => name);

/** GROQ filters of the documents that a role may change. */
const filters: Record<Role, string> = {
  admin: `!(${sent})`,
  editor: createFilter([...contentTypes, ...assets]),
  translator: createFilter(contentTypes.filter((type) => type !== "redirect")),
  recruiter: createFilter(["jobVacancy", ...assets]),
};

/**
 * Returns a role's permissions for the content in `dataset`. Everyone can read all of it, including
 * drafts. Submissions are elsewhere, and accessible only through this server, which logs who reads
 * them.
 */
export function getRights(role: Role, dataset: string): Rights {
  return {
    role: "write",
    datasets: [dataset],
    filter: filters[role],
    ...(role === "translator" && { allows: areTranslations }),
  };
}

const translated: Record<Role, readonly string[]> = {
  admin: translatedTypes,
  editor: translatedTypes,
  translator: translatedTypes,
  recruiter: ["jobVacancy"],
};

/** Types whose Arabic a role may edit. */
export const getTranslatedTypes = (role: Role): readonly string[] => translated[role];

/** Kinds of submissions in the inbox. */
export type InboxType = "jobApplication" | "contactEnquiry";

const inboxes: Record<Role, readonly InboxType[]> = {
  admin: ["jobApplication", "contactEnquiry"],
  editor: ["contactEnquiry"],
  translator: [],
  recruiter: ["jobApplication"],
};

export const getInboxes = (role: Role): readonly InboxType[] => inboxes[role];

/** Whether a role may send issues. */
export const maySendNewsletter = (role: Role): boolean => role === "admin" || role === "editor";

/** Whether a role may export and erase a visitor's data, and see the access log. */
export const mayManageData = (role: Role): boolean => role === "admin";

/** Whether a role may manage staff accounts. */
export const mayManagePeople = (role: Role): boolean => role === "admin";

/** Whether a role revokes preview links that others made. Everyone revokes their own. */
export const canRevokeAnyPreviewLink = (role: Role): boolean => role === "admin";

const getDraftId = (id: string) => `drafts.${id}`;
const getPublishedId = (id: string) => id.replace(/^drafts\./, "");

/**
 * Whether a transaction changes Arabic only. A draft is compared with the document it came from or
 * is published to, so that publishing includes no other change, and drafts of others are not
 * discarded.
 */
function areTranslations(
  changes: readonly DocumentChange[],
  get: (id: string) => Document | undefined,
): boolean {
  const afterwards = (id: string) => {
    const change = changes.find((one) => one.id === id);
    return change ? change.after : get(id);
  };
  return changes.every(({ id, before, after }) => {
    if (id === getPublishedId(id)) return isTranslation(before, after);
    if (id !== getDraftId(getPublishedId(id))) return false;
    if (after) return isTranslation(before ?? get(getPublishedId(id)), after);
    return isTranslation(before, afterwards(getPublishedId(id)));
  });
}

const isTranslation = (from: Document | undefined, to: Document | undefined): boolean =>
  from !== undefined && to !== undefined && isSameButTranslation(from, to, true);

/** Set by the service itself. */
const ownFields = ["_id", "_rev", "_createdAt", "_updatedAt"];

function isSameButTranslation(from: unknown, to: unknown, isRoot = false): boolean {
  if (!isContainer(from) || !isContainer(to)) return from === to;
  if (Array.isArray(from) !== Array.isArray(to)) return false;
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...names].every(
    (name) =>
      translations.some((language) => language === name) ||
      (isRoot && ownFields.includes(name)) ||
      isSameButTranslation(from[name], to[name]),
  );
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
