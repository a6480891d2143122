import type { ChangeFeed } from "@agency/server/content";
import type { Deletion } from "@agency/server/submissions";
import type { AuditEntry } from "./accounts/audit-log.ts";

export type Change = Parameters<Parameters<ChangeFeed["subscribe"]>[0]>[0];

/** Contains ids, but no personal data. */
export interface AuditLine {
  event: string;
  /** Person's id, `server`, `visitor`, `token` or `command line`. */
  by: string;
  document?: string;
  type?: string;
  whom?: string;
  role?: string;
  records?: readonly string[];
  files?: number;
}

const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined;

const isKeptAsDraft = ({ mutations }: Change, id: string): boolean =>
  mutations.some(
    (one) =>
      (one as { createIfNotExists?: { _id: string } }).createIfNotExists?._id === `drafts.${id}`,
  );

/** Lists publications, withdrawals and deletions, but no drafts and files. */
export function getContentLines(change: Change): AuditLine[] {
  const by = change.author ?? "token";
  return change.documents.flatMap(({ id, before, after }) => {
    const type = (after ?? before)?._type ?? "";
    if (id.includes(".") || type.startsWith("sanity.")) return [];
    const removal = isKeptAsDraft(change, id) ? "unpublish" : "delete";
    return { event: after ? "publish" : removal, by, document: id, type };
  });
}

const accessEvents: Partial<Record<AuditEntry["what"], string>> = {
  "set-up": "set-up",
  invited: "invite",
  accepted: "join",
  reset: "access-reset",
  role: "role-change",
  ended: "access-end",
};

const created = <Type>({ documents }: Change, type: string): Type[] =>
  documents
    .filter(({ before, after }) => !before && after?._type === type)
    .map(({ after }) => after as unknown as Type);

/** Lists changes of access. */
export const getAccessLines = (change: Change): AuditLine[] =>
  created<Partial<AuditEntry>>(change, "trace").flatMap(({ what, by, whom, role }) => {
    const event = what && accessEvents[what];
    const actor = by?.startsWith("person.") ? by : "command line";
    return event
      ? {
          event,
          by: actor,
          ...(whom !== undefined && { whom }),
          ...(role !== undefined && { role }),
        }
      : [];
  });

const submissionTypes = ["contactEnquiry", "jobApplication", "newsletterSubscriber"];

/** Lists deletions of submissions. @param getPersonId by mail address */
export const getDeletionLines = (
  change: Change,
  getPersonId: (email: string) => string,
): AuditLine[] =>
  created<Deletion>(change, "deletion").map(({ reason, by = "server", files }) => ({
    event: reason,
    by: getActor(by, getPersonId),
    records: change.documents
      .map(({ before, after }) => (after ? undefined : before))
      .filter(isDefined)
      .filter(({ _type }) => submissionTypes.includes(_type))
      .map(({ _id }) => _id),
    files,
  }));

function getActor(by: string, getPersonId: (email: string) => string): string {
  if (by === "server" || by === "visitor") return by;
  return by.includes("@") ? getPersonId(by) : "command line";
}
