import { type ServerDeps, toLogFields } from "@agency/server";
import { getPersonId } from "./accounts/index.ts";
import {
  type AuditLine,
  type Change,
  getAccessLines,
  getContentLines,
  getDeletionLines,
} from "./audit-lines.ts";
import { deskDataset } from "./dataset.ts";

type AuditDeps = Pick<ServerDeps, "settings" | "secret" | "embedded" | "log">;

/**
 * Writes the audit log of content and access to the server's log: publications, withdrawals,
 * deletions, erasures and access. Returns a function that ends it. Sanity projects have their own
 * history.
 */
export function logAudit({ settings, secret, embedded, log }: AuditDeps): () => void {
  if (!embedded) return () => undefined;
  const { dataset, submissionsDataset } = settings.content;
  const follow = (name: string, getLines: (change: Change) => AuditLine[]) =>
    embedded.getChanges(name).subscribe(
      (change) => {
        // A failing log must not fail the commit.
        try {
          for (const line of getLines(change)) log.info(line, "audit");
        } catch (error) {
          log.error({ error: toLogFields(error) }, "audit failed");
        }
      },
      () => undefined,
    );
  const ends = [
    follow(dataset, getContentLines),
    follow(deskDataset, getAccessLines),
    follow(submissionsDataset, (change) =>
      getDeletionLines(change, (email) => getPersonId({ secret }, email)),
    ),
  ];
  return () => {
    for (const end of ends) end();
  };
}
