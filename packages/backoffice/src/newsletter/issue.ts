import { languages, type Translated, translate, translations } from "@agency/content/language";
import { type Issue, issueMailQuery } from "@agency/content/queries/newsletter";
import type { FieldError } from "@agency/server/forms/fieldError";
import { ApiError } from "@agency/server/http";
import type { Writer } from "@agency/server/submissions";

export type Issues = Translated<Issue>;

/** Returns drafts separately. */
export const contentWriter = (writer: Writer, dataset: string): Writer =>
  writer.withConfig({ dataset, perspective: "raw" });

const getDraftId = (id: string): string => `drafts.${id}`;

/** Prefers the draft. Rejects with the content service's error. */
export async function findIssue(content: Writer, id: string): Promise<Issues | undefined> {
  const issues = await Promise.all(
    languages.map(async (lang) => {
      const ids = [getDraftId(id), id];
      return [lang, await content.fetch<Issue | null>(issueMailQuery, { lang, ids })] as const;
    }),
  );
  return issues.every(([, issue]) => issue) ? (Object.fromEntries(issues) as Issues) : undefined;
}

/** Lists empty required fields in every language. */
export function findMissingFields(issues: Issues): FieldError[] {
  const { en } = issues;
  const isEmpty = ({ body: { blocks, text } }: Issue) => blocks.length === 0 && !text;
  const missing = [
    ...(en.subject.text ? [] : ["subject"]),
    ...(en.slug ? [] : ["slug"]),
    ...(isEmpty(en) ? ["body"] : []),
    ...translations.flatMap((language) => {
      const issue = translate(issues, language);
      const isTranslated = issue.body.lang === language && !isEmpty(issue);
      return [
        ...(issue.subject.lang === language ? [] : [`${language}.subject`]),
        ...(isTranslated ? [] : [`${language}.body`]),
      ];
    }),
  ];
  return missing.map((field) => ({ field, code: "required" }));
}

/**
 * Returns an unsent, complete issue in every language.
 *
 * @throws `not-found`, `status-forbidden` if it was sent, `fields-invalid` with the missing fields
 */
export async function requireIssue(content: Writer, id: string): Promise<Issues> {
  const issues = await findIssue(content, id);
  if (!issues) throw new ApiError("not-found");
  if (issues.en.sentAt !== null) throw new ApiError("status-forbidden");
  const fields = findMissingFields(issues);
  if (fields.length > 0) throw new ApiError("fields-invalid", { fields });
  return issues;
}

interface Stored {
  _id: string;
  _rev: string;
  _type: string;
  sentAt?: string;
}

/** Publishes an issue, then read-only. Idempotent. Rejects with a conflict during editing. */
export async function publishAsSent(content: Writer, id: string, sentAt: string): Promise<void> {
  const [draft, published] = await Promise.all([
    content.getDocument<Stored & Record<string, unknown>>(getDraftId(id)),
    content.getDocument<Stored & Record<string, unknown>>(id),
  ]);
  if (draft) {
    const { _rev, ...fields } = draft;
    await content
      .transaction()
      .createOrReplace({ ...fields, _id: id, sentAt })
      // Preserves concurrent edits.
      .patch(draft._id, { ifRevisionID: _rev, set: { sentAt } })
      .delete(draft._id)
      .commit({ returnDocuments: false });
  } else if (published && published.sentAt !== sentAt)
    await content
      .patch(id)
      .ifRevisionId(published._rev)
      .set({ sentAt })
      .commit({ returnDocuments: false });
}
