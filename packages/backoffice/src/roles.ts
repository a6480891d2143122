import { translations } from "@agency/content/language";
import { publicTypes } from "@agency/content/schema";
import { translatedTypes } from "@agency/content/translation";
import type { Document, DocumentChange, Rights } from "@agency/server/content";

/** The content service enforces the permissions in `getRights`. */
export const roles = ["admin", "editor", "translator", "recruiter"] as const;

export type Role = (typeof roles)[number];

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

const assets = ["sanity.imageAsset", "sanity.fileAsset"];

/** Sent issues are read-only. */
const sent = `_type == "newsletterIssue" && defined(sentAt) && isSample != true`;

const createFilter = (types: readonly string[]) =>
  `_type in ${JSON.stringify(types)} && !(${sent})`;
const contentTypes = publicTypes.map(({ name }) => name);

const filters: Record<Role, string> = {
  admin: `!(${sent})`,
  editor: createFilter([...contentTypes, ...assets]),
  translator: createFilter([
    ...contentTypes.filter((type) => type !== "redirect"),
    "sanity.imageAsset",
  ]),
  recruiter: createFilter(["jobVacancy", ...assets]),
};

const edited: Record<Role, readonly string[]> = {
  admin: contentTypes,
  editor: contentTypes,
  translator: [],
  recruiter: ["jobVacancy"],
};

/** Returns the types that the role edits in full. */
export const getEditedTypes = (role: Role): readonly string[] => edited[role];

/** Whether the role writes English text alternatives of pictures. All write Arabic ones. */
export const canDescribeInEnglish = (role: Role): boolean => role !== "translator";

/**
 * Everyone can read all content, including drafts. Submissions are only accessible through this
 * server, which logs access.
 */
export function getRights(role: Role, dataset: string): Rights {
  return {
    role: "write",
    datasets: [dataset],
    filter: filters[role],
    ...(role !== "admin" && {
      allows: (changes, get) =>
        addsNoSvg(changes) && (role !== "translator" || areTranslations(changes, get)),
    }),
  };
}

/** SVG files can contain scripts. Their text alternatives may change. */
const addsNoSvg = (changes: readonly DocumentChange[]): boolean =>
  changes.every(({ before, after }) => !isSvg(after) || isSvg(before));

const isSvg = (asset: Document | undefined): boolean =>
  asset?.extension === "svg" || asset?.mimeType === "image/svg+xml";

const translated: Record<Role, readonly string[]> = {
  admin: translatedTypes,
  editor: translatedTypes,
  translator: translatedTypes,
  recruiter: ["jobVacancy"],
};

export const getTranslatedTypes = (role: Role): readonly string[] => translated[role];

export type InboxType = "jobApplication" | "contactEnquiry";

const inboxes: Record<Role, readonly InboxType[]> = {
  admin: ["jobApplication", "contactEnquiry"],
  editor: ["contactEnquiry"],
  translator: [],
  recruiter: ["jobApplication"],
};

export const getInboxes = (role: Role): readonly InboxType[] => inboxes[role];

export const canSendNewsletter = (role: Role): boolean => role === "admin" || role === "editor";

/** Whether the role may set an earlier status. */
export const mayMoveBack = (role: Role): boolean => role === "admin";

/** Includes export and erasure of a visitor's data, and the access log. */
export const mayManageData = (role: Role): boolean => role === "admin";

export const canManagePeople = (role: Role): boolean => role === "admin";

export const canRevokeAnyPreviewLink = (role: Role): boolean => role === "admin";

const getDraftId = (id: string) => `drafts.${id}`;
const getPublishedId = (id: string) => id.replace(/^drafts\./, "");

/**
 * Compares a draft with its origin or target, so that publishing includes no other change and keeps
 * others' drafts.
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

/** Set by the service. */
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
