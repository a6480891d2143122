import { translations } from "@agency/content/language";
import { publicTypes } from "@agency/content/schema";
import { translatedTypes } from "@agency/content/translation";
import type { Document, DocumentChange, Rights } from "@agency/server/content";

/** What people of the staff are invited for. What a role may do holds in the service. */
export const roles = ["admin", "editor", "translator", "recruiter"] as const;

export type Role = (typeof roles)[number];

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

const assets = ["sanity.imageAsset", "sanity.fileAsset"];

/** GROQ of what nobody changes any more: an issue that subscribers have in their mailboxes. */
const sent = `_type == "newsletterIssue" && defined(sentAt) && isSample != true`;

const createFilter = (types: readonly string[]) =>
  `_type in ${JSON.stringify(types)} && !(${sent})`;
const contentTypes = publicTypes.map(({ name }) => name);

/** Of the documents that a role may change. */
const filters: Record<Role, string> = {
  admin: `!(${sent})`,
  editor: createFilter([...contentTypes, ...assets]),
  translator: createFilter(contentTypes.filter((type) => type !== "redirect")),
  recruiter: createFilter(["jobVacancy", ...assets]),
};

/**
 * What a role may do with the content, which is in `dataset`: everybody reads all of it, drafts
 * included. What visitors sent is not there, and reached in no other way than through this server,
 * which traces who read what.
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

/** Types of documents whose Arabic a role works on. */
export const getTranslatedTypes = (role: Role): readonly string[] => translated[role];

/** What visitors send that is worked on in the inbox. */
export type InboxType = "jobApplication" | "contactEnquiry";

const inboxes: Record<Role, readonly InboxType[]> = {
  admin: ["jobApplication", "contactEnquiry"],
  editor: ["contactEnquiry"],
  translator: [],
  recruiter: ["jobApplication"],
};

/** What visitors sent that a role reads and works on. */
export const getInboxes = (role: Role): readonly InboxType[] => inboxes[role];

/** Which role has issues of the newsletter sent. */
export const maySendNewsletter = (role: Role): boolean => role === "admin" || role === "editor";

/** Which role takes all of a visitor along or erases it, and sees who read what. */
export const mayManageData = (role: Role): boolean => role === "admin";

/** Which role tells who is on the staff, and what they may do. */
export const mayManagePeople = (role: Role): boolean => role === "admin";

/** Whether a role revokes preview links that others made. Everyone revokes their own. */
export const canRevokeAnyPreviewLink = (role: Role): boolean => role === "admin";

const getDraftId = (id: string) => `drafts.${id}`;
const getPublishedId = (id: string) => id.replace(/^drafts\./, "");

/**
 * Whether a transaction changes Arabic alone. A draft is compared with what it came from or went into,
 * so that publishing brings nothing else along, and no draft of others is thrown away.
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

/** What the service writes itself. */
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
